import type { Client, StorefrontError } from '@promenade/storefront-sdk';
import { durationOr } from '../browser/duration.ts';
import { isOffline } from '../browser/is-offline.ts';
import { asStorefrontError } from './as-storefront-error.ts';
import { type CacheKey, type Query, textOfKey } from './query.ts';
import { resolved, type Suspended } from './suspended.ts';

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
export const STALE_TIME_MS = 30_000;

interface Entry {
  readonly key: CacheKey;
  /** Epoch milliseconds of the server; undefined when the data must be requested again. */
  loadedAt?: number | undefined;
  /** Prefetched data, for instance from a server, and pages of lists. */
  stored?: unknown;
  /** Whether `stored` is the latest data that was loaded. */
  isStoredLatest?: boolean;
  request?: { promise?: Promise<unknown>; mustStore: boolean } | undefined;
  /** The attempt that suspended components wait for. */
  suspended?: Suspended | undefined;
  /** How many pages of a list each component shows; 1 for other queries. */
  readonly shownPages: Map<object, number>;
}

/** Options of `load`. */
interface LoadOptions {
  /** Whether to store the data. SWR stores it only if a component reads this exact query. @default false */
  store?: boolean;
  /** How old stored data may be, in milliseconds, to be returned without a request. @default 30 000 */
  staleTimeMs?: number | undefined;
}

/** The requests of a shop's queries and the age of their data. The data that components show is in the cache of SWR. */
export function createQueryData(client: Client, now: () => number) {
  const all = new Map<string, Entry>();
  const find = (key: CacheKey): Partial<Entry> => all.get(textOfKey(key)) ?? {};
  const entryOf = (key: CacheKey): Entry => {
    const text = textOfKey(key);
    const entry = all.get(text) ?? { key, shownPages: new Map() };
    all.set(text, entry);
    return entry;
  };
  // Before the first response the clock may be wrong, so a negative age is as unreliable as a large one.
  const ageOf = ({ loadedAt = Number.NEGATIVE_INFINITY }: Partial<Entry>) => Math.abs(now() - loadedAt);
  // Offline, all data counts as fresh, because it cannot be requested.
  const isRecent = (entry: Partial<Entry>, staleTimeMs?: number) =>
    ageOf(entry) < (isOffline() ? Infinity : durationOr(staleTimeMs, STALE_TIME_MS));

  const self = {
    /**
     * Loads a query, or returns its pending request. Fresh stored data is returned without a request. Rejects with
     * `StorefrontError`.
     */
    load<Data>(query: Pick<Query<Data>, 'key' | 'load'>, key: CacheKey, options: LoadOptions = {}): Promise<Data> {
      const { store = false, staleTimeMs } = options;
      const entry = entryOf(key);
      if (entry.isStoredLatest && isRecent(entry, staleTimeMs)) return Promise.resolve(entry.stored as Data);
      if (entry.request) {
        entry.request.mustStore ||= store;
        return entry.request.promise as Promise<Data>;
      }
      const request: Entry['request'] & { promise?: Promise<Data> } = { mustStore: store };
      const attempt = async () => {
        try {
          const data = await query.load(client);
          if (entry.request === request) {
            entry.loadedAt = now();
            entry.isStoredLatest = request.mustStore;
            if (request.mustStore) entry.stored = data;
          }
          return data;
        } catch (cause) {
          throw asStorefrontError(cause, query.key[0]);
        } finally {
          if (entry.request === request) entry.request = undefined;
        }
      };
      entry.request = request;
      request.promise = attempt();
      return request.promise;
    },
    /**
     * Loads and stores a query during a render, which is suspended until then. Throws its error.
     *
     * @param onError Called for each failed request.
     */
    suspend<Data>(query: Query<Data>, key: CacheKey, onError: (error: StorefrontError) => void): Data {
      const entry = entryOf(key);
      entry.suspended ??= {};
      const { suspended } = entry;
      return resolved(suspended, async () => {
        try {
          const data = await self.load(query, key, { store: true });
          // The stored data is what components show from now on.
          entry.suspended = undefined;
          return data;
        } catch (cause) {
          onError(cause as StorefrontError);
          throw cause;
        }
      });
    },
    /** Whether the data is younger than `staleTimeMs`. @default 30 seconds */
    isFresh: (key: CacheKey, staleTimeMs?: number) => isRecent(find(key), staleTimeMs),
    /**
     * Records that a confirmed write has changed the data. Returns whether a request was pending; its response is ignored,
     * because it may lack the write.
     */
    recordWrite(key: CacheKey): boolean {
      const entry = entryOf(key);
      const wasPending = entry.request !== undefined;
      entry.loadedAt = now();
      entry.isStoredLatest = false;
      entry.request = undefined;
      return wasPending;
    },
    /**
     * Stores data that was loaded elsewhere at `at`, in epoch milliseconds of the server, unless newer data is present. Returns
     * the keys whose data was replaced.
     */
    hydrate: (data: Fallback, at: number): CacheKey[] =>
      Object.entries(data).flatMap(([text, value]) => {
        const key: CacheKey = JSON.parse(text);
        const entry = entryOf(key);
        if ((entry.loadedAt ?? Number.NEGATIVE_INFINITY) > at) return [];
        entry.stored = value;
        entry.isStoredLatest = true;
        entry.loadedAt = at;
        return [key];
      }),
    /** Age of the data in milliseconds; `Infinity` if it was not loaded or must be requested again. */
    ageOf: (key: CacheKey) => ageOf(find(key)),
    /** The stored data. */
    stored: <Data>(key: CacheKey) => find(key).stored as Data | undefined,
    /** Whether the stored data is the latest that was loaded. */
    isStoredLatest: (key: CacheKey) => find(key).isStoredLatest === true,
    /** Whether the data is loaded, not marked as stale, and no request is pending. */
    isSettled(key: CacheKey): boolean {
      const { loadedAt, request } = find(key);
      return loadedAt !== undefined && request === undefined;
    },
    /** Records how many pages of a list a component shows; without `count`, the component no longer shows the list. */
    showPages(list: CacheKey, component: object, count?: number): void {
      const { shownPages } = entryOf(list);
      if (count === undefined) shownPages.delete(component);
      else shownPages.set(component, count);
    },
    /** The largest number of pages of a list that a component shows. */
    shownPages: (list: CacheKey) => Math.max(1, ...(find(list).shownPages?.values() ?? [])),
    /** Whether a component shows the data. */
    isShown: (key: CacheKey) => (find(key).shownPages?.size ?? 0) > 0,
    /** Marks data as stale, and ignores errors and the responses of pending requests. */
    invalidate(isMeant: (key: CacheKey) => boolean): void {
      for (const entry of all.values()) {
        if (!isMeant(entry.key)) continue;
        entry.loadedAt = undefined;
        entry.request = undefined;
        entry.suspended = undefined;
      }
    },
    /** Removes stored data and its age. */
    remove(isMeant: (key: CacheKey) => boolean): void {
      for (const [text, { key }] of all) if (isMeant(key)) all.delete(text);
    },
  };
  return self;
}

export type QueryData = ReturnType<typeof createQueryData>;
