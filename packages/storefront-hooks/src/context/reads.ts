'use client';
import { createContext } from 'react';
import type { SessionSnapshot } from '../auth/session-types.ts';
import type { QueryData } from '../query/query-data.ts';
import type { Screen } from '../query/screen.ts';
import type { SwrCache } from '../query/swr-cache.ts';
import { useAppContext } from './use-app-context.ts';

/** The caches that the queries of a shop use. */
export interface Reads {
  /** Number of the shop, part of each key in SWR's cache. */
  readonly shop: number;
  readonly data: QueryData;
  readonly swr: SwrCache;
  readonly screen: Screen;
  /** Cache key of the shopper's private data, a new one for each sign-in; undefined for guests. */
  shopper(snapshot: SessionSnapshot): string | undefined;
}

export const ReadsContext = createContext<Reads | undefined>(undefined);

/** The caches of the nearest provider. */
export function useReads(): Reads {
  const reads = useAppContext(ReadsContext);
  if (!reads) throw new Error('A hook of @promenade/storefront-hooks was used outside <StorefrontProvider>.');
  return reads;
}
