import type { Read } from '../query/read.ts';
import type { CartStore } from './cart-store.ts';

/** The reading state of a cart in the shape of all reads; `data` is called once the lines are read. */
export function cartRead<Data>(cart: CartStore, dataOf: () => Data): Read<Data> {
  const { status, error } = cart.getStructure();
  const isReady = status === 'ready';
  return {
    data: isReady ? dataOf() : undefined,
    error,
    isLoading: status === 'loading',
    isRefreshing: isReady && cart.isReading(),
    refresh: () => cart.refresh().catch(() => {}),
  };
}

/** Calls the listener when lines come, change or go. Returns the function that unsubscribes. */
export function followCart(cart: CartStore, listener: () => void): () => void {
  const unsubscribe = cart.subscribe(listener);
  const unsubscribeLines = cart.subscribeLines(listener);
  return () => {
    unsubscribe();
    unsubscribeLines();
  };
}

/** The read of server HTML, which knows nothing of the cart. */
export const serverRead: Read<never> = {
  data: undefined,
  error: undefined,
  isLoading: true,
  isRefreshing: false,
  refresh: () => Promise.resolve(),
};
