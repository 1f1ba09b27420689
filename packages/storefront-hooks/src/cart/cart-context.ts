'use client';
import { createContext, useContext } from 'react';
import type { CartStore } from './cart-store.ts';

export const CartContext = createContext<CartStore | undefined>(undefined);

/** The cart of the nearest provider. */
export function useCartStore(): CartStore {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('A cart hook was used outside <StorefrontProvider>. Wrap the page in it.');
  return cart;
}
