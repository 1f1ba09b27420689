import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { type Channel, openChannel } from '../browser/channel.ts';
import { createEmitter } from '../browser/emitter.ts';
import { isOffline } from '../browser/is-offline.ts';
import { listen, listenToPage } from '../browser/listen.ts';
import { storageKey } from '../browser/storage-key.ts';

type CartErrorListener = (error: StorefrontError) => void;

import {
  abortedEdit,
  type CartStore,
  type CartStoreOptions,
  type CartStructure,
  emptyStructure,
  quiet,
} from './cart-types.ts';

const readyStructure: CartStructure = { ...emptyStructure, status: 'ready' };
const emptyGroups: ReturnType<CartStore['views']> = [];
const done = () => Promise.resolve();
const rejected = () => quiet(Promise.reject<void>(abortedEdit()));

/**
 * The cart of a page, whose code is loaded for a shopper who has a cart, or with the first addition. Until then a guest's cart
 * is empty. If the code cannot be loaded, the cart has an `error` until a later attempt succeeds.
 *
 * @param load Loads the code. @default this package's own
 */
export function createLazyCart(
  options: CartStoreOptions,
  load: () => Promise<{ createCartStore(options: CartStoreOptions): CartStore }> = () => import('./cart-store.ts'),
): CartStore {
  const { session, guestId, storeId } = options;
  const structureChanges = createEmitter();
  const lineChanges = createEmitter();
  const loaded = createEmitter();
  /** The providers that have connected the cart; background failures are reported to the first. */
  const connections = new Set<{ onError: CartErrorListener | undefined }>();
  let cart: CartStore | undefined;
  let loading: Promise<CartStore> | undefined;
  let failed: CartStructure | undefined;
  let locale: string | undefined;
  let channel: Channel<unknown> | undefined;
  let disconnect: (() => void) | undefined;

  const report: CartErrorListener = (error) => [...connections][0]?.onError?.(error);
  const isNeeded = () => {
    const { state } = session.getSnapshot();
    return state === 'authenticated' || (state !== 'unknown' && guestId.read() !== undefined);
  };

  async function loadOnce(): Promise<CartStore> {
    try {
      const { createCartStore } = await load();
      cart = createCartStore(options);
    } catch (cause) {
      loading = undefined;
      // Without a connection no code can be loaded, whatever reason the browser gives.
      const error = new StorefrontError({ kind: isOffline() ? 'network' : 'platform', endpoint: 'cart', cause });
      failed = { ...emptyStructure, status: 'error', error };
      report(error);
      structureChanges.emit();
      throw error;
    }
    failed = undefined;
    cart.subscribe(structureChanges.emit);
    cart.subscribeLines(lineChanges.emit);
    if (locale !== undefined) cart.setLocale(locale);
    loaded.emit();
    if (connections.size > 0) connectLoaded(cart);
    structureChanges.emit();
    return cart;
  }
  /** Does something with the cart once its code is loaded. */
  function withCart(work: (of: CartStore) => Promise<void> = done): Promise<void> {
    loading ??= loadOnce();
    return quiet(loading.then(work));
  }
  function connectLoaded(of: CartStore): void {
    // The loaded cart has a channel of its own.
    channel?.close();
    disconnect = of.connect(report);
  }

  const loadIfNeeded = () => {
    if (cart) return;
    if (isNeeded()) void withCart();
    structureChanges.emit();
  };

  function start(): () => void {
    if (cart) connectLoaded(cart);
    // Another tab may begin a cart.
    else channel = openChannel(storageKey('cart', storeId), loadIfNeeded);
    const unsubscribe = session.subscribe(loadIfNeeded);
    // Where there are no channels, another tab may have begun a cart meanwhile; code that failed to load may be there now.
    const ends = [
      unsubscribe,
      listen(document, 'visibilitychange', loadIfNeeded),
      listenToPage('online', loadIfNeeded),
    ];
    loadIfNeeded();
    return () => {
      for (const end of ends) end();
      channel?.close();
      disconnect?.();
      disconnect = undefined;
    };
  }
  let stop = () => {};

  function getStructure(): CartStructure {
    if (failed) return failed;
    return isNeeded() || session.getSnapshot().state === 'unknown' ? emptyStructure : readyStructure;
  }

  /** Members that are the same before and after the code is loaded. */
  const members: Partial<CartStore> = {
    subscribe: structureChanges.subscribe,
    subscribeLines: lineChanges.subscribe,
    setLocale(next) {
      locale = next;
      cart?.setLocale(next);
    },
    connect(onError) {
      const connection = { onError };
      connections.add(connection);
      if (connections.size === 1) stop = start();
      return () => {
        if (connections.delete(connection) && connections.size === 0) stop();
      };
    },
  };
  /** Members before the code is loaded. Those that are not listed do nothing then. */
  const before: Partial<CartStore> = {
    getStructure,
    isReading: () => false,
    views: () => emptyGroups,
    count: () => (getStructure().status === 'ready' ? 0 : undefined),
    subscribeLine: (_, listener) => lineChanges.subscribe(listener),
    retainLines() {
      let release: (() => void) | undefined;
      const stopWaiting = loaded.subscribe(() => {
        release = cart?.retainLines();
      });
      return () => {
        stopWaiting();
        release?.();
      };
    },
    refresh: () => (isNeeded() ? withCart((of) => of.refresh()) : done()),
    add: (items) => withCart((of) => of.add(items)),
    settle: () => withCart((of) => of.settle()),
    setQuantity: rejected,
    changeVariant: rejected,
    remove: done,
    clear: done,
    undo: done,
  };
  type Member = (...given: unknown[]) => unknown;
  return new Proxy(members as Record<string, Member> & CartStore, {
    get(known, name) {
      // A cart is neither a promise nor iterable.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      // Views subscribe with a member, so it has to be the same function every time.
      known[name] ??= (...given) => ((cart ?? before) as Record<string, Member | undefined>)[name]?.(...given);
      return known[name];
    },
  });
}

const carts = new WeakMap<Client, { options: CartStoreOptions; cart: CartStore }[]>();

/** The cart of a page. Calls with the same client, shop, session and guest id return the same cart. */
export function cartOf(options: CartStoreOptions): CartStore {
  const known = carts.get(options.client) ?? [];
  carts.set(options.client, known);
  const isSame = ({ options: of }: { options: CartStoreOptions }) =>
    of.session === options.session && of.guestId === options.guestId && of.storeId === options.storeId;
  const found = known.find(isSame);
  if (found) return found.cart;
  const cart = createLazyCart(options);
  known.push({ options, cart });
  return cart;
}
