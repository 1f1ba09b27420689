import type { Reads } from '../context/reads.ts';
import { type CacheKey, listKeyOf } from './query.ts';
import type { Fallback } from './query-data.ts';
import { cachedState, swrKeyOf } from './swr-cache.ts';

/** Shows stored data: components that show or load these queries, or lists that start with them, get it without a request. */
export function showStored({ data, swr, shop }: Reads, keys: readonly CacheKey[]): void {
  const show = (key: CacheKey, isShown: (before: unknown) => boolean) => {
    const swrKey = swrKeyOf(shop, key);
    const { data: before, isValidating } = cachedState(swr, swrKey);
    if (before === undefined ? isValidating : !isShown(before)) void swr.mutate(swrKey);
  };
  for (const key of keys) {
    const stored = data.stored(key);
    show(key, (before) => before === stored);
    show(listKeyOf(key), (pages) => (pages as readonly unknown[])[0] === stored);
  }
}

/**
 * Adds data that was loaded elsewhere. Components that show its queries get it, unless their data is newer.
 *
 * @param at When it was loaded, in epoch milliseconds of the server.
 */
export function hydrate(reads: Reads, fallback: Fallback, at: number): void {
  showStored(reads, reads.data.hydrate(fallback, at));
}
