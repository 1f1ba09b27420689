import { AUTO_COMPLETE_AFTER_MS, UNPAID_ORDER_LIFE_MS } from './constants.ts';
import type { OrderFacts } from './order-status.ts';
import type { OrderEvent } from './order-transitions.ts';
import { nextOrderState } from './order-transitions.ts';

/** When things happened to an order, in epoch milliseconds. */
export interface OrderTimes {
  createTime: number;
  /** Missing while nothing was delivered. */
  deliveredTime?: number | null | undefined;
}

/** The moment (epoch milliseconds) at which an order that is still unpaid is cancelled. */
export function paymentDeadline({ createTime }: Pick<OrderTimes, 'createTime'>): number {
  return createTime + UNPAID_ORDER_LIFE_MS;
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
