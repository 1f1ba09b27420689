import type { CouponValidity } from './coupon-status.ts';
import { COUPON_VALID_STR, couponValidity } from './coupon-status.ts';
import type { CouponUse } from './coupon-use.ts';
import type { Cents } from './money.ts';

/** A coupon as the shopper's list tells of it; what goods it is for stays with the backend. */
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

/** Whether a coupon of the shopper's can be used at `now`. Its own times count; the backend's word where they are missing. */
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
 * Why a coupon of the shopper's is not among those that the backend found to fit a checkout. What cannot be told from
 * here means that none of the goods fit.
 *
 * @param goodsCents Goods of the whole checkout, before any deduction.
 */
export function heldCouponRefusal(
  coupon: HeldCoupon & { money: Cents; minPrice: Cents },
  goodsCents: Cents,
  now: number,
): Extract<CouponUse, { isUsable: false }> {
  const validity = heldCouponValidity(coupon, now);
  if (validity !== 'usable') return { isUsable: false, reason: validity };
  if (goodsCents < coupon.minPrice) {
    return { isUsable: false, reason: 'below-minimum', missingCents: coupon.minPrice - goodsCents };
  }
  return { isUsable: false, reason: coupon.money >= goodsCents ? 'exceeds-goods' : 'no-fitting-goods' };
}
