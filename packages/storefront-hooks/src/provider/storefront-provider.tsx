'use client';
import type { Client, StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { type ReactNode, useMemo } from 'react';
import { guestSession } from '../auth/guest-session.ts';
import type { Session } from '../auth/session-types.ts';
import { CartContext } from '../cart/cart-hooks.ts';
import type { GuestId } from '../context/identity.ts';
import { createPresentation, type PresentationOptions } from '../context/presentation.ts';
import { useAppContext } from '../context/use-app-context.ts';
import { StorefrontContext, type StorefrontValue } from '../context/use-storefront.ts';
import type { Locale } from '../domain/locale-path.ts';
import type { Fallback } from '../query/query-cache.ts';
import { Lifecycle } from './lifecycle.tsx';
import { createQueryActions } from './query-actions.ts';
import { type ShopParts, useShopParts } from './use-shop-parts.ts';

/** Props of `StorefrontProvider`. */
export interface StorefrontProviderProps extends PresentationOptions {
  /** Connection to the backend: one per page in a browser, one per request on a server. Another one starts with an empty cache. */
  client: Client;
  /** The shop itself, as `queries.storeDetails()` loads it. */
  store: StoreDetails;
  /** Language of texts, prices and data. */
  locale: Locale;
  /**
   * Identity of the shopper. Leave it out on a server: server HTML is a guest's. It may come later, and another one may
   * take its place: the cart follows, and data of the shopper before is removed. @default guests only
   */
  session?: Session;
  /**
   * Prefetched data; that of the first render counts. With `now` it is as old as that; without, it counts as loaded when the
   * provider is created.
   */
  fallback?: Fallback;
  /** Epoch milliseconds for which the server rendered; pass the same number to hydration. @default the device's time */
  now?: number;
  /** Where the guest's cart id is stored; the first one given counts. @default the cookie `cartUuid` */
  guestId?: GuestId;
  /** Called once for every read that failed, every write that failed and for background failures of the cart; not for aborts. */
  onError?: (error: StorefrontError) => void;
  /** The pages of the shop. */
  children?: ReactNode;
}

/** Gives the components below a shop to read from and to act on. */
export function StorefrontProvider(props: StorefrontProviderProps) {
  // Another copy of React than the app's is noticed here.
  useAppContext(StorefrontContext);
  const { client, session = guestSession } = props;
  const parts = useShopParts({ ...props, session });
  return (
    <>
      <Lifecycle client={client} storeId={props.store.id} locale={props.locale} session={session} parts={parts} />
      <Shop {...props} session={session} parts={parts} />
    </>
  );
}

function Shop(props: StorefrontProviderProps & { session: Session; parts: ShopParts }) {
  const { client, store, locale, session, parts, children } = props;
  const { locales, fallbackLocale, links, pictures, imageDomain, texts } = props;
  const { guestId, clock, queryCache, reporter, cart } = parts;
  const presentation = useMemo(() => {
    const options = { locales, fallbackLocale, links, pictures, imageDomain, texts };
    return createPresentation(options, { locale, store, client });
  }, [locales, fallbackLocale, links, pictures, imageDomain, texts, locale, store, client]);
  const actions = useMemo(() => createQueryActions(queryCache, session, locale), [queryCache, session, locale]);
  const storefront = useMemo(
    (): StorefrontValue => ({
      ...presentation,
      ...actions,
      client,
      store,
      session,
      guestId,
      clock,
      queryCache,
      now: clock.now,
      reportError: reporter.report,
    }),
    [client, store, presentation, actions, session, guestId, clock, queryCache, reporter],
  );
  return (
    <StorefrontContext.Provider value={storefront}>
      <CartContext.Provider value={cart}>{children}</CartContext.Provider>
    </StorefrontContext.Provider>
  );
}
