'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useListedCart } from './cart-context.ts';
import { type CartStructure, emptyStructure } from './cart-structure.ts';

export interface UseCart extends CartStructure {
  readonly isEmpty: boolean;
  refresh(): Promise<void>;
}

const onServer = () => emptyStructure;

/** Which lines are in the cart. Renders again only when lines come or go; the lines themselves come from `useCartLine`. */
export function useCart(): UseCart {
  const cart = useListedCart();
  const structure = useSyncExternalStore(cart.subscribe, cart.getStructure, onServer);
  return useMemo(
    () => ({
      ...structure,
      isEmpty: structure.status !== 'loading' && structure.groups.length === 0,
      refresh: cart.refresh,
    }),
    [structure, cart],
  );
}
