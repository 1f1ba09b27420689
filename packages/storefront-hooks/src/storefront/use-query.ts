'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Query } from './query.ts';
import { useSessionSnapshot } from './use-session-snapshot.ts';
import { useStorefront } from './use-storefront.ts';

/** What every reading hook answers. */
export interface Read<Data> {
  /** The latest answer; stays while a newer one is on its way. */
  data: Data | undefined;
  error: StorefrontError | undefined;
  /** Whether the first answer is still awaited. */
  isLoading: boolean;
  /** Whether a newer answer is awaited while one is shown. */
  isRefreshing: boolean;
  /** Asks again now. */
  refresh(): Promise<void>;
}

export interface QueryOptions {
  /** Whether the answer to the last key stays until that of a new key is there. @default false */
  keepPrevious?: boolean;
}

/** Reads a query and keeps it up to date; `null` reads nothing. A private query waits for the shopper to be known. */
export function useQuery<Data>(query: Query<Data> | null, { keepPrevious = false }: QueryOptions = {}): Read<Data> {
  const { client, locale, queryCache } = useStorefront();
  const { state, shopper } = useSessionSnapshot();
  const isPrivate = query?.isPrivate ?? false;
  const waits = isPrivate && !shopper;
  const key = query && !waits ? queryCache.keyOf(query, locale, shopper?.subject) : null;
  useEffect(() => (key === null ? undefined : queryCache.hold(key)), [key, queryCache]);
  const {
    data: answer,
    error,
    isValidating,
    mutate,
  } = useSWR<Data, StorefrontError, string | null>(
    key,
    query && ((known: string) => queryCache.load(client, query, known)),
    {
      revalidateIfStale: !key || !queryCache.isFresh(key),
      revalidateOnFocus: isPrivate,
      revalidateOnReconnect: isPrivate || !key || !queryCache.isFresh(key),
    },
  );
  // SWR's own way of keeping an answer would show it to the next shopper on this device.
  const [last, setLast] = useState<{ data: Data; subject: string | undefined }>();
  const subject = shopper?.subject;
  if (keepPrevious && answer !== undefined && answer !== last?.data) setLast({ data: answer, subject });
  const data = answer ?? (key && keepPrevious && last?.subject === subject ? last?.data : undefined);
  const refresh = useCallback(async () => {
    if (key) queryCache.expire(key);
    await mutate();
  }, [key, mutate, queryCache]);
  return {
    data,
    error,
    isLoading: query !== null && data === undefined && !error && (!waits || state === 'unknown'),
    isRefreshing: isValidating && data !== undefined,
    refresh,
  };
}
