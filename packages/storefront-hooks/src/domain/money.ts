import { minorUnits, moneyText } from '@promenade/storefront-sdk/money';
import { CURRENCY } from './constants.ts';
import { languageTag } from './language-tag.ts';

/** An amount of money in whole minor units of the shop's currency: cents of a dollar, yen, fils of a dinar. Never a fraction. */
export type Cents = number;

/** Largest amount that a backend can store: 999,999.99 in a currency with two decimals. */
export const MONEY_MAX_CENTS: Cents = 99_999_999;

/** How an amount is written for a reader. */
export interface MoneyFormat {
  /** Language tag that decides separators and the place of the symbol. */
  locale: string;
  /** ISO 4217 code; anything else counts as absent. @default 'USD' */
  currency?: string | null | undefined;
  /** The store's own symbol, put where the language puts it. @default the narrow symbol of the currency */
  symbol?: string | null | undefined;
}

/** Whether a value is a usable amount: a whole number of cents, not negative. */
export function isCents(value: number | null | undefined): value is Cents {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Quotient of two non-negative integers, halves rounded up. Exact while `2 × numerator + denominator` is a safe integer. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  const divisor = 2 * denominator;
  return (doubled - (doubled % divisor)) / divisor;
}

/** A percentage as whole hundredths of a percent, kept within 0…10,000: percentages carry two decimals at most. */
export function toBasisPoints(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.round(Math.min(Math.max(percent, 0), 100) * 100);
}

/** `percent` (0…100) of an amount, halves of a cent rounded up. */
export function percentOf(cents: Cents, percent: number): Cents {
  return divideHalfUp(cents * toBasisPoints(percent), 10_000);
}

/**
 * Reads an amount that a person typed or an address carries: `'12.5'`, `'12,50'`, `'12'`.
 * `undefined` for anything else, for more decimals than the currency has and for amounts above `MONEY_MAX_CENTS`.
 *
 * @param currency ISO 4217 code. @default 'USD'
 */
export function parseMoney(text: string, currency?: string): Cents | undefined {
  const [, whole, decimals = ''] = /^(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? [];
  const amount = Number(`${whole}.${decimals}`) * minorUnits(currency);
  const cents = Math.round(amount);
  const hasTooManyDecimals = decimals.length > Math.log10(minorUnits(currency));
  return whole === undefined || hasTooManyDecimals || cents > MONEY_MAX_CENTS ? undefined : cents;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(key, made);
  return made;
}

/** The ISO 4217 code a store names, in capitals; the default currency for anything that is not one. */
export function currencyCode(code: string | null | undefined): string {
  return code && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : CURRENCY;
}

/**
 * An amount for reading, with as many decimals as the currency has; empty for what is no whole number.
 * @example formatMoney(123450, { locale: 'en' }) // '$1,234.50'
 */
export function formatMoney(cents: Cents, { locale, currency, symbol }: MoneyFormat): string {
  if (!Number.isSafeInteger(cents)) return '';
  const code = currencyCode(currency);
  // Decimal text instead of a division keeps the amount exact on its way into Intl.
  const parts = formatterOf(locale, code).formatToParts(moneyText(cents, code) as `${number}`);
  return parts.map(({ type, value }) => (type === 'currency' && symbol ? symbol : value)).join('');
}
