import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { type Channel, openChannel } from '../browser/channel.ts';
import { createEmitter } from '../browser/emitter.ts';
import { isOffline } from '../browser/is-offline.ts';
import { listen, listenToPage } from '../browser/listen.ts';
import { storageKey } from '../browser/storage-key.ts';
import {
  abortedEdit,
  type CartStore,
  type CartStoreOptions,
  type CartStructure,
  emptyStructure,
  markHandled,
} from './cart-types.ts';

type CartErrorListener = (error: StorefrontError) => void;

const readyStructure: CartStructure = { ...emptyStructure, status: 'ready' };
const emptyGroups: ReturnType<CartStore['views']> = [];
const nothing = () => {};
const done = () => Promise.resolve();
const rejected = () => markHandled(Promise.reject<void>(abortedEdit()));

/**
 * The cart of a page. Its code is loaded when the shopper has a cart or makes the first addition; until then a guest's cart is
 * empty. If the code cannot be loaded, the cart has an `error` until a later attempt succeeds.
 *
 * @param load Loads the code. @default an import of this package's `cart-store`
 */
export function createLazyCart(
  options: CartStoreOptions,
  load: () => Promise<{ createCartStore(options: CartStoreOptions): CartStore }> = () => import('./cart-store.ts'),
): CartStore {
  const { session, guestId, storeId } = options;
  const structureChanges = createEmitter();
  const lineChanges = createEmitter();
  const loaded = createEmitter();
  /** The providers that have connected the cart. Background failures are reported to the first of them. */
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
      // Browsers report a failed import while offline with various errors.
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
  /** Loads the code if necessary, then calls `work` with the cart. */
  function withCart(work: (of: CartStore) => Promise<void> = done): Promise<void> {
    loading ??= loadOnce();
    return markHandled(loading.then(work));
  }
  function connectLoaded(of: CartStore): void {
    // The loaded cart opens its own channel.
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
    // Another tab may create a cart.
    else channel = openChannel(storageKey('cart', storeId), loadIfNeeded);
    const unsubscribe = session.subscribe(loadIfNeeded);
    // Without BroadcastChannel, only these events reveal a cart that another tab has created. They also retry a failed load.
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

  /** Members that work the same before and after the code is loaded. */
  const members: Pick<CartStore, 'subscribe' | 'subscribeLines' | 'setLocale' | 'connect'> = {
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
  /** Members before the code is loaded. */
  const before: Omit<CartStore, keyof typeof members> = {
    getStructure,
    isReading: () => false,
    line: () => undefined,
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
    flush: nothing,
    check: nothing,
    dismissRemoved: nothing,
    dismissMerge: nothing,
    dismissDropped: nothing,
  };
  // `useSyncExternalStore` subscribes again if it gets another function, so each member stays the same one.
  const forwarded: Record<string, unknown> = {};
  for (const name of Object.keys(before) as (keyof typeof before)[])
    forwarded[name] = (...args: never[]) => ((cart ?? before)[name] as (...args: never[]) => unknown)(...args);
  return { ...members, ...(forwarded as typeof before) };
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
