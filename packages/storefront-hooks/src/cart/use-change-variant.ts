'use client';
import { cartChangeVariant } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { CartItem } from './cart-calls.ts';
import { useCartStore } from './cart-context.ts';

/** Another variant for a line, and how many of it. */
export interface VariantChange extends CartItem {
  /** Id of the line that changes. */
  lineId: number;
}

/**
 * Gives a cart line another variant of its product, in one step where the cart is an account's. A guest's new variant is put
 * in before the old one is taken out. Rejects with kind `invalid` where the stock does not suffice.
 * @endpoint POST /api/front/cart/resetcart
 */
export function useChangeVariant(): Write<[change: VariantChange], void> {
  const { client, session } = useStorefront();
  const cart = useCartStore();
  return useWrite(async ({ lineId, productId, attrId, quantity }: VariantChange) => {
    // A number that waits for this line would come after it. What other lines were refused is theirs to say.
    await cart.settle().catch(() => {});
    if (session.getSnapshot().shopper) {
      await cartChangeVariant(client, { id: lineId, num: quantity, productId, unique: attrId });
      await cart.refresh();
    } else {
      await cart.add({ productId, attrId, quantity });
      await cart.remove(lineId);
    }
  });
}
