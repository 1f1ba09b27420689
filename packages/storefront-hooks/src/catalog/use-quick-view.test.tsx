import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productCard, productDetail } from '../test-support/fixtures.ts';
import { useProductView } from '../views/use-product-view.ts';
import { openQuickView } from './quick-view-history.ts';
import { useQuickView } from './use-quick-view.ts';

configure({ reactStrictMode: true });
beforeEach(() => history.replaceState({ key: 'list' }, '', '/products/all'));
afterEach(cleanup);

const lamp = productCard(1);
const back = (close: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    close();
    await arrived;
  });

function open() {
  let sales = 0;
  const detail = vi.fn(({ path }: MockRequest) => {
    if (path.slug === 'lamp-9') throw new MockFailure(404);
    const { productInfo } = productDetail();
    sales += 1;
    return productDetail({ productInfo: { ...productInfo, sales, slug: `${path.slug}` } });
  });
  const rendered = renderHook(useQuickView, {
    wrapper: ({ children }) => (
      <StorefrontTestProvider handlers={{ 'products.detail': detail }}>{children}</StorefrontTestProvider>
    ),
  });
  return { detail, ...rendered };
}
const Page = () => <p>{useQuickView().card ? 'open' : 'closed'}</p>;

it('shows the card until the product is loaded, and requests nothing while closed', async () => {
  const { result, detail } = open();
  expect(result.current).toMatchObject({ card: undefined, data: undefined, isLoading: false });
  act(() => result.current.open(lamp));
  expect(result.current).toMatchObject({ card: lamp, data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data?.productInfo.slug).toBe('lamp-1'));
  await back(result.current.close);
  expect(result.current).toMatchObject({ card: undefined, data: undefined });
  expect(detail).toHaveBeenCalledTimes(1);
});

it('shows no data of the previous product, and reports `not-found` for a removed product', async () => {
  const { result } = open();
  act(() => result.current.open(lamp));
  await waitFor(() => expect(result.current.data).toBeDefined());
  act(() => result.current.open(productCard(9)));
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.error?.kind).toBe('not-found'));
});

it('shows a prefetched product without another request', async () => {
  const { result, detail } = open();
  act(() => result.current.prefetch(lamp));
  await waitFor(() => expect(detail).toHaveBeenCalledTimes(1));
  await act(async () => {});
  act(() => result.current.open(lamp));
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(detail).toHaveBeenCalledTimes(1);
});

describe('the browser history', () => {
  it("gets one entry with the page's address and state; Back closes the quick view and Forward opens it again", async () => {
    const { result } = open();
    const before = history.length;
    act(() => result.current.open(lamp));
    act(() => openQuickView(productCard(2)));
    expect(history.length).toBe(before + 1);
    expect(location.pathname).toBe('/products/all');
    expect(history.state).toMatchObject({ key: 'list' });
    expect(result.current.card?.id).toBe(2);
    await back(() => history.back());
    expect(result.current.card).toBeUndefined();
    expect(history.state).toEqual({ key: 'list' });
    await back(() => history.forward());
    expect(result.current.card?.id).toBe(2);
  });

  it('opens the quick view again after a reload; closing a closed quick view does not go back', async () => {
    openQuickView(lamp);
    const { result } = open();
    expect(result.current.card).toEqual(lamp);
    await back(result.current.close);
    const gone = vi.spyOn(history, 'back');
    result.current.close();
    expect(gone).not.toHaveBeenCalled();
    gone.mockRestore();
  });

  it('closes the quick view when a router navigates to another page', () => {
    const { result, rerender } = open();
    act(() => result.current.open(lamp));
    history.pushState({ key: 'product' }, '', '/product/lamp-1');
    rerender();
    expect(result.current.card).toBeUndefined();
  });

  it.each([null, 'text', { promenadeQuickView: null }, { promenadeQuickView: 'lamp' }])(
    'does not open the quick view for the history state %j',
    (state) => {
      history.replaceState(state, '');
      expect(open().result.current.card).toBeUndefined();
    },
  );

  it('is not read on a server', () => {
    openQuickView(lamp);
    const html = renderToString(
      <StorefrontTestProvider>
        <Page />
      </StorefrontTestProvider>,
    );
    expect(html).toBe('<p>closed</p>');
  });
});

it('a chosen variant stays chosen when the product is read again', async () => {
  const detail = vi.fn(() => {
    const product = productDetail();
    const { calls } = detail.mock;
    return { ...product, productInfo: { ...product.productInfo, sales: calls.length } };
  });
  const fallback = productDetail();
  const { result } = renderHook(
    () => {
      const quickView = useQuickView();
      return { quickView, view: useProductView(quickView.data ?? fallback) };
    },
    {
      wrapper: ({ children }) => (
        <StorefrontTestProvider handlers={{ 'products.detail': detail }}>{children}</StorefrontTestProvider>
      ),
    },
  );
  act(() => result.current.quickView.open(lamp));
  await waitFor(() => expect(result.current.quickView.data).toBeDefined());
  act(() => result.current.view.picker.onValueChange({ ...result.current.view.picker.value, Colour: 'Blue' }));
  act(() => result.current.view.picker.onValueChange({ ...result.current.view.picker.value, Size: 'S' }));
  await act(() => result.current.quickView.refresh());
  expect(result.current.quickView.data?.productInfo.sales).toBe(2);
  expect(result.current.view.variant.cartItem).toEqual({ productId: 1, attrId: 13, quantity: 1 });
});
