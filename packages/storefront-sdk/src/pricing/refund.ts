/** A line of a paid order as refunds see it. */
export interface RefundableLine {
  quantity: number;
  /** Pieces refunded already. */
  refundedQuantity: number;
  /** What was paid for the goods of the line, in cents. */
  payCents: number;
}

/** What goes back for some pieces of a line, in cents; the amounts of all pieces add up to what was paid. */
export function refundCents({ quantity, refundedQuantity, payCents }: RefundableLine, pieces: number): number {
  const upTo = (count: number) => Math.floor((payCents * count + quantity / 2) / quantity);
  return upTo(refundedQuantity + pieces) - upTo(refundedQuantity);
}
