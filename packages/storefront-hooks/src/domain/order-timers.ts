import { AUTO_COMPLETE_AFTER_MS, UNPAID_ORDER_LIFE_MS, UNPROVEN_ORDER_LIFE_MS } from './constants.ts';
import type { OrderFacts } from './order-status.ts';
import type { OrderEvent } from './order-transitions.ts';
import { nextOrderState } from './order-transitions.ts';

/** When things happened to an order, in epoch milliseconds. */
export interface OrderTimes {
  createTime: number;
  /** When it is cancelled if it is still unpaid. Missing where the backend does not say. */
  expiresAt?: number | null | undefined;
  /** Missing while nothing was delivered. */
  deliveredTime?: number | null | undefined;
}

/** How long an order may stay unpaid: its pieces are held for less time by those who have not proven who they are. */
export function unpaidOrderLife({ hasProvenEmail }: { hasProvenEmail: boolean }): number {
  return hasProvenEmail ? UNPAID_ORDER_LIFE_MS : UNPROVEN_ORDER_LIFE_MS;
}

/** The moment (epoch milliseconds) at which an order that is still unpaid is cancelled. */
export function paymentDeadline({ createTime, expiresAt }: Pick<OrderTimes, 'createTime' | 'expiresAt'>): number {
  return expiresAt ?? createTime + UNPAID_ORDER_LIFE_MS;
}

/** The moment (epoch milliseconds) at which a delivered order counts as received; `undefined` before it is delivered. */
export function autoCompleteTime({ deliveredTime }: Pick<OrderTimes, 'deliveredTime'>): number | undefined {
  return deliveredTime == null ? undefined : deliveredTime + AUTO_COMPLETE_AFTER_MS;
}

/**
 * What time does to an order at `now`, if anything: an unpaid one expires, a delivered one completes unless a refund is
 * open. A deadline has passed at its very millisecond.
 */
export function dueOrderEvent(order: OrderFacts & OrderTimes, now: number): OrderEvent | undefined {
  const deadlines: [OrderEvent, number | undefined][] = [
    ['expire', paymentDeadline(order)],
    ['auto-complete', autoCompleteTime(order)],
  ];
  return deadlines.find(([event, time]) => time !== undefined && time <= now && nextOrderState(order, event))?.[0];
}
