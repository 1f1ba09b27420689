import { expect, test } from '@jest/globals';
import { createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createShop } from '@promenade/storefront-hooks/core';
import { createStorefront } from '@promenade/storefront-sdk';

test('a guest fills the cart', async () => {
  const { fetch } = createMockStorefront();
  const { client, store } = createStorefront({ baseUrl: 'https://shop.example', fetch });
  const shop = createShop({ client, store: await store.details(), locale: 'en' });
  await shop.cart.add({ productId: 1, attrId: 11, quantity: 2 });
  expect(shop.cart.count()).toBe(2);
});
