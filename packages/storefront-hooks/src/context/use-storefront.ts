'use client';
import type { Client, StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { createContext } from 'react';
import type { Session } from '../auth/session-types.ts';
import type { Query } from '../query/query.ts';
import type { QueryCache, QueryFailure } from '../query/query-cache.ts';
import type { QueryName } from '../query/query-names.ts';
import type { ShopClock } from './clock.ts';
import type { GuestId } from './identity.ts';
import type { Presentation } from './presentation.ts';
import { useAppContext } from './use-app-context.ts';

/** The shop that a tree of components shows. Its parts stay the same objects until a prop of the provider changes. */
export interface StorefrontValue extends Presentation {
  /** Connection to the backend. */
  readonly client: Client;
  /** The shop itself. */
  readonly store: StoreDetails;
  /** The server's time in epoch milliseconds. For rendering use `useNow`. */
  now(): number;
  /** Identity of the shopper as a store outside React; `useSession` follows it. */
  readonly session: Session;
  /**
   * Prefetches queries, on intent or before navigating. Resolves with those that failed; never rejects. With a signal,
   * requests that nobody else waits for are aborted with it.
   */
  warm(
    queries: readonly Query<unknown>[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<QueryFailure[]>;
  /** Requests everything with these query names again: now where it is shown, otherwise when it is shown next. */
  invalidate(...names: (QueryName | (string & {}))[]): Promise<void>;
  /** Passes an error to `onError` of the provider, each error once. */
  reportError(error: StorefrontError): void;
  /** The cart id of a guest on this device. */
  readonly guestId: GuestId;
  /** The clock of the shop as a store outside React; for rendering use `useNow`. */
  readonly clock: ShopClock;
  /** The cached data of all queries, as a store outside React. */
  readonly queryCache: QueryCache;
}

/** The context of the provider; components read it with `useStorefront`. */
export const StorefrontContext = createContext<StorefrontValue | undefined>(undefined);

/** The shop of the nearest `StorefrontProvider`. */
export function useStorefront(): StorefrontValue {
  const storefront = useAppContext(StorefrontContext);
  if (!storefront) {
    throw new Error(
      'A hook of @promenade/storefront-hooks was used outside <StorefrontProvider>. Wrap the page in it, or a test in <StorefrontTestProvider>.',
    );
  }
  return storefront;
}
