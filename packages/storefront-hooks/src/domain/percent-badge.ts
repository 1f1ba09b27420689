import { languageTag } from './language-tag.ts';
import { toBasisPoints } from './money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * The text of a discount badge: in English always with two decimals, in other languages with those that it has.
 * @example formatPercent(12.5, 'en') // '12.50%'
 * @example formatPercent(5, 'fr') // '5 %', with a no-break space
 */
export function formatPercent(percent: number, locale: string): string {
  let formatter = formatters.get(locale);
  if (!formatter) {
    const tag = languageTag(locale);
    formatter = new Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: tag.startsWith('en') ? 2 : 0,
      maximumFractionDigits: 2,
    });
    formatters.set(locale, formatter);
  }
  return formatter.format(toBasisPoints(percent) / 10_000);
}
