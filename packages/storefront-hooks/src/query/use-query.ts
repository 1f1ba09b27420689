'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { durationOr } from '../browser/duration.ts';
import { useReads } from '../context/reads.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type Query, textOfKey } from './query.ts';
import { STALE_TIME_MS } from './query-data.ts';
import type { Read } from './read.ts';
import { shownQuery } from './screen.ts';
import { cachedData, latestOf, swrKeyOf, swrOptions } from './swr-cache.ts';
import { useQueryKeys } from './use-query-keys.ts';
import { useRecovery } from './use-recovery.ts';
import { useRefreshInterval } from './use-refresh-interval.ts';
import { useShown } from './use-shown.ts';

export type { Read };

/** Options of `useQuery`. */
export interface QueryOptions {
  /** Whether the query is loaded. @default true */
  enabled?: boolean;
  /**
   * Whether the data of the previous key is returned until the data of a new key is loaded, for the same shopper.
   * @default false
   */
  keepPrevious?: boolean;
  /**
   * Age, in milliseconds, up to which cached data is used without a request when the component mounts; `Infinity` for any age.
   * @default 30 000, also for negative numbers and NaN
   */
  staleTimeMs?: number;
  /** Whether a private query is requested again when the window gets the focus. @default true */
  refreshOnFocus?: boolean;
  /**
   * Age of the data, in milliseconds, at which the query is requested again while the page is visible and online; 0 or `Infinity`
   * for never. @default never, also for negative numbers and NaN
   */
  refreshIntervalMs?: number;
  /**
   * Whether the component suspends in the nearest `<Suspense>` until the data is loaded, and throws an error to the nearest
   * error boundary. On a server the data must be prefetched. @default false
   */
  suspense?: boolean;
}

/**
 * Loads a query and keeps it up to date; `null` loads nothing. A private query waits until the session is known and
 * loads nothing for guests.
 * @example const { data, error, isLoading } = useQuery(queries.categories());
 */
export function useQuery<Data>(
  query: Query<Data>,
  options: QueryOptions & { suspense: true; enabled?: true },
): Read<Data> & { readonly data: Data };
export function useQuery<Data>(query: Query<Data> | null, options?: QueryOptions): Read<Data>;
export function useQuery<Data>(query: Query<Data> | null, options: QueryOptions = {}): Read<Data> {
  const { enabled = true, keepPrevious = false, refreshOnFocus = true } = options;
  const staleTimeMs = durationOr(options.staleTimeMs, STALE_TIME_MS);
  const intervalMs = durationOr(options.refreshIntervalMs, 0) || Number.POSITIVE_INFINITY;
  const { reportError } = useStorefront();
  const { data: queryData, swr, shop } = useReads();
  const wanted = enabled ? query : null;
  const { keyOf, isExpected } = useQueryKeys(wanted);
  const key = wanted && keyOf(wanted);
  const swrKey = key && swrKeyOf(shop, key);

  const isOutdated =
    key === null ||
    !queryData.isFresh(key, staleTimeMs) ||
    (swrKey !== null && queryData.isStoredLatest(key) && cachedData(swr, swrKey) !== undefined);
  const response = useSWR<Data, StorefrontError>(
    swrKey,
    wanted && key && (() => queryData.load(wanted, key, { staleTimeMs: Math.min(intervalMs, staleTimeMs) })),
    {
      ...swrOptions(swr),
      fallbackData: (key ? queryData.stored<Data>(key) : undefined) as Data,
      revalidateIfStale: isOutdated,
      revalidateOnFocus: wanted?.isPrivate === true && refreshOnFocus,
      onError: reportError,
    },
  );
  const text = key && textOfKey(key);
  const refresh = useCallback(async () => {
    if (text === null) return;
    queryData.invalidate((one) => textOfKey(one) === text);
    await swr.mutate(swrKeyOf(shop, JSON.parse(text)));
  }, [queryData, swr, shop, text]);

  const data = response.data;
  useRecovery(key, data !== undefined);
  useRefreshInterval(key, intervalMs);
  const [previous, setPrevious] = useState<{ data: Data; shopper: string }>();
  if (keepPrevious && key && data !== undefined && !Object.is(previous?.data, data))
    setPrevious({ data, shopper: key[1] });
  const isOwn = keepPrevious && key !== null && previous?.shopper === key[1];
  const shown = data === undefined && isOwn ? previous.data : data;
  useShown(key && wanted ? [shownQuery(wanted, key, data)] : []);
  if (options.suspense && key && wanted && data === undefined) {
    if (typeof window === 'undefined')
      throw new Error(`On a server, “${wanted.key[0]}” with suspense must be prefetched.`);
    queryData.suspend(wanted, key, reportError);
  }
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
