import { AUTO_COMPLETE_AFTER_MS, UNPAID_ORDER_LIFE_MS, UNVERIFIED_ORDER_LIFETIME_MS } from './constants.ts';
import type { OrderFacts } from './order-status.ts';
import type { OrderEvent } from './order-transitions.ts';
import { nextOrderState } from './order-transitions.ts';

/** The times of an order, in epoch milliseconds. */
export interface OrderTimes {
  /** When it was placed. */
  createTime: number;
  /** When it is cancelled if it is still unpaid. Missing if the backend does not return it. */
  expiresAt?: number | null | undefined;
  /** Missing until it is delivered. */
  deliveredTime?: number | null | undefined;
}

/**
 * How long an order may remain unpaid, in milliseconds. The time is shorter without a verified e-mail address, because the
 * stock is reserved.
 */
export function unpaidOrderTimeoutMs({ hasVerifiedEmail }: { hasVerifiedEmail: boolean }): number {
  return hasVerifiedEmail ? UNPAID_ORDER_LIFE_MS : UNVERIFIED_ORDER_LIFETIME_MS;
}

/** When an order that is still unpaid is cancelled, in epoch milliseconds. */
export function paymentDeadline({ createTime, expiresAt }: Pick<OrderTimes, 'createTime' | 'expiresAt'>): number {
  return expiresAt ?? createTime + UNPAID_ORDER_LIFE_MS;
}

/** When a delivered order is completed automatically, in epoch milliseconds; `undefined` before it is delivered. */
export function autoCompleteTime({ deliveredTime }: Pick<OrderTimes, 'deliveredTime'>): number | undefined {
  return deliveredTime == null ? undefined : deliveredTime + AUTO_COMPLETE_AFTER_MS;
}

/**
 * The event that is due at `now`, if any: an unpaid order expires, a delivered one completes unless a refund is open. A
 * deadline equal to `now` has passed.
 */
export function dueOrderEvent(order: OrderFacts & OrderTimes, now: number): OrderEvent | undefined {
  const deadlines: [OrderEvent, number | undefined][] = [
    ['expire', paymentDeadline(order)],
    ['auto-complete', autoCompleteTime(order)],
  ];
  return deadlines.find(([event, time]) => time !== undefined && time <= now && nextOrderState(order, event))?.[0];
}
