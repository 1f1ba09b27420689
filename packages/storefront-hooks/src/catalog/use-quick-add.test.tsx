import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { product } from '../query/product-queries.ts';
import { productCard, productDetail } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { readQuickView } from './quick-view-history.ts';
import { useQuickAdd } from './use-quick-add.ts';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const card = productCard(1);
const { 'Red,L': only } = productDetail().productValue;

function open(productValue: object, onChoose?: () => void) {
  const detail = vi.fn(() => productDetail({ productValue: productValue as never }));
  const add = vi.fn((_: MockRequest) => null as never);
  const { result } = renderInShop(() => ({ quickAdd: useQuickAdd(onChoose), storefront: useStorefront() }), {
    handlers: { 'products.detail': detail, 'cart.save': add },
  });
  return { detail, add, result };
}

it('adds a product that has nothing to choose, and reads it once', async () => {
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

it('reads nothing where the product is cached already', async () => {
  const { detail, add, result } = open({ '': only });
  await act(() => result.current.storefront.prefetch([product(card)]));
  await act(() => result.current.quickAdd.run(card));
  expect(detail).toHaveBeenCalledTimes(1);
  expect(add).toHaveBeenCalledTimes(1);
});

it('opens the quick view where there is something to choose, or asks as the app wants', async () => {
  const { add, result } = open(productDetail().productValue);
  await act(() => expect(result.current.quickAdd.run(card)).resolves.toBe('choose'));
  expect(readQuickView()).toEqual(card);
  const onChoose = vi.fn();
  const other = open({}, onChoose);
  await act(() => expect(other.result.current.quickAdd.run(card)).resolves.toBe('choose'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(card);
  expect(add).not.toHaveBeenCalled();
  expect(other.add).not.toHaveBeenCalled();
});

it('says why a product could not be read', async () => {
  const { detail, add, result } = open({ '': only });
  detail.mockImplementation(() => {
    throw new MockFailure(404);
  });
  await act(() => expect(result.current.quickAdd.run(card)).rejects.toMatchObject({ kind: 'not-found' }));
  await waitFor(() => expect(result.current.quickAdd.error?.kind).toBe('not-found'));
  expect(add).not.toHaveBeenCalled();
});
