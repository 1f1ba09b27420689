const FIRST_PIECE_CENTS = 500;
const FURTHER_PIECE_CENTS = 100;
const FREE_FROM_CENTS = 5_000;

export interface FreightLine {
  unitCents: number;
  quantity: number;
  isShippingIncluded: boolean;
}

/** Freight of one merchant's order in cents: 5.00, and 1.00 for each further piece; free from 50.00 of goods. */
export function freight(lines: readonly FreightLine[]): number {
  const goodsCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const pieces = lines.reduce((sum, line) => sum + (line.isShippingIncluded ? 0 : line.quantity), 0);
  if (pieces === 0 || goodsCents >= FREE_FROM_CENTS) return 0;
  return FIRST_PIECE_CENTS + (pieces - 1) * FURTHER_PIECE_CENTS;
}
