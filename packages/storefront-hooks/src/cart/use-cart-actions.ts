'use client';
import { useMemo } from 'react';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { CartAddition } from './cart-calls.ts';
import { useCartStore } from './cart-context.ts';
import type { CartStore } from './cart-store.ts';

export interface CartActions
  extends Pick<
    CartStore,
    | 'setQuantity'
    | 'flush'
    | 'check'
    | 'checkMerchant'
    | 'checkAll'
    | 'settle'
    | 'dismissError'
    | 'dismissRemoved'
    | 'dismissMerge'
  > {
  /** Puts variants into the cart, all or none of those named alike. Resolves when they are there and the cart is up to date. */
  readonly add: Write<[items: CartAddition | readonly CartAddition[]], void>;
  /** Takes a line out, at once on the screen. */
  readonly remove: Write<[lineId: number], void>;
  /** Puts the line back that was taken out last. */
  readonly undo: Write<[], void>;
}

/** What can be done with the cart. Editing a line does not render the component that holds the actions. */
export function useCartActions(): CartActions {
  const cart = useCartStore();
  const add = useWrite(cart.add);
  const remove = useWrite(cart.remove);
  const undo = useWrite(cart.undo);
  return useMemo(() => {
    const { setQuantity, flush, check, checkMerchant, checkAll, settle } = cart;
    const { dismissError, dismissRemoved, dismissMerge } = cart;
    return {
      ...{ setQuantity, flush, check, checkMerchant, checkAll, settle },
      ...{ dismissError, dismissRemoved, dismissMerge, add, remove, undo },
    };
  }, [cart, add, remove, undo]);
}
