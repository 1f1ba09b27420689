'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useListedCart } from './cart-context.ts';
import type { CartLineState } from './cart-structure.ts';

const onServer = () => undefined;

/** One line of the cart; `undefined` once it is gone. Renders when this line changes. */
export function useCartLine(lineId: number): CartLineState | undefined {
  const cart = useListedCart();
  const subscribe = useCallback((listener: () => void) => cart.subscribeLine(lineId, listener), [cart, lineId]);
  return useSyncExternalStore(subscribe, () => cart.line(lineId), onServer);
}
