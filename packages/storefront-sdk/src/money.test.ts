import { describe, expect, it } from 'vitest';
import { ProductCard } from './entities/products.ts';
import { createStorefront } from './index.ts';
import { minorUnits, moneyText } from './money.ts';
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
  ])('writes %i minor units of %s as %s', (amount, currency, text) => {
    expect(moneyText(amount, currency)).toBe(text);
  });
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
