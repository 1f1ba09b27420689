import type { Reads } from '../context/reads.ts';
import { type CacheKey, listKeyOf } from './query.ts';
import type { Fallback } from './query-data.ts';
import { cachedState, swrKeyOf } from './swr-cache.ts';

/** Revalidates the components that show or load these queries: they get the stored data without a request. */
export function showKept({ data, swr, shop }: Reads, keys: readonly CacheKey[]): void {
  for (const key of keys) {
    for (const shown of [key, listKeyOf(key)]) {
      const { data: before, isValidating } = cachedState(swr, swrKeyOf(shop, shown));
      const isOther = before === undefined ? isValidating : before !== data.kept(key);
      if (isOther) void swr.mutate(swrKeyOf(shop, shown));
    }
  }
}

/**
 * Adds data that was loaded elsewhere. Components that show its queries get it, unless their data is newer.
 *
 * @param at When it was loaded, in epoch milliseconds of the server.
 */
export function handOver(reads: Reads, fallback: Fallback, at: number): void {
  showKept(reads, reads.data.handOver(fallback, at));
}
