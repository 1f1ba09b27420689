import { describe, expect, it, vi } from 'vitest';
import { ProductCard } from './entities/products.ts';
import { createStorefront } from './index.ts';
import { currencyDecimals, isCurrency, minorUnits, moneyText } from './money.ts';
import { decode } from './schema/decode.ts';
import { encode } from './schema/encode.ts';
import { sample } from './schema/sample.ts';
import { baseUrl, recorder } from './test-support/recorder.ts';
import { envelope } from './test-support/responses.ts';

describe('moneyText', () => {
  it.each([
    [0, undefined, '0.00'],
    [7, 'USD', '0.07'],
    [1250, 'EUR', '12.50'],
    [-5, 'USD', '-0.05'],
    [-0, 'USD', '0.00'],
    [1250, 'JPY', '1250'],
    [1250, 'KWD', '1.250'],
    [5, 'KWD', '0.005'],
    [1_234_550, 'HUF', '12345.50'],
    [10_050, 'TWD', '100.50'],
    [12_345, 'CLF', '1.2345'],
  ])('writes %i minor units of %s as %s', (amount, currency, text) => {
    expect(moneyText(amount, currency)).toBe(text);
  });
});

it.each([49.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d, which is not an amount', (amount) => {
  expect(() => moneyText(amount)).toThrow(RangeError);
});

describe('decimals', () => {
  it.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
    // Engines have other decimals for these.
    [2, 'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SLE SOS SYP TWD YER'],
    [2, 'XAD XCG ZWG ZZZ'],
  ])('%i: %s', (decimals, codes) => {
    for (const code of codes.split(' ')) expect([code, currencyDecimals(code)]).toEqual([code, decimals]);
  });

  it('does not ask the engine', () => {
    const asked = vi.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
      throw new Error('asked');
    });
    expect(currencyDecimals('PKR')).toBe(2);
    asked.mockRestore();
  });
});

it('knows the codes in use', () => {
  const codes = ['EUR', 'HUF', 'XCG', 'ZWG', 'eur', 'EU', 'D AFN', ' AE', 'XTS', 'XAU', 'XXX', 'BGN', 'HRK', 'ZZZ', ''];
  expect(codes.filter(isCurrency)).toEqual(['EUR', 'HUF', 'XCG', 'ZWG']);
});

it.each([
  [undefined, 100],
  ['usd', 100],
  ['JPY', 1],
  ['BHD', 1000],
])('%s has %i minor units', (currency, units) => {
  expect(minorUnits(currency)).toBe(units);
});

describe.each([
  ['USD', '12.50', 1250],
  ['JPY', '999', 999],
  ['KWD', '1.234', 1234],
])('a shop in %s', (currency, text, amount) => {
  it('decodes and sends amounts in minor units', async () => {
    const card = { ...sample(ProductCard), price: amount };
    const page = { list: [encode(ProductCard, card, currency)], pageNum: 1, pages: 1, total: 1, pageSize: 10 };
    const { fetch, requests } = recorder(() => envelope(page));
    const shop = createStorefront({ baseUrl, fetch, currency });

    const { list } = await shop.search.products({ minPrice: amount });

    expect(page.list[0]).toMatchObject({ price: text });
    expect(list[0]?.price).toBe(amount);
    expect(requests[0]?.path).toContain(`minPrice=${text}`);
    expect(shop.client.currency).toBe(currency);
  });

  it('is decoded the same way by `decode`', () => {
    const card = { ...sample(ProductCard), price: amount };
    expect(decode(ProductCard, encode(ProductCard, card, currency), undefined, undefined, currency).price).toBe(amount);
  });
});

it('two shops with different currencies do not interfere', async () => {
  const card = (price: string) => envelope([{ ...(encode(ProductCard, sample(ProductCard)) as object), price }]);
  const dollars = createStorefront({ baseUrl, fetch: recorder(() => card('12.50')).fetch });
  const yen = createStorefront({ baseUrl, fetch: recorder(() => card('1250')).fetch, currency: 'JPY' });
  const lists = await Promise.all([dollars, yen, dollars].map((shop) => shop.products.byIds({ ids: [1] })));
  expect(lists.map(({ list }) => list[0]?.price)).toEqual([1250, 1250, 1250]);
});

it('rejects an invalid currency code', () => {
  expect(() => createStorefront({ baseUrl, currency: 'dollars' })).toThrow(RangeError);
});
