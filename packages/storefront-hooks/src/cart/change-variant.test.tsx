import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useCartStore } from './cart-hooks.ts';
import { useCart } from './use-cart.ts';
import { useCartActions } from './use-cart-actions.ts';

// StrictMode runs effects twice, as during development.
configure({ reactStrictMode: true });

afterEach(cleanup);

/** A cart with one line: 2 of the linen shirt in its first size. */
async function openCart(session: 'anonymous' | 'authenticated') {
  const { result } = renderInShop(() => ({ cart: useCart(), store: useCartStore(), actions: useCartActions() }), {
    session,
  });
  const lines = () => result.current.store.views().flatMap((group) => group.cartInfoList);
  await waitFor(() => expect(result.current.cart.data).toBeDefined());
  await act(() => result.current.actions.add.run({ productId: 1, attrId: 11, quantity: 2 }));
  expect(lines().map(({ attrId, quantity }) => [attrId, quantity])).toEqual([[11, 2]]);
  return { result, lines };
}

it.each(['anonymous', 'authenticated'] as const)('changes the variant of a line (%s)', async (session) => {
  const { result, lines } = await openCart(session);
  const change = { lineId: lines()[0]?.id ?? 0, productId: 1, attrId: 12, quantity: 1 };
  await act(() => result.current.actions.changeVariant.run(change));
  await waitFor(() => expect(lines().map(({ attrId, quantity }) => [attrId, quantity])).toEqual([[12, 1]]));
});

it.each(['anonymous', 'authenticated'] as const)(
  'leaves a line unchanged if the stock is insufficient (%s)',
  async (session) => {
    const { result, lines } = await openCart(session);
    const change = { lineId: lines()[0]?.id ?? 0, productId: 1, attrId: 12, quantity: 99 };
    await act(() => result.current.actions.changeVariant.run(change).catch(() => {}));
    expect(result.current.actions.changeVariant.error?.kind).toBe('invalid');
    expect(lines().map(({ attrId, quantity }) => [attrId, quantity])).toEqual([[11, 2]]);
  },
);
