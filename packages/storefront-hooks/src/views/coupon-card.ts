import type { Presentation } from '../context/presentation.ts';
import type { OfferedCoupon } from '../coupons/use-coupons.ts';
import type { HeldCouponState } from '../coupons/use-my-coupons.ts';
import { type CouponCardState, type CouponKind, couponKind } from '../domain/coupon-card.ts';
import type { CouponValidity } from '../domain/coupon-status.ts';
import type { DateText } from '../domain/format-date.ts';

/** What a card shows of a coupon. */
export interface CouponCardView {
  /** Id of the coupon as text. */
  id: string;
  /** Name of the coupon. */
  name: string;
  /** What it takes off. */
  value: string;
  /** Least worth of the goods; `undefined` where any order will do. */
  minimum: string | undefined;
  /** What it is good for. */
  kind: CouponKind;
  /** First day of its validity in the time zone of the shop; `undefined` where no day is fixed. */
  validFrom: DateText | undefined;
  /** Last day of its validity in the time zone of the shop; `undefined` where no day is fixed. */
  validUntil: DateText | undefined;
  /** Days that it is valid from its receipt on, where no dates are fixed; `undefined` for a held one. */
  days: number | undefined;
  /** Of an offered coupon whether it can be received, of a held one whether it can be used. */
  state: CouponCardState | CouponValidity;
  /** Whether it is being received. */
  pending: boolean;
  /** Why it could not be received. */
  error: string | undefined;
}

/** A coupon with its state: `couponCardState` finds that of an offered one, `heldCouponValidity` that of a held one. */
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
    // An end is the first moment after it.
    validUntil: day(endTime && endTime - 1),
    days: ('day' in coupon && coupon.day) || undefined,
    state: isOffered ? item.state : item.validity,
    pending: (isOffered && item.isPending) || false,
    error: isOffered && item.error ? errorText(item.error) : undefined,
  };
}
