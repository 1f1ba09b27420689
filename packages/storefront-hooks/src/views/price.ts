import type { Presentation } from '../context/presentation.ts';
import { formatPercent } from '../domain/percent-badge.ts';
import { type Price, type PriceInput, priceOf } from '../domain/price.ts';

/** A price as text. */
export interface PriceView {
  /** What one piece costs. */
  now: string;
  /** Price before, shown struck through; absent where it was not higher. */
  was?: string | undefined;
  /** What is taken off, two decimals: `25.00%`. Present with `was`. */
  percentOff?: string | undefined;
}

/** A computed price as text. */
export function priceText({ nowCents, wasCents, percentOff }: Price, { formatMoney, locale }: Presentation): PriceView {
  return {
    now: formatMoney(nowCents),
    ...(wasCents !== undefined && { was: formatMoney(wasCents) }),
    ...(percentOff !== undefined && { percentOff: formatPercent(percentOff, locale) }),
  };
}

/** The price of a product, card or variant as text. */
export function priceView(input: PriceInput, shop: Presentation, now: number): PriceView {
  return priceText(priceOf(input, now), shop);
}
