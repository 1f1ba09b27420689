import {
  checkoutAmounts,
  errorTextIn,
  type OrderAmounts,
  type UseCheckout,
  useAddresses,
  useCheckout,
  useCheckoutPrice,
  usePreOrderView,
  useStorefront,
  useWrite,
} from '@promenade/storefront-hooks';
import { fieldTexts, type OrderConfirmInput, orderPath } from '@promenade/storefront-hooks/domain';
import type { PreOrder, StorefrontError } from '@promenade/storefront-sdk';
import { Alert, Button } from '@promenade/storefront-ui';
import { CheckoutLayout } from '@promenade/storefront-ui/shop';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { type CheckoutDraft, chosenAddress } from '../lib/checkout-draft.ts';
import { useEnvironment } from '../lib/environment.ts';
import { refusalOf } from '../lib/forms.ts';
import { type OrderErrorSection, orderErrorSection } from '../lib/order-error.ts';
import { usePayableMethods, usePayOrder } from '../lib/pay-order.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import styles from '../styles/checkout.module.css';
import { CouponSection, ItemsSection, NoteSection, PaymentSection, PointsSection } from './CheckoutSections.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { ExpressWallets } from './ExpressWallets.tsx';
import { ShopReceipt } from './OrderReceipt.tsx';

interface CheckoutFormProps extends PlaceOrderOptions {
  preOrder: PreOrder;
  isRefreshing: boolean;
  draft: CheckoutDraft;
  onDraft(part: Partial<CheckoutDraft>): void;
}

const sections = { addressId: 'delivery', payType: 'payment', note: 'note' } as const;
const placeSections: Partial<Record<OrderErrorSection, string>> = {
  address: 'delivery',
  items: 'items',
  payment: 'payment',
  note: 'note',
};

/** The checkout: address, items, note, payment method, totals, and one button. */
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

  const place = orderErrorSection(error);
  const words = error && errorTextIn(error, locale);
  const wordsAt = (here: typeof place) => (place === here ? words : undefined);
  const [firstInvalid] = Object.keys(issues) as (keyof typeof sections)[];
  const troubled = firstInvalid ? sections[firstInvalid] : place && placeSections[place];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal scrolls to its section, also the same one again.
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
      <ExpressWallets purchase={{ kind: 'checkout', preOrderNo: order.preOrderNo, ...deductions }} />
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
      <ItemsSection view={view} preOrder={preOrder} error={wordsAt('items')} />
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

interface PlaceOrder extends Pick<UseCheckout, 'issues' | 'clearIssue' | 'totalChange'> {
  /** Places the order once, then opens its payment. */
  submit(input: PlaceOrderInput): void;
  isPending: boolean;
  /** Error of an order that the shopper cannot correct. */
  error: StorefrontError | undefined;
}

/** The choices of the form, and the total that it showed. */
type PlaceOrderInput = OrderConfirmInput & Deductions & { totalCents: number };

interface PlaceOrderOptions {
  preOrderNo: string;
  onPlaced(orderNo: string): void;
  onPaymentFailed(orderNo: string, error: unknown): void;
}

/** The last step of the checkout. */
function usePlaceOrder({ preOrderNo, ...handlers }: PlaceOrderOptions): PlaceOrder {
  const { place, issues, clearIssue, totalChange } = useCheckout();
  const payment = usePayOrder();
  const navigate = useNavigate();
  const isHere = useIsHere();

  const order = useWrite(async (input: PlaceOrderInput) => {
    const { orderNo, wasAlreadySent } = await place.run({ ...input, preOrderNo });
    handlers.onPlaced(orderNo);
    // A shopper who has left the page can pay the order from the account.
    if (!isHere()) return;
    // The order was placed by an earlier press, so later changes are not in it. Its page shows the ordered items and lets the shopper pay.
    if (wasAlreadySent) return navigate(orderPath(orderNo), { replace: true });
    const payType = `${input.payType}`;
    await payment.start({ orderNo, payType }).catch((error) => handlers.onPaymentFailed(orderNo, error));
  });
  const isPending = order.isPending || payment.isPending;

  return {
    submit(input) {
      if (!isPending) void order.run(input);
    },
    isPending,
    issues,
    clearIssue,
    totalChange,
    error: totalChange ? undefined : refusalOf(order.error),
  };
}

interface CheckoutAmounts {
  amounts: OrderAmounts;
  /** The amounts for the current choice are loading. */
  isPending: boolean;
  /** Why the coupon or the points could not be applied. */
  error: string | undefined;
}

interface Deductions {
  couponId?: number;
  spendPoints?: boolean;
}

/** Totals of a checkout with the chosen coupon and points, calculated by the backend. */
function useCheckoutAmounts(
  preOrderNo: string,
  preOrder: PreOrder,
  { addressId, ...deductions }: Deductions & { addressId?: number },
): CheckoutAmounts {
  const { locale } = useEnvironment();
  const isReduced = deductions.couponId !== undefined || deductions.spendPoints === true;
  const price = useCheckoutPrice(preOrderNo, { ...deductions, ...(isReduced && addressId ? { addressId } : {}) });
  const data = isReduced ? price.data : undefined;
  return {
    amounts: checkoutAmounts(data ?? preOrder),
    isPending: isReduced && (data ? price.isLoading || price.isRefreshing : !price.error),
    error: isReduced && price.error ? errorTextIn(price.error, locale) : undefined,
  };
}
