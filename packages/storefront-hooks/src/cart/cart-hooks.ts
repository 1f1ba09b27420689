'use client';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { CartStore } from './cart-types.ts';

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

const onServer = () => undefined;

/**
 * Number of pieces in the cart, with pending edits; `undefined` until known, and on a server. A number and no read, for the
 * badge of a page: where no view shows the lines, only their number is requested. Renders when the number changes.
 */
export function useCartCount(): number | undefined {
  const cart = useCartStore();
  const subscribe = useCallback((listener: () => void) => followCart(cart, listener), [cart]);
  return useSyncExternalStore(subscribe, cart.count, onServer);
}
