import { createEmitter } from '../browser/emitter.ts';
import { asStorefrontError } from '../query/query-cache.ts';
import type { CartStore, CartStoreOptions } from './cart-store.ts';
import { type CartGroupState, type CartStructure, emptyStructure } from './cart-structure.ts';

const readyStructure: CartStructure = { ...emptyStructure, status: 'ready' };
const noGroups: readonly CartGroupState[] = [];

/**
 * The cart of a page, whose code is loaded when it is needed: by a shopper who has a cart, or with the first thing put
 * into one. Until then a guest's cart is known to be empty.
 */
export function createLazyCart(
  options: CartStoreOptions,
  load: () => Promise<{ createCartStore(options: CartStoreOptions): CartStore }> = () => import('./cart-store.ts'),
): CartStore {
  const { session, guestId } = options;
  const structureChanges = createEmitter();
  const lineChanges = createEmitter();
  const arrival = createEmitter();
  let cart: CartStore | undefined;
  let loading: Promise<CartStore> | undefined;
  let isConnected = false;
  let disconnect: (() => void) | undefined;

  const isNeeded = () => {
    const { state } = session.getSnapshot();
    return state === 'authenticated' || (state !== 'unknown' && guestId.read() !== undefined);
  };

  const wake = (): Promise<CartStore> => {
    loading ??= load().then(
      ({ createCartStore }) => {
        cart = createCartStore(options);
        cart.subscribe(structureChanges.emit);
        cart.subscribeLines(lineChanges.emit);
        arrival.emit();
        if (isConnected) disconnect = cart.connect();
        structureChanges.emit();
        return cart;
      },
      (cause) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };

  /** Begins something with the cart, once it is there. Returns the end of it. */
  const begin = (work: (arrived: CartStore) => () => void): (() => void) => {
    if (cart) return work(cart);
    let stop: (() => void) | undefined;
    const stopWaiting = arrival.subscribe(() => {
      stop = cart && work(cart);
    });
    return () => {
      stopWaiting();
      stop?.();
    };
  };

  const look = () => {
    if (cart) return;
    if (isNeeded()) wake().catch((cause) => options.onError?.(asStorefrontError(cause, 'cart')));
    structureChanges.emit();
  };

  const getStructure = () => {
    if (cart) return cart.getStructure();
    return isNeeded() || session.getSnapshot().state === 'unknown' ? emptyStructure : readyStructure;
  };

  return {
    line: (id) => cart?.line(id),
    views: () => cart?.views() ?? noGroups,
    getStructure,
    count: () => (cart ? cart.count() : getStructure().status === 'ready' ? 0 : undefined),
    subscribe: structureChanges.subscribe,
    subscribeLines: lineChanges.subscribe,
    subscribeLine: (id, listener) => begin((arrived) => arrived.subscribeLine(id, listener)),
    holdLines: () => begin((arrived) => arrived.holdLines()),
    connect() {
      isConnected = true;
      disconnect = cart?.connect();
      const stopSession = session.subscribe(look);
      // Another tab may have begun a cart meanwhile.
      document.addEventListener('visibilitychange', look);
      look();
      return () => {
        isConnected = false;
        stopSession();
        document.removeEventListener('visibilitychange', look);
        disconnect?.();
      };
    },
    refresh: async () => {
      if (cart ?? isNeeded()) await (await wake()).refresh();
    },
    add: async (items) => (await wake()).add(items),
    setQuantity: async (id, wanted) => cart?.setQuantity(id, wanted),
    remove: async (id) => cart?.remove(id),
    undo: async () => cart?.undo(),
    settle: async () => (await wake()).settle(),
    flush: (id, isLeaving) => cart?.flush(id, isLeaving),
    check: (id, checked) => cart?.check(id, checked),
    checkMerchant: (merId, checked) => cart?.checkMerchant(merId, checked),
    checkAll: (checked) => cart?.checkAll(checked),
    dismissError: (id) => cart?.dismissError(id),
    dismissRemoved: () => cart?.dismissRemoved(),
    dismissMerge: () => cart?.dismissMerge(),
  };
}
