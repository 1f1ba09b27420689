'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { FETCH_MIN_DELAY_MS, LIST_FIRST_PAGE } from '../domain/constants.ts';
import { mergePages } from '../domain/pages.ts';
import type { ListOptions, ListRead } from './list-read.ts';
import type { Query, QueryPage } from './query.ts';
import { useQuery } from './use-query.ts';

export type { ListOptions, ListRead };

interface More {
  listKey: string;
  count: number;
  isLoading: boolean;
  error: StorefrontError | undefined;
  /** How often further pages were asked for again. */
  round: number;
}

type Id = number | string;
type ListOf<Item> = (page: number) => Query<QueryPage<Item>>;

/**
 * A list that grows page by page. One that belongs to the shopper starts again when another one signs in.
 *
 * @param idOf Tells items apart that have no `id`.
 * @example useListQuery((page) => queries.refunds(page))
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
  const { locale, queryCache, warm } = useStorefront();
  const firstQuery = listOf(firstPage);
  const first = useQuery(firstQuery);
  const { isPrivate } = firstQuery;
  const subject = useSessionFact(({ shopper }) => (isPrivate ? shopper?.subject : undefined));
  const keyOf = (page: number) => queryCache.keyOf(listOf(page), locale, subject);
  const listKey = keyOf(firstPage);
  const fresh: More = { listKey, count: loadedPages, isLoading: false, error: undefined, round: 0 };
  const [state, setMore] = useState(fresh);
  // Other filters mean another list: what was loaded of the old one does not count.
  const more = state.listKey === listKey ? state : fresh;
  const loaded = [first.data];
  const keys = [listKey];
  for (let page = 1; page < more.count; page++) {
    const key = keyOf(firstPage + page);
    const known = queryCache.peek<QueryPage<Item>>(key);
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
  const latest = useRef({ listOf, listKey, keys });
  useEffect(() => {
    latest.current = { listOf, listKey, keys };
  });

  const grow = useCallback(
    async (from: number, count: number) => {
      const asked = latest.current;
      const set = (change: Partial<More>) =>
        setMore((now) => (now.listKey === asked.listKey ? { ...now, ...change } : now));
      setMore((now) => ({ ...now, listKey: asked.listKey, count: from, isLoading: true, error: undefined }));
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

  // Whoever asks for the first page again, after a write for instance, means the whole list.
  const { isRefreshing } = first;
  useEffect(() => {
    const asked = latest.current;
    const stale = asked.keys.flatMap((key, index) =>
      index > 0 && !queryCache.isFresh(key) ? [asked.listOf(firstPage + index)] : [],
    );
    if (isRefreshing || stale.length === 0) return;
    void warm(stale).then(() =>
      setMore((now) => (now.listKey === asked.listKey ? { ...now, round: now.round + 1 } : now)),
    );
  }, [isRefreshing, queryCache, warm, firstPage]);
  const { refresh: refreshFirst } = first;
  const refresh = useCallback(() => {
    for (const key of latest.current.keys) queryCache.expire(key);
    return refreshFirst();
  }, [queryCache, refreshFirst]);

  const hasMore = last?.hasNext === true;
  const isBusy = more.isLoading;
  const loadMore = useCallback(
    () => (hasMore && !isBusy ? grow(length, length + 1) : Promise.resolve()),
    [hasMore, isBusy, grow, length],
  );
  const signature = known.map((page) => page.pageNum).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are a new array in each render; these tell whether they differ
  const items = useMemo(() => mergePages(known, idOf), [first.data, signature, listKey, more.round]);
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
    refresh,
  };
}
