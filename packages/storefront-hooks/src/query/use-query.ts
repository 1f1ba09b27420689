'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useRef } from 'react';
import useSWR from 'swr';
import { useReads } from '../context/reads.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type Query, textOfKey } from './query.ts';
import type { Read } from './read.ts';
import { shownQuery } from './screen.ts';
import { cachedData, latestOf, swrKeyOf, swrOptions } from './swr-cache.ts';
import { useQueryKeys } from './use-query-keys.ts';
import { useShown } from './use-shown.ts';

export type { Read };

/** Options of `useQuery`. */
export interface QueryOptions {
  /** Whether the query is read at all. @default true */
  enabled?: boolean;
  /** Whether the data of the last key stays until that of a new key is there, for the same shopper. @default false */
  keepPrevious?: boolean;
  /** How long data counts as fresh when the component mounts, in milliseconds. @default 30 000 */
  staleTimeMs?: number;
  /** Whether a private query is read again when the window gets the focus. @default true */
  refreshOnFocus?: boolean;
  /** Reads again after so many milliseconds, while the page is visible. @default 0: not at all */
  refreshIntervalMs?: number;
  /**
   * Whether the component waits in the nearest `<Suspense>` until the data is there, and throws the error to the nearest
   * error boundary. On a server the data must be prefetched. @default false
   */
  suspense?: boolean;
}

/**
 * Reads a query and keeps it up to date; `null` reads nothing. A private query waits until the session is known and
 * reads nothing for guests.
 * @example const { data, error, isLoading } = useQuery(queries.categories());
 */
export function useQuery<Data>(
  query: Query<Data>,
  options: QueryOptions & { suspense: true; enabled?: true },
): Read<Data> & { readonly data: Data };
export function useQuery<Data>(query: Query<Data> | null, options?: QueryOptions): Read<Data>;
export function useQuery<Data>(query: Query<Data> | null, options: QueryOptions = {}): Read<Data> {
  const { enabled = true, keepPrevious = false, staleTimeMs, refreshOnFocus = true } = options;
  const { reportError } = useStorefront();
  const { data: queryData, swr, shop } = useReads();
  const wanted = enabled ? query : null;
  const { keyOf, isExpected } = useQueryKeys(wanted);
  const key = wanted && keyOf(wanted);
  const swrKey = key && swrKeyOf(shop, key);

  const isOutdated =
    key === null ||
    !queryData.isFresh(key, staleTimeMs) ||
    (swrKey !== null && queryData.isKeptLatest(key) && cachedData(swr, swrKey) !== undefined);
  const response = useSWR<Data, StorefrontError>(swrKey, wanted && key && (() => queryData.load(wanted, key)), {
    ...swrOptions(swr),
    fallbackData: (key ? queryData.kept<Data>(key) : undefined) as Data,
    revalidateIfStale: isOutdated,
    revalidateOnFocus: wanted?.isPrivate === true && refreshOnFocus,
    refreshInterval: options.refreshIntervalMs ?? 0,
    suspense: options.suspense === true,
    onError: reportError,
  });
  const text = key && textOfKey(key);
  const refresh = useCallback(async () => {
    if (text === null) return;
    queryData.outdate((one) => textOfKey(one) === text);
    await swr.mutate(swrKeyOf(shop, JSON.parse(text)));
  }, [queryData, swr, shop, text]);

  const data = response.data;
  const previous = useRef<{ data: Data; shopper: string | undefined }>(undefined);
  if (key && data !== undefined) previous.current = { data, shopper: key[1] };
  const isOwn = key !== null && previous.current?.shopper === key[1];
  const shown = data === undefined && keepPrevious && isOwn ? previous.current?.data : data;
  useShown(key && wanted ? [shownQuery(wanted, key, data)] : []);
  const state = latestOf(swr, swrKey, response);
  return {
    data: shown,
    get error() {
      return state.error;
    },
    get isLoading() {
      return isExpected && shown === undefined && !state.error;
    },
    get isRefreshing() {
      return shown !== undefined && state.isValidating;
    },
    refresh,
  };
}
