import { FREIGHT_FIRST_PIECE_CENTS, FREIGHT_FREE_FROM_CENTS, FREIGHT_FURTHER_PIECE_CENTS } from './constants.ts';
import type { Cents } from './money.ts';

/** One line of a merchant's order as freight sees it. */
export interface FreightLine {
  /** Shown price of one piece. */
  unitCents: Cents;
  /** Number of pieces. */
  quantity: number;
  /** Whether the price already includes shipping. */
  isShippingIncluded: boolean;
}

/**
 * Freight of one merchant's order. Lines with shipping included cost nothing but count towards the amount of goods from
 * which everything is free.
 */
export function freightOf(lines: readonly FreightLine[]): Cents {
  let goodsCents = 0;
  let chargedPieces = 0;
  for (const line of lines) {
    goodsCents += line.unitCents * line.quantity;
    if (!line.isShippingIncluded) chargedPieces += line.quantity;
  }
  if (chargedPieces === 0 || goodsCents >= FREIGHT_FREE_FROM_CENTS) return 0;
  return FREIGHT_FIRST_PIECE_CENTS + (chargedPieces - 1) * FREIGHT_FURTHER_PIECE_CENTS;
}
