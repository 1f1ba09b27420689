'use client';
import { createContext } from 'react';
import type { SessionSnapshot } from '../auth/session-types.ts';
import type { QueryData } from '../query/query-data.ts';
import type { Screen } from '../query/screen.ts';
import type { SwrCache } from '../query/swr-cache.ts';
import { useAppContext } from './use-app-context.ts';

/** What the reads of a shop stand on. */
export interface Reads {
  /** Number of the shop in the keys of the cache. */
  readonly shop: number;
  readonly data: QueryData;
  readonly swr: SwrCache;
  readonly screen: Screen;
  /** Whose private data is read: another text for each time that a shopper signs in; undefined for guests. */
  shopper(snapshot: SessionSnapshot): string | undefined;
}

export const ReadsContext = createContext<Reads | undefined>(undefined);

/** What the reads of the nearest provider stand on. */
export function useReads(): Reads {
  const reads = useAppContext(ReadsContext);
  if (!reads) throw new Error('A hook of @promenade/storefront-hooks was used outside <StorefrontProvider>.');
  return reads;
}
