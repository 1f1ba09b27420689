'use client';
import { useEffect } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useCart } from '../cart/use-cart.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { useAnalytics } from './analytics-context.ts';
import { goods, itemOfCartLine } from './items.ts';

/**
 * Publishes `cart_viewed` when a cart with lines is shown. Call it in the component that shows the cart.
 *
 * @param isShown Whether that component is visible, if it stays mounted while the cart is closed. @default true
 */
export function useCartViewed(isShown = true): void {
  const { track } = useAnalytics();
  const { now } = useStorefront();
  const cart = useCartStore();
  const { data, isEmpty } = useCart();
  const isViewed = isShown && data !== undefined && !isEmpty;
  useEffect(() => {
    if (!isViewed) return;
    // Use a separate task, so that an effect that runs twice publishes once.
    const timer = setTimeout(() => {
      const items = cart.views().flatMap(({ merName, cartInfoList }) =>
        cartInfoList.map((line) => {
          return itemOfCartLine(line, { merchant: merName, quantity: line.quantity, now: now() });
        }),
      );
      track('cart_viewed', goods(items));
    });
    return () => clearTimeout(timer);
  }, [isViewed, cart, now, track]);
}
