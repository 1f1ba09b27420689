'use client';
import type { Client, StoreDetails } from '@promenade/storefront-sdk';
import { createContext, useContext } from 'react';
import type { Session } from '../auth/session-port.ts';
import type { Locale } from '../domain/locale-path.ts';
import type { Cents } from '../domain/money.ts';
import type { Query } from '../query/query.ts';
import type { QueryCache, QueryFailure } from '../query/query-cache.ts';
import type { QueryName } from '../query/query-names.ts';
import type { ShopClock } from './clock.ts';
import type { GuestId } from './identity.ts';

/** The shop that a tree of components shows. Its parts stay the same objects until a prop of the provider changes. */
export interface StorefrontValue {
  readonly client: Client;
  readonly store: StoreDetails;
  /** Language of every text, price and answer. */
  readonly locale: Locale;
  /** The server's time in epoch milliseconds. For rendering use `useNow`. */
  now(): number;
  /** Identity of the shopper as a store outside React; `useSession` follows it. */
  readonly session: Session;
  /** An amount of cents as text, with the store's symbol. */
  formatMoney(cents: Cents): string;
  /** Loads what a page will need, on intent or before navigating; answers what failed. */
  warm(queries: readonly Query<unknown>[]): Promise<QueryFailure[]>;
  /** Asks again for everything with these query names, now where it is shown, else when it is shown next. */
  invalidate(...names: QueryName[]): Promise<void>;
  /** The cart id of a guest on this device. */
  readonly guestId: GuestId;
  readonly clock: ShopClock;
  readonly queryCache: QueryCache;
}

export const StorefrontContext = createContext<StorefrontValue | undefined>(undefined);

/** The shop of the nearest `StorefrontProvider`. */
export function useStorefront(): StorefrontValue {
  const storefront = useContext(StorefrontContext);
  if (!storefront) {
    throw new Error(
      'A hook of @promenade/storefront-hooks was used outside <StorefrontProvider>. Wrap the page in it, or a test in <StorefrontTestProvider>.',
    );
  }
  return storefront;
}
