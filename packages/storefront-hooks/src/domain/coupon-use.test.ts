import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CouponLine, UsableCoupon } from './coupon-use.ts';
import { couponFits, couponUse } from './coupon-use.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const now = 1_700_000_000_000;
const lamp: CouponLine = { merId: 1, productId: 10, categoryIds: [111, 11, 1], cents: 4_000 };
const chair: CouponLine = { merId: 2, productId: 20, categoryIds: [12, 1], cents: 2_000 };
const cart = [lamp, chair];
const coupon: UsableCoupon = {
  status: 0,
  startTime: now - 1,
  endTime: now + 1,
  useType: 1,
  merId: 0,
  targetIds: [],
  moneyCents: 500,
  minCents: 0,
};

describe('couponFits', () => {
  it.each<[string, Partial<UsableCoupon>, boolean, boolean]>([
    ['for everything', {}, true, true],
    ['for a merchant', { merId: 1 }, true, false],
    ['for a product', { useType: 2, targetIds: [20] }, false, true],
    ['for a product of another merchant', { useType: 2, merId: 1, targetIds: [20] }, false, false],
    ['for a top category', { useType: 3, targetIds: [1] }, true, true],
    ['for a subcategory', { useType: 3, targetIds: [11] }, true, false],
    ['for a category of a merchant', { useType: 3, merId: 2, targetIds: [1] }, false, true],
    ['for products whose ids equal a category’s id', { useType: 2, targetIds: [1] }, false, false],
    ['for nothing', { useType: 2 }, false, false],
    ['of an unknown kind', { useType: 9, targetIds: [10, 20, 1] }, false, false],
  ])('%s', (_case, change, fitsLamp, fitsChair) => {
    const given = { ...coupon, ...change };
    expect([couponFits(given, lamp), couponFits(given, chair)]).toEqual([fitsLamp, fitsChair]);
  });
});

describe('couponUse', () => {
  it.each<[string, Partial<UsableCoupon>, object]>([
    ['saves its value', {}, { isUsable: true, savingCents: 500 }],
    [
      'saves at most the goods that it applies to',
      { merId: 2, moneyCents: 2_500 },
      { isUsable: true, savingCents: 2_000 },
    ],
    ['can save all but a cent', { moneyCents: 5_999 }, { isUsable: true, savingCents: 5_999 }],
    ['cannot pay for all goods', { moneyCents: 6_000 }, { isUsable: false, issue: 'exceeds-goods' }],
    ['reaches its minimum to the cent', { minCents: 6_000 }, { isUsable: true, savingCents: 500 }],
    [
      'reports the amount missing to its minimum',
      { minCents: 6_001 },
      { isUsable: false, issue: 'below-minimum', missingCents: 1 },
    ],
    ['counts all goods for the minimum', { merId: 2, minCents: 6_000 }, { isUsable: true, savingCents: 500 }],
    [
      'requires goods that it applies to',
      { merId: 3, minCents: 9_000 },
      { isUsable: false, issue: 'no-fitting-goods' },
    ],
    ['is used', { status: 1 }, { isUsable: false, issue: 'used' }],
    ['has not started', { startTime: now + 1, endTime: now + 2 }, { isUsable: false, issue: 'not-started' }],
    ['has ended', { endTime: now, merId: 3 }, { isUsable: false, issue: 'expired' }],
  ])('%s', (_case, change, use) => {
    expect(couponUse({ ...coupon, ...change }, cart, now)).toEqual(use);
  });

  it('does not apply to an empty checkout', () => {
    expect(couponUse(coupon, [], now)).toEqual({ isUsable: false, issue: 'no-fitting-goods' });
  });
});

const line: fc.Arbitrary<CouponLine> = fc.record({
  merId: fc.integer({ min: 1, max: 3 }),
  productId: fc.integer({ min: 1, max: 5 }),
  categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  cents: fc.integer({ min: 0, max: 20_000 }),
});
const anyCoupon: fc.Arbitrary<UsableCoupon> = fc.record({
  status: fc.constantFrom(0, 0, 0, 1, 2),
  startTime: fc.integer({ min: now - 2, max: now + 1 }),
  endTime: fc.integer({ min: now - 1, max: now + 3 }),
  useType: fc.integer({ min: 1, max: 4 }),
  merId: fc.integer({ min: 0, max: 3 }),
  targetIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  moneyCents: fc.integer({ min: 0, max: 30_000 }),
  minCents: fc.integer({ min: 0, max: 30_000 }),
});

it('a coupon saves less than the goods total, and at most its value and the goods that it applies to', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), anyCoupon, (lines, each) => {
      const use = couponUse(each, lines, now);
      if (!use.isUsable) return;
      const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
      const fitting = lines.filter((one) => couponFits(each, one)).reduce((sum, { cents }) => sum + cents, 0);
      expect(use.savingCents).toBeLessThan(goods);
      expect(use.savingCents).toBeLessThanOrEqual(Math.min(each.moneyCents, fitting));
    }),
    propertyRuns(),
  );
});
