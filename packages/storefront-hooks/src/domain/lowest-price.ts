import { DAY_MS, LOWEST_PRICE_DAYS } from './constants.ts';
import type { Cents } from './money.ts';
import { type PriceInput, priceOf } from './price.ts';

/** What determined the price of a product or variant until a time. */
export interface PricePeriod extends PriceInput {
  /** When the period ended, in epoch milliseconds; null for the current one. It begins where the one before ended. */
  until: number | null;
  /** Whether it was for sale. @default true */
  isOffered?: boolean | undefined;
}

/** A price for which something was for sale in a time; `undefined` if it was not. */
interface Segment {
  from: number;
  to: number;
  cents: Cents | undefined;
}

/** The prices one after another: a discount that expires ends a segment within its period. */
function segmentsOf(periods: readonly PricePeriod[]): Segment[] {
  const segments: Segment[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const period of periods) {
    const to = period.until ?? Number.POSITIVE_INFINITY;
    const expiry = period.discountExpiry ?? to;
    const cuts = expiry < to ? [expiry, to] : [to];
    for (const cut of cuts) {
      if (cut <= from) continue;
      const cents = period.isOffered === false ? undefined : priceOf(period, from).nowCents;
      const last = segments.at(-1);
      if (last && last.cents === cents) last.to = cut;
      else segments.push({ from, to: cut, cents });
      from = cut;
    }
  }
  return segments;
}

/**
 * The lowest price in the 30 days before the current price began to apply, which is shown next to a struck price. A change
 * that left the price the same does not count as its beginning. `undefined` if there was no price before.
 *
 * @param periods In the order of time; the last one is the current one.
 */
export function lowestPriorPrice(periods: readonly PricePeriod[], now: number): Cents | undefined {
  const segments = segmentsOf(periods);
  const current = segments.find(({ to }) => now < to);
  if (current?.cents === undefined) return undefined;
  const since = current.from - LOWEST_PRICE_DAYS * DAY_MS;
  const prices = segments.flatMap(({ from, to, cents }) =>
    cents !== undefined && from < current.from && to > since ? [cents] : [],
  );
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Countries of the European Union, whose law requires the lowest price next to a struck price (ISO 3166-1 alpha-2). */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a shop shows the lowest price next to a struck price: by its setting, otherwise by the law of its country. */
export function showsLowestPrice({
  country,
  lowestPrice,
}: {
  country?: string | null | undefined;
  lowestPrice?: boolean | null | undefined;
}): boolean {
  return lowestPrice ?? EU_COUNTRIES.has(country ?? '');
}
