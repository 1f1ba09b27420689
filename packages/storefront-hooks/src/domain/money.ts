import { CURRENCY } from './constants.ts';
import { languageTag } from './language-tag.ts';

/** An amount of money in whole cents; an integer, never a fraction. */
export type Cents = number;

/** Largest amount a backend can store: 999,999.99. */
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

/** The decimal text of an amount as calls carry it: `1250` → `'12.50'`. */
export function toDecimalText(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads an amount typed by a person or sent in a query: `'12.5'`, `'12,50'`, `'12'`.
 * `undefined` for anything else, for a third decimal and for amounts above 999,999.99.
 */
export function parseMoney(text: string): Cents | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
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
 * An amount for reading, with the store's symbol and as many decimals as the currency has.
 * @example formatMoney(123450, { locale: 'en' }) // '$1,234.50'
 */
export function formatMoney(cents: Cents, { locale, currency, symbol }: MoneyFormat): string {
  // Decimal text instead of a division by 100 keeps the amount exact on its way into Intl.
  const parts = formatterOf(locale, currencyCode(currency)).formatToParts(toDecimalText(cents) as `${number}`);
  return parts.map(({ type, value }) => (type === 'currency' && symbol ? symbol : value)).join('');
}
