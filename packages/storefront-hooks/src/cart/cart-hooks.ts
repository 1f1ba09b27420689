'use client';
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Read } from '../query/read.ts';
import { useTracked } from '../query/use-tracked.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import {
  type CartGroupLines,
  type CartLineState,
  type CartStore,
  type CartStructure,
  emptyStructure,
} from './cart-types.ts';

export const CartContext = createContext<CartStore | undefined>(undefined);

/** The cart of the nearest provider, as a store outside React. */
export function useCartStore(): CartStore {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('A cart hook was used outside <StorefrontProvider>. Wrap the page in it.');
  return cart;
}

/** The cart of the nearest provider; its lines are read while the component is mounted. */
export function useListedCart(): CartStore {
  const cart = useCartStore();
  useEffect(() => cart.retainLines(), [cart]);
  return cart;
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

/** The cart in the shape of all reads; `dataOf` is called once the lines are read. */
export function cartRead<Data>(cart: CartStore, dataOf: () => Data, refresh: () => Promise<void>): Read<Data> {
  const { status, error } = cart.getStructure();
  const isReady = status === 'ready';
  const isRefreshing = isReady && cart.isReading();
  return { data: isReady ? dataOf() : undefined, error, isLoading: status === 'loading', isRefreshing, refresh };
}

/** The read of server HTML, which knows nothing of the cart. */
export const serverRead: Read<never> = {
  data: undefined,
  error: undefined,
  isLoading: true,
  isRefreshing: false,
  refresh: () => Promise.resolve(),
};

/** Which lines are in the cart. */
export interface CartData {
  /** The lines by merchant; each line comes from `useCartLineView` or `useCartLine`. */
  readonly groups: readonly CartGroupLines[];
}

/** The cart as a read, and what happened to it. */
export interface UseCart
  extends Read<CartData>,
    Pick<CartStructure, 'isOffline' | 'lastRemoved' | 'mergeResult' | 'droppedEdits'> {
  /** Whether the cart has been read and has no lines. False while it loads and when it could not be read. */
  readonly isEmpty: boolean;
}

const { isOffline, lastRemoved, mergeResult, droppedEdits } = emptyStructure;
const serverCart: UseCart = { ...serverRead, isOffline, lastRemoved, mergeResult, droppedEdits, isEmpty: false };

/** Which lines are in the cart. Renders when lines come or go, not when one is edited. */
export function useCart(): UseCart {
  const cart = useListedCart();
  const getCart = useMemo(() => {
    const refresh = () => cart.refresh().catch(() => {});
    let data: CartData = { groups: [] };
    return (): UseCart => {
      const { groups, isOffline, lastRemoved, mergeResult, droppedEdits } = cart.getStructure();
      if (data.groups !== groups) data = { groups };
      const read = cartRead(cart, () => data, refresh);
      const isEmpty = read.data !== undefined && groups.length === 0;
      return { ...read, isEmpty, isOffline, lastRemoved, mergeResult, droppedEdits };
    };
  }, [cart]);
  return useTracked(cart.subscribe, getCart, () => serverCart);
}

const onServer = () => undefined;

/** One line of the cart; `undefined` once it is gone. Renders when this line changes. */
export function useCartLine(lineId: number): CartLineState | undefined {
  const cart = useListedCart();
  const subscribe = useCallback((listener: () => void) => cart.subscribeLine(lineId, listener), [cart, lineId]);
  return useSyncExternalStore(subscribe, () => cart.line(lineId), onServer);
}

/**
 * Number of pieces in the cart, with pending edits; `undefined` until known, and on a server. A number and no read, for the
 * badge of a page: where no view shows the lines, only their number is requested. Renders when the number changes.
 */
export function useCartCount(): number | undefined {
  const cart = useCartStore();
  const subscribe = useCallback((listener: () => void) => followCart(cart, listener), [cart]);
  return useSyncExternalStore(subscribe, cart.count, onServer);
}

/** The edits of the cart as writes, and the functions that need no response of the backend. */
export type CartActions = Pick<
  CartStore,
  | 'flush'
  | 'check'
  | 'checkMerchant'
  | 'checkAll'
  | 'dismissError'
  | 'dismissRemoved'
  | 'dismissMerge'
  | 'dismissDropped'
> & {
  readonly [Name in keyof Pick<
    CartStore,
    'add' | 'setQuantity' | 'remove' | 'clear' | 'undo' | 'changeVariant' | 'settle'
  >]: Write<Parameters<CartStore[Name]>, void>;
};

/** What can be done with the cart. Edits render the component only where it reads `isPending` or `error` of their write. */
export function useCartActions(): CartActions {
  const cart = useCartStore();
  const add = useWrite(cart.add);
  const setQuantity = useWrite(cart.setQuantity);
  const remove = useWrite(cart.remove);
  const clear = useWrite(cart.clear);
  const undo = useWrite(cart.undo);
  const changeVariant = useWrite(cart.changeVariant);
  const settle = useWrite(cart.settle);
  return useMemo(() => {
    const { flush, check, checkMerchant, checkAll } = cart;
    const { dismissError, dismissRemoved, dismissMerge, dismissDropped } = cart;
    return {
      ...{ flush, check, checkMerchant, checkAll, dismissError, dismissRemoved, dismissMerge, dismissDropped },
      ...{ add, setQuantity, remove, clear, undo, changeVariant, settle },
    };
  }, [cart, add, setQuantity, remove, clear, undo, changeVariant, settle]);
}
