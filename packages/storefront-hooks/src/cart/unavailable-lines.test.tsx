import { createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import { createClient, credentials } from '@promenade/storefront-sdk';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useCart, useUnavailableLines } from './use-cart.ts';

afterEach(cleanup);

/** Opens a page with a cart of a shirt and two mugs. An authenticated shopper's cart has them from the merge. */
function open(state: 'anonymous' | 'authenticated') {
  const { fetch, shop } = createMockStorefront({ scenario: 'guest-with-cart', clock: Date.now });
  const session = createTestSession(state);
  const client = createClient({ baseUrl: 'http://shop.test', fetch, use: [credentials(session.authorize)] });
  const { result } = renderInShop(() => ({ cart: useCart(), unavailable: useUnavailableLines() }), { client, session });
  const sellOut = () => {
    for (const { productValue } of shop.products)
      for (const sku of Object.values(productValue)) if (sku.id === 41) sku.stock = 0;
  };
  const inCart = () => result.current.cart.data?.groups.flatMap(({ lineIds }) => lineIds).length;
  return { result, sellOut, inCart };
}

it.each(['anonymous', 'authenticated'] as const)(
  'a line that sells out moves from the cart to useUnavailableLines and can be removed (%s)',
  async (state) => {
    const { result, sellOut, inCart } = open(state);
    await waitFor(() => expect(inCart()).toBe(2));
    await waitFor(() => expect(result.current.unavailable.data).toEqual([]));
    sellOut();
    await act(() => result.current.cart.refresh());
    expect(inCart()).toBe(1);
    await waitFor(() => expect(result.current.unavailable.data).toHaveLength(1));
    const [line] = result.current.unavailable.data ?? [];
    expect(line).toMatchObject({ storeName: 'Stoneware mug', quantity: 2, stock: 0, checked: false });
    await act(() => result.current.unavailable.remove.run(line?.id ?? 0));
    expect(result.current.unavailable.data).toEqual([]);
    expect(inCart()).toBe(1);
  },
);

it('removeAll removes all unavailable lines', async () => {
  const { result, sellOut, inCart } = open('anonymous');
  await waitFor(() => expect(inCart()).toBe(2));
  sellOut();
  await act(() => result.current.cart.refresh());
  await waitFor(() => expect(result.current.unavailable.data).toHaveLength(1));
  await act(() => result.current.unavailable.removeAll.run());
  expect(result.current.unavailable.data).toEqual([]);
  expect(inCart()).toBe(1);
});
