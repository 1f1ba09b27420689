'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useCartStore } from './cart-context.ts';

const onServer = () => undefined;

/**
 * Pieces in the cart, with changes still on their way; `undefined` until known. Renders again only when the number moves.
 * Where nothing shows the lines, they are not read either: only their number is.
 */
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
  return useSyncExternalStore(subscribe, cart.count, onServer);
}
