'use client';
import type { CartLine } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import type { CartLineState, CartStore } from '../cart/cart-types.ts';
import { useCartLine } from '../cart/use-cart.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type CartLineView, cartLineView } from './cart-line.ts';
import { usePriceTime } from './use-price-time.ts';

/** The edits of a line. All lines share the same functions. */
export interface CartLineCallbacks {
  /** Shows the new quantity at once and sends it after a delay. */
  onQuantityChange(id: number, quantity: number): void;
  /** Sends the quantity without the delay. */
  onQuantityCommit(id: number): void;
  /** Selects or deselects the line for the checkout. */
  onCheckedChange(id: number, checked: boolean): void;
  /** Removes the line. */
  onRemove(id: number): void;
}

const callbacks = new WeakMap<CartStore, CartLineCallbacks>();

function callbacksOf(cart: CartStore): CartLineCallbacks {
  const known = callbacks.get(cart);
  if (known) return known;
  // No promise is awaited, because the line shows the error of a rejected edit.
  const created: CartLineCallbacks = {
    onQuantityChange: (id, quantity) => void cart.setQuantity(id, quantity),
    onQuantityCommit: (id) => cart.flush(id),
    onCheckedChange: (id, checked) => cart.check(id, checked),
    onRemove: (id) => void cart.remove(id),
  };
  callbacks.set(cart, created);
  return created;
}

const noDiscount = {};

/**
 * A line of the cart as the props of its view, with the callbacks for edits; `undefined` once the line is removed. Renders when
 * this line changes. To disable an edit, omit its callback.
 * @example const view = useCartLineView(lineId); return view && <CartLine {...view} />;
 */
export function useCartLineView(lineId: number): (CartLineView & CartLineCallbacks) | undefined {
  const shop = useStorefront();
  const edits = callbacksOf(useCartStore());
  const line = useCartLine(lineId);
  const at = usePriceTime(line ?? noDiscount);
  return useMemo(() => line && { ...cartLineView(line, shop, at), ...edits }, [line, shop, at, edits]);
}

/** A line from `useUnavailableLines` or from the backend as the props of its view, without callbacks for edits. */
export function useUnavailableLineView(line: CartLine & Partial<CartLineState>): CartLineView {
  const shop = useStorefront();
  const at = usePriceTime(line);
  return useMemo(() => cartLineView(line, shop, at), [line, shop, at]);
}
