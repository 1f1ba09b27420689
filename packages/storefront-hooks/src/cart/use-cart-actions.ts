'use client';
import { useMemo } from 'react';
import { useWrite, type Write } from '../writes/use-write.ts';
import { useCartStore } from './cart-hooks.ts';
import type { CartStore } from './cart-types.ts';

/** The edits of the cart as writes, and the functions that don't wait for a response. */
export type CartActions = Pick<CartStore, 'flush' | 'check' | 'dismissRemoved' | 'dismissMerge' | 'dismissDropped'> & {
  readonly [Name in keyof Pick<
    CartStore,
    'add' | 'setQuantity' | 'remove' | 'clear' | 'undo' | 'changeVariant' | 'settle'
  >]: Write<Parameters<CartStore[Name]>, void>;
};

/** Functions that edit the cart. An edit rerenders the component only if it reads `isPending` or `error` of the write. */
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
    const { flush, check, dismissRemoved, dismissMerge, dismissDropped } = cart;
    const writes = { add, setQuantity, remove, clear, undo, changeVariant, settle };
    return { ...writes, flush, check, dismissRemoved, dismissMerge, dismissDropped };
  }, [cart, add, setQuantity, remove, clear, undo, changeVariant, settle]);
}
