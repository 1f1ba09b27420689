import type { Client, StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { guestSession } from '../auth/guest-session.ts';
import type { Session } from '../auth/session-types.ts';
import type { CartStore } from '../cart/cart-types.ts';
import { cartOf } from '../cart/lazy-cart.ts';
import { createShopClock, type ShopClock } from '../context/clock.ts';
import { deviceGuestId, type GuestId } from '../context/identity.ts';
import { createPresentation, type Presentation, type PresentationOptions } from '../context/presentation.ts';
import type { Locale } from '../domain/locale-path.ts';
import { emptyState } from '../query/cache-entries.ts';
import type { Query, QueryPage } from '../query/query.ts';
import { createQueryCache, type Fallback, type QueryCache, type QueryState } from '../query/query-cache.ts';
import { connectShop } from './connect-shop.ts';
import { type FollowedList, followList, type ListState } from './create-list.ts';

/** What a shop without a view library is made of. */
export interface ShopOptions extends PresentationOptions {
  /** Connection to the backend. */
  client: Client;
  /** The shop itself, as `storeDetails` of the client returns it. */
  store: StoreDetails;
  /** Language of texts, prices and data. */
  locale: Locale;
  /** Identity of the shopper. @default guests only */
  session?: Session;
  /** Where the guest's cart id is stored. @default the cookie `cartUuid` */
  guestId?: GuestId;
  /** Prefetched data, as old as `now`. */
  fallback?: Fallback;
  /** Epoch milliseconds for which the page was rendered. @default the device's time */
  now?: number;
  /** Called for every read that failed, and for background failures of the cart. */
  onError?: (error: StorefrontError) => void;
}

/** A shop as plain objects: what the hooks follow, for any view library and for none. */
export interface Shop extends Presentation {
  /** Connection to the backend. */
  readonly client: Client;
  /** Identity of the shopper. */
  readonly session: Session;
  /** The cart. Lines are read while `cart.retainLines()` is in force. */
  readonly cart: CartStore;
  /** Time of the shop, corrected by the server's responses. */
  readonly clock: ShopClock;
  /** Data of all queries. */
  readonly queryCache: QueryCache;
  /**
   * Follows a query: calls the listener at once and after every change. Private queries follow the session and are empty for
   * guests. Returns the function that ends it.
   */
  watch<Data>(query: Query<Data>, listener: (state: QueryState<Data>) => void): () => void;
  /** Follows a list page by page. A private list is read for the shopper who is signed in when it is called. */
  watchList<Item extends { id: number | string }>(
    listOf: (page: number) => Query<QueryPage<Item>>,
    listener: (state: ListState<Item>) => void,
  ): FollowedList;
  /** Starts the session and follows page, tabs and network. In a browser only. Returns the function that disconnects. */
  connect(): () => void;
}

/**
 * Creates a shop without React: session, cart, queries, lists and clock as stores with `subscribe`.
 *
 * @example
 * const shop = createShop({ client, store, locale: 'en' });
 * shop.connect();
 * shop.watch(queries.categories(), ({ data }) => render(data));
 */
export function createShop(options: ShopOptions): Shop {
  const { client, store, locale, session = guestSession, guestId = deviceGuestId, onError } = options;
  const clock = createShopClock(options.now);
  const queryCache = createQueryCache({
    client,
    fallback: options.fallback,
    fallbackAt: options.now,
    now: clock.now,
    ...(onError && { onError }),
  });
  const cart = cartOf({ client, storeId: store.id, session, guestId });
  const subject = () => session.getSnapshot().shopper?.subject;

  function watch<Data>(query: Query<Data>, listener: (state: QueryState<Data>) => void): () => void {
    let key: string | undefined;
    let stop = () => {};
    const tell = () => listener((key === undefined ? emptyState : queryCache.getState(key)) as QueryState<Data>);
    const follow = () => {
      const shopper = subject();
      const next = query.isPrivate && !shopper ? undefined : queryCache.keyOf(query, locale, shopper);
      if (next !== undefined && next === key) return;
      stop();
      key = next;
      stop = key === undefined ? () => {} : queryCache.subscribe(key, tell);
      if (key !== undefined) void queryCache.ensure(key);
      tell();
    };
    follow();
    const stopSession = query.isPrivate ? session.subscribe(follow) : () => {};
    return () => {
      stopSession();
      stop();
    };
  }

  return {
    ...createPresentation(options, { locale, store, client }),
    client,
    session,
    cart,
    clock,
    queryCache,
    watch,
    watchList: (listOf, listener) =>
      followList({
        ...{ queryCache, listOf, listener },
        keyOf: (query) => queryCache.keyOf(query, locale, subject()),
        idOf: ({ id }) => id,
      }),
    connect: () => connectShop({ client, storeId: store.id, session, clock, cart, queryCache, onError }),
  };
}
