import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import type { ProductCard } from '@promenade/storefront-sdk';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { product } from '../query/product-queries.ts';
import { productCard, productDetail } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { openQuickView, readQuickView } from './quick-view-history.ts';
import { useQuickAdd } from './use-quick-add.ts';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const card = productCard(1);
const { 'Red,L': only } = productDetail().productValue;

function open(productValue: object, onChoose?: (card: ProductCard) => void) {
  const detail = vi.fn(() => productDetail({ productValue: productValue as never }));
  const add = vi.fn((_: MockRequest) => null as never);
  const { result } = renderInShop(() => ({ quickAdd: useQuickAdd(onChoose), storefront: useStorefront() }), {
    handlers: { 'products.detail': detail, 'cart.save': add },
  });
  return { detail, add, result };
}

it('adds a product that has a single variant, and requests the product once', async () => {
  const { detail, add, result } = open({ '': only });
  await act(() => expect(result.current.quickAdd.run(card)).resolves.toBe('added'));
  await act(() => expect(result.current.quickAdd.run(card, 2)).resolves.toBe('added'));
  expect(detail).toHaveBeenCalledTimes(1);
  const bodies = add.mock.calls.flatMap(([{ body }]) => body);
  expect(bodies).toMatchObject([
    { productId: 1, productAttrUnique: 12, cartNum: 1 },
    { productId: 1, productAttrUnique: 12, cartNum: 2 },
  ]);
});

it('uses the cached product without a request', async () => {
  const { detail, add, result } = open({ '': only });
  await act(() => result.current.storefront.prefetch([product(card)]));
  await act(() => result.current.quickAdd.run(card));
  expect(detail).toHaveBeenCalledTimes(1);
  expect(add).toHaveBeenCalledTimes(1);
});

it('returns `choose` for a product with several variants, and leaves the history unchanged', async () => {
  const { add, result } = open(productDetail().productValue);
  const entries = history.length;
  await act(() => expect(result.current.quickAdd.run(card)).resolves.toBe('choose'));
  expect([history.length, history.state]).toEqual([entries, null]);
  expect(add).not.toHaveBeenCalled();
});

it('calls `onChoose` for a product with several variants', async () => {
  const { add, result } = open({}, openQuickView);
  await act(() => expect(result.current.quickAdd.run(card)).resolves.toBe('choose'));
  expect(readQuickView()).toEqual(card);
  expect(add).not.toHaveBeenCalled();
});

it('reports the error when the product cannot be loaded', async () => {
  const { detail, add, result } = open({ '': only });
  detail.mockImplementation(() => {
    throw new MockFailure(404);
  });
  await act(() => expect(result.current.quickAdd.run(card)).rejects.toMatchObject({ kind: 'not-found' }));
  await waitFor(() => expect(result.current.quickAdd.error?.kind).toBe('not-found'));
  expect(add).not.toHaveBeenCalled();
});
