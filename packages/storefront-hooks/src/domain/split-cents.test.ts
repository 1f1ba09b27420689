import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCents } from './split-cents.ts';
import { propertyRuns } from './test-support/property-runs.ts';

describe('splitCents', () => {
  it.each([
    ['evenly', 900, [1, 1, 1], [300, 300, 300]],
    ['1,000 among equal weights: the first gets the remaining cent', 1_000, [1, 1, 1], [334, 333, 333]],
    ['200 among equal weights: the first two get the remaining cents', 200, [1, 1, 1], [67, 67, 66]],
    ['100 with the remaining cent for the largest remainder', 100, [10, 55, 1], [15, 83, 2]],
    ['one cent: the largest weight gets it', 1, [1, 1_000], [0, 1]],
    ['one cent: the largest weight gets it at any index', 1, [1_000, 1], [1, 0]],
    ['5 with nothing for weights of 0', 5, [0, 3, 0, 2], [0, 3, 0, 2]],
    ['an amount of 0', 0, [3, 4], [0, 0]],
    ['7 among weights of 0: the first gets it', 7, [0, 0], [7, 0]],
    ['an amount without weights', 0, [], []],
    ['amounts whose product exceeds the safe integers', 99_999_999, [99_999_999_999, 1], [99_999_999, 0]],
  ])('splits %s', (_case, amount, weights, shares) => {
    expect(splitCents(amount, weights)).toEqual(shares);
  });
});

const amount = fc.integer({ min: 0, max: 99_999_999 });
const weights = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 10_000_000_000 })), {
  minLength: 1,
  maxLength: 12,
});

describe('any split', () => {
  it('differs from shares that are rounded one by one, which do not add up', () => {
    const adds = fc.property(amount, weights, (cents, parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const shares = parts.map((part) => (whole === 0 ? 0 : Math.round((cents * part) / whole)));
      return whole === 0 || shares.reduce((sum, share) => sum + share, 0) === cents;
    });
    expect(fc.check(adds, { numRuns: 10_000, endOnFailure: true }).failed).toBe(true);
  });

  it('adds up exactly, and every share is rounded down or up', () => {
    fc.assert(
      fc.property(amount, weights, (cents, parts) => {
        const shares = splitCents(cents, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        const whole = parts.reduce((sum, part) => sum + BigInt(part), 0n);
        fc.pre(whole > 0n);
        for (const [index, share] of shares.entries()) {
          const down = (BigInt(cents) * BigInt(parts[index] ?? 0)) / whole;
          const isExact = down * whole === BigInt(cents) * BigInt(parts[index] ?? 0);
          expect([down, isExact ? down : down + 1n]).toContain(BigInt(share));
        }
      }),
      propertyRuns(),
    );
  });

  it('gives no share more than its weight if the amount does not exceed the sum of the weights', () => {
    fc.assert(
      fc.property(amount, weights, (cents, parts) => {
        const most = Math.min(
          cents,
          parts.reduce((sum, part) => sum + part, 0),
        );
        for (const [index, share] of splitCents(most, parts).entries()) {
          expect(share).toBeLessThanOrEqual(parts[index] ?? 0);
        }
      }),
      propertyRuns(),
    );
  });

  it('does not depend on the order, unless two remainders are equal', () => {
    expect(splitCents(1, [2, 6])).toEqual([0, 1]);
    expect(splitCents(2, [2, 6])).toEqual([1, 1]);
    expect(splitCents(2, [6, 2])).toEqual([2, 0]);
    fc.assert(
      fc.property(amount, fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (cents, parts) => {
        const whole = parts.reduce((sum, part) => sum + BigInt(part), 0n);
        const lost = parts.map((part) => (BigInt(cents) * BigInt(part)) % whole);
        fc.pre(new Set(lost).size === lost.length);
        const forwards = splitCents(cents, parts).toSorted((one, other) => one - other);
        const backwards = splitCents(cents, parts.toReversed()).toSorted((one, other) => one - other);
        expect(backwards).toEqual(forwards);
      }),
      propertyRuns(),
    );
  });
});
