'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import type { SessionSnapshot } from '../auth/session-port.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import type { Query } from './query.ts';

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

const subjectOf = ({ shopper }: SessionSnapshot) => shopper?.subject;
const isUnknown = ({ state }: SessionSnapshot) => state === 'unknown';
// What everybody sees alike does not render again when the shopper becomes known.
const nobody = () => undefined;
const known = () => false;

/** Reads a query and keeps it up to date; `null` reads nothing. A private query waits for the shopper to be known. */
export function useQuery<Data>(query: Query<Data> | null, { keepPrevious = false }: QueryOptions = {}): Read<Data> {
  const { client, locale, queryCache } = useStorefront();
  const isPrivate = query?.isPrivate ?? false;
  const subject = useSessionFact(isPrivate ? subjectOf : nobody);
  const isLookingUp = useSessionFact(isPrivate ? isUnknown : known);
  const waits = isPrivate && subject === undefined;
  const key = query && !waits ? queryCache.keyOf(query, locale, subject) : null;
  useEffect(() => (key === null ? undefined : queryCache.hold(key)), [key, queryCache]);
  const {
    data: answer,
    error,
    isValidating,
    mutate,
  } = useSWR<Data, StorefrontError, string | null>(
    key,
    query && ((asked: string) => queryCache.load(client, query, asked)),
    {
      revalidateIfStale: !key || !queryCache.isFresh(key),
      revalidateOnFocus: isPrivate,
      revalidateOnReconnect: isPrivate || !key || !queryCache.isFresh(key),
    },
  );
  // SWR's own way of keeping an answer would show it to the next shopper on this device.
  const [last, setLast] = useState<{ data: Data; subject: string | undefined }>();
  if (keepPrevious && answer !== undefined && answer !== last?.data) setLast({ data: answer, subject });
  const kept = key && keepPrevious && last?.subject === subject ? last?.data : undefined;
  // Null is an answer: that there is none.
  const data = answer === undefined ? kept : answer;
  const refresh = useCallback(async () => {
    if (key) queryCache.expire(key);
    await mutate();
  }, [key, mutate, queryCache]);
  return {
    data,
    error,
    isLoading: query !== null && data === undefined && !error && (!waits || isLookingUp),
    isRefreshing: isValidating && data !== undefined,
    refresh,
  };
}
