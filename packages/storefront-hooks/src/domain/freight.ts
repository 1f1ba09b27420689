import { minorUnits } from '@promenade/storefront-sdk/money';
import { FREIGHT_FIRST_PIECE_UNITS, FREIGHT_FREE_FROM_UNITS, FREIGHT_FURTHER_PIECE_UNITS } from './constants.ts';
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

/** What freight costs. */
export interface FreightTerms {
  /** For the first piece whose price does not include shipping. */
  firstCents: Cents;
  /** For each further one. */
  furtherCents: Cents;
  /** Goods total of one merchant from which shipping is free. */
  freeFromCents: Cents;
}

/** What freight costs in a currency: the same number of whole units in each. @param currency ISO 4217 code. @default 'USD' */
export function freightTerms(currency?: string): FreightTerms {
  const unit = minorUnits(currency);
  return {
    firstCents: FREIGHT_FIRST_PIECE_UNITS * unit,
    furtherCents: FREIGHT_FURTHER_PIECE_UNITS * unit,
    freeFromCents: FREIGHT_FREE_FROM_UNITS * unit,
  };
}

/**
 * Freight of one merchant's order. Lines with shipping included cost no freight, but count towards the goods total from
 * which shipping is free.
 *
 * @param currency ISO 4217 code. @default 'USD'
 */
export function freightOf(lines: readonly FreightLine[], currency?: string): Cents {
  const { firstCents, furtherCents, freeFromCents } = freightTerms(currency);
  let goodsCents = 0;
  let chargedUnits = 0;
  for (const line of lines) {
    goodsCents += line.unitCents * line.quantity;
    if (!line.isShippingIncluded) chargedUnits += line.quantity;
  }
  if (chargedUnits === 0 || goodsCents >= freeFromCents) return 0;
  return firstCents + (chargedUnits - 1) * furtherCents;
}
