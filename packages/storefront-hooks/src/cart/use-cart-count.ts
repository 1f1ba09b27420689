'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useCartStore } from './cart-context.ts';
import type { CartStore } from './cart-store.ts';

function piecesOf(cart: CartStore): number | undefined {
  if (cart.getStructure().status === 'loading') return undefined;
  return cart
    .views()
    .reduce((sum, { cartInfoList }) => cartInfoList.reduce((own, line) => own + line.quantity, sum), 0);
}

const onServer = () => undefined;

/** Pieces in the cart, with changes still on their way; `undefined` until known. Renders again only when the number moves. */
export function useCartCount(): number | undefined {
  const cart = useCartStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [cart.subscribe(listener), cart.subscribeLines(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [cart],
  );
  return useSyncExternalStore(subscribe, () => piecesOf(cart), onServer);
}
