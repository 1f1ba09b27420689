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
  const now = useNow();
  const next = Math.min(...items.map((item) => nextChangeAt(item, now) ?? Number.POSITIVE_INFINITY));
  useNow(Number.isFinite(next) ? next : undefined);
  return now;
}
