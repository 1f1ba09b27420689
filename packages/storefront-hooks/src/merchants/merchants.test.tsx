import type { MockRequest } from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MerchantFilters } from '../query/merchant-queries.ts';
import { page, productCard } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useMerchant, useMerchantCategories, useMerchantDetail, useMerchantProducts } from './use-merchant.ts';
import { useBusinessCategories, useMerchantSearch, useMerchants, useMerchantTypes } from './use-merchants.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

describe('the pages of a merchant', () => {
  it('load the merchant and its categories', async () => {
    const { result } = renderInShop(() => ({ merchant: useMerchant(2), categories: useMerchantCategories(2) }), {});
    await waitFor(() => expect(result.current.merchant.data).toMatchObject({ id: 2, name: 'Maison Sud' }));
    await waitFor(() => expect(result.current.categories.data?.map(({ name }) => name)).toEqual(['Home']));
  });

  it('report `not-found` for an unknown merchant', async () => {
    const { result } = renderInShop(() => useMerchant(99), {});
    await waitFor(() => expect(result.current.error?.kind).toBe('not-found'));
  });

  it('request personal data only after an id is passed', async () => {
    const detail = vi.fn(({ path }: MockRequest) => ({
      id: Number(path.id),
      realName: 'Ann Lee',
      email: 'ann@example.com',
      phone: '',
      address: '',
      qualificationPicture: ['/licence.png'],
      intro: '',
      createTime: null,
      collectNum: 4,
    }));
    const { result, rerender } = renderInShop(
      ({ id }: { id: number | null }) => useMerchantDetail(id),
      { handlers: { 'merchants.detail': detail } },
      { id: null as number | null },
    );
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(detail).not.toHaveBeenCalled();
    rerender({ id: 3 });
    await waitFor(() => expect(result.current.data).toMatchObject({ id: 3, realName: 'Ann Lee', collectNum: 4 }));
  });

  it('list products by keyword, category, price and order', async () => {
    const answer = vi.fn(({ query }: MockRequest) =>
      page([productCard(Number(query.get('page')))], Number(query.get('page')), 2),
    );
    const filters = { keyword: ' mug ', cid: 2, level: 1 as const, sort: 'price-asc' as const, maxCents: 50_00 };
    const { result } = renderInShop(() => useMerchantProducts(3, filters, { limit: 1 }), {
      handlers: { 'merchants.products': answer },
    });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    await act(() => result.current.loadMore());
    expect(result.current.data?.map(({ id }) => id)).toEqual([1, 2]);
    expect(Object.fromEntries(answer.mock.calls[0]?.[0].query ?? [])).toEqual({
      ...{ merId: '3', keyword: 'mug', cid: '2', priceOrder: 'asc', maxPrice: '50.00', page: '1', limit: '1' },
    });
  });
});

describe('finding merchants', () => {
  it('lists all merchants, page by page', async () => {
    const { result } = renderInShop(() => useMerchants({ limit: 1 }), {});
    await waitFor(() => expect(result.current.data?.map(({ name }) => name)).toEqual(['Atelier Nord']));
    await act(() => result.current.loadMore());
    expect(result.current.data?.map(({ name }) => name)).toEqual(['Atelier Nord', 'Maison Sud']);
    expect(result.current.hasMore).toBe(false);
  });

  it('filters by name, type and business category', async () => {
    const found = vi.fn((_: MockRequest) => page([]));
    const { result, rerender } = renderInShop(
      (filters: MerchantFilters) => useMerchantSearch(filters),
      { handlers: { 'merchants.search': found } },
      { keywords: '  atelier\n', typeId: 3, categoryId: 2, isSelf: false } as MerchantFilters,
    );
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    rerender({ keywords: ' ' });
    await waitFor(() => expect(found).toHaveBeenCalledTimes(2));
    expect(found.mock.calls.map(([{ query }]) => Object.fromEntries(query))).toEqual([
      { keywords: 'atelier', typeId: '3', categoryId: '2', isSelf: 'false', page: '1', limit: '10' },
      { page: '1', limit: '10' },
    ]);
  });

  it('loads types and business categories', async () => {
    const { result } = renderInShop(() => ({ types: useMerchantTypes(), categories: useBusinessCategories() }), {});
    await waitFor(() => expect(result.current.types.data).toBeInstanceOf(Array));
    await waitFor(() => expect(result.current.categories.data).toBeInstanceOf(Array));
  });
});
