import { stateOfCode } from './transitions.ts';

/** The scope of a coupon: all products, certain products, or certain categories. */
export type CouponKind = 'general' | 'goods' | 'category' | 'unknown';

/** `useType` of a coupon on the wire. */
export const COUPON_USE_TYPE = {
  general: 1,
  goods: 2,
  category: 3,
} as const satisfies Record<Exclude<CouponKind, 'unknown'>, number>;

/** The kind of a coupon. */
export function couponKind(useType: number | null | undefined): CouponKind {
  return stateOfCode(COUPON_USE_TYPE, useType);
}

/** Input of `couponCardState`. Times are in epoch milliseconds; a missing time sets no limit. */
export interface CouponCardInput {
  /** Whether the shopper has received it, even if it is used already. A coupon can be received once. */
  isUse?: boolean | null | undefined;
  /** A value above 0 means that the coupon is disabled (§3). */
  status?: number | null | undefined;
  /** Whether the number of coupons is limited; `lastTotal` are left. */
  isLimited?: boolean | null | undefined;
  /** Number of coupons left, if `isLimited`. */
  lastTotal?: number | null | undefined;
  /** Start of the period in which it can be received. */
  receiveStartTime?: number | null | undefined;
  /** End of the period in which it can be received. */
  receiveEndTime?: number | null | undefined;
  /** End of the period in which it can be used. After it, the coupon can no longer be received either. */
  endTime?: number | null | undefined;
}

/** State of a coupon's card. Only an `open` coupon can be received; in all other states the button is disabled. */
export type CouponCardState = 'open' | 'received' | 'disabled' | 'over' | 'not-yet' | 'sold-out';

/** The state of a coupon on offer at `now`. The server uses the same rule when a coupon is received. */
export function couponCardState(coupon: CouponCardInput, now: number): CouponCardState {
  const { receiveStartTime, receiveEndTime, endTime } = coupon;
  if (coupon.isUse) return 'received';
  if ((coupon.status ?? 0) > 0) return 'disabled';
  if (now >= Math.min(receiveEndTime ?? Number.POSITIVE_INFINITY, endTime ?? Number.POSITIVE_INFINITY)) return 'over';
  if (receiveStartTime != null && now < receiveStartTime) return 'not-yet';
  return coupon.isLimited && !((coupon.lastTotal ?? 0) > 0) ? 'sold-out' : 'open';
}

/** When the state of a coupon's card changes next because of its times, in epoch milliseconds, if it does. */
export function nextCouponChange(coupon: CouponCardInput, now: number): number | undefined {
  const state = couponCardState(coupon, now);
  const changes = [coupon.receiveStartTime ?? now, coupon.receiveEndTime ?? now, coupon.endTime ?? now].filter(
    (time) => time > now && couponCardState(coupon, time) !== state,
  );
  return changes.length > 0 ? Math.min(...changes) : undefined;
}
