import { type Client, isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import { type Cache, type State, unstable_serialize } from 'swr';
import { cacheKey, type Query } from './query.ts';

/** A query that could not be loaded. */
export interface QueryFailure {
  /** Name of the query, the first part of its key. */
  query: string;
  key: readonly unknown[];
  error: StorefrontError;
}

/** Answers by serialised key, as plain JSON. */
export type Fallback = Readonly<Record<string, unknown>>;

/** The answers a page holds: SWR's cache, and which of them are fresh enough not to be asked for again. */
export interface QueryCache {
  readonly entries: Cache;
  keyOf(query: Query<unknown>, locale: string, subject?: string): string;
  /** Keys used so far by the queries of a name. */
  keysOf(name: string): string[];
  isFresh(key: string): boolean;
  /** Loads a query; who asks for the same key meanwhile shares the answer. */
  load<Data>(client: Client, query: Query<Data>, key: string): Promise<Data>;
  /** What is known of a query, without asking. */
  peek<Data>(key: string): Data | undefined;
  /** Makes the next load ask again, also while an older question is under way. */
  expire(key: string): void;
}

/** Time in which a page that is opened again shows an answer without asking for it again. */
const FRESH_MS = 30_000;

export function createQueryCache(fallback: Fallback = {}): QueryCache {
  const entries = new Map<string, State<unknown, unknown>>();
  const names = new Map<string, string>();
  const loadedAt = new Map<string, number>();
  const flights = new Map<string, Promise<unknown>>();
  for (const [key, data] of Object.entries(fallback)) {
    entries.set(key, { data });
    loadedAt.set(key, Date.now());
  }
  return {
    entries: entries as Cache,
    keyOf(query, locale, subject) {
      const key = unstable_serialize(cacheKey(query, locale, subject));
      names.set(key, query.key[0]);
      return key;
    },
    keysOf: (name) => [...names].filter(([, known]) => known === name).map(([key]) => key),
    isFresh: (key) => Date.now() - (loadedAt.get(key) ?? Number.NEGATIVE_INFINITY) < FRESH_MS,
    peek: <Data>(key: string) => entries.get(key)?.data as Data | undefined,
    expire(key) {
      flights.delete(key);
      loadedAt.delete(key);
    },
    load<Data>(client: Client, query: Query<Data>, key: string) {
      const shared = flights.get(key);
      if (shared) return shared as Promise<Data>;
      const flight: Promise<Data> = query
        .load(client)
        .then((data) => {
          if (flights.get(key) === flight) loadedAt.set(key, Date.now());
          return data;
        })
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        });
      flights.set(key, flight);
      return flight;
    },
  };
}

/** Whatever was thrown as a `StorefrontError`, so that screens decide by one shape. */
export function asStorefrontError(cause: unknown, endpoint: string): StorefrontError {
  return isStorefrontError(cause)
    ? cause
    : new StorefrontError({ kind: 'platform', code: 0, endpoint, message: `${endpoint}: failed`, cause });
}
