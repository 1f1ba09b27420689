import type { Cents } from './money.ts';
import { divideHalfUp } from './money.ts';

/** A line of a paid order as refunds see it. */
export interface RefundableLine {
  /** Id of the order line. */
  id: number;
  /** Pieces bought. */
  quantity: number;
  /** Pieces already refunded. */
  refundedQuantity: number;
  /** What was paid for the line's goods, after coupon and points. */
  payCents: Cents;
  /** What points paid of it; they come back as points. */
  pointsCents: Cents;
}

/** A merchant's order as refunds see it. */
export interface RefundableOrder {
  /** The lines of the order. */
  lines: readonly RefundableLine[];
  /** Freight paid; it goes back with the last piece. */
  freightCents: Cents;
}

/** Pieces of a line that are to be refunded. */
export interface RefundWish {
  /** Id of the order's line. */
  orderInfoId: number;
  /** Number of pieces. */
  quantity: number;
}

/** What goes back for the pieces of one line. */
export interface RefundQuoteLine extends RefundWish {
  /** Money that goes back. */
  amountCents: Cents;
  /** Worth of the points that go back. */
  pointsCents: Cents;
}

/** What a refund gives back. */
export interface RefundQuote {
  /** The refund of each line. */
  lines: RefundQuoteLine[];
  /** Pieces refunded in all. */
  quantity: number;
  /** Freight within the amount. */
  freightCents: Cents;
  /** All money that goes back. */
  amountCents: Cents;
  /** Worth of all points that go back. */
  pointsCents: Cents;
}

/** Why a refund cannot be asked for in this way. */
export type RefundIssue = 'nothing-to-refund' | 'unknown-line' | 'quantity-not-whole' | 'beyond-quantity';

/** Share of `amount` that belongs to the pieces from `from` to `to` of `quantity`; the shares of all pieces add up to it. */
function shareOfPieces(amount: Cents, quantity: number, from: number, to: number): Cents {
  return divideHalfUp(amount * to, quantity) - divideHalfUp(amount * from, quantity);
}

function quoteLine(line: RefundableLine, quantity: number): RefundQuoteLine {
  const { id, refundedQuantity: from } = line;
  const share = (amount: Cents) => shareOfPieces(amount, line.quantity, from, from + quantity);
  return { orderInfoId: id, quantity, amountCents: share(line.payCents), pointsCents: share(line.pointsCents) };
}

/**
 * What goes back when these pieces, or without a wish all that are left, are refunded, or why they cannot be. However an
 * order is refunded piece by piece, the amounts add up to exactly what was paid for it.
 */
export function refundQuote(
  { lines, freightCents }: RefundableOrder,
  wishes?: readonly RefundWish[] | null,
): RefundQuote | { issue: RefundIssue; orderInfoId?: number } {
  const left = new Map(lines.map((line) => [line.id, line.quantity - line.refundedQuantity]));
  const wanted = new Map(wishes ? [] : left);
  for (const { orderInfoId, quantity } of wishes ?? []) {
    const most = left.get(orderInfoId);
    const all = (wanted.get(orderInfoId) ?? 0) + quantity;
    if (most === undefined) return { issue: 'unknown-line', orderInfoId };
    if (!Number.isSafeInteger(quantity) || quantity < 1) return { issue: 'quantity-not-whole', orderInfoId };
    if (all > most) return { issue: 'beyond-quantity', orderInfoId };
    wanted.set(orderInfoId, all);
  }
  const quoted = lines.map((line) => quoteLine(line, wanted.get(line.id) ?? 0)).filter(({ quantity }) => quantity > 0);
  const sum = (of: (line: RefundQuoteLine) => number) => quoted.reduce((total, line) => total + of(line), 0);
  const quantity = sum((line) => line.quantity);
  if (quantity === 0) return { issue: 'nothing-to-refund' };
  const isLast = quantity === [...left.values()].reduce((total, pieces) => total + pieces, 0);
  const freight = isLast ? freightCents : 0;
  return {
    lines: quoted,
    quantity,
    freightCents: freight,
    amountCents: sum((line) => line.amountCents) + freight,
    pointsCents: sum((line) => line.pointsCents),
  };
}
