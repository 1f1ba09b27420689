import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PointsRecordInput } from './points-status.ts';
import { POINTS_STATUS, POINTS_TYPE, pointsReleaseTime, pointsState, pointsSums } from './points-status.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const now = 1_700_000_000_000;
const gain = (integral: number, status: number, thawTime?: number | null): PointsRecordInput => ({
  type: 1,
  status,
  integral,
  thawTime,
});
const spend = (integral: number, status = 3): PointsRecordInput => ({ type: 2, status, integral });

it('points can be spent a week after the order is completed', () => {
  expect(pointsReleaseTime(now)).toBe(now + 604_800_000);
});

it.each([
  [{ status: 1 }, 'placed'],
  [{ status: 1, thawTime: now - 1 }, 'placed'],
  [{ status: 2 }, 'frozen'],
  [{ status: 2, thawTime: null }, 'frozen'],
  [{ status: 2, thawTime: now + 1 }, 'frozen'],
  [{ status: 2, thawTime: now }, 'done'],
  [{ status: 3 }, 'done'],
  [{ status: 4 }, 'void'],
  [{ status: 4, thawTime: now - 1 }, 'void'],
  [{ status: 7, thawTime: now - 1 }, 'unknown'],
])('%j is %s', (record, state) => {
  expect(pointsState(record, now)).toBe(state);
});

it('states and types have the numbers that are used on the wire', () => {
  expect(POINTS_STATUS).toEqual({ placed: 1, frozen: 2, done: 3, void: 4 });
  expect(POINTS_TYPE).toEqual({ gain: 1, spend: 2 });
});

describe('pointsSums', () => {
  it.each([
    ['without records', [], { current: 0, total: 0, consumption: 0, frozen: 0 }],
    [
      'with records of all kinds',
      [gain(5, 1), gain(40, 2, now + 1), gain(30, 2, now), gain(200, 3), gain(90, 4), spend(120), spend(60, 4)],
      { current: 110, total: 230, consumption: 120, frozen: 40 },
    ],
    [
      'when points were voided after they were spent',
      [gain(100, 4), gain(20, 3), spend(100)],
      { current: 0, total: 20, consumption: 100, frozen: 0 },
    ],
    [
      'with unknown statuses',
      [gain(50, 3), { type: 3, status: 3, integral: 9 }, { type: 3, status: 2, integral: 9 }, gain(9, 7), spend(8, 7)],
      { current: 42, total: 50, consumption: 8, frozen: 0 },
    ],
  ])('%s', (_case, records, sums) => {
    expect(pointsSums(records, now)).toEqual(sums);
  });

  const record = fc.record({
    type: fc.constantFrom(1, 2),
    status: fc.integer({ min: 1, max: 4 }),
    integral: fc.nat(1_000),
    thawTime: fc.constantFrom(null, now - 1, now + 1),
  });

  it('are never negative, and points move from `frozen` to `current` when they become available', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 20 }), (records) => {
        const before = pointsSums(records, now);
        const after = pointsSums(records, now + 1);
        expect(Math.min(...Object.values(before))).toBeGreaterThanOrEqual(0);
        expect(after.total + after.frozen).toBe(before.total + before.frozen);
        expect(after.consumption).toBe(before.consumption);
        expect(after.current).toBe(Math.max(0, after.total - after.consumption));
      }),
      propertyRuns(),
    );
  });
});
