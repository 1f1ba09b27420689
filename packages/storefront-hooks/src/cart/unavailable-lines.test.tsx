import { createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import { createClient, credentials } from '@promenade/storefront-sdk';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useCart, useUnavailableLines } from './use-cart.ts';

afterEach(cleanup);

/** The cart page of somebody with a shirt and two mugs in the cart; who is signed in brought them along. */
function open(state: 'anonymous' | 'authenticated') {
  const { fetch, shop } = createMockStorefront({ scenario: 'guest-with-cart', clock: Date.now });
  const session = createTestSession(state);
  const client = createClient({ baseUrl: 'http://shop.test', fetch, use: [credentials(session.authorize)] });
  const { result } = renderInShop(() => ({ cart: useCart(), gone: useUnavailableLines() }), { client, session });
  const sellOut = () => {
    for (const { productValue } of shop.products)
      for (const sku of Object.values(productValue)) if (sku.id === 41) sku.stock = 0;
  };
  const inCart = () => result.current.cart.data?.groups.flatMap(({ lineIds }) => lineIds).length;
  return { result, sellOut, inCart };
}

it.each(['anonymous', 'authenticated'] as const)(
  'what sells out leaves the cart of somebody %s, but not without a word, and can be taken out',
  async (state) => {
    const { result, sellOut, inCart } = open(state);
    await waitFor(() => expect(inCart()).toBe(2));
    await waitFor(() => expect(result.current.gone.data).toEqual([]));
    sellOut();
    await act(() => result.current.cart.refresh());
    expect(inCart()).toBe(1);
    await waitFor(() => expect(result.current.gone.data).toHaveLength(1));
    const [line] = result.current.gone.data ?? [];
    expect(line).toMatchObject({ storeName: 'Stoneware mug', quantity: 2, stock: 0, checked: false });
    await act(() => result.current.gone.remove.run(line?.id ?? 0));
    expect(result.current.gone.data).toEqual([]);
    expect(inCart()).toBe(1);
  },
);

it('takes all of them out with one press', async () => {
  const { result, sellOut, inCart } = open('anonymous');
  await waitFor(() => expect(inCart()).toBe(2));
  sellOut();
  await act(() => result.current.cart.refresh());
  await waitFor(() => expect(result.current.gone.data).toHaveLength(1));
  await act(() => result.current.gone.removeAll.run());
  expect(result.current.gone.data).toEqual([]);
  expect(inCart()).toBe(1);
});
