import { languageTag } from './language-tag.ts';
import { toBasisPoints } from './money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * The text of a discount badge, always with two decimals.
 * @example formatPercent(12.5, 'en') // '12.50%'
 */
export function formatPercent(percent: number, locale: string): string {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTag(locale), {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(locale, formatter);
  }
  return formatter.format(toBasisPoints(percent) / 10_000);
}
