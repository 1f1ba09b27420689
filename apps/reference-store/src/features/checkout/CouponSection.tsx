import { errorTextIn, useCheckoutCoupons, useStorefront } from '@promenade/storefront-hooks';
import { CheckoutSection, LoadError, RadioGroup, type RadioOption } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';

export interface CouponSectionProps {
  preOrderNo: string;
  value: number | undefined;
  error: string | undefined;
  onChange(couponId: number | undefined): void;
}

const NONE = 'none';

/** The shopper's coupons: those that can be used first, then the others with the reason. Without any there is no section. */
export function CouponSection({ preOrderNo, value, error, onChange }: CouponSectionProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const coupons = useCheckoutCoupons(preOrderNo);
  const { data } = coupons;
  if (coupons.error && !data) {
    return (
      <CheckoutSection id="coupon" title={text('checkout.coupon')}>
        <LoadError
          headingLevel={3}
          title={text('checkout.couponsFailed')}
          text={errorTextIn(coupons.error, locale)}
          onRetry={() => void coupons.refresh()}
          retryPending={coupons.isRefreshing}
        />
      </CheckoutSection>
    );
  }
  if (!data || data.usable.length + data.unusable.length === 0) return null;
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
      <RadioGroup
        variant="card"
        label={text('checkout.coupon')}
        hideLabel
        name="couponId"
        value={value === undefined ? NONE : `${value}`}
        options={[{ value: NONE, label: text('checkout.couponNone') }, ...usable, ...unusable]}
        onValueChange={(id) => onChange(id === NONE ? undefined : Number(id))}
      />
    </CheckoutSection>
  );
}
