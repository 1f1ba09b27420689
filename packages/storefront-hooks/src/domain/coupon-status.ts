import { DAY_MS } from './constants.ts';
import type { TransitionTable } from './transitions.ts';

/** Stored state of a received coupon, regardless of the time. */
export type UserCouponState = 'unused' | 'used' | 'expired';

/** Status of a received coupon on the wire. */
export const USER_COUPON_STATUS = { unused: 0, used: 1, expired: 2 } as const satisfies Record<UserCouponState, number>;

/** An event in the lifecycle of a received coupon. */
export type UserCouponEvent = 'receive' | 'use' | 'give-back' | 'expire';

/**
 * Every allowed transition of a received coupon. It is used when an order is placed, and returned when that order is cancelled
 * unpaid or when all goods that the coupon discounted are refunded.
 */
export const USER_COUPON_TRANSITIONS: TransitionTable<UserCouponState, UserCouponEvent> = [
  { event: 'receive', from: ['new'], to: 'unused', by: 'shopper' },
  { event: 'use', from: ['unused'], to: 'used', by: 'shopper' },
  { event: 'give-back', from: ['used'], to: 'unused', by: 'shop' },
  { event: 'expire', from: ['unused'], to: 'expired', by: 'timer' },
];

/** The period in which a coupon can be used, in epoch milliseconds; the end is exclusive. */
export interface CouponPeriod {
  /** When the period starts. */
  startTime: number;
  /** When the period ends. */
  endTime: number;
}

/** Validity of a coupon: fixed dates, or a number of days from its receipt. */
export interface CouponTerm {
  /** Epoch milliseconds. */
  startTime?: number | null | undefined;
  /** Epoch milliseconds. */
  endTime?: number | null | undefined;
  /** Number of days, used if a date is missing. */
  day?: number | null | undefined;
}

/** The period of a coupon received at `now`. Fixed dates take precedence over days; without either, the period is empty. */
export function couponPeriod({ startTime, endTime, day }: CouponTerm, now: number): CouponPeriod {
  if (startTime != null && endTime != null) return { startTime, endTime };
  return { startTime: now, endTime: now + (day ?? 0) * DAY_MS };
}

/** Whether a received coupon can be used at a given time, or why not. */
export type CouponValidity = 'usable' | 'used' | 'expired' | 'not-started';

/** Values of `validStr` on the wire. */
export const COUPON_VALID_STR = {
  usable: 'usable',
  used: 'unusable',
  expired: 'overdue',
  'not-started': 'notStart',
} as const satisfies Record<CouponValidity, string>;

/** The fields of a received coupon that determine its validity. */
export interface ReceivedCoupon extends CouponPeriod {
  /** See `USER_COUPON_STATUS`; an unknown status counts as used. */
  status: number;
}

/**
 * Whether a received coupon can be used at `now`. Its times are checked too, because the timer that sets the status may run
 * late.
 */
export function couponValidity({ status, startTime, endTime }: ReceivedCoupon, now: number): CouponValidity {
  if (status === USER_COUPON_STATUS.expired) return 'expired';
  if (status !== USER_COUPON_STATUS.unused) return 'used';
  if (now >= endTime) return 'expired';
  return now < startTime ? 'not-started' : 'usable';
}
