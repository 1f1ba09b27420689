import { MockFailure } from '@promenade/storefront-devkit/mock';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCheckout } from '../checkout/use-checkout.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useCart } from './use-cart.ts';

afterEach(cleanup);

it('a checkout of a cart that cannot be read rejects with the error of the read', async () => {
  const list = vi.fn(() => {
    throw new MockFailure(403);
  });
  const { result } = renderInShop(() => ({ cart: useCart(), checkout: useCheckout() }), {
    session: 'authenticated',
    handlers: { 'cart.list': list },
  });
  await waitFor(() => expect(result.current.cart.error?.kind).toBe('forbidden'));
  expect(result.current.cart).toMatchObject({ data: undefined, isEmpty: false });
  const before = list.mock.calls.length;
  await act(() => expect(result.current.checkout.fromCart.run()).rejects.toMatchObject({ kind: 'forbidden' }));
  expect(list.mock.calls.length).toBeGreaterThan(before);
});
