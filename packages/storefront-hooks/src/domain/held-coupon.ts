import type { CouponValidity } from './coupon-status.ts';
import { COUPON_VALID_STR, couponValidity } from './coupon-status.ts';
import type { CouponUse } from './coupon-use.ts';
import type { Cents } from './money.ts';

/** A coupon as the shopper's list returns it, without the goods it is for. */
export interface HeldCoupon {
  /** See `USER_COUPON_STATUS`. */
  status: number;
  /** Epoch milliseconds; a missing one sets no bound. */
  startTime: number | null;
  /** Epoch milliseconds; a missing one sets no bound. */
  endTime: number | null;
  /** See `COUPON_VALID_STR`; null from backends that do not say. */
  validStr: string | null;
}

/** Whether a coupon of the shopper's can be used at `now`. Decided by its own times, or by `validStr` where they are missing. */
export function heldCouponValidity({ status, startTime, endTime, validStr }: HeldCoupon, now: number): CouponValidity {
  const bounds = { startTime: startTime ?? Number.NEGATIVE_INFINITY, endTime: endTime ?? Number.POSITIVE_INFINITY };
  const validity = couponValidity({ status, ...bounds }, now);
  if (validity !== 'usable') return validity;
  if (validStr === COUPON_VALID_STR.used) return 'used';
  if (endTime === null && validStr === COUPON_VALID_STR.expired) return 'expired';
  return startTime === null && validStr === COUPON_VALID_STR['not-started'] ? 'not-started' : 'usable';
}

/** The next moment (epoch milliseconds) at which a coupon of the shopper's begins or ends, if there is one. */
export function nextHeldCouponChange(coupon: HeldCoupon, now: number): number | undefined {
  const validity = heldCouponValidity(coupon, now);
  if (validity === 'used' || validity === 'expired') return undefined;
  const changes = [coupon.startTime ?? now, coupon.endTime ?? now].filter((time) => time > now);
  return changes.length > 0 ? Math.min(...changes) : undefined;
}

/**
 * Why a coupon of the shopper's is not among those that the backend found to fit a checkout. `no-fitting-goods` where no
 * other issue is found: only the backend knows which goods a coupon is for.
 *
 * @param goodsCents Total of the goods of the checkout, before any deduction.
 */
export function heldCouponIssue(
  coupon: HeldCoupon & { money: Cents; minPrice: Cents },
  goodsCents: Cents,
  now: number,
): Extract<CouponUse, { isUsable: false }> {
  const validity = heldCouponValidity(coupon, now);
  if (validity !== 'usable') return { isUsable: false, issue: validity };
  if (goodsCents < coupon.minPrice) {
    return { isUsable: false, issue: 'below-minimum', missingCents: coupon.minPrice - goodsCents };
  }
  return { isUsable: false, issue: coupon.money >= goodsCents ? 'exceeds-goods' : 'no-fitting-goods' };
}
