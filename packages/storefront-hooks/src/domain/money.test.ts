import { moneyText } from '@promenade/storefront-sdk/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyCode,
  divideHalfUp,
  formatMoney,
  isCents,
  MONEY_MAX_CENTS,
  parseMoney,
  toBasisPoints,
} from './money.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const amount = fc.integer({ min: 0, max: MONEY_MAX_CENTS });

describe('parseMoney', () => {
  it.each([
    ['12.50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    [' 0.07 ', 7],
    ['0', 0],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ['12\u202f345', 1_234_500],
    ['١٢٫٥', 1250],
    ['１２．５', 1250],
    ['999999.99', MONEY_MAX_CENTS],
  ])('parses %j as %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each(['', '.5', '12.', '12.345', '1,234', '1,2,3', '12 34', '-1', '1e3', '$5', 'NaN', '1000000'])(
    'rejects %j',
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );

  it.each([
    ['1234', 'JPY', 1234],
    ['12.5', 'JPY', undefined],
    ['1.234', 'KWD', 1234],
    ['1,5', 'KWD', 1500],
    ['1.2345', 'KWD', undefined],
    ['1.2345', 'CLF', 12_345],
    ['12345.50', 'HUF', 1_234_550],
  ])('parses %j in %s as %s', (text, currency, amount) => {
    expect(parseMoney(text, currency)).toBe(amount);
  });

  it('is the inverse of `moneyText` in any currency', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('USD', 'JPY', 'KWD', 'HUF', 'CLF'), (cents, currency) => {
        expect(parseMoney(moneyText(cents, currency), currency)).toBe(cents);
      }),
      propertyRuns(),
    );
  });
});

describe('formatMoney', () => {
  it('formats dollars with two decimals and separators', () => {
    expect(formatMoney(123_450, { locale: 'en' })).toBe('$1,234.50');
    expect(formatMoney(0, { locale: 'en' })).toBe('$0.00');
    expect(formatMoney(-500, { locale: 'en' })).toBe('-$5.00');
  });

  it("puts the store's symbol at the language's usual position", () => {
    expect(formatMoney(123_450, { locale: 'en', symbol: 'US$' })).toBe('US$1,234.50');
    expect(formatMoney(123_450, { locale: 'fr', symbol: 'US$' })).toMatch(/^1\s234,50\sUS\$$/);
  });

  it('uses the dollar sign if the store has no symbol', () => {
    expect(formatMoney(100, { locale: 'en', symbol: '' })).toBe('$1.00');
  });

  it.each([
    ['EUR', 'en', '€1,234.50'],
    ['eur', 'en', '€1,234.50'],
    ['CAD', 'en', '$1,234.50'],
    ['JPY', 'en', '¥123,450'],
    ['KWD', 'en', 'KWD\u00a0123.450'],
    ['HUF', 'en', 'Ft\u00a01,234.50'],
    ['IDR', 'en', 'Rp\u00a01,234.50'],
    ['IQD', 'en', 'IQD\u00a0123.450'],
    ['CLF', 'en', 'CLF\u00a012.3450'],
    ['ZZZ', 'en', 'ZZZ\u00a01,234.50'],
    ['US Dollar', 'en', '$1,234.50'],
    ['', 'en', '$1,234.50'],
    [null, 'en', '$1,234.50'],
  ])('formats the currency %j', (currency, locale, text) => {
    expect(formatMoney(123_450, { locale, currency })).toBe(text);
  });

  it("prefers the store's symbol to the currency's symbol in any language", () => {
    expect(formatMoney(123_450, { locale: 'de-CH', currency: 'EUR', symbol: 'E' })).toMatch(/^E\s1.234\.50$/);
    expect(formatMoney(123_450, { locale: 'fr-CA', currency: 'CAD' })).toMatch(/^1\s234,50\s\$$/);
  });

  it.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY])(
    'returns an empty text for %d, which is not an amount',
    (value) => {
      expect(formatMoney(value, { locale: 'en' })).toBe('');
    },
  );

  it('formats amounts exactly that a division would round', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, { locale: 'en' })).toBe('$90,071,992,547,409.91');
  });
});

describe('rounding', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [10, 10, 1],
    [0, 7, 0],
  ])('%i / %i is %i, halves up', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient);
  });

  it.each([
    [12.5, 1250],
    [0.29, 29],
    [100.01, 10_000],
    [Number.POSITIVE_INFINITY, 10_000],
    [-3, 0],
    [Number.NaN, 0],
  ])('%d %% is %i basis points', (percent, basisPoints) => {
    expect(toBasisPoints(percent)).toBe(basisPoints);
  });
});

it.each([
  [0, true],
  [12, true],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  [null, false],
  [undefined, false],
])('isCents(%s) is %s', (value, expected) => {
  expect(isCents(value)).toBe(expected);
});

it.each([
  ['eur', 'EUR'],
  ['USD', 'USD'],
  ['EURO', 'USD'],
  ['1EU', 'USD'],
  ['', 'USD'],
  [undefined, 'USD'],
])('currencyCode(%j) is %s', (code, currency) => {
  expect(currencyCode(code)).toBe(currency);
});
