import { useStorefront } from '@promenade/storefront-hooks';
import { useMemo } from 'react';
import type { DataSource } from './data-source.ts';

/** Longest time a navigation waits for what a page can also show later. */
const PATIENCE_MS = 300;

/** Reads ahead of the hooks of the next page, which show it without a request. */
export function useBrowserData(): DataSource {
  const { read, prefetch, currency } = useStorefront();
  return useMemo(
    () => ({
      currency,
      read,
      async prefetch(...queries) {
        await Promise.race([prefetch(queries), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      },
    }),
    [read, prefetch, currency],
  );
}
