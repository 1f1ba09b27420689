'use client';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { type CartStore, subscribeToCart } from './cart-types.ts';

export const CartContext = createContext<CartStore | undefined>(undefined);

/** The cart of the nearest provider, as a store outside React. */
export function useCartStore(): CartStore {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('A cart hook was used outside <StorefrontProvider>. Wrap the page in it.');
  return cart;
}

/** The cart of the nearest provider. While the component is mounted, the cart loads its lines and not only the total quantity. */
export function useListedCart(): CartStore {
  const cart = useCartStore();
  useEffect(() => cart.retainLines(), [cart]);
  return cart;
}

const onServer = () => undefined;

/**
 * The total quantity in the cart, including pending edits; `undefined` until known, and on a server. For a badge: if no
 * mounted component uses the lines, only the total is requested. Rerenders when the total changes.
 */
export function useCartCount(): number | undefined {
  const cart = useCartStore();
  const subscribe = useCallback((listener: () => void) => subscribeToCart(cart, listener), [cart]);
  return useSyncExternalStore(subscribe, cart.count, onServer);
}
