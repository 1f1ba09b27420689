import { createEmitter } from '../browser/emitter.ts';
import { abortedEdit, offlineError, quiet, toCartError } from './cart-error.ts';
import type { CartStore, CartStoreOptions } from './cart-store.ts';
import { type CartGroupState, type CartStructure, emptyStructure } from './cart-structure.ts';

const readyStructure: CartStructure = { ...emptyStructure, status: 'ready' };
const noGroups: readonly CartGroupState[] = [];

/**
 * The cart of a page, whose code is loaded when it is needed: by a shopper who has a cart, or with the first addition. Until
 * then a guest's cart is known to be empty. Code that cannot be loaded is an `error` of the cart until a later attempt.
 *
 * @param load Loads the code. @default this package's own
 */
export function createLazyCart(
  options: CartStoreOptions,
  load: () => Promise<{ createCartStore(options: CartStoreOptions): CartStore }> = () => import('./cart-store.ts'),
): CartStore {
  const { session, guestId } = options;
  const structureChanges = createEmitter();
  const lineChanges = createEmitter();
  const loaded = createEmitter();
  let cart: CartStore | undefined;
  let loading: Promise<CartStore> | undefined;
  let failed: CartStructure | undefined;
  let isConnected = false;
  let disconnect: (() => void) | undefined;

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
      // Without a connection no code comes, whatever the reason that the browser gives.
      const error = navigator.onLine ? toCartError(cause) : offlineError(cause);
      failed = { ...emptyStructure, status: 'error', error };
      options.onError?.(error);
      structureChanges.emit();
      throw error;
    }
    failed = undefined;
    cart.subscribe(structureChanges.emit);
    cart.subscribeLines(lineChanges.emit);
    loaded.emit();
    if (isConnected) disconnect = cart.connect();
    structureChanges.emit();
    return cart;
  }
  function ensureCart(): Promise<CartStore> {
    loading ??= quiet(loadOnce());
    return loading;
  }
  /** Does something with the cart, once its code is loaded. */
  const withCart = (work: (of: CartStore) => Promise<void>) => quiet(ensureCart().then(work));

  /** Begins something with the cart, once it is loaded. Returns the function that ends it. */
  const begin = (work: (of: CartStore) => () => void): (() => void) => {
    if (cart) return work(cart);
    let end: (() => void) | undefined;
    const stopWaiting = loaded.subscribe(() => {
      end = cart && work(cart);
    });
    return () => {
      stopWaiting();
      end?.();
    };
  };

  const loadIfNeeded = () => {
    if (isNeeded()) void ensureCart();
    structureChanges.emit();
  };

  const getStructure = () => {
    if (cart) return cart.getStructure();
    if (failed) return failed;
    return isNeeded() || session.getSnapshot().state === 'unknown' ? emptyStructure : readyStructure;
  };

  return {
    getStructure,
    isReading: () => cart?.isReading() ?? false,
    line: (id) => cart?.line(id),
    views: () => cart?.views() ?? noGroups,
    count: () => (cart ? cart.count() : getStructure().status === 'ready' ? 0 : undefined),
    subscribe: structureChanges.subscribe,
    subscribeLines: lineChanges.subscribe,
    subscribeLine: (id, listener) => begin((of) => of.subscribeLine(id, listener)),
    holdLines: () => begin((of) => of.holdLines()),
    connect() {
      isConnected = true;
      disconnect = cart?.connect();
      const unsubscribe = session.subscribe(loadIfNeeded);
      // Another tab may have begun a cart meanwhile, and code that failed to load may be there now.
      document.addEventListener('visibilitychange', loadIfNeeded);
      addEventListener('online', loadIfNeeded);
      loadIfNeeded();
      return () => {
        isConnected = false;
        unsubscribe();
        document.removeEventListener('visibilitychange', loadIfNeeded);
        removeEventListener('online', loadIfNeeded);
        disconnect?.();
      };
    },
    refresh: () => (cart || isNeeded() ? withCart((of) => of.refresh()) : Promise.resolve()),
    add: (items) => withCart((of) => of.add(items)),
    settle: () => withCart((of) => of.settle()),
    // Without lines there is nothing to edit.
    setQuantity: (id, quantity) => cart?.setQuantity(id, quantity) ?? quiet(Promise.reject(abortedEdit())),
    changeVariant: (change) => cart?.changeVariant(change) ?? quiet(Promise.reject(abortedEdit())),
    remove: (ids) => cart?.remove(ids) ?? Promise.resolve(),
    clear: () => cart?.clear() ?? Promise.resolve(),
    undo: () => cart?.undo() ?? Promise.resolve(),
    flush: (id, isLeaving) => cart?.flush(id, isLeaving),
    check: (id, isChecked) => cart?.check(id, isChecked),
    checkMerchant: (merId, isChecked) => cart?.checkMerchant(merId, isChecked),
    checkAll: (isChecked) => cart?.checkAll(isChecked),
    dismissError: (id) => cart?.dismissError(id),
    dismissRemoved: () => cart?.dismissRemoved(),
    dismissMerge: () => cart?.dismissMerge(),
    dismissDropped: () => cart?.dismissDropped(),
  };
}
