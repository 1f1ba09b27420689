import type { Presentation } from '../context/presentation.ts';
import { formatPercent } from '../domain/percent-badge.ts';
import { type Price, type PriceInput, priceOf } from '../domain/price.ts';

/** A price as text. */
export interface PriceView {
  /** Unit price. */
  now: string;
  /** Earlier price, shown struck through; absent if it is not higher. */
  was?: string | undefined;
  /** Reduction with two decimals: `25.00%`. Present if `was` is present. */
  percentOff?: string | undefined;
  /** Lowest price in the 30 days before the reduction; only if `was` is present and the backend returns it. */
  lowest?: string | undefined;
}

/** A computed price as text. */
export function priceText(
  { nowCents, wasCents, percentOff, lowestCents }: Price,
  { formatMoney, locale }: Presentation,
): PriceView {
  return {
    now: formatMoney(nowCents),
    ...(wasCents !== undefined && { was: formatMoney(wasCents) }),
    ...(percentOff !== undefined && { percentOff: formatPercent(percentOff, locale) }),
    ...(lowestCents !== undefined && { lowest: formatMoney(lowestCents) }),
  };
}

/** The price of a product, card or variant as text. */
export function priceView(input: PriceInput, shop: Presentation, now: number): PriceView {
  return priceText(priceOf(input, now), shop);
}
