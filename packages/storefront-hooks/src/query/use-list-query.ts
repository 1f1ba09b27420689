'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { onReturn } from '../browser/on-return.ts';
import { useReads } from '../context/reads.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { FETCH_MIN_DELAY_MS, LIST_FIRST_PAGE } from '../domain/constants.ts';
import { mergePages } from '../domain/pages.ts';
import { createListPages, type Pages } from './list-pages.ts';
import type { ListOptions, ListRead } from './list-read.ts';
import { type CacheKey, listKeyOf, type Query, type QueryPage, textOfKey } from './query.ts';
import { shownQuery } from './screen.ts';
import { cachedData, cachedState, latestOf, swrKeyOf, swrOptions } from './swr-cache.ts';
import { useQueryKeys } from './use-query-keys.ts';
import { useRecovery } from './use-recovery.ts';
import { useShown } from './use-shown.ts';

export type { ListOptions, ListRead };

type Id = number | string;
type ListOf<Item> = (page: number) => Query<QueryPage<Item>>;

/** Merges pages into items; returns the same array while the pages are the same. */
function createMerger<Item>() {
  let last: { pages: Pages<Item>; items: readonly Item[] } | undefined;
  return (pages: Pages<Item>, idOf: (item: Item) => Id): readonly Item[] => {
    const isSame = last?.pages.length === pages.length && last.pages.every((page, index) => page === pages[index]);
    if (last && isSame) return last.items;
    last = { pages, items: mergePages(pages, idOf) };
    return last.items;
  };
}

/**
 * Reads a list page by page. A private list is reset when another shopper signs in.
 *
 * @param listOf Returns the query of a page. A different query for the first page, for instance with other filters, is a
 * different list.
 * @param idOf Returns the id of an item that has no `id`.
 * @example const { data, hasMore, loadMore } = useListQuery((page) => queries.refunds(page));
 */
export function useListQuery<Item extends { id: Id }>(listOf: ListOf<Item>, options?: ListOptions): ListRead<Item>;
export function useListQuery<Item>(
  listOf: ListOf<Item>,
  options: ListOptions | undefined,
  idOf: (item: Item) => Id,
): ListRead<Item>;
export function useListQuery<Item>(
  listOf: ListOf<Item>,
  { firstPage = LIST_FIRST_PAGE, loadedPages = 1 }: ListOptions = {},
  idOf = (item: Item): Id => (item as { id: Id }).id,
): ListRead<Item> {
  const { reportError } = useStorefront();
  const { data: queryData, swr, shop } = useReads();
  const first = listOf(firstPage);
  const { keyOf, isExpected } = useQueryKeys(first);
  const firstKey = keyOf(first);
  const listKey = firstKey && listKeyOf(firstKey);
  const swrKey = listKey && swrKeyOf(shop, listKey);
  const list = listKey && textOfKey(listKey);
  const [growth, setGrowth] = useState<Growth>({ list, count: loadedPages, isLoading: false });
  // The number of pages belongs to one list and is reset for another.
  const {
    count,
    isLoading: isLoadingMore,
    error: growthError,
  } = growth.list === list ? growth : { count: loadedPages, isLoading: false, error: undefined };

  const listPages = createListPages({ data: queryData, listOf, firstPage, keyOf, reportError });

  const [component] = useState(() => ({}));
  useIsomorphicLayoutEffect(() => {
    if (list === null) return;
    const key: CacheKey = JSON.parse(list);
    queryData.showPages(key, component, count);
    return () => queryData.showPages(key, component);
  }, [queryData, list, component, count]);
  const known = listKey ? listPages.stored(count) : [];
  const isWhole = known.length === count || known.at(-1)?.hasNext === false;
  const isFresh = isWhole && known.every((_, index) => queryData.isFresh(listPages.at(index).key));
  // A page may have been loaded while no component showed the list.
  const cached = swrKey && cachedData<Pages<Item>>(swr, swrKey);
  const isOther = known.some((page, index) => cached && page !== cached[index]);
  const response = useSWR<Pages<Item>, StorefrontError>(swrKey, listKey && (() => listPages.loadAll(listKey)), {
    ...swrOptions(swr),
    fallbackData: (known.length > 0 ? known : undefined) as Pages<Item>,
    revalidateIfStale: !isFresh || isOther,
    revalidateOnFocus: first.isPrivate,
    onError: reportError,
  });
  const { data: all } = response;
  useRecovery(listKey, all !== undefined);
  const pages = all?.slice(0, count) ?? [];

  const now = {
    list,
    listKey,
    count: all?.length ?? 0,
    loaded: pages.length,
    hasNext: pages.at(-1)?.hasNext,
    listPages,
  };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const refresh = useCallback(async () => {
    const { listKey, count, listPages } = latest.current;
    if (!listKey) return;
    // Includes the next page, whose request may be pending and would return older data.
    const keys = Array.from({ length: count + 1 }, (_, index) => textOfKey(listPages.at(index).key));
    queryData.invalidate((one) => keys.includes(textOfKey(one)));
    await swr.mutate(swrKeyOf(shop, listKey));
  }, [queryData, swr, shop]);
  const pending = useRef<{ list: string | null; done: Promise<void> }>(undefined);
  const loadMore = useCallback(() => {
    const { list, listKey, loaded, hasNext, listPages } = latest.current;
    if (pending.current?.list === list) return pending.current.done;
    if (!listKey) return Promise.resolve();
    const { error, isValidating } = cachedState(swr, swrKeyOf(shop, listKey));
    if (loaded === 0 && error && !isValidating) return swr.mutate(swrKeyOf(shop, listKey)).then(() => {});
    if (!hasNext) return Promise.resolve();
    const append = async (): Promise<StorefrontError | undefined> => {
      try {
        await listPages.load(loaded);
      } catch (cause) {
        reportError(cause as StorefrontError);
        return cause as StorefrontError;
      }
      queryData.showPages(listKey, component, loaded + 1);
      const pages = listPages.stored(queryData.shownPages(listKey));
      // SWR ignores a pending revalidation after this change, so it must start again.
      const isChanging = pages.some((_, index) => !queryData.isSettled(listPages.at(index).key));
      await swr.mutate(swrKeyOf(shop, listKey), pages, { revalidate: isChanging });
      return undefined;
    };
    const load = async () => {
      setGrowth({ list, count: loaded + 1, isLoading: true });
      const minDelay = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_DELAY_MS));
      const [failure] = await Promise.all([append(), minDelay]);
      // Another component may have loaded the page meanwhile.
      const isThere = (cachedData<Pages<Item>>(swr, swrKeyOf(shop, listKey))?.length ?? 0) > loaded;
      const error = isThere ? undefined : failure;
      const count = error ? loaded : loaded + 1;
      setGrowth((now) => (now.list === list ? { list, count, isLoading: false, error } : now));
      pending.current = undefined;
    };
    const done = load();
    pending.current = { list, done };
    return done;
  }, [queryData, swr, shop, reportError, component]);

  const hasFailedMore = growthError !== undefined;
  useEffect(() => (hasFailedMore ? onReturn(() => void loadMore()) : undefined), [hasFailedMore, loadMore]);

  const [merge] = useState(() => createMerger<Item>());
  const last = pages.at(-1);
  const data = all && merge(pages, idOf);
  const shownPage = (page: QueryPage<Item>, index: number) => {
    const { query, key } = listPages.at(index);
    return shownQuery(query, key, page);
  };
  useShown(firstKey ? pages.map(shownPage) : []);
  const state = latestOf(swr, swrKey, response);
  return {
    data,
    get error() {
      return state.error ?? growthError;
    },
    get isLoading() {
      return isExpected && data === undefined && !state.error;
    },
    get isRefreshing() {
      return data !== undefined && state.isValidating;
    },
    refresh,
    hasMore: last?.hasNext === true,
    loadMore,
    isLoadingMore,
    total: last?.total ?? 0,
    pages: last?.pages ?? 0,
    loadedPages: Math.max(1, pages.length),
  };
}

interface Growth {
  list: string | null;
  /** Number of pages to show. */
  count: number;
  isLoading: boolean;
  error?: StorefrontError | undefined;
}
