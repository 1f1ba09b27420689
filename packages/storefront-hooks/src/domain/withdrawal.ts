import { type OrderFacts, orderRefundState, orderState } from './order-status.ts';
import { type BoughtLine, refundableQuantity } from './refund-estimate.ts';

/** The fields of an order line on which the right of withdrawal depends. */
export interface WithdrawalLine extends Pick<BoughtLine, 'payNum' | 'refundNum'> {
  /** Whether the right covers the line. @default true */
  isWithdrawable?: boolean | null | undefined;
}

/** Number of units of a line from whose purchase the shopper can withdraw. */
export function withdrawableQuantity(line: WithdrawalLine): number {
  return line.isWithdrawable === false ? 0 : refundableQuantity(line);
}

/**
 * Whether the shopper can withdraw from the purchase of a paid merchant order: from the payment until the right ends, unless a
 * payout is in progress. A refund request that is under review does not stand in the way: the withdrawal replaces it.
 *
 * @param until When the right ends, in epoch milliseconds; null before the delivery.
 */
export function canWithdraw(
  order: OrderFacts & { lines: readonly WithdrawalLine[] },
  until: number | null,
  now: number,
): boolean {
  if (!['paid', 'in-transit', 'delivered', 'completed'].includes(orderState(order))) return false;
  if (!['none', 'under-review'].includes(orderRefundState(order))) return false;
  return (until === null || now < until) && order.lines.some((line) => withdrawableQuantity(line) > 0);
}

/** A line and its quantity. */
interface Pieces {
  /** Id of the order line. */
  orderInfoId: number;
  /** Number of units. */
  quantity: number;
}

/**
 * The lines of a withdrawal together with those of an open one. Quantities are totals: the higher one of a line counts, so
 * that a withdrawal that is declared twice is the same as once.
 */
export function joinedWithdrawal(open: readonly Pieces[], declared: readonly Pieces[]): Pieces[] {
  const joined = new Map<number, number>();
  for (const { orderInfoId, quantity } of [...open, ...declared]) {
    joined.set(orderInfoId, Math.max(joined.get(orderInfoId) ?? 0, quantity));
  }
  return [...joined].map(([orderInfoId, quantity]) => ({ orderInfoId, quantity }));
}
