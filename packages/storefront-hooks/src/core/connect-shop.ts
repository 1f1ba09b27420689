import type { Client } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { CartStore } from '../cart/cart-types.ts';
import { forgetAttempt } from '../checkout/order-attempt.ts';
import type { ShopClock } from '../context/clock.ts';
import type { QueryCache } from '../query/query-cache.ts';

/** The last shopper whose data is cached, and the session that said so. */
export interface Owner {
  session: Session;
  subject: string | undefined;
}

export interface OwnerOptions {
  storeId: number;
  session: Session;
  queryCache: QueryCache;
  /** Remembers the owner beyond this call, for a session that takes the place of another. */
  memory: { current: Owner | undefined };
}

/**
 * Removes what belongs to a shopper once that shopper has left, also by another session in place of this one. Returns the
 * function that ends it.
 */
export function followOwner({ storeId, session, queryCache, memory }: OwnerOptions): () => void {
  const follow = () => {
    const { state, shopper } = session.getSnapshot();
    const last = memory.current;
    const isOther = shopper ? shopper.subject !== last?.subject : state === 'anonymous';
    if (last?.session === session && !isOther) return;
    memory.current = { session, subject: shopper?.subject };
    if (last?.subject === undefined || last.subject === shopper?.subject) return;
    queryCache.forget(last.subject);
    forgetAttempt(storeId);
  };
  follow();
  return session.subscribe(follow);
}

/** Requests what may be out of date when the visitor comes back to the page or to the network. Returns the function that ends it. */
export function followPage(queryCache: QueryCache): () => void {
  const onFocus = () => {
    if (document.visibilityState === 'visible' && navigator.onLine !== false) queryCache.revalidate('focus');
  };
  const onOnline = () => queryCache.revalidate('reconnect');
  window.addEventListener('focus', onFocus);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onFocus);
  return () => {
    window.removeEventListener('focus', onFocus);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onFocus);
  };
}

export interface ConnectedParts {
  client: Client;
  storeId: number;
  session: Session;
  clock: ShopClock;
  cart: CartStore;
  queryCache: QueryCache;
  /** Called for background failures of the cart. */
  onError?: Parameters<CartStore['connect']>[0];
}

/** Connects the parts of a shop to each other and to the page. Returns the function that disconnects. */
export function connectShop({
  client,
  storeId,
  session,
  clock,
  cart,
  queryCache,
  onError,
}: ConnectedParts): () => void {
  const ends = [
    client.use(session.middleware),
    // Inside of the session's, so that the clock measures single requests.
    client.use(clock.middleware),
    followOwner({ storeId, session, queryCache, memory: { current: undefined } }),
    followPage(queryCache),
    cart.connect(onError),
  ];
  void session.start();
  return () => {
    for (const end of ends.reverse()) end();
  };
}
