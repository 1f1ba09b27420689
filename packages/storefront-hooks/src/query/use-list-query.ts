'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { FETCH_MIN_DELAY_MS, LIST_FIRST_PAGE } from '../domain/constants.ts';
import { mergePages } from '../domain/pages.ts';
import { emptyState, type QueryState } from './cache-entries.ts';
import type { ListOptions, ListRead } from './list-read.ts';
import type { Query, QueryPage } from './query.ts';
import { useCacheKeys } from './use-cache-keys.ts';
import { useTracked } from './use-tracked.ts';

export type { ListOptions, ListRead };

type Id = number | string;
type ListOf<Item> = (page: number) => Query<QueryPage<Item>>;
type PageState<Item> = QueryState<QueryPage<Item>>;

/** Merges pages into items, and returns the same array again while the pages are the same. */
function createMerger<Item>() {
  let last: { pages: readonly QueryPage<Item>[]; items: readonly Item[] } | undefined;
  return (pages: readonly QueryPage<Item>[], idOf: (item: Item) => Id): readonly Item[] => {
    const isSame = last?.pages.length === pages.length && last.pages.every((page, index) => page === pages[index]);
    if (last && isSame) return last.items;
    last = { pages, items: mergePages(pages, idOf) };
    return last.items;
  };
}

/** Loaded pages from the first one on, up to the first that is missing. */
function loadedOf<Item>(states: readonly PageState<Item>[]): readonly QueryPage<Item>[] {
  const missing = states.findIndex(({ data }) => data === undefined);
  return states.slice(0, missing < 0 ? states.length : missing).flatMap(({ data }) => data ?? []);
}

/**
 * Reads a list page by page. A list that belongs to the shopper starts again when another one signs in.
 *
 * @param listOf Returns the query of a page. Another query of the first page, with other filters for instance, is another list.
 * @param idOf Tells items apart that have no `id`.
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
  const { queryCache } = useStorefront();
  const { keyOf, isExpected } = useCacheKeys(listOf(firstPage));
  const keyAt = (index: number) => keyOf(listOf(firstPage + index));
  const listKey = keyAt(0);
  const [growth, setGrowth] = useState({ listKey, count: loadedPages, isLoading: false });
  // Pages loaded of the list before do not count for this one.
  const { count, isLoading: isLoadingMore } =
    growth.listKey === listKey ? growth : { count: loadedPages, isLoading: false };
  const keys = Array.from({ length: listKey === null ? 0 : count }, (_, index) => keyAt(index) ?? '');
  const joinedKeys = keys.join('\n');

  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = joinedKeys.split('\n').map((key) => queryCache.subscribe(key, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [queryCache, joinedKeys],
  );
  const refresh = useCallback(() => queryCache.invalidate(joinedKeys.split('\n')), [queryCache, joinedKeys]);

  const statesOf = () => keys.map((key) => queryCache.getState<QueryPage<Item>>(key));
  const latest = useRef({ listKey, keyAt, statesOf });
  useEffect(() => {
    latest.current = { listKey, keyAt, statesOf };
  });
  const pending = useRef<{ listKey: string | null; done: Promise<void> }>(undefined);
  const loadMore = useCallback(() => {
    const { listKey, keyAt, statesOf } = latest.current;
    if (pending.current?.listKey === listKey) return pending.current.done;
    const loaded = loadedOf(statesOf());
    const nextKey = loaded.at(-1)?.hasNext ? keyAt(loaded.length) : null;
    if (nextKey === null) return Promise.resolve();
    const load = async () => {
      setGrowth({ listKey, count: loaded.length + 1, isLoading: true });
      const minDelay = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_DELAY_MS));
      await Promise.all([queryCache.ensure(nextKey), minDelay]);
      setGrowth((now) => (now.listKey === listKey ? { ...now, isLoading: false } : now));
      if (pending.current?.listKey === listKey) pending.current = undefined;
    };
    const done = load();
    pending.current = { listKey, done };
    return done;
  }, [queryCache]);

  const [merge] = useState(() => createMerger<Item>());
  const list = useTracked<ListRead<Item>>(subscribe, () => {
    const states = statesOf();
    const [first = emptyState as PageState<Item>] = states;
    const loaded = loadedOf(states);
    const last = loaded.at(-1);
    const failed = isLoadingMore ? undefined : states[loaded.length]?.error;
    return {
      data: first.data && merge(loaded, idOf),
      error: states.slice(0, loaded.length).find(({ error }) => error)?.error ?? failed,
      isLoading: isExpected && first.data === undefined && !first.error,
      isRefreshing: states.some(({ data, isFetching }) => isFetching && data !== undefined),
      refresh,
      hasMore: last?.hasNext === true,
      loadMore,
      isLoadingMore,
      total: last?.total ?? 0,
      pages: last?.pages ?? 0,
      loadedPages: Math.max(1, loaded.length),
    };
  });

  // The first page says how many there are; the others are requested after it, together.
  const generation = statesOf()[0]?.generation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: data of a new generation has to be requested anew
  useEffect(() => {
    if (joinedKeys === '') return;
    const pageKeys = joinedKeys.split('\n');
    const stateOf = (key: string) => queryCache.getState<QueryPage<unknown>>(key);
    // A further page that failed is requested again by `loadMore` only.
    const wanted = () => {
      const pages = loadedOf(pageKeys.map(stateOf)).at(-1)?.pages ?? 1;
      return pageKeys.slice(0, pages).filter((key) => stateOf(key).data !== undefined || !stateOf(key).error);
    };
    for (const key of new Set([pageKeys[0] ?? '', ...wanted()])) void queryCache.ensure(key);
    return queryCache.subscribe(pageKeys[0] ?? '', () => {
      for (const key of wanted()) if (stateOf(key).data === undefined) void queryCache.ensure(key);
    });
  }, [queryCache, joinedKeys, generation]);
  return list;
}
