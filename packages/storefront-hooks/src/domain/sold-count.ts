import { languageTag } from './language-tag.ts';

/** Input of `soldCount`. */
export interface SoldFacts {
  /** Number of units sold. */
  sales?: number | null | undefined;
  /** Number that the merchant adds to `sales`. Absent in the list of top products, whose `sales` already includes it. */
  ficti?: number | null | undefined;
}

/** The number of units sold that a card shows. */
export function soldCount({ sales, ficti }: SoldFacts): number {
  return Math.max(0, (sales ?? 0) + (ficti ?? 0));
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A count in the compact notation of a language.
 * @example formatCompact(12_345, 'en') // '12K'
 * @example formatCompact(1_530, 'fr') // '1,5 k', with a no-break space
 */
export function formatCompact(count: number, locale: string): string {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTag(locale), { notation: 'compact' });
    formatters.set(locale, formatter);
  }
  return formatter.format(count);
}
