'use client';
import type { Client, StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import type { Session } from '../auth/session-types.ts';
import type { CartStore } from '../cart/cart-types.ts';
import { cartOf } from '../cart/lazy-cart.ts';
import { createShopClock, type ShopClock } from '../context/clock.ts';
import { deviceGuestId, type GuestId } from '../context/identity.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { createQueryCache, type Fallback, type QueryCache } from '../query/query-cache.ts';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';

/** What lives as long as the shop is shown, outside React. */
export interface ShopParts {
  readonly guestId: GuestId;
  readonly clock: ShopClock;
  readonly reporter: ErrorReporter;
  readonly queryCache: QueryCache;
  readonly cart: CartStore;
}

export interface ShopPartsOptions {
  client: Client;
  store: StoreDetails;
  session: Session;
  guestId?: GuestId | undefined;
  fallback?: Fallback | undefined;
  now?: number | undefined;
  onError?: ((error: StorefrontError) => void) | undefined;
}

/** Creates a value anew when a dependency changes. Unlike with `useMemo`, React never drops it. */
function useCreated<Value>(create: () => Value, dependencies: readonly unknown[]): Value {
  const [created, setCreated] = useState(() => ({ dependencies, value: create() }));
  if (dependencies.every((dependency, index) => Object.is(dependency, created.dependencies[index])))
    return created.value;
  const next = { dependencies, value: create() };
  setCreated(next);
  return next.value;
}

/** The parts of the shop: another client has another cache, another client, session or store has another cart. */
export function useShopParts(options: ShopPartsOptions): ShopParts {
  const { client, store, session, onError } = options;
  const [{ guestId, clock, reporter }] = useState(() => ({
    guestId: options.guestId ?? deviceGuestId,
    clock: createShopClock(options.now),
    reporter: createErrorReporter(),
  }));
  useIsomorphicLayoutEffect(() => reporter.setListener(onError));
  const queryCache = useCreated(
    () =>
      createQueryCache({
        client,
        fallback: options.fallback,
        fallbackAt: options.now,
        now: clock.now,
        onError: reporter.report,
      }),
    [client],
  );
  const cart = cartOf({ client, storeId: store.id, session, guestId });
  return { guestId, clock, reporter, queryCache, cart };
}
