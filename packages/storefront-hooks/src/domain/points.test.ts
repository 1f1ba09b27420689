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
    ['half a unit, which earned no point', 1_050, 0, 50, 0],
    ['a cent of a whole unit', 1_000, 0, 1, 1],
    ['the rest', 1_050, 60, 990, 9],
  ])('by a refund of %s', (_case, paid, before, refund, points) => {
    expect(pointsLost(paid, before, refund)).toBe(points);
  });

  it('adds up to the earned points over all refunds', () => {
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
    [
      'the rest of the points, and money',
      { lost: 655, spendable: 55, refundCents: 65_550 },
      { taken: 55, withheldCents: 600 },
    ],
    [
      'money, if all points are spent',
      { lost: 655, spendable: 0, refundCents: 65_550 },
      { taken: 0, withheldCents: 655 },
    ],
    [
      'money only, if the balance is negative',
      { lost: 3, spendable: -9, refundCents: 300 },
      { taken: 0, withheldCents: 3 },
    ],
    ['at most the refund', { lost: 3, spendable: 0, refundCents: 1 }, { taken: 0, withheldCents: 1 }],
    ['nothing, if no points are lost', { lost: 0, spendable: 9, refundCents: 99 }, { taken: 0, withheldCents: 0 }],
  ])('takes %s', (_case, input, taken) => {
    expect(pointsReturn(input)).toEqual(taken);
  });

  it('takes or withholds all earned points, and never makes the balance negative', () => {
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
    ['uses all points', { balance: 300, goodsCents: 1_000, couponCents: 0 }, { points: 300, cents: 300, left: 0 }],
    [
      'pays at most half of the goods',
      { balance: 800, goodsCents: 1_000, couponCents: 0 },
      { points: 500, cents: 500, left: 300 },
    ],
    [
      'rounds half of the goods down',
      { balance: 800, goodsCents: 1_001, couponCents: 0 },
      { points: 500, cents: 500, left: 300 },
    ],
    [
      'pays at most half of the goods, also with a coupon',
      { balance: 800, goodsCents: 1_000, couponCents: 300 },
      { points: 500, cents: 500, left: 300 },
    ],
    [
      'leaves one cent to pay after a coupon',
      { balance: 800, goodsCents: 1_000, couponCents: 800 },
      { points: 199, cents: 199, left: 601 },
    ],
    [
      'does not pay the last cent',
      { balance: 800, goodsCents: 1_000, couponCents: 999 },
      { points: 0, cents: 0, left: 800 },
    ],
    ['does not pay a single cent', { balance: 800, goodsCents: 1, couponCents: 0 }, { points: 0, cents: 0, left: 800 }],
    [
      'uses no points for free goods',
      { balance: 800, goodsCents: 0, couponCents: 0 },
      { points: 0, cents: 0, left: 800 },
    ],
    ['is 0 without points', { balance: 0, goodsCents: 1_000, couponCents: 0 }, { points: 0, cents: 0, left: 0 }],
  ])('%s', (_case, input, offer) => {
    expect(pointsOffer(input)).toEqual(offer);
  });
});

describe('points in a currency without two decimals', () => {
  it.each([
    ['JPY', 1_234, 1_234, 2],
    ['KWD', 1_234, 1, 2_500],
  ])('%s: one is earned for each whole unit, and a hundred are worth one unit', (currency, paid, points, worth) => {
    expect(pointsEarned(paid, currency)).toBe(points);
    expect(pointsValue(250, currency)).toBe(worth);
  });

  it('are not used if they would have no effect', () => {
    const offer = pointsOffer({ balance: 250, goodsCents: 1_000, couponCents: 0, currency: 'JPY' });
    expect(offer).toEqual({ points: 200, cents: 2, left: 50 });
  });

  it('are determined by their value, if they have an effect', () => {
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
