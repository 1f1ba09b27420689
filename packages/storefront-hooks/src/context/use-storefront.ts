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
  /** Identity of the shopper as a store outside React; `useSession` follows it. */
  readonly session: Session;
  /**
   * The data of a query: what is cached, if it is fresh, else it is loaded. Rejects with `StorefrontError`.
   * @param staleTimeMs How long cached data counts as fresh, in milliseconds. @default 30 000
   */
  read<Data>(query: Query<Data>, staleTimeMs?: number): Promise<Data>;
  /** The data of a query if it is cached, however old; never requests it. */
  peek<Data>(query: Query<Data>): Data | undefined;
  /** Reads queries ahead, on intent or before navigating. Resolves with those that failed; never rejects. */
  prefetch(queries: readonly Query<unknown>[]): Promise<QueryFailure[]>;
  /** Replaces the cached data of a query, after a write that the backend has confirmed for instance. Does nothing where none is cached. */
  update<Data>(query: Query<Data>, change: (data: Data) => Data): void;
  /** Requests everything with these query names again, without names everything: now where it is shown, otherwise when it is shown next. */
  invalidate(...names: (QueryName | (string & {}))[]): Promise<void>;
  /** Passes an error to `onError` of the provider, each error once. */
  reportError(error: StorefrontError): void;
  /** The cart id of a guest on this device. */
  readonly guestId: GuestId;
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
