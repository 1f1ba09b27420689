import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from './test-support/property-runs.ts';
import type { TotalGroup } from './totals.ts';
import { cartTotals, priceOfLine } from './totals.ts';

const now = 1_700_000_000_000;

describe('cartTotals', () => {
  it('adds the shown prices of checked lines, by merchant and overall', () => {
    const groups: TotalGroup[] = [
      {
        merId: 1,
        cartInfoList: [
          { price: 1_999, discount: 33, discountExpiry: now + 1, cartNum: 3 },
          {
            price: 10_000,
            storePrice: 12_000,
            variantPrice: [{ id: 8, price: 11_000 }],
            attrId: 8,
            cartNum: 1,
            checked: true,
          },
        ],
      },
      { merId: 2, cartInfoList: [{ price: 500, cartNum: 4, checked: false }] },
      { merId: 3, cartInfoList: [{ price: 10_000, storePrice: 8_000, cartNum: 2 }] },
    ];
    expect(cartTotals(groups, now)).toEqual({
      goodsCents: 3 * 1_339 + 11_000 + 2 * 8_000,
      savedCents: 3 * 660 + 2 * 2_000,
      lines: 3,
      quantity: 6,
      merchants: [
        { merId: 1, goodsCents: 3 * 1_339 + 11_000, savedCents: 3 * 660, lines: 2, quantity: 4 },
        { merId: 2, goodsCents: 0, savedCents: 0, lines: 0, quantity: 0 },
        { merId: 3, goodsCents: 16_000, savedCents: 4_000, lines: 1, quantity: 2 },
      ],
    });
  });

  it('is 0 for an empty cart', () => {
    expect(cartTotals([], now)).toEqual({ goodsCents: 0, savedCents: 0, lines: 0, quantity: 0, merchants: [] });
  });

  it('adds rounded prices, instead of rounding the sum', () => {
    const line = { price: 99, discount: 0.5, discountExpiry: now + 1, cartNum: 1 };
    expect(cartTotals([{ merId: 1, cartInfoList: [line, line, line] }], now).goodsCents).toBe(3 * 99);
  });
});

const line = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000 }),
  storePrice: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }),
  discount: fc.option(
    fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100),
    { nil: null },
  ),
  discountExpiry: fc.constantFrom(null, now - 1, now, now + 1),
  cartNum: fc.integer({ min: 1, max: 99 }),
  checked: fc.constantFrom(true, false, undefined),
});
const groups = fc.array(fc.record({ merId: fc.nat(), cartInfoList: fc.array(line, { maxLength: 6 }) }), {
  maxLength: 4,
});

it('the totals are the sum of shown unit prices times quantities, and the sum of the merchants’ totals', () => {
  fc.assert(
    fc.property(groups, (cart) => {
      const totals = cartTotals(cart, now);
      const shown = cart
        .flatMap((group) => group.cartInfoList)
        .filter((each) => each.checked !== false)
        .map((each) => BigInt(priceOfLine(each, now).nowCents) * BigInt(each.cartNum));
      expect(BigInt(totals.goodsCents)).toBe(shown.reduce((sum, each) => sum + each, 0n));
      expect(totals.merchants.reduce((sum, merchant) => sum + merchant.goodsCents, 0)).toBe(totals.goodsCents);
      expect(totals.lines).toBe(shown.length);
    }),
    propertyRuns(),
  );
});
