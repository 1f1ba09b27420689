import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from './constants.ts';
import { lowestPriorPrice, type PricePeriod, showsLowestPrice } from './lowest-price.ts';
import { priceOf } from './price.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const NOW = 1_700_000_000_000;
const daysAgo = (days: number) => NOW - days * DAY_MS;
/** Price periods with store prices below a base price of 100, each with the number of days since its end. */
const reduced = (...prices: [storePrice: number | null, endedDaysAgo: number | null][]): PricePeriod[] =>
  prices.map(([storePrice, days]) => ({ price: 100, storePrice, until: days === null ? null : daysAgo(days) }));

describe('lowestPriorPrice', () => {
  it.each<[string, PricePeriod[], number | undefined]>([
    ['80, 100, 90 within 30 days', reduced([80, 20], [null, 5], [90, null]), 80],
    ['80 until 36 days before the reduction', reduced([80, 41], [null, 5], [90, null]), 100],
    ['80 until 30 days before the reduction', reduced([80, 35], [null, 5], [90, null]), 100],
    ['80 until 29 days before the reduction', reduced([80, 34], [null, 5], [90, null]), 80],
    ['a reduction that has lasted longer than 30 days', reduced([null, 60], [80, null]), 100],
    ['a reduction in steps', reduced([null, 9], [80, 4], [70, null]), 80],
    ['a first price', reduced([80, null]), undefined],
    ['a reduction that begins at this moment', reduced([null, 0], [80, null]), 100],
    ['a price that another one replaced at once', reduced([null, 9], [50, 9], [null, 5], [90, null]), 100],
    ['prices that have all ended', reduced([null, 9], [80, 4]), undefined],
    ['a change that left the price as it was', reduced([null, 40], [80, 2], [80, null]), 100],
  ])('%s', (_, periods, lowest) => {
    expect(lowestPriorPrice(periods, NOW)).toBe(lowest);
  });

  it('counts a discount until it expired, and the price after it', () => {
    const discounted = { price: 100, storePrice: null, discount: 40, discountExpiry: daysAgo(10), until: daysAgo(2) };
    expect(lowestPriorPrice([discounted, { price: 100, storePrice: 90, until: null }], NOW)).toBe(60);
    const expired = { price: 100, storePrice: 90, discount: 40, discountExpiry: daysAgo(10), until: null };
    expect(lowestPriorPrice([expired], NOW)).toBe(60);
  });

  it('leaves out times in which it was not for sale', () => {
    const hidden = { price: 100, storePrice: 50, isOffered: false, until: daysAgo(2) };
    const current = { price: 100, storePrice: 90, until: null };
    expect(lowestPriorPrice([{ price: 100, storePrice: null, until: daysAgo(9) }, hidden, current], NOW)).toBe(100);
    expect(lowestPriorPrice([hidden, current], NOW)).toBeUndefined();
    expect(lowestPriorPrice([{ ...current, isOffered: false }], NOW)).toBeUndefined();
  });

  it('equals the lowest price found by checking every hour', () => {
    const HOUR_MS = 60 * 60_000;
    const hours = fc.integer({ min: 0, max: 24 * 70 });
    const periods = fc
      .array(
        fc.record({
          until: hours,
          price: fc.integer({ min: 1, max: 12 }),
          storePrice: fc.option(fc.integer({ min: 1, max: 12 })),
          discount: fc.constantFrom(null, 0, 25, 50),
          discountExpiry: fc.option(hours),
          isOffered: fc.boolean(),
        }),
        { minLength: 1, maxLength: 8 },
      )
      .map((all) => {
        const sorted = all.toSorted((one, other) => one.until - other.until);
        return sorted.map(({ until, discountExpiry, ...period }, index) => ({
          ...period,
          until: index === sorted.length - 1 ? null : until * HOUR_MS,
          discountExpiry: discountExpiry === null ? null : discountExpiry * HOUR_MS,
        }));
      });
    fc.assert(
      fc.property(periods, hours, (all, nowHours) => {
        const priceAt = (hour: number) => {
          const at = hour * HOUR_MS;
          const period = all.find(({ until }) => until === null || at < until);
          return period?.isOffered ? priceOf(period, at).nowCents : undefined;
        };
        const current = priceAt(nowHours);
        let began = nowHours;
        // Before hour 0 nothing changes.
        while (began >= 0 && priceAt(began - 1) === current) began -= 1;
        const before = Array.from({ length: 30 * 24 }, (_, hour) => priceAt(began - 1 - hour));
        const prices = before.filter((cents) => cents !== undefined);
        const expected = current === undefined || began < 0 || prices.length === 0 ? undefined : Math.min(...prices);
        expect(lowestPriorPrice(all, nowHours * HOUR_MS)).toBe(expected);
      }),
      propertyRuns(),
    );
  });
});

it('is shown if the law of the country requires it, unless the shop chooses otherwise', () => {
  expect([{ country: 'FR' }, { country: 'US' }, {}].map(showsLowestPrice)).toEqual([true, false, false]);
  expect(showsLowestPrice({ country: 'FR', lowestPrice: false })).toBe(false);
  expect(showsLowestPrice({ country: 'US', lowestPrice: true })).toBe(true);
});
