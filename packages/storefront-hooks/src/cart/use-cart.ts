'use client';
import { useMemo } from 'react';
import type { Read } from '../query/read.ts';
import { useTracked } from '../query/use-tracked.ts';
import { useListedCart } from './cart-context.ts';
import { cartRead, serverRead } from './cart-read.ts';
import { type CartGroupLines, type CartStructure, emptyStructure } from './cart-structure.ts';

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
      const read = cartRead(cart, () => data);
      const isEmpty = read.data !== undefined && groups.length === 0;
      return { ...read, refresh, isEmpty, isOffline, lastRemoved, mergeResult, droppedEdits };
    };
  }, [cart]);
  return useTracked(cart.subscribe, getCart, () => serverCart);
}
