'use client';
import type { Client, StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { guestSession } from '../auth/guest-session.ts';
import type { Session } from '../auth/session-port.ts';
import { CartContext } from '../cart/cart-context.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { createLazyCart } from '../cart/lazy-cart.ts';
import { forgetAttempt } from '../checkout/order-attempt.ts';
import { createShopClock, type ShopClock } from '../context/clock.ts';
import { createGuestId, type GuestId } from '../context/identity.ts';
import { StorefrontContext, type StorefrontValue } from '../context/use-storefront.ts';
import type { Locale } from '../domain/locale-path.ts';
import { formatMoney } from '../domain/money.ts';
import type { Query } from '../query/query.ts';
import {
  asStorefrontError,
  createQueryCache,
  type Fallback,
  type QueryCache,
  type QueryFailure,
} from '../query/query-cache.ts';

export interface StorefrontProviderProps {
  /** Connection to the backend. One per page in a browser, one per request on a server; it may not change later. */
  client: Client;
  /** The shop itself, as `queries.storeDetails()` answers it. */
  store: StoreDetails;
  /** Language of texts, prices and answers. */
  locale: Locale;
  /** Identity of the shopper. Leave it out on a server: server HTML is the guest's. @default guests only */
  session?: Session;
  /** Answers that were prefetched; they count as fresh when the page opens. */
  fallback?: Fallback;
  /** Epoch milliseconds for which the server rendered; hand the same number to hydration. @default the device's time */
  now?: number;
  /** Where the guest's cart id is kept. @default the cookie `cartUuid` */
  guestId?: GuestId;
  /** Told of every read that failed and of background failures of the cart. */
  onError?: (error: StorefrontError) => void;
  children: ReactNode;
}

interface Parts {
  guestId: GuestId;
  clock: ShopClock;
  queryCache: QueryCache;
  cart: CartStore;
}

/** Gives the components below a shop to read from and to act on. */
export function StorefrontProvider(props: StorefrontProviderProps) {
  const { client, store, session = guestSession, onError, children } = props;
  const [parts] = useState((): Parts => {
    const guestId = props.guestId ?? createGuestId();
    return {
      guestId,
      clock: createShopClock(props.now),
      queryCache: createQueryCache(props.fallback),
      cart: createLazyCart({ client, storeId: store.id, session, guestId, onError: (error) => onError?.(error) }),
    };
  });
  const config = useMemo(
    () => ({
      provider: () => parts.queryCache.entries,
      onError: (error: unknown, key: string) => onError?.(asStorefrontError(error, key)),
      // The client repeats what is worth repeating.
      shouldRetryOnError: false,
    }),
    [parts, onError],
  );
  return (
    <SWRConfig value={config}>
      <Lifecycle client={client} session={session} parts={parts} />
      <Shop {...props} session={session} parts={parts}>
        {children}
      </Shop>
    </SWRConfig>
  );
}

/** Comes before the children, so that its effects run before their first requests leave. */
function Lifecycle({ client, session, parts }: { client: Client; session: Session; parts: Parts }) {
  useLayoutEffect(() => client.use(session.middleware), [client, session]);
  // Inside of the session's, so that the clock measures single requests.
  useLayoutEffect(() => client.use(parts.clock.middleware), [client, parts]);
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // What becomes known of the shopper renders again: not in the same breath in which the page is taken over.
    const timer = setTimeout(() => {
      void session.start();
      disconnect = parts.cart.connect();
    });
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [session, parts]);
  useEffect(() => {
    let owner = session.getSnapshot().shopper?.subject;
    return session.subscribe(() => {
      const { state, shopper } = session.getSnapshot();
      const hasLeft = shopper ? shopper.subject !== owner : state === 'anonymous';
      if (!hasLeft) return;
      if (owner !== undefined) {
        parts.queryCache.forget(owner);
        forgetAttempt();
      }
      owner = shopper?.subject;
    });
  }, [session, parts]);
  return null;
}

function Shop(props: StorefrontProviderProps & { session: Session; parts: Parts }) {
  const { client, store, locale, session, parts, children } = props;
  const { mutate } = useSWRConfig();
  const storefront = useMemo((): StorefrontValue => {
    const { guestId, queryCache, clock } = parts;
    const warmOne = async (query: Query<unknown>): Promise<QueryFailure | undefined> => {
      const subject = session.getSnapshot().shopper?.subject;
      if (query.isPrivate && !subject) return undefined;
      const key = queryCache.keyOf(query, locale, subject);
      if (queryCache.isFresh(key)) return undefined;
      try {
        await mutate(key, queryCache.load(client, query, key), { revalidate: false, throwOnError: true });
        return undefined;
      } catch (cause) {
        return { query: query.key[0], key: query.key, error: asStorefrontError(cause, query.key[0]) };
      }
    };
    return {
      client,
      store,
      locale,
      session,
      guestId,
      clock,
      queryCache,
      now: clock.now,
      formatMoney: (cents) => formatMoney(cents, { locale, symbol: store.shopPayCurrencySymbol }),
      async warm(queries) {
        const results = await Promise.all(queries.map(warmOne));
        return results.filter((failure) => failure !== undefined);
      },
      async invalidate(...names) {
        const keys = names.flatMap(queryCache.keysOf);
        for (const key of keys) queryCache.expire(key);
        await Promise.all(keys.map((key) => mutate(key)));
      },
    };
  }, [client, store, locale, session, parts, mutate]);
  return (
    <StorefrontContext value={storefront}>
      <CartContext value={parts.cart}>{children}</CartContext>
    </StorefrontContext>
  );
}
