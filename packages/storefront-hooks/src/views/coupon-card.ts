import type { Presentation } from '../context/presentation.ts';
import type { OfferedCoupon } from '../coupons/use-coupons.ts';
import type { HeldCouponState } from '../coupons/use-my-coupons.ts';
import { type CouponCardState, type CouponKind, couponKind } from '../domain/coupon-card.ts';
import type { CouponValidity } from '../domain/coupon-status.ts';
import type { DateText } from '../domain/format-date.ts';

/** A coupon as text for its card. */
export interface CouponCardView {
  /** Id of the coupon as text. */
  id: string;
  /** Name of the coupon. */
  name: string;
  /** Amount of the discount. */
  value: string;
  /** Minimum order value; `undefined` if there is no minimum. */
  minimum: string | undefined;
  /** Whether the coupon applies to certain goods, to certain categories or to everything. */
  kind: CouponKind;
  /** First day of validity in the shop's time zone; `undefined` if the coupon has no fixed start. */
  validFrom: DateText | undefined;
  /** Last day of validity in the shop's time zone; `undefined` if the coupon has no fixed end. */
  validUntil: DateText | undefined;
  /** Days of validity after the shopper received the coupon, if the dates are not fixed; `undefined` for a received coupon. */
  days: number | undefined;
  /** Whether an offered coupon can be received, or whether a received coupon can be used. */
  state: CouponCardState | CouponValidity;
  /** Whether the request to receive the coupon is pending. */
  pending: boolean;
  /** Why the coupon could not be received. */
  error: string | undefined;
}

/** A coupon with its state, from `couponCardState` for an offered coupon or `heldCouponValidity` for a received coupon. */
export type ShownCoupon = (Pick<OfferedCoupon, 'coupon' | 'state'> & Partial<OfferedCoupon>) | HeldCouponState;

/** A coupon of `useCoupons` or `useMyCoupons` as the props of its card. */
export function couponCardView(item: ShownCoupon, { formatMoney, day, errorText }: Presentation): CouponCardView {
  const { coupon } = item;
  const { id, name, money, minPrice, useType, startTime, endTime } = coupon;
  const isOffered = 'state' in item;
  return {
    id: `${id}`,
    name,
    value: formatMoney(money),
    minimum: minPrice > 0 ? formatMoney(minPrice) : undefined,
    kind: couponKind(useType),
    validFrom: day(startTime),
    // `endTime` is exclusive.
    validUntil: day(endTime && endTime - 1),
    days: ('day' in coupon && coupon.day) || undefined,
    state: isOffered ? item.state : item.validity,
    pending: (isOffered && item.isPending) || false,
    error: isOffered && item.error ? errorText(item.error) : undefined,
  };
}
