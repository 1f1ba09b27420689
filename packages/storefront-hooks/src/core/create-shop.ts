import type { Client, StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { guestSession } from '../auth/guest-session.ts';
import type { Session, SessionSnapshot } from '../auth/session-types.ts';
import type { CartStore } from '../cart/cart-types.ts';
import { cartOf } from '../cart/lazy-cart.ts';
import { forgetAttempt } from '../checkout/order-attempt.ts';
import { createShopClock, type ShopClock } from '../context/clock.ts';
import { deviceGuestId, type GuestId } from '../context/identity.ts';
import { createPresentation, type Presentation, type PresentationOptions } from '../context/presentation.ts';
import type { Locale } from '../domain/locale-path.ts';
import type { Fallback } from '../query/query-data.ts';

/** Options of `createShop`. */
export interface ShopOptions extends PresentationOptions {
  /**
   * Connection to the backend: one per page in a browser, one per request on a server. A new client starts with an empty cache.
   */
  client: Client;
  /** The shop itself, as `storeDetails` of the client returns it. */
  store: StoreDetails;
  /** Language of texts, prices and data. */
  locale: Locale;
  /** Identity of the shopper. Omit it on a server, which renders HTML for guests only. @default guests only */
  session?: Session | undefined;
  /** Where the guest's cart id is stored. @default the cookie `cartUuid` */
  guestId?: GuestId | undefined;
  /**
   * Whether guests have a wish list on their device, the latest 50 products, which is moved to the account at sign-in. Otherwise
   * a guest's wish rejects with kind `auth`, and is carried out after the sign-in. @default false
   */
  guestWishes?: boolean | undefined;
  /** Data that was prefetched at `now`. `Prefetched` adds more data later. */
  fallback?: Fallback | undefined;
  /** Time of the server's render, in epoch milliseconds; pass the same number to hydration. @default the device's time */
  now?: number | undefined;
  /** Called once for each error of a read, a write or the cart's background requests; not for aborted requests. */
  onError?: ((error: StorefrontError) => void) | undefined;
}

/** A shop: the state that all views on a page share, also across several React trees. It works without React. */
export interface Shop extends Presentation {
  /** The options it was created with. */
  readonly options: ShopOptions;
  /** Connection to the backend. */
  readonly client: Client;
  /** The shop itself. */
  readonly store: StoreDetails;
  /** Identity of the shopper. */
  readonly session: Session;
  /** The cart id of a guest on this device. */
  readonly guestId: GuestId;
  /** The cart. Its lines are loaded while at least one `cart.retainLines()` is active. */
  readonly cart: CartStore;
  /** Time of the shop, corrected by the server's responses. */
  readonly clock: ShopClock;
  /** Passes an error to every `onError`, each error once. */
  reportError(error: StorefrontError): void;
  /** Calls the listener for each later error. Returns the unsubscribe function. */
  subscribeErrors(listener: (error: StorefrontError) => void): () => void;
  /** Cache key of the shopper's private data, a new one for each sign-in; undefined for guests. */
  shopper(snapshot: SessionSnapshot): string | undefined;
  /**
   * Calls the listener when a shopper has signed out, or another shopper has signed in, with the key that `shopper` returned
   * for the former shopper. Returns the unsubscribe function.
   */
  subscribeLeaving(listener: (shopper: string) => void): () => void;
  /**
   * Starts the session and the cart, which listen to the page, other tabs and the network. They stop when each caller has called
   * the function that this returns. Call it in a browser only; a provider calls it by itself.
   */
  connect(): () => void;
}

function createErrors(first: ((error: StorefrontError) => void) | undefined) {
  const listeners = new Set(first && [first]);
  // A write inside another write rejects with the same error.
  const reported = new WeakSet<StorefrontError>();
  return {
    report(error: StorefrontError) {
      if (error.kind === 'aborted' || reported.has(error)) return;
      reported.add(error);
      for (const listener of listeners) listener(error);
    },
    subscribe(listener: (error: StorefrontError) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The shopper who signed in last with a client, and the number of sign-outs. Stored by client, because a session can be
 * replaced.
 */
const visitsOfClients = new WeakMap<Client, { subject: string | undefined; left: number }>();

/** Tracks which shopper is signed in. */
function createShoppers({ client, session, storeId }: { client: Client; session: Session; storeId: number }) {
  const visits = visitsOfClients.get(client) ?? { subject: undefined, left: 0 };
  visitsOfClients.set(client, visits);
  const listeners = new Set<(shopper: string) => void>();
  const signedIn = (snapshot: SessionSnapshot) => snapshot.shopper?.subject;
  const follow = () => {
    const snapshot = session.getSnapshot();
    const subject = signedIn(snapshot);
    const before = visits.subject;
    // A shopper whose sign-in has expired may sign in again and see the same data.
    if (subject === before || (subject === undefined && snapshot.state !== 'anonymous')) return;
    visits.subject = subject;
    if (before === undefined) return;
    const shopper = `${before}/${visits.left}`;
    visits.left += 1;
    for (const listener of listeners) listener(shopper);
    forgetAttempt(storeId);
  };
  return {
    shopper(snapshot: SessionSnapshot) {
      const subject = signedIn(snapshot);
      // The subscription to a session that has just replaced another one starts only after this render.
      const isNext = visits.subject !== undefined && visits.subject !== subject;
      return subject === undefined ? undefined : `${subject}/${visits.left + (isNext ? 1 : 0)}`;
    },
    subscribeLeaving(listener: (shopper: string) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect() {
      follow();
      return session.subscribe(follow);
    },
  };
}

/**
 * Creates a shop. Scripts use it directly; React trees get it with `<StorefrontProvider shop={shop}>`, several trees may share
 * one.
 *
 * @param clock The clock of the shop that this one replaces. @default a new one
 * @example
 * const shop = createShop({ client, store, locale: 'en' });
 * shop.connect();
 * subscribeToCart(shop.cart, () => render(shop.cart.count()));
 */
export function createShop(options: ShopOptions, clock = createShopClock(options.now)): Shop {
  const { client, store, locale, session = guestSession, guestId = deviceGuestId } = options;
  const errors = createErrors(options.onError);
  const shoppers = createShoppers({ client, session, storeId: store.id });
  const cart = cartOf({ client, storeId: store.id, session, guestId });
  const views = new Set<object>();
  let disconnect = () => {};

  function start(): () => void {
    const ends = [
      client.use(session.middleware),
      // Runs inside the session's middleware, so that the clock measures each attempt of a retried request.
      client.use(clock.middleware),
      shoppers.connect(),
    ];
    // Deferred to a new task: a session that is known synchronously would cause a second render during hydration.
    const timer = setTimeout(() => {
      void session.start();
      ends.push(cart.connect(errors.report));
    });
    return () => {
      clearTimeout(timer);
      for (const end of ends.reverse()) end();
    };
  }

  return {
    ...createPresentation(options, { locale, store, client }),
    options,
    client,
    store,
    session,
    guestId,
    cart,
    clock,
    reportError: errors.report,
    subscribeErrors: errors.subscribe,
    shopper: shoppers.shopper,
    subscribeLeaving: shoppers.subscribeLeaving,
    connect() {
      const view = {};
      views.add(view);
      if (views.size === 1) disconnect = start();
      return () => {
        if (views.delete(view) && views.size === 0) disconnect();
      };
    },
  };
}
