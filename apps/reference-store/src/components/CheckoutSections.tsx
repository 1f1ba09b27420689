import {
  type CheckoutCoupons,
  errorTextIn,
  type PreOrderView,
  useCheckoutCoupons,
  useStorefront,
} from '@promenade/storefront-hooks';
import { ORDER_NOTE_MAX_LENGTH, pointsOffer } from '@promenade/storefront-hooks/domain';
import type { PreOrder } from '@promenade/storefront-sdk';
import { Alert, Button, LoadError, RadioGroup, type RadioOption, Skeleton, Switch } from '@promenade/storefront-ui';
import { CheckoutSection, OrderLineList } from '@promenade/storefront-ui/shop';
import { useEffect, useEffectEvent } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { Deferred, deferred } from '../lib/deferred.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import type { PayableMethods } from '../lib/pay-order.ts';
import { takeRememberedCoupon } from '../lib/redeemed-coupon.ts';
import styles from '../styles/checkout.module.css';
import { CountedTextArea } from './CountedTextArea.tsx';
import { PaymentMethodChoice } from './PaymentMethodChoice.tsx';
import { PromotionCode } from './PromotionCode.tsx';
import { ReadError } from './ReadError.tsx';

const Seller = deferred(() => import('./Seller.tsx').then((part) => part.Seller));

interface ItemsSectionProps {
  view: PreOrderView;
  preOrder: PreOrder;
  error: string | undefined;
}

/** The items by merchant. Unavailable ones must be removed in the cart. */
export function ItemsSection({ view, preOrder, error }: ItemsSectionProps) {
  const text = useText('account');
  const excluded = preOrder.orderList
    .flatMap(({ orderInfoList }) => orderInfoList)
    .filter(({ isWithdrawable }) => isWithdrawable === false);
  return (
    <CheckoutSection
      id="items"
      title={text('checkout.items', { count: view.quantity })}
      error={error}
      actions={
        error ? (
          <Button size="small" variant="outline" href={paths.cart}>
            {text('checkout.changeCart')}
          </Button>
        ) : null
      }
    >
      <div className={styles.merchants}>
        {view.merchants.map(({ merId, name, lines }) => (
          <div key={merId} className={styles.merchant}>
            <div>
              <h3 className={styles.merchantName}>{name}</h3>
              {merId > 0 ? (
                <Deferred until="interaction">
                  <Seller id={merId} />
                </Deferred>
              ) : null}
            </div>
            <OrderLineList label={text('orders.linesOf', { merchant: name })} lines={lines} />
          </div>
        ))}
      </div>
      {excluded.length > 0 ? (
        <p>{text('checkout.notWithdrawable', { names: excluded.map(({ productName }) => productName).join(', ') })}</p>
      ) : null}
    </CheckoutSection>
  );
}

interface CouponSectionProps {
  preOrderNo: string;
  value: number | undefined;
  error: string | undefined;
  onChange(couponId: number | undefined): void;
}

const NONE = 'none';

/** The shopper's coupons: usable ones first, then the others with the reason; below them a field for a promotion code. */
export function CouponSection({ preOrderNo, value, error, onChange }: CouponSectionProps) {
  const text = useText('account');
  const { formatMoney } = useStorefront();
  const coupons = useCheckoutCoupons(preOrderNo);
  const { data } = coupons;
  useRememberedCoupon(data, value, onChange);
  if (coupons.error && !data) {
    return (
      <CheckoutSection id="coupon" title={text('checkout.coupon')}>
        <ReadError headingLevel={3} title={text('checkout.couponsFailed')} of={coupons} />
      </CheckoutSection>
    );
  }
  if (!data) return null;
  const usable = data.usable.map(
    ({ coupon, savesAtMostCents }): RadioOption => ({
      value: `${coupon.id}`,
      label: coupon.name,
      aside: text('checkout.couponSaves', { amount: formatMoney(savesAtMostCents) }),
    }),
  );
  const unusable = data.unusable.map(
    ({ coupon, issue, missingCents = 0 }): RadioOption => ({
      value: `${coupon.id}`,
      label: coupon.name,
      text: text(`checkout.couponIssue.${issue}`, { amount: formatMoney(missingCents) }),
      disabled: true,
    }),
  );
  return (
    <CheckoutSection id="coupon" title={text('checkout.coupon')} error={error}>
      {usable.length + unusable.length === 0 ? null : (
        <RadioGroup
          variant="card"
          label={text('checkout.coupon')}
          hideLabel
          name="couponId"
          value={value === undefined ? NONE : `${value}`}
          options={[{ value: NONE, label: text('checkout.couponNone') }, ...usable, ...unusable]}
          onValueChange={(id) => onChange(id === NONE ? undefined : Number(id))}
        />
      )}
      <PromotionCode preOrderNo={preOrderNo} onRedeemed={onChange} />
    </CheckoutSection>
  );
}

/** Preselects the coupon that the shopper claimed with a code in the cart, if it is usable here. */
function useRememberedCoupon(
  coupons: CheckoutCoupons | undefined,
  value: number | undefined,
  onChange: CouponSectionProps['onChange'],
): void {
  const choose = useEffectEvent((usable: CheckoutCoupons['usable']) => {
    const id = takeRememberedCoupon();
    if (value === undefined && usable.some(({ coupon }) => coupon.id === id)) onChange(id);
  });
  const usable = coupons?.usable;
  useEffect(() => {
    if (usable) choose(usable);
  }, [usable]);
}

interface PointsSectionProps {
  preOrder: PreOrder;
  couponCents: number;
  value: boolean;
  onChange(spendPoints: boolean): void;
}

/** The shopper's points and the discount they give. Renders nothing without usable points. */
export function PointsSection({ preOrder, couponCents, value, onChange }: PointsSectionProps) {
  const text = useText('account');
  const { formatMoney, currency } = useStorefront();
  const balance = preOrder.userIntegral ?? 0;
  const offer = pointsOffer({ balance, goodsCents: preOrder.proTotalFee, couponCents, currency });
  if (offer.points === 0) return null;
  return (
    <CheckoutSection id="points" title={text('checkout.points')}>
      <Switch
        label={text('checkout.pointsUse', { count: offer.points, amount: formatMoney(offer.cents) })}
        hint={text('checkout.pointsBalance', { count: balance })}
        name="useIntegral"
        checked={value}
        onCheckedChange={onChange}
      />
    </CheckoutSection>
  );
}

interface PaymentSectionProps {
  payable: PayableMethods;
  value: string | undefined;
  error: string | undefined;
  onChange(payType: string): void;
}

/** Payment methods that the backend offers for the order. */
export function PaymentSection({ payable, value, error, onChange }: PaymentSectionProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { methods } = payable;
  return (
    <CheckoutSection id="payment" title={text('checkout.payment')}>
      {payable.error && !methods ? (
        <LoadError
          title={text('payment.methodsFailed')}
          text={errorTextIn(payable.error, locale)}
          onRetry={() => void payable.refresh()}
        />
      ) : null}
      {methods ? (
        <PaymentMethodChoice methods={methods} value={value ?? null} onValueChange={onChange} error={error} hideLabel />
      ) : payable.error ? null : (
        <Skeleton shape="block" />
      )}
      {methods?.length === 0 ? <Alert tone="caution">{text('payment.noMethods')}</Alert> : null}
    </CheckoutSection>
  );
}

interface NoteSectionProps {
  value: string;
  error: string | undefined;
  onChange(note: string): void;
}

/** A note to the merchants, with the characters left. Text over the limit is marked, never cut off. */
export function NoteSection({ value, error, onChange }: NoteSectionProps) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  return (
    <CheckoutSection id="note" title={text('checkout.note')}>
      <CountedTextArea
        label={text('checkout.noteLabel')}
        name="note"
        rows={3}
        value={value}
        onValueChange={onChange}
        limit={ORDER_NOTE_MAX_LENGTH}
        leftText={(left) => text('checkout.noteHint', { left })}
        error={[...value].length > ORDER_NOTE_MAX_LENGTH ? issueTexts.noteTooLong : error}
      />
    </CheckoutSection>
  );
}
