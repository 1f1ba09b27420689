import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { productDetail } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useProduct } from './use-product.ts';
import { useVariant } from './use-variant.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Skus = ProductDetail['productValue'];
const sku = (id: number, size: string, stock: number): Skus => ({
  [size]: { id, price: 4_800, stock, image: '', productId: 1, sku: size },
});

function shirt({ id = 1, sales = 0, sizes = 'S,M,L', skus = {} as Skus, name = 'Size' } = {}): ProductDetail {
  const base = productDetail();
  return {
    ...base,
    productInfo: { ...base.productInfo, id, sales },
    productAttr: [{ id: 1, attrName: name, attrValues: sizes, type: 0 }],
    productValue: { ...sku(10, 'S', 9), ...sku(11, 'M', 9), ...sku(12, 'L', 9), ...skus },
  };
}

interface Shown {
  product: ProductDetail;
  variant?: string | null;
}

const show = (product: ProductDetail, variant: string | null = null) =>
  renderInShop<ReturnType<typeof useVariant>, Shown>(
    ({ product, variant }) => useVariant(product, { variant: variant ?? null }),
    {},
    { product, variant },
  );

interface PageProps {
  product: ProductDetail;
  variant: string;
  /** Promises that suspend the page, by address. */
  waitFor: Record<string, Promise<void>>;
  onShow: (variant: ReturnType<typeof useVariant>) => void;
}

function Page({ product, variant: address, waitFor, onShow }: PageProps) {
  const variant = useVariant(product, { variant: address });
  useEffect(() => onShow(variant));
  return <Wait promise={waitFor[address]} />;
}

function Wait({ promise }: { promise: Promise<void> | undefined }) {
  if (promise) use(promise);
  return null;
}

interface AddressedProps {
  first: string;
  page: (address: string) => ReactNode;
  onFollow: (follow: (address: string) => void) => void;
}

function Addressed({ first, page, onFollow }: AddressedProps) {
  const [address, setAddress] = useState(first);
  useEffect(() => onFollow(setAddress), [onFollow]);
  return (
    <StorefrontTestProvider>
      <Suspense>{page(address)}</Suspense>
    </StorefrontTestProvider>
  );
}

describe('a chosen variant', () => {
  it.each([
    ['other sales', { sales: 7 }],
    ['less stock', { skus: sku(11, 'M', 2) }],
    ['no stock left', { skus: sku(11, 'M', 0) }],
    ['a new size before it', { sizes: 'XS,S,M,L', skus: sku(13, 'XS', 9) }],
    ['a renamed attribute', { name: 'Taille' }],
  ])('stays chosen after a read with %s', (_case, change) => {
    const { result, rerender } = show(shirt());
    act(() => result.current.choose(0, 'M'));
    rerender({ product: shirt(change) });
    expect(result.current).toMatchObject({ variantText: 'M', sku: { id: 11 } });
  });

  it('is deselected, and not replaced by another variant, when its value no longer exists', () => {
    const { result, rerender } = show(shirt());
    act(() => result.current.choose(0, 'M'));
    rerender({ product: shirt({ sizes: 'S,L' }) });
    expect(result.current).toMatchObject({ variantText: '', sku: undefined, canBuy: false, cartItem: undefined });
    act(() => result.current.choose(0, 'L'));
    expect(result.current.sku?.id).toBe(12);
  });

  it('is chosen without axes when the only attribute has one value', () => {
    const only = { Default: { ...shirt().productValue.S, sku: 'Default' } } as Skus;
    const plain = { ...shirt({ sizes: 'Default', name: 'Option' }), productValue: only };
    const { result } = show(plain);
    expect(result.current).toMatchObject({
      axes: [],
      variantText: '',
      sku: { id: 10 },
      canBuy: true,
      mustChoose: false,
    });
  });

  it('selects the only value of an attribute, even if the address contains another one', () => {
    const base = shirt();
    const wool = { id: 2, attrName: 'Material', attrValues: 'Wool', type: 0 };
    const productValue = Object.fromEntries(
      Object.entries(base.productValue).map(([size, one]) => [`Wool,${size}`, one]),
    );
    const { result } = show({ ...base, productAttr: [wool, ...base.productAttr], productValue }, 'Cotton,M');
    expect(result.current.axes.map(({ name }) => name)).toEqual(['Size']);
    expect(result.current).toMatchObject({ variantText: 'Wool,M', sku: { id: 11 } });
    act(() => result.current.choose(0, 'L'));
    expect(result.current.sku?.id).toBe(12);
  });

  it('follows the address, and stays the same after a new read', () => {
    const { result, rerender } = show(shirt(), 'L');
    expect(result.current.sku?.id).toBe(12);
    rerender({ product: shirt({ sales: 1 }), variant: 'L' });
    expect(result.current.sku?.id).toBe(12);
    rerender({ product: shirt({ sales: 1 }), variant: 'M' });
    expect(result.current.sku?.id).toBe(11);
  });

  it('is not replaced when the address changes late to an earlier choice', () => {
    const { result, rerender } = show(shirt(), 'S');
    act(() => result.current.choose(0, 'M'));
    act(() => result.current.choose(0, 'L'));
    rerender({ product: shirt(), variant: 'M' });
    expect(result.current.variantText).toBe('L');
    rerender({ product: shirt(), variant: 'L' });
    rerender({ product: shirt(), variant: 'M' });
    expect(result.current.variantText).toBe('M');
  });

  it('can change while the page of the next address is still suspended', async () => {
    const later = new Promise<void>(() => {});
    const onShow = vi.fn<(variant: ReturnType<typeof useVariant>) => void>();
    const page = (variant: string) => (
      <Page product={product} variant={variant} waitFor={{ M: later }} onShow={onShow} />
    );
    const product = shirt();
    const shown = () => onShow.mock.lastCall?.[0];
    let follow = (_address: string) => {};
    await act(async () => render(<Addressed first="L" onFollow={(set) => (follow = set)} page={page} />));
    await act(async () => startTransition(() => follow('M')));
    expect(shown()?.variantText).toBe('L');
    await act(async () => shown()?.choose(0, 'S'));
    expect(shown()?.variantText).toBe('S');
  });

  it('follows a later address also when the address skipped an earlier choice', () => {
    const { result, rerender } = show(shirt());
    for (const size of ['M', 'L']) act(() => result.current.choose(0, size));
    rerender({ product: shirt(), variant: 'L' });
    rerender({ product: shirt(), variant: 'M' });
    expect(result.current.variantText).toBe('M');
    act(() => result.current.choose(0, 'L'));
    rerender({ product: shirt(), variant: 'S' });
    rerender({ product: shirt(), variant: 'L' });
    rerender({ product: shirt(), variant: 'S' });
    expect(result.current.variantText).toBe('S');
  });

  it('stays when the address no longer names it, and stays deselected after its value was removed', () => {
    const { result, rerender } = show(shirt(), 'M');
    rerender({ product: shirt(), variant: null });
    expect(result.current.variantText).toBe('M');
    rerender({ product: shirt({ sizes: 'S,L' }), variant: null });
    expect(result.current.variantText).toBe('');
    rerender({ product: shirt({ sizes: 'S,L' }), variant: '' });
    expect(result.current).toMatchObject({ variantText: '', sku: undefined });
    rerender({ product: shirt(), variant: 'unknown' });
    expect(result.current.sku?.id).toBe(11);
  });

  it('stays when it was preselected, even if another variant would be preselected now', () => {
    const { result, rerender } = show(shirt());
    expect(result.current.sku?.id).toBe(10);
    rerender({ product: shirt({ skus: sku(10, 'S', 0) }) });
    expect(result.current).toMatchObject({ variantText: 'S', canBuy: false });
  });

  it('is reset with the quantity when the product changes', () => {
    const { result, rerender } = show(shirt());
    act(() => result.current.choose(0, 'M'));
    act(() => result.current.quantity.set(4));
    rerender({ product: shirt({ id: 2 }) });
    expect(result.current.cartItem).toEqual({ productId: 2, attrId: 10, quantity: 1 });
    rerender({ product: shirt({ sales: 1 }) });
    expect(result.current.cartItem).toEqual({ productId: 1, attrId: 10, quantity: 1 });
  });

  it('retains the quantity after new reads and other choices, limited to the stock', () => {
    const { result, rerender } = show(shirt());
    act(() => result.current.quantity.set(4));
    act(() => result.current.choose(0, 'M'));
    rerender({ product: shirt({ sales: 1 }) });
    expect(result.current.quantity.quantity).toBe(4);
    rerender({ product: shirt({ skus: sku(11, 'M', 2) }) });
    expect(result.current.cartItem).toEqual({ productId: 1, attrId: 11, quantity: 2 });
  });
});

describe('a chosen variant in a view that reads the product', () => {
  beforeEach(() => void vi.useFakeTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  function open() {
    let sales = 0;
    const detail = vi.fn(() => {
      sales += 1;
      return shirt({ sales });
    });
    const fallback = shirt();
    const { result } = renderHook(
      () => {
        const read = useProduct({ slug: 'shirt' });
        return { read, storefront: useStorefront(), variant: useVariant(read.data ?? fallback) };
      },
      {
        wrapper: ({ children }) => (
          <StorefrontTestProvider handlers={{ 'products.detailBySlug': detail }}>{children}</StorefrontTestProvider>
        ),
      },
    );
    return { detail, result };
  }

  it.each<[string, (opened: ReturnType<typeof open>['result']) => unknown]>([
    ['refreshes', ({ current }) => void current.read.refresh()],
    ['is invalidated', ({ current }) => void current.storefront.invalidate('product')],
    ['goes online again', () => window.dispatchEvent(new Event('online'))],
  ])('stays chosen when the query %s', async (_case, readAgain) => {
    const { result, detail } = open();
    await pass(31_000);
    act(() => result.current.variant.choose(0, 'M'));
    const before = detail.mock.calls.length;
    await act(async () => readAgain(result));
    await act(() => vi.waitFor(() => expect(detail.mock.calls.length).toBeGreaterThan(before)));
    await pass(6_000);
    expect(result.current.read.data?.productInfo.sales).toBe(detail.mock.calls.length);
    expect(result.current.variant.cartItem).toEqual({ productId: 1, attrId: 11, quantity: 1 });
  });
});
