import type { Cents } from './money.ts';
import { type RefundIssue, type RefundWish, refundQuote } from './refund-amount.ts';

/** The fields of an order line that the estimate of a refund needs. */
export interface BoughtLine {
  /** Id of the order line. */
  id: number;
  /** Unit price that was charged, before coupon and points. */
  price: Cents;
  /** Number of units bought. */
  payNum: number;
  /** Number of units already refunded; missing if the backend does not return it. */
  refundNum?: number | null | undefined;
}

/** The estimate of a refund. */
export interface RefundEstimate {
  /** Number of units to refund. */
  quantity: number;
  /**
   * Upper limit of the refund. The backend computes the exact amount, because only it knows the deductions of coupon and
   * points.
   */
  atMostCents: Cents;
  /** Whether the refund includes everything that is left. */
  isAll: boolean;
}

/** Number of units of an order line that can be refunded. */
export function refundableQuantity({ payNum, refundNum }: Pick<BoughtLine, 'payNum' | 'refundNum'>): number {
  return Math.max(0, payNum - (refundNum ?? 0));
}

/**
 * Estimates a refund, or returns why it cannot be requested. Without the last argument, everything that is left is refunded.
 *
 * @param payCents Amount paid for the whole order, including freight.
 */
export function refundEstimate(
  bought: readonly BoughtLine[],
  payCents: Cents,
  wishes?: readonly RefundWish[] | null,
): RefundEstimate | { issue: RefundIssue; orderInfoId?: number } {
  const lines = bought.map((line) => ({
    id: line.id,
    quantity: line.payNum,
    refundedQuantity: line.payNum - refundableQuantity(line),
    payCents: line.price * line.payNum,
    pointsCents: 0,
  }));
  const quote = refundQuote({ lines, freightCents: 0 }, wishes);
  if ('issue' in quote) return quote;
  const sum = (of: (line: BoughtLine) => number) => bought.reduce((total, line) => total + of(line), 0);
  const isWhole = quote.quantity === sum(({ payNum }) => payNum);
  return {
    quantity: quote.quantity,
    atMostCents: isWhole ? payCents : Math.min(quote.amountCents, payCents),
    isAll: quote.quantity === sum(refundableQuantity),
  };
}
