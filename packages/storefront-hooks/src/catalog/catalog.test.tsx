import { aStore, MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import type { ProductCard } from '@promenade/storefront-sdk';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as queries from '../query/queries.ts';
import { type ListRead, useListQuery } from '../query/use-list-query.ts';
import { page, productCard, productDetail } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';
import { useVariant } from './use-variant.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a product list', () => {
  /** Three pages of two products; product 2 moves from the first to the second page between the two requests. */
  const pages: Record<string, number[]> = { 1: [1, 2], 2: [2, 3], 3: [4, 5] };
  const list = (delayMs = 0) =>
    vi.fn(async ({ query }: MockRequest) => {
      await pause(delayMs);
      const number = query.get('page') ?? '1';
      return page(
        (pages[number] ?? []).map((id) => productCard(id)),
        Number(number),
        3,
      );
    });
  const open = (answer: ReturnType<typeof list>, options = {}) =>
    renderInShop(() => useListQuery((number) => queries.homeProducts(number, 2), options), {
      handlers: { 'products.list': answer },
    }).result;
  const ids = (result: { current: ListRead<ProductCard> }) => (result.current.data ?? []).map(({ id }) => id);

  it('contains each product once and has no more products after the last page', async () => {
    const result = open(list());
    await pass(50);
    expect(ids(result)).toEqual([1, 2]);
    for (const expected of [
      [1, 2, 3],
      [1, 2, 3, 4, 5],
    ]) {
      act(() => void result.current.loadMore());
      await pass(300);
      expect(ids(result)).toEqual(expected);
    }
    expect(result.current).toMatchObject({ hasMore: false, loadedPages: 3, pages: 3, total: 6 });
  });

  it('reports `isLoadingMore` for at least 200 ms, and loads a page once when `loadMore` is called twice', async () => {
    const answer = list(30);
    const result = open(answer);
    await pass(50);
    act(() => {
      void result.current.loadMore();
      void result.current.loadMore();
    });
    await pass(150);
    expect(ids(result)).toEqual([1, 2, 3]);
    expect(result.current.isLoadingMore).toBe(true);
    await pass(60);
    expect(result.current.isLoadingMore).toBe(false);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('loads the number of pages given by the option `loadedPages`', async () => {
    const answer = list();
    const result = open(answer, { loadedPages: 3 });
    await pass(300);
    expect(ids(result)).toEqual([1, 2, 3, 4, 5]);
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('retains its products when a page fails to load, and can load that page again', async () => {
    const answer = list();
    const result = open(answer);
    await pass(50);
    answer.mockImplementationOnce(() => {
      throw new MockFailure(500);
    });
    act(() => void result.current.loadMore());
    await pass(300);
    expect(result.current).toMatchObject({ isLoadingMore: false, hasMore: true, error: { kind: 'server' } });
    expect(ids(result)).toEqual([1, 2]);
    act(() => void result.current.loadMore());
    await pass(300);
    expect(ids(result)).toEqual([1, 2, 3]);
    expect(result.current.error).toBeUndefined();
  });
});

describe('search suggestions', () => {
  it('are requested after a pause in typing, and never show the response to an earlier text', async () => {
    const search = vi.fn(async ({ query }: MockRequest) => {
      const keyword = query.get('keyword') ?? '';
      await pause(keyword === 'la' ? 2_000 : 100);
      return page([productCard(keyword.length)]);
    });
    const { result, rerender } = renderInShop(
      ({ text }: { text: string }) => useSearchSuggestions(text),
      { handlers: { 'search.products': search } },
      { text: '' },
    );
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    for (const text of ['l', 'la']) rerender({ text });
    await pass(600);
    rerender({ text: 'lamp' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await pass(510);
    await pass(200);
    expect(result.current.data?.map(({ id }) => id)).toEqual([4]);
    await pass(3_000);
    expect(result.current.data?.map(({ id }) => id)).toEqual([4]);
    expect(search.mock.calls.map(([{ query }]) => query.get('keyword'))).toEqual(['la', 'lamp']);
  });
});

describe('recent words', () => {
  it('are the eight latest distinct words, the latest first', () => {
    const { result } = renderInShop(() => useRecentSearches(), {});
    for (const word of ['lamp', ' Lamp ', '', ...'abcdefgh']) act(() => result.current.remember(word));
    expect(result.current.words).toEqual([...'hgfedcba']);
    act(() => result.current.forget('h'));
    expect(result.current.words[0]).toBe('g');
    act(() => result.current.forget());
    expect(result.current.words).toEqual([]);
  });

  it.each(['{', '{"a":1}', '[1,null,"lamp"]'])('ignore invalid entries in the stored value %s', (text) => {
    localStorage.setItem(`promenade.recentWords.${aStore().id}`, text);
    const { result } = renderInShop(() => useRecentSearches(), {});
    expect(result.current.words).toEqual(text.includes('lamp') ? ['lamp'] : []);
  });

  it('are stored separately for each shop on one origin', () => {
    const here = renderInShop(() => useRecentSearches(), { store: aStore({ id: 61 }) }).result;
    const there = renderInShop(() => useRecentSearches(), { store: aStore({ id: 62 }) }).result;
    act(() => here.current.remember('lamp'));
    expect([here.current.words, there.current.words]).toEqual([['lamp'], []]);
  });

  it('work in memory when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderInShop(() => useRecentSearches(), {});
    act(() => result.current.remember('vase'));
    expect(result.current.words).toEqual(['vase']);
    act(() => result.current.forget());
  });
});

describe('the choice of a variant', () => {
  const open = (variant?: string) => {
    const product = productDetail();
    return renderInShop(() => useVariant(product, { variant: variant ?? null }), {}).result;
  };

  it('starts with the first variant in stock and changes with each chosen value', () => {
    const result = open();
    expect(result.current).toMatchObject({ variantText: 'Red,L', stock: 3, image: '/12.jpg', canBuy: true });
    expect(result.current.stockLabel).toEqual({ kind: 'low', left: 3, canBuy: true });
    act(() => result.current.quantity.set('99'));
    expect(result.current.cartItem).toEqual({ productId: 1, attrId: 12, quantity: 3 });
    act(() => result.current.choose(1, 'S'));
    expect(result.current).toMatchObject({ variantText: 'Red,S', stock: 0, canBuy: false, cartItem: undefined });
    act(() => result.current.choose(0, 'Blue'));
    expect(result.current).toMatchObject({ variantText: 'Blue,S', canBuy: true });
    expect(result.current.priceInput).toMatchObject({ price: 4_800, skuPrice: 4_900, skuId: 13 });
  });

  it('starts with the variant named in the address, if that variant exists', () => {
    expect(open('Blue,S').current.sku?.id).toBe(13);
    expect(open('Green,XL').current.variantText).toBe('Red,L');
  });
});
