import { errorTextIn, useAddresses, usePreOrderView, useStorefront } from '@promenade/storefront-hooks';
import { fieldTexts } from '@promenade/storefront-hooks/domain';
import type { PreOrder } from '@promenade/storefront-sdk';
import { Alert, Button, CheckoutLayout } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { CouponSection } from './CouponSection.tsx';
import styles from './checkout.module.css';
import { type CheckoutDraft, chosenAddress } from './checkout-draft.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { NoteSection } from './NoteSection.tsx';
import { type OrderFaultPlace, orderFaultPlace } from './order-fault.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { PointsSection } from './PointsSection.tsx';
import { ShopReceipt } from './ShopReceipt.tsx';
import { useCheckoutAmounts } from './use-checkout-amounts.ts';
import { usePayableMethods } from './use-payable-methods.ts';
import { type PlaceOrderOptions, usePlaceOrder } from './use-place-order.ts';

export interface CheckoutFormProps extends PlaceOrderOptions {
  preOrder: PreOrder;
  isRefreshing: boolean;
  draft: CheckoutDraft;
  onDraft(part: Partial<CheckoutDraft>): void;
}

const sections = { addressId: 'delivery', payType: 'payment', note: 'note' } as const;
const placeSections: Partial<Record<OrderFaultPlace, string>> = {
  address: 'delivery',
  items: 'items',
  payment: 'payment',
  note: 'note',
};

/** The order page: where to, what, a note, how to pay, what it comes to, and one button. */
export function CheckoutForm({ isRefreshing, draft, onDraft, ...placing }: CheckoutFormProps) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const { preOrder, ...order } = placing;
  const view = usePreOrderView(preOrder);
  const addresses = useAddresses();
  const payable = usePayableMethods();
  const { submit, isPending, issues, clearIssue, error, totalChange } = usePlaceOrder(order);

  const addressId = chosenAddress(addresses.data ?? [], draft.addressId, preOrder.addressId);
  const deductions = {
    ...(draft.couponId !== undefined && { couponId: draft.couponId }),
    ...(draft.spendPoints && { spendPoints: true }),
  };
  const terms = { ...deductions, ...(addressId !== undefined && { addressId }) };
  const checkout = useCheckoutAmounts(order.preOrderNo, preOrder, terms);
  const total = formatMoney(checkout.amounts.payPrice);
  const { methods = [] } = payable;
  const isReady = !addresses.isLoading && !checkout.isPending && Boolean(payable.methods ?? payable.error);
  const only = methods.length === 1 ? methods[0]?.id : undefined;
  const payType = methods.find(({ id }) => id === draft.payType)?.id ?? only;

  const place = orderFaultPlace(error);
  const words = error && errorTextIn(error, locale);
  const wordsAt = (here: typeof place) => (place === here ? words : undefined);
  const [firstInvalid] = Object.keys(issues) as (keyof typeof sections)[];
  const troubled = firstInvalid ? sections[firstInvalid] : place && placeSections[place];
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new refusal leads to its section, the same one again too.
  useEffect(() => {
    if (!troubled) return;
    document.getElementById(troubled)?.querySelector<HTMLElement>('a[href], input, textarea, button')?.focus();
  }, [troubled, issues, error]);

  const wrong = fieldTexts(issues, issueTexts);
  return (
    <CheckoutLayout
      summary={<ShopReceipt amounts={checkout.amounts} pending={isRefreshing || checkout.isPending} />}
      total={total}
      submit={
        <>
          {totalChange ? (
            <Alert tone="caution" announce title={text('checkout.totalChanged')}>
              {text('checkout.totalChangedText', {
                was: formatMoney(totalChange.wasCents),
                now: formatMoney(totalChange.nowCents),
              })}
            </Alert>
          ) : null}
          {wordsAt('submit') || wordsAt('gone') ? (
            <Alert tone="critical" announce title={text('checkout.notPlaced')}>
              {words}
            </Alert>
          ) : null}
          <Button
            size="large"
            wide
            pending={isPending || !isReady}
            onClick={() =>
              submit({ ...deductions, addressId, payType, note: draft.note, totalCents: checkout.amounts.payPrice })
            }
          >
            {text('checkout.pay', { amount: total })}
          </Button>
          <p className={styles.small}>{text('checkout.assurance')}</p>
        </>
      }
    >
      <DeliverySection
        addresses={addresses}
        value={addressId}
        step={draft.addressStep}
        error={(addressId === undefined ? wrong.addressId : undefined) ?? wordsAt('address')}
        onChange={(part) => {
          onDraft(part);
          clearIssue('addressId');
        }}
      />
      <ItemsSection view={view} error={wordsAt('items')} />
      <CouponSection
        preOrderNo={order.preOrderNo}
        value={draft.couponId}
        error={checkout.error}
        onChange={(couponId) => onDraft({ couponId })}
      />
      <PointsSection
        preOrder={preOrder}
        couponCents={checkout.amounts.couponPrice}
        value={draft.spendPoints ?? false}
        onChange={(spendPoints) => onDraft({ spendPoints })}
      />
      <NoteSection
        value={draft.note}
        error={wrong.note ?? wordsAt('note')}
        onChange={(note) => {
          onDraft({ note });
          clearIssue('note');
        }}
      />
      <PaymentSection
        payable={payable}
        value={payType}
        error={wrong.payType ?? wordsAt('payment')}
        onChange={(id) => {
          onDraft({ payType: id });
          clearIssue('payType');
        }}
      />
    </CheckoutLayout>
  );
}
