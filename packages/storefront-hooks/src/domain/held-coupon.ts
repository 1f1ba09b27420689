import type { CouponValidity } from './coupon-status.ts';
import { COUPON_VALID_STR, couponValidity } from './coupon-status.ts';
import type { CouponUse } from './coupon-use.ts';
import type { Cents } from './money.ts';

/** A coupon in the shopper's list, which does not contain the goods that it applies to. */
export interface HeldCoupon {
  /** See `USER_COUPON_STATUS`. */
  status: number;
  /** Epoch milliseconds; a missing one sets no bound. */
  startTime: number | null;
  /** Epoch milliseconds; a missing one sets no bound. */
  endTime: number | null;
  /** See `COUPON_VALID_STR`; null if the backend does not return it. */
  validStr: string | null;
}

/** Whether a coupon of the shopper can be used at `now`, according to its times, or to `validStr` for a missing time. */
export function heldCouponValidity({ status, startTime, endTime, validStr }: HeldCoupon, now: number): CouponValidity {
  const bounds = { startTime: startTime ?? Number.NEGATIVE_INFINITY, endTime: endTime ?? Number.POSITIVE_INFINITY };
  const validity = couponValidity({ status, ...bounds }, now);
  if (validity !== 'usable') return validity;
  if (validStr === COUPON_VALID_STR.used) return 'used';
  if (endTime === null && validStr === COUPON_VALID_STR.expired) return 'expired';
  return startTime === null && validStr === COUPON_VALID_STR['not-started'] ? 'not-started' : 'usable';
}

/** When a coupon of the shopper starts or ends next, in epoch milliseconds, if it does. */
export function nextHeldCouponChange(coupon: HeldCoupon, now: number): number | undefined {
  const validity = heldCouponValidity(coupon, now);
  if (validity === 'used' || validity === 'expired') return undefined;
  const changes = [coupon.startTime ?? now, coupon.endTime ?? now].filter((time) => time > now);
  return changes.length > 0 ? Math.min(...changes) : undefined;
}

/**
 * Why the backend did not offer a coupon of the shopper for a checkout. `no-fitting-goods` if there is no other issue: only the
 * backend knows the goods that a coupon applies to.
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
