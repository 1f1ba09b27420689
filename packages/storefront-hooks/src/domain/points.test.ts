import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsEarned, pointsFor, pointsLost, pointsOffer, pointsReturn, pointsValue } from './points.ts';
import { propertyRuns } from './test-support/property-runs.ts';

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [199, 1],
  [12_345, 123],
])('%i cents earn %i points', (cents, points) => {
  expect(pointsEarned(cents)).toBe(points);
});

describe('pointsLost', () => {
  it.each([
    ['everything', 1_050, 0, 1_050, 10],
    ['half a unit that was not earned', 1_050, 0, 50, 0],
    ['a cent that breaks a unit', 1_000, 0, 1, 1],
    ['the rest', 1_050, 60, 990, 9],
  ])('by a refund of %s', (_case, paid, before, refund, points) => {
    expect(pointsLost(paid, before, refund)).toBe(points);
  });

  it('is in all what was earned, however often something goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 8 }), (refunds) => {
        const paid = refunds.reduce((sum, refund) => sum + refund, 0);
        let before = 0;
        let lost = 0;
        for (const refund of refunds) {
          lost += pointsLost(paid, before, refund);
          before += refund;
        }
        expect(lost).toBe(pointsEarned(paid));
      }),
      propertyRuns(),
    );
  });
});

describe('pointsReturn', () => {
  it.each([
    ['all that the order earned', { lost: 655, spendable: 655, refundCents: 65_550 }, { taken: 655, withheldCents: 0 }],
    ['what is left, and money', { lost: 655, spendable: 55, refundCents: 65_550 }, { taken: 55, withheldCents: 600 }],
    ['money, when all is spent', { lost: 655, spendable: 0, refundCents: 65_550 }, { taken: 0, withheldCents: 655 }],
    ['no more than a debt of before', { lost: 3, spendable: -9, refundCents: 300 }, { taken: 0, withheldCents: 3 }],
    ['no more than goes back', { lost: 3, spendable: 0, refundCents: 1 }, { taken: 0, withheldCents: 1 }],
    ['nothing of what earned nothing', { lost: 0, spendable: 9, refundCents: 99 }, { taken: 0, withheldCents: 0 }],
  ])('takes %s', (_case, input, taken) => {
    expect(pointsReturn(input)).toEqual(taken);
  });

  it('takes or withholds what an order earned, and leaves nobody below nothing', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, fc.nat(20_000), (payCents, spendable) => {
        const lost = pointsLost(payCents, 0, payCents);
        const { taken, withheldCents } = pointsReturn({ lost, spendable, refundCents: payCents });
        expect(taken + withheldCents).toBe(lost);
        expect(spendable - taken).toBeGreaterThanOrEqual(0);
        expect(withheldCents).toBeLessThanOrEqual(payCents);
      }),
      propertyRuns(),
    );
  });
});

describe('pointsOffer', () => {
  it.each([
    ['all there are', { balance: 300, goodsCents: 1_000, couponCents: 0 }, { points: 300, cents: 300, left: 0 }],
    ['half of the goods', { balance: 800, goodsCents: 1_000, couponCents: 0 }, { points: 500, cents: 500, left: 300 }],
    [
      'half, odd cents down',
      { balance: 800, goodsCents: 1_001, couponCents: 0 },
      { points: 500, cents: 500, left: 300 },
    ],
    [
      'half of all goods, beside a coupon',
      { balance: 800, goodsCents: 1_000, couponCents: 300 },
      { points: 500, cents: 500, left: 300 },
    ],
    [
      'all but a cent of what a coupon left',
      { balance: 800, goodsCents: 1_000, couponCents: 800 },
      { points: 199, cents: 199, left: 601 },
    ],
    [
      'nothing of the last cent',
      { balance: 800, goodsCents: 1_000, couponCents: 999 },
      { points: 0, cents: 0, left: 800 },
    ],
    ['nothing of a single cent', { balance: 800, goodsCents: 1, couponCents: 0 }, { points: 0, cents: 0, left: 800 }],
    ['nothing of what is free', { balance: 800, goodsCents: 0, couponCents: 0 }, { points: 0, cents: 0, left: 800 }],
    ['nothing without points', { balance: 0, goodsCents: 1_000, couponCents: 0 }, { points: 0, cents: 0, left: 0 }],
  ])('%s', (_case, input, offer) => {
    expect(pointsOffer(input)).toEqual(offer);
  });
});

describe('in a currency without two decimals', () => {
  it.each([
    ['JPY', 1_234, 1_234, 2],
    ['KWD', 1_234, 1, 2_500],
  ])('%s: a point is earned for each whole unit, and a hundred are worth one', (currency, paid, points, worth) => {
    expect(pointsEarned(paid, currency)).toBe(points);
    expect(pointsValue(250, currency)).toBe(worth);
  });

  it('points that take nothing off are kept', () => {
    const offer = pointsOffer({ balance: 250, goodsCents: 1_000, couponCents: 0, currency: 'JPY' });
    expect(offer).toEqual({ points: 200, cents: 2, left: 50 });
  });

  it('what points take off tells how many they were, as far as they count', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom('USD', 'JPY', 'KWD'), (points, currency) => {
        const cents = pointsValue(points, currency);
        expect(pointsFor(cents, currency)).toBeLessThanOrEqual(points);
        expect(pointsValue(pointsFor(cents, currency), currency)).toBe(cents);
      }),
      propertyRuns(),
    );
  });
});
