'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useCartStore } from './cart-context.ts';
import { followCart } from './cart-read.ts';

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
