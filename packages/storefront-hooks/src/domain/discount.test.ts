import { describe, expect, it } from 'vitest';
import { isDiscountValid, nextDiscountEnd } from './discount.ts';

const now = 1_700_000_000_000;

describe('isDiscountValid', () => {
  it.each([
    ['runs', 10, now + 1, true],
    ['a hundredth of a percent', 0.01, now + 1, true],
    ['ends exactly now', 10, now, false],
    ['is over', 10, now - 1, false],
    ['is zero', 0, now + 1, false],
    ['is negative', -5, now + 1, false],
    ['is not a number', Number.NaN, now + 1, false],
    ['is infinite', Number.POSITIVE_INFINITY, now + 1, false],
    ['is null', null, now + 1, false],
    ['is absent', undefined, now + 1, false],
    ['has no expiry', 10, null, false],
    ['has an absent expiry', 10, undefined, false],
    ['has an expiry that is not a number', 10, Number.NaN, false],
  ])('discount that %s', (_case, discount, discountExpiry, expected) => {
    expect(isDiscountValid({ discount, discountExpiry }, now)).toBe(expected);
  });
});

describe('nextDiscountEnd', () => {
  it('is the earliest end of the active discounts', () => {
    const all = [
      { discount: 10, discountExpiry: now + 500 },
      { discount: 10, discountExpiry: now + 200 },
      { discount: 0, discountExpiry: now + 100 },
      { discount: 10, discountExpiry: now - 100 },
    ];
    expect(nextDiscountEnd(all, now)).toBe(now + 200);
  });

  it('is undefined if no discount is active', () => {
    expect(nextDiscountEnd([{ discount: 10, discountExpiry: null }], now)).toBeUndefined();
  });
});
