import { FREIGHT_FIRST_PIECE_CENTS, FREIGHT_FREE_FROM_CENTS, FREIGHT_FURTHER_PIECE_CENTS } from './constants.ts';
import type { Cents } from './money.ts';

/** The fields of an order line that freight depends on. */
export interface FreightLine {
  /** Shown unit price. */
  unitCents: Cents;
  /** Number of units. */
  quantity: number;
  /** Whether the price already includes shipping. */
  isShippingIncluded: boolean;
}

/**
 * Freight of one merchant's order. Lines with shipping included cost no freight, but count towards the goods total from
 * which shipping is free.
 */
export function freightOf(lines: readonly FreightLine[]): Cents {
  let goodsCents = 0;
  let chargedUnits = 0;
  for (const line of lines) {
    goodsCents += line.unitCents * line.quantity;
    if (!line.isShippingIncluded) chargedUnits += line.quantity;
  }
  if (chargedUnits === 0 || goodsCents >= FREIGHT_FREE_FROM_CENTS) return 0;
  return FREIGHT_FIRST_PIECE_CENTS + (chargedUnits - 1) * FREIGHT_FURTHER_PIECE_CENTS;
}
