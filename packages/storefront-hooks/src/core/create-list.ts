import type { StorefrontError } from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE } from '../domain/constants.ts';
import { mergePages } from '../domain/pages.ts';
import type { Query, QueryPage } from '../query/query.ts';
import type { QueryCache } from '../query/query-cache.ts';

/** What is known of a list. */
export interface ListState<Item> {
  /** Items of all loaded pages, each once; `undefined` before the first page. */
  readonly data: readonly Item[] | undefined;
  /** Why the latest request failed. */
  readonly error: StorefrontError | undefined;
  /** Whether a page is loading. */
  readonly isLoading: boolean;
  /** Whether another page follows. */
  readonly hasMore: boolean;
  /** Number of all items; 0 before the first page. */
  readonly total: number;
}

/** A list that is followed page by page. */
export interface FollowedList {
  /** Loads the next page, if there is one. Never rejects; the state has the error. */
  loadMore(): Promise<void>;
  /** Ends it. */
  stop(): void;
}

type Id = number | string;

export interface ListParts<Item> {
  queryCache: QueryCache;
  /** Cache key of a query. */
  keyOf(query: Query<unknown>): string;
  /** Query of a page, the first is 1. */
  listOf: (page: number) => Query<QueryPage<Item>>;
  /** Tells items apart. */
  idOf: (item: Item) => Id;
  /** Called at once, and after every change. */
  listener: (state: ListState<Item>) => void;
}

/** Follows a list from its first page on. */
export function followList<Item>({ queryCache, keyOf, listOf, idOf, listener }: ListParts<Item>): FollowedList {
  const keys: string[] = [];
  const ends: (() => void)[] = [];
  const tell = () => {
    const states = keys.map((key) => queryCache.getState<QueryPage<Item>>(key));
    const pages = states.flatMap(({ data }) => data ?? []);
    const last = pages.at(-1);
    listener({
      data: pages.length > 0 ? mergePages(pages, idOf) : undefined,
      error: states.find(({ error }) => error)?.error,
      isLoading: states.some(({ isFetching }) => isFetching),
      hasMore: last?.hasNext === true,
      total: last?.total ?? 0,
    });
  };
  const load = (page: number) => {
    const key = keyOf(listOf(page));
    if (!keys.includes(key)) {
      keys.push(key);
      ends.push(queryCache.subscribe(key, tell));
    }
    return queryCache.ensure(key);
  };
  void load(LIST_FIRST_PAGE);
  tell();
  return {
    async loadMore() {
      const loaded = keys.flatMap((key) => queryCache.peek<QueryPage<Item>>(key) ?? []);
      if (loaded.at(-1)?.hasNext) await load(LIST_FIRST_PAGE + loaded.length);
    },
    stop() {
      for (const end of ends) end();
    },
  };
}
