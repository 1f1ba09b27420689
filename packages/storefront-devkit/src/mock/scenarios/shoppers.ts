import { cartEntry } from '../shop/cart.ts';
import { variantBySku } from '../shop/variants.ts';
import type { Scenario } from './scenario.ts';

/** Situations of the shopper. */
export const shoppers: Readonly<Record<'guest-with-cart' | 'session-expired' | 'payment-declined', Scenario>> = {
  'guest-with-cart': {
    summary: 'Every guest has a shirt and two mugs in the cart.',
    prepare(shop) {
      for (const [skuId, quantity] of [
        [11, 1],
        [41, 2],
      ] as const) {
        const variant = variantBySku(shop, skuId);
        if (variant) shop.guestCart.push(cartEntry(shop, variant, quantity));
      }
    },
  },
  'session-expired': {
    summary: 'Every token has expired: calls that need an account return 401.',
    prepare(shop) {
      shop.isSessionExpired = true;
    },
  },
  'payment-declined': {
    summary: 'Payments can be started, and none succeeds.',
    prepare(shop) {
      shop.declineReason = 'The payment was declined';
    },
  },
};
