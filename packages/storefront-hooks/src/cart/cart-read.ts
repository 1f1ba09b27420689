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

/** The read of server HTML, which knows nothing of the cart. */
export const serverRead: Read<never> = {
  data: undefined,
  error: undefined,
  isLoading: true,
  isRefreshing: false,
  refresh: () => Promise.resolve(),
};
