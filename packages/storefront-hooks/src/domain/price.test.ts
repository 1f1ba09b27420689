import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONEY_MAX_CENTS } from './money.ts';
import type { PriceInput } from './price.ts';
import { priceInputOf, priceOf } from './price.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const now = 1_700_000_000_000;
const later = now + 1;
const variantPrice = [
  { id: 1, price: 9_000 },
  { id: 2, price: 11_000 },
];

describe('the lowest price of 30 days', () => {
  const reduced = { price: 10_000, storePrice: 9_000, lowestPrice: 8_000 };

  it('belongs to a struck price', () => {
    expect(priceOf(reduced, now)).toMatchObject({ wasCents: 10_000, lowestCents: 8_000 });
    expect(priceOf({ ...reduced, storePrice: null }, now)).not.toHaveProperty('lowestCents');
  });

  it('is the lowest price of the chosen variant', () => {
    const product = {
      productInfo: { price: 10_000, discount: null, discountExpiry: null, lowestPrice: 8_000 },
      storePrice: 9_000,
    };
    expect(priceInputOf(product).lowestPrice).toBe(8_000);
    expect(priceInputOf(product, { id: 1, price: 10_000, lowestPrice: 7_000 }).lowestPrice).toBe(7_000);
    expect(priceInputOf(product, { id: 1, price: 10_000 }).lowestPrice).toBeUndefined();
  });
});

describe('a product without a readable price', () => {
  it.each([Number.NaN, null as unknown as number])(
    'has none, reduced or not, unless the store or the variant has one: %s',
    (price) => {
      const discounted = { price, storePrice: null, discount: 10, discountExpiry: later };
      expect(priceOf(discounted, now)).toEqual({ nowCents: Number.NaN, source: 'base' });
      expect(priceOf({ ...discounted, discount: null }, now)).toEqual({ nowCents: Number.NaN, source: 'base' });
      expect(priceOf({ ...discounted, storePrice: 5_000 }, now)).toEqual({ nowCents: 5_000, source: 'store' });
      expect(priceOf({ ...discounted, skuPrice: 5_000 }, now)).toMatchObject({ nowCents: 4_500, wasCents: 5_000 });
    },
  );
});

describe('priceOf', () => {
  it.each<[string, Omit<PriceInput, 'storePrice'> & Partial<PriceInput>, ReturnType<typeof priceOf>]>([
    [
      '100.00 at 12.5 %',
      { price: 10_000, discount: 12.5, discountExpiry: later },
      { nowCents: 8_750, wasCents: 10_000, percentOff: 12.5, source: 'discount' },
    ],
    [
      '19.99 at 33 %',
      { price: 1_999, discount: 33, discountExpiry: later },
      { nowCents: 1_339, wasCents: 1_999, percentOff: 33, source: 'discount' },
    ],
    [
      '4.00 at 8.125 %, whose decimals all count',
      { price: 400, discount: 8.125, discountExpiry: later },
      { nowCents: 368, wasCents: 400, percentOff: 8.13, source: 'discount' },
    ],
    [
      'half a cent is rounded up',
      { price: 1, discount: 50, discountExpiry: later },
      { nowCents: 1, source: 'discount' },
    ],
    [
      '0.01 at 51 % is free',
      { price: 1, discount: 51, discountExpiry: later },
      { nowCents: 0, wasCents: 1, percentOff: 51, source: 'discount' },
    ],
    [
      'a discount takes precedence over a lower store price',
      { price: 10_000, storePrice: 5_000, discount: 10, discountExpiry: later },
      { nowCents: 9_000, wasCents: 10_000, percentOff: 10, source: 'discount' },
    ],
    [
      'a discount of more than 100 % is 100 %',
      { price: 10_000, discount: 250, discountExpiry: later },
      { nowCents: 0, wasCents: 10_000, percentOff: 100, source: 'discount' },
    ],
    [
      'the chosen variant is the base of a discount',
      { price: 10_000, skuPrice: 20_000, discount: 25, discountExpiry: later },
      { nowCents: 15_000, wasCents: 20_000, percentOff: 25, source: 'discount' },
    ],
    [
      'a lower store price',
      { price: 10_000, storePrice: 8_000 },
      { nowCents: 8_000, wasCents: 10_000, percentOff: 20, source: 'store' },
    ],
    [
      'a lower store price with a long fraction',
      { price: 300, storePrice: 200 },
      { nowCents: 200, wasCents: 300, percentOff: 33.33, source: 'store' },
    ],
    [
      'a store price that is lower by one cent',
      { price: 10_000_000, storePrice: 9_999_999 },
      { nowCents: 9_999_999, wasCents: 10_000_000, percentOff: 0, source: 'store' },
    ],
    [
      'the store price is compared with the chosen variant',
      { price: 10_000, skuPrice: 7_000, storePrice: 8_000 },
      { nowCents: 8_000, source: 'store' },
    ],
    [
      'a lower store price takes precedence over the variant’s price',
      { price: 10_000, storePrice: 8_000, variantPrice, skuId: 2 },
      { nowCents: 8_000, wasCents: 10_000, percentOff: 20, source: 'store' },
    ],
    [
      'the variant’s price takes precedence over a higher store price',
      { price: 10_000, storePrice: 12_000, variantPrice, skuId: 2 },
      { nowCents: 11_000, source: 'variant' },
    ],
    ['a higher store price', { price: 10_000, storePrice: 12_000 }, { nowCents: 12_000, source: 'store' }],
    [
      'a higher store price, no price for the variant',
      { price: 10_000, storePrice: 12_000, variantPrice, skuId: 3 },
      { nowCents: 12_000, source: 'store' },
    ],
    ['an equal store price', { price: 10_000, storePrice: 10_000 }, { nowCents: 10_000, source: 'store' }],
    ['only a price for the variant', { price: 10_000, variantPrice, skuId: 1 }, { nowCents: 9_000, source: 'variant' }],
    ['no variant chosen', { price: 10_000, variantPrice }, { nowCents: 10_000, source: 'base' }],
    ['only a base price', { price: 10_000 }, { nowCents: 10_000, source: 'base' }],
    ['only the price of the chosen variant', { price: 10_000, skuPrice: 500 }, { nowCents: 500, source: 'base' }],
    [
      'an expired discount is ignored',
      { price: 10_000, storePrice: 8_000, discount: 50, discountExpiry: now },
      { nowCents: 8_000, wasCents: 10_000, percentOff: 20, source: 'store' },
    ],
    [
      'invalid prices are ignored',
      { price: 10_000, storePrice: Number.NaN, skuPrice: -1, variantPrice: [{ id: 1, price: 0.5 }], skuId: 1 },
      { nowCents: 10_000, source: 'base' },
    ],
  ])('%s', (_case, input, price) => {
    expect(priceOf({ storePrice: null, ...input }, now)).toEqual(price);
  });
});

const cents = fc.integer({ min: 0, max: MONEY_MAX_CENTS });
const basisPoints = fc.integer({ min: 1, max: 10_000 });
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const input: fc.Arbitrary<PriceInput> = fc.record({
  price: cents,
  skuPrice: maybe(cents),
  storePrice: maybe(cents),
  skuId: maybe(fc.integer({ min: 1, max: 3 })),
  variantPrice: maybe(fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), price: cents }), { maxLength: 3 })),
  discount: maybe(
    fc.oneof(
      basisPoints.map((points) => points / 100),
      fc.double(),
    ),
  ),
  discountExpiry: maybe(fc.integer({ min: now - 2, max: now + 2 })),
});

describe('every price', () => {
  it('is a non-negative integer, and a struck-through price is higher', () => {
    fc.assert(
      fc.property(input, (facts) => {
        const price = priceOf(facts, now);
        expect(Number.isSafeInteger(price.nowCents)).toBe(true);
        expect(price.nowCents).toBeGreaterThanOrEqual(0);
        if (price.wasCents !== undefined) expect(price.wasCents).toBeGreaterThan(price.nowCents);
        expect(price.percentOff === undefined).toBe(price.wasCents === undefined);
      }),
      propertyRuns(),
    );
  });

  it('with a discount of up to five decimals equals the exact result', () => {
    const parts = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, parts, (price, part) => {
        const { nowCents } = priceOf(
          { price, storePrice: null, discount: Number(`${part}e-5`), discountExpiry: later },
          now,
        );
        expect(BigInt(nowCents)).toBe((BigInt(price) * BigInt(10_000_000 - part) * 2n + 10_000_000n) / 20_000_000n);
      }),
      propertyRuns(),
    );
  });

  it('with a discount equals the exact result, and is at most the price before', () => {
    fc.assert(
      fc.property(cents, basisPoints, (price, points) => {
        const { nowCents } = priceOf({ price, storePrice: null, discount: points / 100, discountExpiry: later }, now);
        // price × (100 − discount) / 100, rounded half up, computed with BigInt.
        const exact = (BigInt(price) * BigInt(10_000 - points) * 2n + 10_000n) / 20_000n;
        expect(BigInt(nowCents)).toBe(exact);
        expect(nowCents).toBeLessThanOrEqual(price);
      }),
      propertyRuns(),
    );
  });

  it('changes exactly at the millisecond when the discount ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: MONEY_MAX_CENTS }),
        basisPoints.filter((points) => points >= 100),
        (price, points) => {
          const facts = { price, storePrice: null, discount: points / 100, discountExpiry: now };
          expect(priceOf(facts, now - 1).source).toBe('discount');
          expect(priceOf(facts, now)).toEqual({ nowCents: price, source: 'base' });
        },
      ),
      propertyRuns(),
    );
  });
});

it('of a product detail does not compile without the price of its store', () => {
  const detail = { productInfo: { price: 12_000, discount: null, discountExpiry: null }, storePrice: 8_000 };
  // @ts-expect-error A detail has the store's price beside `productInfo`.
  expect(priceOf(detail.productInfo, now).nowCents).toBe(12_000);
  // @ts-expect-error The same with a variant spread into it.
  expect(priceOf({ ...detail.productInfo, ...{ id: 1, price: 10_000 } }, now).nowCents).toBe(10_000);
  expect(priceOf(priceInputOf(detail, { id: 1, price: 10_000 }), now).nowCents).toBe(8_000);
});
