import { MockFailure, type MockRequest } from '@promenade/storefront-sdk/testing';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { productCard, productDetail } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useQuickView } from './use-quick-view.ts';

configure({ reactStrictMode: true, asyncUtilTimeout: 4_000 });
afterEach(cleanup);

const lamp = productCard(1);

function open() {
  const detail = vi.fn(({ path }: MockRequest) => {
    if (path.slug === 'lamp-9') throw new MockFailure(404);
    const { productInfo } = productDetail();
    return productDetail({ productInfo: { ...productInfo, slug: `${path.slug}` } });
  });
  return { detail, result: renderInShop(() => useQuickView(), { answers: { 'products.detail': detail } }).result };
}

it('opens with what the card knows, fills in, and asks nothing while closed', async () => {
  const { result, detail } = open();
  expect(result.current).toMatchObject({ card: undefined, data: undefined, isLoading: false });
  act(() => result.current.open(lamp));
  expect(result.current).toMatchObject({ card: lamp, data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data?.productInfo.slug).toBe('lamp-1'));
  act(() => result.current.close());
  expect(result.current).toMatchObject({ card: undefined, data: undefined });
  expect(detail).toHaveBeenCalledTimes(1);
});

it('shows nothing of the product looked at before, and says when one is gone', async () => {
  const { result } = open();
  act(() => result.current.open(lamp));
  await waitFor(() => expect(result.current.data).toBeDefined());
  act(() => result.current.open(productCard(9)));
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.error?.kind).toBe('not-found'));
});

it('is there at once when it was loaded ahead', async () => {
  const { result, detail } = open();
  act(() => result.current.warm(lamp));
  await waitFor(() => expect(detail).toHaveBeenCalledTimes(1));
  await act(async () => {});
  act(() => result.current.open(lamp));
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(detail).toHaveBeenCalledTimes(1);
});
