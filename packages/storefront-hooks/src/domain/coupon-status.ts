import { DAY_MS } from './constants.ts';
import type { TransitionTable } from './transitions.ts';

/** Where a received coupon stands, whatever the time. */
export type UserCouponState = 'unused' | 'used' | 'expired';

/** Status of a received coupon on the wire. */
export const USER_COUPON_STATUS = { unused: 0, used: 1, expired: 2 } as const satisfies Record<UserCouponState, number>;

/** Something that happens to a received coupon. */
export type UserCouponEvent = 'receive' | 'use' | 'give-back' | 'expire';

/**
 * Every allowed step of a received coupon. It is used when an order is placed, and given back when that order is cancelled
 * unpaid or everything the coupon paid for is refunded.
 */
export const USER_COUPON_TRANSITIONS: TransitionTable<UserCouponState, UserCouponEvent> = [
  { event: 'receive', from: ['new'], to: 'unused', by: 'shopper' },
  { event: 'use', from: ['unused'], to: 'used', by: 'shopper' },
  { event: 'give-back', from: ['used'], to: 'unused', by: 'shop' },
  { event: 'expire', from: ['unused'], to: 'expired', by: 'timer' },
];

/** From when until when a coupon can be used, in epoch milliseconds; the end is not part of it. */
export interface CouponPeriod {
  /** When the period starts. */
  startTime: number;
  /** When the period ends. */
  endTime: number;
}

/** How long a coupon is good for: fixed dates, or days from its receipt. */
export interface CouponTerm {
  /** Epoch milliseconds. */
  startTime?: number | null | undefined;
  /** Epoch milliseconds. */
  endTime?: number | null | undefined;
  /** Used where the dates are missing. */
  day?: number | null | undefined;
}

/** The period of a coupon received at `now`. Fixed dates count before days; without either it never is good. */
export function couponPeriod({ startTime, endTime, day }: CouponTerm, now: number): CouponPeriod {
  if (startTime != null && endTime != null) return { startTime, endTime };
  return { startTime: now, endTime: now + (day ?? 0) * DAY_MS };
}

/** Whether a received coupon can be used at a moment, and why not. */
export type CouponValidity = 'usable' | 'used' | 'expired' | 'not-started';

/** What calls name the validity (`validStr`). */
export const COUPON_VALID_STR = {
  usable: 'usable',
  used: 'unusable',
  expired: 'overdue',
  'not-started': 'notStart',
} as const satisfies Record<CouponValidity, string>;

/** A received coupon as its validity sees it. */
export interface ReceivedCoupon extends CouponPeriod {
  /** See `USER_COUPON_STATUS`; a status this version does not know counts as used. */
  status: number;
}

/** Whether a received coupon can be used at `now`. Its own times count, so that none outlives its end by a late timer. */
export function couponValidity({ status, startTime, endTime }: ReceivedCoupon, now: number): CouponValidity {
  if (status === USER_COUPON_STATUS.expired) return 'expired';
  if (status !== USER_COUPON_STATUS.unused) return 'used';
  if (now >= endTime) return 'expired';
  return now < startTime ? 'not-started' : 'usable';
}
