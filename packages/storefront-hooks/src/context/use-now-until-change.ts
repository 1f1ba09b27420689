'use client';
import { useNow } from './use-now.ts';

/**
 * `useNow` for items whose state depends on the time: renders again at the earliest change of any of them.
 *
 * @param nextChangeAt Epoch milliseconds of the next change of an item after `now`, if there is one.
 */
export function useNowUntilChange<Item>(
  items: readonly Item[],
  nextChangeAt: (item: Item, now: number) => number | undefined,
): number {
  return useNow((now) => {
    const next = Math.min(...items.map((item) => nextChangeAt(item, now) ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(next) ? next : undefined;
  });
}
