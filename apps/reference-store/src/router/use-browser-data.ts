import { useStorefront } from '@promenade/storefront-hooks';
import { useMemo } from 'react';
import type { DataSource } from './data-source.ts';

/** Longest time a navigation waits for what a page can also show later. */
const PATIENCE_MS = 300;

/** What reads for one page, until its signal says that the visitor wants another. */
export type BrowserData = (signal: AbortSignal) => DataSource;

/** Reads into the cache from which the hooks of the next page will be served. */
export function useBrowserData(): BrowserData {
  const { warm, queryCache, locale, currency } = useStorefront();
  return useMemo<BrowserData>(
    () => (signal) => ({
      currency,
      async read(query) {
        const [failure] = await warm([query], { signal });
        const known = queryCache.peek(queryCache.keyOf(query, locale));
        if (known !== undefined) return known as Awaited<ReturnType<typeof query.load>>;
        throw failure?.error ?? new Error(`${query.key[0]} left no answer`);
      },
      async warm(...queries) {
        await Promise.race([warm(queries, { signal }), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      },
    }),
    [warm, queryCache, locale, currency],
  );
}
