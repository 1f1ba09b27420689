import { entryOf } from '../shop/carts.ts';
import { wareBySku } from '../shop/shelf.ts';
import type { Scenario } from './scenario.ts';

/** Who shops, and how it goes. */
export const shoppers: Readonly<Record<'guest-with-cart' | 'session-expired' | 'payment-declined', Scenario>> = {
  'guest-with-cart': {
    summary: 'Every guest finds a shirt and two mugs in the cart.',
    prepare(shop) {
      for (const [skuId, quantity] of [
        [11, 1],
        [41, 2],
      ] as const) {
        const ware = wareBySku(shop, skuId);
        if (ware) shop.guestCart.push(entryOf(shop, ware, quantity));
      }
    },
  },
  'session-expired': {
    summary: 'Tokens are worth nothing any more: what needs an account answers 401.',
    prepare(shop) {
      shop.isSessionExpired = true;
    },
  },
  'payment-declined': {
    summary: 'Payments can be started, and none is paid.',
    prepare(shop) {
      shop.declined = 'The payment was declined';
    },
  },
};
