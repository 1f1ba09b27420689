import { currencyDecimals, minorUnits, moneyText } from '@promenade/storefront-sdk/money';
import { CURRENCY } from './constants.ts';
import { languageTag } from './language-tag.ts';
import { typedNumber } from './typed-text.ts';

/** An amount of money in minor units of the shop's currency, for instance cents, yen or fils. Always an integer. */
export type Cents = number;

/** Largest price that a backend can store: 999,999.99 in a currency with two decimals. Sums may be larger. */
export const MONEY_MAX_CENTS: Cents = 99_999_999;

/** Format of an amount. */
export interface MoneyFormat {
  /** Language tag, which determines the separators and the position of the symbol. */
  locale: string;
  /** ISO 4217 code; other texts are ignored. @default 'USD' */
  currency?: string | null | undefined;
  /** Symbol of the store, at the language's usual position. @default the narrow symbol of the currency */
  symbol?: string | null | undefined;
}

/** Whether a value is a valid amount: a non-negative integer. */
export function isCents(value: number | null | undefined): value is Cents {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/**
 * Quotient of two non-negative integers, rounded to the nearest integer, halves up. Exact while `2 × numerator + denominator`
 * is a safe integer.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  const divisor = 2 * denominator;
  return (doubled - (doubled % divisor)) / divisor;
}

/** A percentage in basis points (hundredths of a percent), an integer clamped to 0…10,000. */
export function toBasisPoints(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.round(Math.min(Math.max(percent, 0), 100) * 100);
}

/**
 * Parses a typed amount, or an amount in an address: `'12.5'`, `'12,50'`, `'12'`, `'1,234.50'`, `'1 234,50'`, with digits of any script.
 * `undefined` for anything else, for more decimals than the currency has and for amounts above `maxCents`.
 *
 * @param currency ISO 4217 code. @default 'USD'
 * @param maxCents Largest amount. @default the largest price
 */
export function parseMoney(text: string, currency?: string, maxCents: Cents = MONEY_MAX_CENTS): Cents | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(typedNumber(text)) ?? [];
  const amount = Number(`${whole}.${decimals}`) * minorUnits(currency);
  const cents = Math.round(amount);
  const hasTooManyDecimals = decimals.length > currencyDecimals(currency);
  return whole === undefined || hasTooManyDecimals || cents > maxCents ? undefined : cents;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  // Said here, since engines have decimals of their own for some currencies.
  const decimals = currencyDecimals(currency);
  const made = new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
}

/** The ISO 4217 code of a store in capitals, or the default currency for an invalid code. */
export function currencyCode(code: string | null | undefined): string {
  return code && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : CURRENCY;
}

/**
 * Formats an amount with the currency's number of decimals; empty if the amount is not an integer.
 * @example formatMoney(123450, { locale: 'en' }) // '$1,234.50'
 */
export function formatMoney(cents: Cents, { locale, currency, symbol }: MoneyFormat): string {
  if (!Number.isSafeInteger(cents)) return '';
  const code = currencyCode(currency);
  // Passed to Intl as decimal text, because a division would be inexact for large amounts.
  const parts = formatterOf(locale, code).formatToParts(moneyText(cents, code) as `${number}`);
  return parts.map(({ type, value }) => (type === 'currency' && symbol ? symbol : value)).join('');
}
