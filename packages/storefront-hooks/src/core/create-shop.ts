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

/** What a shop is made of. */
export interface ShopOptions extends PresentationOptions {
  /** Connection to the backend: one per page in a browser, one per request on a server. Another one starts with an empty cache. */
  client: Client;
  /** The shop itself, as `storeDetails` of the client returns it. */
  store: StoreDetails;
  /** Language of texts, prices and data. */
  locale: Locale;
  /** Identity of the shopper. Leave it out on a server: server HTML is a guest's. @default guests only */
  session?: Session | undefined;
  /** Where the guest's cart id is stored. @default the cookie `cartUuid` */
  guestId?: GuestId | undefined;
  /** Prefetched data, as old as `now`; more can come later, see `Prefetched`. */
  fallback?: Fallback | undefined;
  /** Epoch milliseconds for which the page was rendered; pass the same number to hydration. @default the device's time */
  now?: number | undefined;
  /** Called once for every read that failed, every write that failed and for background failures of the cart; not for aborts. */
  onError?: ((error: StorefrontError) => void) | undefined;
}

/** A shop: what all its views share, on one page or in several trees of it. It needs no React. */
export interface Shop extends Presentation {
  /** What it was made of. */
  readonly options: ShopOptions;
  /** Connection to the backend. */
  readonly client: Client;
  /** The shop itself. */
  readonly store: StoreDetails;
  /** Identity of the shopper. */
  readonly session: Session;
  /** The cart id of a guest on this device. */
  readonly guestId: GuestId;
  /** The cart. Lines are read while `cart.retainLines()` is in force. */
  readonly cart: CartStore;
  /** Time of the shop, corrected by the server's responses. */
  readonly clock: ShopClock;
  /** Passes an error to every `onError`, each error once. */
  reportError(error: StorefrontError): void;
  /** Calls the listener for every error from now on. Returns the function that ends it. */
  subscribeErrors(listener: (error: StorefrontError) => void): () => void;
  /** Whose private data may be shown: another text for each time that a shopper signs in; undefined for guests. */
  shopper(snapshot: SessionSnapshot): string | undefined;
  /** Calls the listener with what `shopper` returned for somebody who has left. Returns the function that ends it. */
  subscribeLeaving(listener: (shopper: string) => void): () => void;
  /**
   * Starts the session and the cart and follows page, tabs and network, until the last of those that called it has called
   * the function that it returns. In a browser only; a provider does it.
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

/** Who signed in last over a client, and how many have left: a session may take the place of another. */
const visitsOfClients = new WeakMap<Client, { subject: string | undefined; left: number }>();

/** Who has signed in and who has left. */
function createShoppers({ client, session, storeId }: { client: Client; session: Session; storeId: number }) {
  const visits = visitsOfClients.get(client) ?? { subject: undefined, left: 0 };
  visitsOfClients.set(client, visits);
  const listeners = new Set<(shopper: string) => void>();
  const signedIn = (snapshot: SessionSnapshot) => snapshot.shopper?.subject;
  const follow = () => {
    const snapshot = session.getSnapshot();
    const subject = signedIn(snapshot);
    const before = visits.subject;
    // Somebody whose sign-in has expired may still come back.
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
      // A session that has just taken the place of another is not followed yet.
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
 * Creates a shop. Scripts use it as it is; React shows it with `<StorefrontProvider shop={shop}>`, in as many trees as there are.
 *
 * @param clock Of a shop that this one takes the place of. @default a new one
 * @example
 * const shop = createShop({ client, store, locale: 'en' });
 * shop.connect();
 * shop.cart.subscribe(() => render(shop.cart.count()));
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
      // Inside of the session's, so that the clock measures single requests.
      client.use(clock.middleware),
      shoppers.connect(),
    ];
    // A task of its own: a session known synchronously would render again while the page hydrates.
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
