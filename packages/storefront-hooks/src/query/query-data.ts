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

/** How long data counts as fresh: it is shown without being requested again. */
const STALE_TIME_MS = 30_000;

interface Known {
  readonly key: CacheKey;
  /** Epoch milliseconds of the server; undefined when the data must be requested again. */
  loadedAt?: number | undefined;
  /** Data that was prefetched, on a server for instance, and pages of lists. */
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
   * Loads a query, or joins its pending request. Kept data that is fresh is not requested. Rejects with `StorefrontError`.
   * @param keep Whether the data is kept: SWR keeps it only where a component reads this very query. @default false
   */
  load<Data>(query: Pick<Query<Data>, 'key' | 'load'>, key: CacheKey, keep?: boolean): Promise<Data>;
  /** Whether the data is younger than `staleTimeMs`. @default 30 seconds */
  isFresh(key: CacheKey, staleTimeMs?: number): boolean;
  /** Notes that the data was changed by a write that the backend has confirmed. Returns whether a request was pending: it may be older than the write, and does not count. */
  written(key: CacheKey): boolean;
  /** Takes data that was loaded elsewhere at `at`, in epoch milliseconds of the server, unless newer data is there. Returns the keys whose data it is now. */
  handOver(data: Fallback, at: number): CacheKey[];
  /** The data that was kept or handed over. */
  kept<Data>(key: CacheKey): Data | undefined;
  /** Whether the data that was kept is newer than any other that was loaded. */
  isKeptLatest(key: CacheKey): boolean;
  /** Whether the data is not out of date, and none is requested. */
  isSettled(key: CacheKey): boolean;
  /** Notes how many pages of a list a component shows; without a number it shows none any more. */
  showPages(list: CacheKey, component: object, count?: number): void;
  /** How many pages of a list are shown at most. */
  shownPages(list: CacheKey): number;
  /** Marks data as out of date: what is pending does not count either. */
  outdate(isMeant: (key: CacheKey) => boolean): void;
  /** Removes data that was kept, and its age. */
  forget(isMeant: (key: CacheKey) => boolean): void;
}

export function createQueryData(client: Client, now: () => number): QueryData {
  const all = new Map<string, Known>();
  const knownOf = (key: CacheKey): Known => {
    const text = textOfKey(key);
    const known = all.get(text) ?? { key, shownPages: new Map() };
    all.set(text, known);
    return known;
  };
  // A wrong device clock is known only after the first response: an age below zero is as unreliable as a great one.
  const ageOf = ({ loadedAt }: Known) => Math.abs(now() - (loadedAt ?? Number.NEGATIVE_INFINITY));
  // Without a network everything that is there is as young as can be.
  const isYoung = (known: Known, staleTimeMs = STALE_TIME_MS) => ageOf(known) < (isOffline() ? Infinity : staleTimeMs);

  return {
    load<Data>(query: Pick<Query<Data>, 'key' | 'load'>, key: CacheKey, keep = false) {
      const known = knownOf(key);
      if (known.isKeptLatest && isYoung(known)) return Promise.resolve(known.kept as Data);
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
    isFresh: (key, staleTimeMs) => isYoung(knownOf(key), staleTimeMs),
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
    kept: <Data>(key: CacheKey) => knownOf(key).kept as Data | undefined,
    isKeptLatest: (key) => knownOf(key).isKeptLatest === true,
    isSettled(key) {
      const { loadedAt, request } = knownOf(key);
      return loadedAt !== undefined && request === undefined;
    },
    showPages(list, component, count) {
      const { shownPages } = knownOf(list);
      if (count === undefined) shownPages.delete(component);
      else shownPages.set(component, count);
    },
    shownPages: (list) => Math.max(1, ...knownOf(list).shownPages.values()),
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
