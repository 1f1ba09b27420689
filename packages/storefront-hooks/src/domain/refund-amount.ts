import type { Cents } from './money.ts';
import { divideHalfUp } from './money.ts';

/** The fields of a paid order line that refunds depend on. */
export interface RefundableLine {
  /** Id of the order line. */
  id: number;
  /** Number of units bought. */
  quantity: number;
  /** Number of units already refunded. */
  refundedQuantity: number;
  /** Amount paid for the line's goods, after coupon and points. */
  payCents: Cents;
  /** Deduction that was paid with points; it is refunded as points. */
  pointsCents: Cents;
}

/** The fields of a merchant's order that refunds depend on. */
export interface RefundableOrder {
  /** The lines of the order. */
  lines: readonly RefundableLine[];
  /** Freight paid. It is refunded with the last unit. */
  freightCents: Cents;
}

/** A line and the quantity to refund. */
export interface RefundWish {
  /** Id of the order's line. */
  orderInfoId: number;
  /** Number of units. */
  quantity: number;
}

/** The refund of one line. */
export interface RefundQuoteLine extends RefundWish {
  /** Amount refunded in money. */
  amountCents: Cents;
  /** Value of the refunded points. */
  pointsCents: Cents;
}

/** The amounts of a refund. */
export interface RefundQuote {
  /** The refund of each line. */
  lines: RefundQuoteLine[];
  /** Total number of units refunded. */
  quantity: number;
  /** Freight included in `amountCents`. */
  freightCents: Cents;
  /** Total amount refunded in money. */
  amountCents: Cents;
  /** Total value of the refunded points. */
  pointsCents: Cents;
}

/** Why a refund cannot be requested. */
export type RefundIssue = 'nothing-to-refund' | 'unknown-line' | 'quantity-not-whole' | 'beyond-quantity';

/** Share of `amount` for the units `from` to `to` of `quantity`. The shares of consecutive ranges add up to `amount`. */
function shareOfUnits(amount: Cents, quantity: number, from: number, to: number): Cents {
  return divideHalfUp(amount * to, quantity) - divideHalfUp(amount * from, quantity);
}

function quoteLine(line: RefundableLine, quantity: number): RefundQuoteLine {
  const { id, refundedQuantity: from } = line;
  const share = (amount: Cents) => shareOfUnits(amount, line.quantity, from, from + quantity);
  return { orderInfoId: id, quantity, amountCents: share(line.payCents), pointsCents: share(line.pointsCents) };
}

/**
 * The amounts of a refund, or why it cannot be requested. Without the last argument, everything that is left is refunded. The
 * amounts of all partial refunds of an order add up to exactly the paid amount.
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
  const isLast = quantity === [...left.values()].reduce((total, units) => total + units, 0);
  const freight = isLast ? freightCents : 0;
  return {
    lines: quoted,
    quantity,
    freightCents: freight,
    amountCents: sum((line) => line.amountCents) + freight,
    pointsCents: sum((line) => line.pointsCents),
  };
}
