import type { Client, StorefrontError } from '@promenade/storefront-sdk';
import { isOffline } from '../browser/is-offline.ts';
import { asStorefrontError } from './as-storefront-error.ts';
import { type CacheKey, type Query, textOfKey } from './query.ts';

/** A query that could not be loaded. */
export interface QueryFailure {
  /** Name of the query, the first part of its key. */
  query: string;
  /** Key of the query. */
  key: readonly unknown[];
  /** Why it could not be loaded. */
  error: StorefrontError;
}

/** Prefetched data by key, as plain JSON. */
export type Fallback = Readonly<Record<string, unknown>>;

/** How long data is fresh: until then it is shown without a new request. */
const STALE_TIME_MS = 30_000;

/** Options of `load`. */
interface LoadOptions {
  /** Whether to store the data. SWR stores it only if a component reads this exact query. @default false */
  keep?: boolean;
  /** How old stored data may be, in milliseconds, to be returned without a request. @default 30 000 */
  staleTimeMs?: number | undefined;
}

interface Known {
  readonly key: CacheKey;
  /** Epoch milliseconds of the server; undefined when the data must be requested again. */
  loadedAt?: number | undefined;
  /** Prefetched data, for instance from a server, and pages of lists. */
  kept?: unknown;
  /** Whether nothing newer than `kept` was loaded. */
  isKeptLatest?: boolean;
  request?: { promise?: Promise<unknown>; isKept: boolean } | undefined;
  /** How many pages of a list each component shows. */
  readonly shownPages: Map<object, number>;
}

/** The requests of a shop's queries and the age of their data. The data that components show is in the cache of SWR. */
export interface QueryData {
  /**
   * Loads a query, or returns its pending request. Fresh stored data is returned without a request. Rejects with
   * `StorefrontError`.
   */
  load<Data>(query: Pick<Query<Data>, 'key' | 'load'>, key: CacheKey, options?: LoadOptions): Promise<Data>;
  /** Whether the data is younger than `staleTimeMs`. @default 30 seconds */
  isFresh(key: CacheKey, staleTimeMs?: number): boolean;
  /**
   * Records that a confirmed write has changed the data. Returns whether a request was pending; its response is ignored,
   * because it may lack the write.
   */
  written(key: CacheKey): boolean;
  /**
   * Stores data that was loaded elsewhere at `at`, in epoch milliseconds of the server, unless newer data is present. Returns
   * the keys whose data was replaced.
   */
  handOver(data: Fallback, at: number): CacheKey[];
  /** The stored data. */
  kept<Data>(key: CacheKey): Data | undefined;
  /** Whether the stored data is the latest that was loaded. */
  isKeptLatest(key: CacheKey): boolean;
  /** Whether the data is loaded, not marked as stale, and no request is pending. */
  isSettled(key: CacheKey): boolean;
  /** Records how many pages of a list a component shows; without `count`, the component no longer shows the list. */
  showPages(list: CacheKey, component: object, count?: number): void;
  /** The largest number of pages of a list that a component shows. */
  shownPages(list: CacheKey): number;
  /** Marks data as stale, and ignores the responses of pending requests. */
  outdate(isMeant: (key: CacheKey) => boolean): void;
  /** Removes stored data and its age. */
  forget(isMeant: (key: CacheKey) => boolean): void;
}

export function createQueryData(client: Client, now: () => number): QueryData {
  const all = new Map<string, Known>();
  const find = (key: CacheKey): Partial<Known> => all.get(textOfKey(key)) ?? {};
  const knownOf = (key: CacheKey): Known => {
    const text = textOfKey(key);
    const known = all.get(text) ?? { key, shownPages: new Map() };
    all.set(text, known);
    return known;
  };
  // Before the first response the clock may be wrong, so a negative age is as unreliable as a large one.
  const ageOf = ({ loadedAt }: Partial<Known>) => Math.abs(now() - (loadedAt ?? Number.NEGATIVE_INFINITY));
  // Offline, all data counts as fresh, because it cannot be requested.
  const isYoung = (known: Partial<Known>, staleTimeMs = STALE_TIME_MS) =>
    ageOf(known) < (isOffline() ? Infinity : staleTimeMs);

  return {
    load<Data>(
      query: Pick<Query<Data>, 'key' | 'load'>,
      key: CacheKey,
      { keep = false, staleTimeMs }: LoadOptions = {},
    ) {
      const known = knownOf(key);
      if (known.isKeptLatest && isYoung(known, staleTimeMs)) return Promise.resolve(known.kept as Data);
      if (known.request) {
        known.request.isKept ||= keep;
        return known.request.promise as Promise<Data>;
      }
      const request: { promise?: Promise<Data>; isKept: boolean } = { isKept: keep };
      const attempt = async () => {
        try {
          const data = await query.load(client);
          if (known.request === request) {
            known.loadedAt = now();
            known.isKeptLatest = request.isKept;
            if (request.isKept) known.kept = data;
          }
          return data;
        } catch (cause) {
          throw asStorefrontError(cause, query.key[0]);
        } finally {
          if (known.request === request) known.request = undefined;
        }
      };
      known.request = request;
      request.promise = attempt();
      return request.promise;
    },
    isFresh: (key, staleTimeMs) => isYoung(find(key), staleTimeMs),
    written(key) {
      const known = knownOf(key);
      const wasPending = known.request !== undefined;
      known.loadedAt = now();
      known.isKeptLatest = false;
      known.request = undefined;
      return wasPending;
    },
    handOver: (data, at) =>
      Object.entries(data).flatMap(([text, value]) => {
        const key: CacheKey = JSON.parse(text);
        const known = knownOf(key);
        if ((known.loadedAt ?? Number.NEGATIVE_INFINITY) > at) return [];
        known.kept = value;
        known.isKeptLatest = true;
        known.loadedAt = at;
        return [key];
      }),
    kept: <Data>(key: CacheKey) => find(key).kept as Data | undefined,
    isKeptLatest: (key) => find(key).isKeptLatest === true,
    isSettled(key) {
      const { loadedAt, request } = find(key);
      return loadedAt !== undefined && request === undefined;
    },
    showPages(list, component, count) {
      const { shownPages } = knownOf(list);
      if (count === undefined) shownPages.delete(component);
      else shownPages.set(component, count);
    },
    shownPages: (list) => Math.max(1, ...(find(list).shownPages?.values() ?? [])),
    outdate(isMeant) {
      for (const known of all.values()) {
        if (!isMeant(known.key)) continue;
        known.loadedAt = undefined;
        known.request = undefined;
      }
    },
    forget(isMeant) {
      for (const [text, { key }] of all) if (isMeant(key)) all.delete(text);
    },
  };
}
