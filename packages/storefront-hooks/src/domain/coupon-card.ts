import { stateOfCode } from './transitions.ts';

/** What a coupon is good for: everything, certain products, or certain categories. */
export type CouponKind = 'general' | 'goods' | 'category' | 'unknown';

/** `useType` of a coupon on the wire. */
export const COUPON_USE_TYPE = {
  general: 1,
  goods: 2,
  category: 3,
} as const satisfies Record<Exclude<CouponKind, 'unknown'>, number>;

/** The named kind of a coupon. */
export function couponKind(useType: number | null | undefined): CouponKind {
  return stateOfCode(COUPON_USE_TYPE, useType);
}

/** What a coupon's card depends on. Times in epoch milliseconds; a missing one sets no bound. */
export interface CouponCardInput {
  /** Whether this shopper has received it, used or not. A coupon can be received once. */
  isUse?: boolean | null | undefined;
  /** Above 0 the coupon is disabled (§3). */
  status?: number | null | undefined;
  /** Whether only so many are given out; `lastTotal` are left. */
  isLimited?: boolean | null | undefined;
  /** How many are left, where the number is limited. */
  lastTotal?: number | null | undefined;
  /** When it can be received first. */
  receiveStartTime?: number | null | undefined;
  /** When it can no longer be received. */
  receiveEndTime?: number | null | undefined;
  /** End of use. A coupon that could no longer be used is not given out. */
  endTime?: number | null | undefined;
}

/** What a coupon's card says. Only an `open` one can be received; all others show as disabled. */
export type CouponCardState = 'open' | 'received' | 'disabled' | 'over' | 'not-yet' | 'sold-out';

/** The state of a coupon that is offered at `now`. The server asks the same before it gives one out. */
export function couponCardState(coupon: CouponCardInput, now: number): CouponCardState {
  const { receiveStartTime, receiveEndTime, endTime } = coupon;
  if (coupon.isUse) return 'received';
  if ((coupon.status ?? 0) > 0) return 'disabled';
  if (now >= Math.min(receiveEndTime ?? Number.POSITIVE_INFINITY, endTime ?? Number.POSITIVE_INFINITY)) return 'over';
  if (receiveStartTime != null && now < receiveStartTime) return 'not-yet';
  return coupon.isLimited && !((coupon.lastTotal ?? 0) > 0) ? 'sold-out' : 'open';
}

/** The next moment (epoch milliseconds) at which a coupon's card says something else by itself, if there is one. */
export function nextCouponChange(coupon: CouponCardInput, now: number): number | undefined {
  const state = couponCardState(coupon, now);
  const changes = [coupon.receiveStartTime ?? now, coupon.receiveEndTime ?? now, coupon.endTime ?? now].filter(
    (time) => time > now && couponCardState(coupon, time) !== state,
  );
  return changes.length > 0 ? Math.min(...changes) : undefined;
}
