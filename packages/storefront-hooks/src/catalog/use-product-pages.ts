'use client';
import type { Page, ProductCard, StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FETCH_MIN_DELAY_MS, LIST_FIRST_PAGE } from '../domain/constants.ts';
import { hasNextPage, mergePages } from '../domain/pages.ts';
import type { Query } from '../storefront/query.ts';
import { useQuery } from '../storefront/use-query.ts';
import { useStorefront } from '../storefront/use-storefront.ts';

export interface ProductPagesOptions {
  /** Number of the first page shown, from the address. @default 1 */
  firstPage?: number;
  /** How many pages were on the screen when the shopper left, to show as many again. @default 1 */
  loadedPages?: number;
}

export interface ProductPages {
  /** Products of all loaded pages, each once. */
  items: readonly ProductCard[];
  error: StorefrontError | undefined;
  /** Whether the first page is still awaited. */
  isLoading: boolean;
  /** Whether a further page is awaited; once true it stays 200 ms, so that an indicator does not flicker. */
  isLoadingMore: boolean;
  hasMore: boolean;
  /** How many pages are shown. Keep it in the history entry and hand it back as `loadedPages`. */
  loadedPages: number;
  /** Number of all pages. */
  pages: number;
  /** Number of all products. */
  total: number;
  loadMore(): Promise<void>;
  refresh(): Promise<void>;
}

interface More {
  listKey: string;
  count: number;
  isLoading: boolean;
  error: StorefrontError | undefined;
}

/**
 * A list of products that grows page by page.
 * @example useProductPages((page) => queries.products(filters, page))
 */
export function useProductPages(
  listOf: (page: number) => Query<Page<ProductCard>>,
  { firstPage = LIST_FIRST_PAGE, loadedPages = 1 }: ProductPagesOptions = {},
): ProductPages {
  const { locale, queryCache, warm } = useStorefront();
  const first = useQuery(listOf(firstPage));
  const keyOf = (page: number) => queryCache.keyOf(listOf(page), locale);
  const listKey = keyOf(firstPage);
  const fresh: More = { listKey, count: loadedPages, isLoading: false, error: undefined };
  const [state, setMore] = useState(fresh);
  // Other filters mean another list: what was loaded of the old one does not count.
  const more = state.listKey === listKey ? state : fresh;
  const loaded = [first.data];
  const keys = [listKey];
  for (let page = 1; page < more.count; page++) {
    const key = keyOf(firstPage + page);
    const known = queryCache.peek<Page<ProductCard>>(key);
    if (!known) break;
    loaded.push(known);
    keys.push(key);
  }
  const shownKeys = JSON.stringify(keys);
  useEffect(() => {
    const ends = (JSON.parse(shownKeys) as string[]).map(queryCache.hold);
    return () => {
      for (const end of ends) end();
    };
  }, [shownKeys, queryCache]);
  const known = loaded.filter((page) => page !== undefined);
  const last = known.at(-1);
  const latest = useRef({ listOf, listKey });
  useEffect(() => {
    latest.current = { listOf, listKey };
  });

  const grow = useCallback(
    async (from: number, count: number) => {
      const asked = latest.current;
      const set = (change: Partial<More>) =>
        setMore((now) => (now.listKey === asked.listKey ? { ...now, ...change } : now));
      setMore({ listKey: asked.listKey, count: from, isLoading: true, error: undefined });
      const shownLongEnough = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_DELAY_MS));
      const wanted = Array.from({ length: count - from }, (_, index) => asked.listOf(firstPage + from + index));
      const [failure] = await warm(wanted);
      set(failure ? { error: failure.error } : { count });
      await shownLongEnough;
      set({ isLoading: false });
    },
    [warm, firstPage],
  );
  const missing = first.data !== undefined && known.length < more.count && !more.isLoading && !more.error;
  const { count } = more;
  const { length } = known;
  useEffect(() => {
    if (missing) void grow(length, count);
  }, [missing, grow, length, count]);

  const hasMore = last !== undefined && hasNextPage(last);
  const isBusy = more.isLoading;
  const loadMore = useCallback(
    () => (hasMore && !isBusy ? grow(length, length + 1) : Promise.resolve()),
    [hasMore, isBusy, grow, length],
  );
  const signature = known.map((page) => page.pageNum).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are new arrays in each render, their numbers and the first page's data tell whether they differ
  const items = useMemo(() => mergePages(known), [first.data, signature, listKey]);
  return {
    items,
    error: first.error ?? more.error,
    isLoading: first.isLoading,
    isLoadingMore: more.isLoading,
    hasMore,
    loadedPages: Math.max(1, length),
    pages: last?.pages ?? 0,
    total: last?.total ?? 0,
    loadMore,
    refresh: first.refresh,
  };
}
