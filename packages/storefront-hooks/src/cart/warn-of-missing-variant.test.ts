import { createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createStorefront } from '@promenade/storefront-sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { createShop } from '../core/create-shop.ts';

afterEach(() => vi.restoreAllMocks());

async function addWithoutVariant(productId: number) {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { client, store } = createStorefront({ baseUrl: 'https://shop.test', fetch: createMockStorefront().fetch });
  const { cart } = createShop({ client, store: await store.details(), locale: 'en' });
  const kind = await cart.add({ productId, sku: '' }).then(
    () => 'added',
    ({ kind }) => kind,
  );
  return { kind, warnings: warned.mock.calls.flat() };
}

it('a product with variants is not added without one, and a warning says what to do', async () => {
  expect(await addWithoutVariant(1)).toEqual({
    kind: 'not-found',
    warnings: [expect.stringMatching(/^Product 1 was not added.*choose a variant/)],
  });
});

it('a product without variants needs none', async () => {
  expect(await addWithoutVariant(3)).toEqual({ kind: 'added', warnings: [] });
});
