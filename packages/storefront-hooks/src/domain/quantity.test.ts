import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, quantityState } from './quantity.ts';
import { propertyRuns } from './test-support/property-runs.ts';

describe('clampQuantity', () => {
  it.each([
    [3, 10, 3],
    ['3', 10, 3],
    [' 3 ', 10, 3],
    ['٣', 10, 3],
    ['１２', 20, 12],
    ['٣٫٥', 10, 3],
    ['1,234.0', 5_000, 1_234],
    ['\u200b4', 10, 4],
    ['+3', 10, 3],
    ['2.9', 10, 2],
    ['2,9', 10, 2],
    [0, 10, 1],
    [-4, 10, 1],
    ['-4', 10, 1],
    [11, 10, 10],
    ['99999999999999999999', 10, 10],
    [Number.POSITIVE_INFINITY, 10, 10],
    [Number.NaN, 10, 1],
    ['', 10, 1],
    ['two', 10, 1],
    ['3 pieces', 10, 1],
    ['0x10', 99, 1],
    ['1e1', 99, 1],
    [5, 0, 1],
    [5, -1, 1],
    [5, 3.9, 3],
    [5, Number.NaN, 1],
  ])('%j of %d in stock is %i', (wanted, stock, quantity) => {
    expect(clampQuantity(wanted, stock)).toBe(quantity);
  });

  it('is within its limits and idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), fc.nat(1_000), (wanted, stock) => {
        const once = clampQuantity(wanted, stock);
        expect(once).toBeGreaterThanOrEqual(1);
        expect(once).toBeLessThanOrEqual(Math.max(1, stock));
        expect(clampQuantity(once, stock)).toBe(once);
        expect(clampQuantity(String(once), stock)).toBe(once);
      }),
      propertyRuns(),
    );
  });
});

describe('quantityState', () => {
  it.each([
    [1, 5, { quantity: 1, minusDisabled: true, plusDisabled: false }],
    [3, 5, { quantity: 3, minusDisabled: false, plusDisabled: false }],
    [5, 5, { quantity: 5, minusDisabled: false, plusDisabled: true }],
    [9, 5, { quantity: 5, minusDisabled: false, plusDisabled: true }],
    [1, 1, { quantity: 1, minusDisabled: true, plusDisabled: true }],
    [1, 0, { quantity: 1, minusDisabled: true, plusDisabled: true }],
  ])('%i of %i in stock', (wanted, stock, state) => {
    expect(quantityState(wanted, stock)).toEqual(state);
  });
});
