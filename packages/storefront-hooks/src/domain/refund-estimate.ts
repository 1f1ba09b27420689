import type { Cents } from './money.ts';
import { type RefundIssue, type RefundWish, refundQuote } from './refund-amount.ts';

/** A line of an order as the shopper's screen knows it. */
export interface BoughtLine {
  /** Id of the order line. */
  id: number;
  /** Unit price that was charged, before coupon and points. */
  price: Cents;
  /** Pieces that were bought. */
  payNum: number;
  /** Pieces already refunded; missing where the backend does not say. */
  refundNum?: number | null | undefined;
}

/** What asking pieces back can bring. */
export interface RefundEstimate {
  /** Pieces that are asked back. */
  pieces: number;
  /** The most that comes back. The backend reckons the amount: what coupon and points paid of it is known there. */
  atMostCents: Cents;
  /** Whether these are all pieces that are left. */
  isAll: boolean;
}

/** Pieces of an order's line that can be asked back. */
export function refundablePieces({ payNum, refundNum }: BoughtLine): number {
  return Math.max(0, payNum - (refundNum ?? 0));
}

/**
 * What these pieces, or without a wish all that are left, can bring, or why they cannot be asked back.
 *
 * @param payCents What was paid for the whole order, freight included.
 */
export function refundEstimate(
  bought: readonly BoughtLine[],
  payCents: Cents,
  wishes?: readonly RefundWish[] | null,
): RefundEstimate | { issue: RefundIssue; orderInfoId?: number } {
  const lines = bought.map((line) => ({
    id: line.id,
    quantity: line.payNum,
    refundedQuantity: line.payNum - refundablePieces(line),
    payCents: line.price * line.payNum,
    pointsCents: 0,
  }));
  const quote = refundQuote({ lines, freightCents: 0 }, wishes);
  if ('issue' in quote) return quote;
  const sum = (of: (line: BoughtLine) => number) => bought.reduce((total, line) => total + of(line), 0);
  const isWhole = quote.quantity === sum(({ payNum }) => payNum);
  return {
    pieces: quote.quantity,
    atMostCents: isWhole ? payCents : Math.min(quote.amountCents, payCents),
    isAll: quote.quantity === sum(refundablePieces),
  };
}
