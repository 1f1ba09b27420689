'use client';
import type { Client, StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { createContext } from 'react';
import type { Session } from '../auth/session-types.ts';
import type { Query } from '../query/query.ts';
import type { QueryFailure } from '../query/query-data.ts';
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
  /** Identity of the shopper as a store outside React; components read it with `useSession`. */
  readonly session: Session;
  /**
   * The data of a query: the cached data if it is fresh, otherwise it is loaded. Rejects with `StorefrontError`.
   * @param staleTimeMs How long cached data counts as fresh, in milliseconds. @default 30 000
   */
  read<Data>(query: Query<Data>, staleTimeMs?: number): Promise<Data>;
  /** The data of a query if it is cached, however old; never requests it. */
  peek<Data>(query: Query<Data>): Data | undefined;
  /** Loads queries into the cache, on intent or before navigating. Resolves to the queries that failed; never rejects. */
  prefetch(queries: readonly Query<unknown>[]): Promise<QueryFailure[]>;
  /** Replaces the cached data of a query, for instance after a confirmed write. Does nothing if no data is cached. */
  update<Data>(query: Query<Data>, change: (data: Data) => Data): void;
  /**
   * Marks the queries with these names (without names: all queries) as stale. Those that a component shows are requested again
   * now, the others when they are shown next.
   */
  invalidate(...names: (QueryName | (string & {}))[]): Promise<void>;
  /** Passes an error to `onError` of the provider, each error once. */
  reportError(error: StorefrontError): void;
  /** The cart id of a guest on this device. */
  readonly guestId: GuestId;
  /** Whether guests have a wish list on their device, see `createShop`. */
  readonly guestWishes: boolean;
  /** The clock of the shop as a store outside React; for rendering use `useNow`. */
  readonly clock: ShopClock;
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
