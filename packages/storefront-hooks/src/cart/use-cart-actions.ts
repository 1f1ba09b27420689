'use client';
import { useMemo } from 'react';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { CartAddition, VariantChange } from './cart-command.ts';
import { useCartStore } from './cart-context.ts';
import type { CartStore } from './cart-store.ts';

/** The writes of the cart, and the functions that need no answer of the backend. */
export interface CartActions
  extends Pick<
    CartStore,
    | 'flush'
    | 'check'
    | 'checkMerchant'
    | 'checkAll'
    | 'dismissError'
    | 'dismissRemoved'
    | 'dismissMerge'
    | 'dismissDropped'
  > {
  /** Adds variants, all or none. Resolves when the cart is up to date. The same addition, while pending, is added once. */
  readonly add: Write<[items: CartAddition | readonly CartAddition[]], void>;
  /** Shows a quantity at once and sends it after a pause. Rejects when it is refused; the line shows why. */
  readonly setQuantity: Write<[lineId: number, quantity: number | string], void>;
  /** Removes a line, at once on the screen. */
  readonly remove: Write<[lineId: number], void>;
  /** Removes several lines with one request. */
  readonly removeMany: Write<[lineIds: readonly number[]], void>;
  /** Removes all lines. */
  readonly clear: Write<[], void>;
  /** Restores what was removed last. */
  readonly undo: Write<[], void>;
  /** Gives a line another variant of its product. Rejects with kind `invalid` where the stock does not suffice. */
  readonly changeVariant: Write<[change: VariantChange], void>;
  /** Sends what waits. Rejects when the cart could not be read or an edit was refused. */
  readonly settle: Write<[], void>;
}

/** What can be done with the cart. Edits render the component only where it reads `isPending` or `error` of their write. */
export function useCartActions(): CartActions {
  const cart = useCartStore();
  const add = useWrite(cart.add);
  const setQuantity = useWrite(cart.setQuantity);
  const remove = useWrite((lineId: number) => cart.remove(lineId));
  const removeMany = useWrite((lineIds: readonly number[]) => cart.remove(lineIds));
  const clear = useWrite(cart.clear);
  const undo = useWrite(cart.undo);
  const changeVariant = useWrite(cart.changeVariant);
  const settle = useWrite(cart.settle);
  return useMemo(() => {
    const { flush, check, checkMerchant, checkAll } = cart;
    const { dismissError, dismissRemoved, dismissMerge, dismissDropped } = cart;
    return {
      ...{ flush, check, checkMerchant, checkAll, dismissError, dismissRemoved, dismissMerge, dismissDropped },
      ...{ add, setQuantity, remove, removeMany, clear, undo, changeVariant, settle },
    };
  }, [cart, add, setQuantity, remove, removeMany, clear, undo, changeVariant, settle]);
}
