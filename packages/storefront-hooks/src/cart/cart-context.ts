'use client';
import { createContext, useContext, useEffect } from 'react';
import type { CartStore } from './cart-store.ts';

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
  useEffect(() => cart.holdLines(), [cart]);
  return cart;
}
