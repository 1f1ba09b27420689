'use client';
import { useState } from 'react';
import type { CartItem } from '../cart/cart-types.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useAccountWrite } from '../writes/use-account-write.ts';
import type { Write } from '../writes/use-write.ts';
import { openBuyNow } from './open-buy-now.ts';

/**
 * Opens a checkout of one variant, without the cart; resolves to its number. Rejects with kind `auth` for a guest: call
 * `signIn.run()`, then `useIntendedAction` opens the checkout and passes its number to its callback.
 */
export function useBuyNow(): Write<[item: CartItem], string> {
  const { client } = useStorefront();
  const [singleFlight] = useState(() => createSingleFlight<string>());
  return useAccountWrite(
    (item: CartItem) => singleFlight(`${item.attrId} ${item.quantity}`, () => openBuyNow(client, item)),
    ({ productId, attrId, quantity }) => ({ kind: 'buyNow', productId, attrId, quantity }),
  );
}
