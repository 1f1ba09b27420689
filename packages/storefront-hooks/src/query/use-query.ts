'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { useStorefront } from '../context/use-storefront.ts';
import { emptyState, type QueryState } from './cache-entries.ts';
import { isEqual } from './is-equal.ts';
import type { Query } from './query.ts';
import type { QueryCache } from './query-cache.ts';
import type { Read } from './read.ts';
import { swrScopeOf } from './swr-scope.ts';
import { useCacheKeys } from './use-cache-keys.ts';
import { createTracker } from './use-tracked.ts';

export type { Read };

/** Options of `useQuery`. */
export interface QueryOptions<Data = unknown, Selected = Data> {
  /** Whether the query is read at all. @default true */
  enabled?: boolean;
  /** Whether the data of the last key stays until that of a new key is there, for the same shopper. @default false */
  keepPrevious?: boolean;
  /** What of the data is needed: the component renders only when this changes. It must be a pure function. */
  select?: (data: Data) => Selected;
  /** How long data counts as fresh when the component mounts, in milliseconds. @default 30 000 */
  staleTimeMs?: number;
  /** Whether a private query is read again when the window gets the focus. @default true */
  refreshOnFocus?: boolean;
}

/** Applies `select`, and returns the earlier result again when the new one is equal. */
function createSelector<Data, Selected>() {
  let last: { data: Data; select: unknown; selected: Selected } | undefined;
  return (data: Data | undefined, select: ((data: Data) => Selected) | undefined): Selected | undefined => {
    if (data === undefined || !select) return data as Selected | undefined;
    if (last && last.data === data && last.select === select) return last.selected;
    const selected = select(data);
    last = { data, select, selected: last && isEqual(last.selected, selected) ? last.selected : selected };
    return last.selected;
  };
}

/** Compares data by what is selected of it. */
const hasEqual =
  <Data>(select: (data: Data) => unknown) =>
  (one: Data | undefined, other: Data | undefined): boolean =>
    one === other || (one !== undefined && other !== undefined && isEqual(select(one), select(other)));

/** The fields of SWR's response that each field of a read follows from. */
const RESPONSE_FIELDS = {
  data: ['data'],
  error: ['error'],
  isLoading: ['data', 'error'],
  isRefreshing: ['isValidating', 'data'],
  refresh: [],
} as const satisfies Record<keyof Read<unknown>, readonly ('data' | 'error' | 'isValidating')[]>;

/**
 * Reads a query and keeps it up to date; `null` reads nothing. A private query waits until the session is known and
 * reads nothing for guests. The request is aborted when no component needs it any more.
 * @example const { data, error, isLoading } = useQuery(queries.categories());
 */
export function useQuery<Data, Selected = Data>(
  query: Query<Data> | null,
  options: QueryOptions<Data, Selected> = {},
): Read<Selected> {
  const { enabled = true, keepPrevious = false, select, staleTimeMs, refreshOnFocus } = options;
  const { queryCache } = useStorefront();
  const wanted = enabled ? query : null;
  const { keyOf, subject, isExpected } = useCacheKeys(wanted);
  const key = wanted && keyOf(wanted);

  const refresh = useCallback(
    () => (key === null ? Promise.resolve() : queryCache.invalidate([key])),
    [key, queryCache],
  );
  const [selected] = useState(() => createSelector<Data, Selected>());
  const response = useSWR<Data, StorefrontError>(
    key,
    key === null ? null : () => queryCache.ensure(key, staleTimeMs) as Promise<never>,
    {
      ...swrScopeOf(queryCache),
      revalidateIfStale: key === null || !queryCache.isFresh(key, staleTimeMs),
      compare: select ? hasEqual(select) : Object.is,
    },
  );

  const previous = useRef<{ data: Data; subject: string | undefined; queryCache: QueryCache }>(undefined);
  const viewNow = (): Read<Selected> => {
    const { data, error, isFetching } =
      key === null ? (emptyState as QueryState<Data>) : queryCache.getState<Data>(key);
    if (data !== undefined) previous.current = { data, subject, queryCache };
    const last = previous.current;
    const isOwn = last?.subject === subject && last?.queryCache === queryCache;
    const held = key !== null && keepPrevious && isOwn ? last?.data : undefined;
    // Null is data: that there is none.
    const shown = selected(data === undefined ? held : data, select);
    return {
      data: shown,
      error,
      isLoading: isExpected && shown === undefined && !error,
      isRefreshing: isFetching && (data ?? shown) !== undefined,
      refresh,
    };
  };
  const latest = useRef({ response, viewNow });
  useEffect(() => {
    latest.current = { response, viewNow };
  });
  // SWR renders a component for the fields of its response that were read.
  const [track] = useState(() =>
    createTracker<Read<Selected>>((field) => {
      for (const name of RESPONSE_FIELDS[field]) void latest.current.response[name];
    }),
  );

  useEffect(() => {
    if (key === null) return;
    const follow = () => void track(latest.current.viewNow());
    follow();
    return queryCache.subscribe(key, follow, { refreshOnFocus });
  }, [key, queryCache, refreshOnFocus, track]);
  const generation = key === null ? 0 : queryCache.getState(key).generation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: data of another cache or a new generation has to be requested anew
  useEffect(() => {
    if (key !== null) void queryCache.ensure(key, staleTimeMs);
  }, [key, queryCache, generation, staleTimeMs]);
  return track(viewNow());
}
