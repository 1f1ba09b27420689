import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';
import { isOffline } from '../browser/is-offline.ts';
import type { Locale } from '../domain/locale-path.ts';
import { createEntries, type Entry, emptyState, isShown, type QueryState, type Subscriber } from './cache-entries.ts';
import { createRequests } from './cache-requests.ts';
import { cacheKeyOf, type Query, type QueryKey } from './query.ts';

export { asStorefrontError } from './as-storefront-error.ts';

export type { QueryState };

/** A query that could not be loaded. */
export interface QueryFailure {
  /** Name of the query, the first part of its key. */
  query: string;
  /** Key of the query. */
  key: readonly unknown[];
  /** Why it could not be loaded. */
  error: StorefrontError;
}

/** Prefetched data by cache key, as plain JSON. */
export type Fallback = Readonly<Record<string, unknown>>;

/** Options of `createQueryCache`. */
export interface QueryCacheOptions {
  /** Connection over which queries are loaded. */
  client: Client;
  /** Prefetched data. */
  fallback?: Fallback | undefined;
  /** When the fallback was loaded, in epoch milliseconds of the server. @default now */
  fallbackAt?: number | undefined;
  /** The server's time in epoch milliseconds. @default Date.now */
  now?: () => number;
  /** Called for every request of a shown query that failed, once. */
  onError?: (error: StorefrontError) => void;
}

/** Data of the queries of one page. It works without React. */
export interface QueryCache {
  /** The cache key of a query. Marks the query as used and makes its key known to the other methods. */
  keyOf(query: Query<unknown>, locale: Locale, subject?: string): string;
  /** Known keys of the queries with a name. */
  keysOf(name: string): string[];
  /** What is known of a query; the same object until it changes. */
  getState<Data>(key: string): QueryState<Data>;
  /** The data of a query if it is cached; never requests it. */
  peek<Data>(key: string): Data | undefined;
  /** Whether the data is younger than `staleTimeMs`. @default 30 seconds */
  isFresh(key: string, staleTimeMs?: number): boolean;
  /** Keeps a query cached and calls the listener on every change. Returns the unsubscribe function; the last one aborts the request. */
  subscribe(key: string, listener: () => void, options?: SubscribeOptions): () => void;
  /** Requests a query unless its data is fresh or a request is pending. Resolves when none is pending; never rejects. */
  ensure(key: string, staleTimeMs?: number): Promise<void>;
  /**
   * Requests a query, or joins the pending request. Rejects with `StorefrontError`. The signal says that the caller
   * waits no longer: the request is aborted when nobody else needs it.
   */
  load<Data>(key: string, signal?: AbortSignal): Promise<Data>;
  /** Requests shown queries again now, aborting older requests; others when they are shown next. Never rejects. */
  invalidate(keys: readonly string[]): Promise<void>;
  /** Replaces cached data, after a write that the backend has confirmed for instance. Does nothing where none is cached. */
  update<Data>(key: string, change: (data: Data) => Data): void;
  /** Requests what may be out of date: on `focus` private queries, on `reconnect` those and everything stale. */
  revalidate(reason: 'focus' | 'reconnect'): void;
  /** Removes everything that belongs to a shopper and aborts its requests. */
  forget(subject: string): void;
  /** Queries on the screen that have data, by cache key. */
  shown(): ReadonlyMap<string, { readonly query: QueryKey; readonly data: unknown }>;
  /** Calls the listener when `shown` may have changed. Returns the unsubscribe function. */
  watch(listener: () => void): () => void;
  /** Calls the listener when the state of any query changed. Returns the unsubscribe function. */
  watchStates(listener: StateListener): () => void;
}

/** Called with the key of a query and what is known of it, now and before. */
export type StateListener = (key: string, state: QueryState, before: QueryState) => void;

/** Options of a subscription to the cache. */
export interface SubscribeOptions {
  /** Whether a private query is requested again when the window gets the focus. @default true */
  refreshOnFocus?: boolean | undefined;
}

/** How long data counts as fresh: it is shown without being requested again. */
const STALE_TIME_MS = 30_000;
/** Data younger than this is not requested again when the window gets the focus. */
const FOCUS_AGE_MS = 5_000;

/** Creates the cache of one page. */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  const { client, fallback = {}, now = Date.now, onError } = options;
  const fallbackAt = options.fallbackAt ?? now();
  const screen = createEmitter();
  const entries = createEntries((key) =>
    Object.hasOwn(fallback, key) ? { data: fallback[key], loadedAt: fallbackAt } : undefined,
  );

  // A wrong device clock is known only after the first response: an age below zero is as unreliable as a great one.
  const ageOf = ({ loadedAt }: Entry) => Math.abs(now() - (loadedAt ?? Number.NEGATIVE_INFINITY));
  // Without a network everything that is there is as young as can be.
  const isYoung = (entry: Entry, staleTimeMs = STALE_TIME_MS) => ageOf(entry) < (isOffline() ? Infinity : staleTimeMs);

  const stateListeners = new Set<StateListener>();
  const { setState, send, show, abort } = createRequests({
    ...{ client, now, entries, onError },
    onShownChange: screen.emit,
    onStateChange: (...change) => {
      for (const listener of stateListeners) listener(...change);
    },
  });

  return {
    keyOf(query, locale, subject) {
      const key = cacheKeyOf(query, locale, subject);
      entries.use(key, query, query.isPrivate ? subject : undefined);
      return key;
    },
    keysOf: (name) => [...entries.all()].filter(({ query }) => query.key[0] === name).map(({ key }) => key),
    getState: <Data>(key: string) => (entries.get(key)?.state ?? emptyState) as QueryState<Data>,
    peek: <Data>(key: string) => entries.get(key)?.state.data as Data | undefined,
    isFresh(key, staleTimeMs) {
      const entry = entries.get(key);
      return entry !== undefined && isYoung(entry, staleTimeMs);
    },
    subscribe(key, listener, { refreshOnFocus = true } = {}) {
      const entry = entries.get(key);
      if (!entry) return () => {};
      const subscriber: Subscriber = { listener, refreshOnFocus };
      entry.subscribers.add(subscriber);
      screen.emit();
      return () => {
        entry.subscribers.delete(subscriber);
        // React unsubscribes and subscribes again in one task: what is subscribed to afterwards goes on.
        queueMicrotask(() => {
          if (!isShown(entry) && entry.waiters === 0) abort(entry);
          entries.trim();
        });
        screen.emit();
      };
    },
    async ensure(key, staleTimeMs) {
      const entry = entries.get(key);
      if (!entry || (!entry.request && isYoung(entry, staleTimeMs))) return;
      await show(entry).catch(() => {});
    },
    async load<Data>(key: string, signal?: AbortSignal) {
      const entry = entries.get(key);
      if (!entry || signal?.aborted) throw new StorefrontError({ kind: 'aborted', endpoint: 'query' });
      entry.waiters += 1;
      const leave = () => {
        entry.waiters -= 1;
        if (signal?.aborted && !isShown(entry) && entry.waiters === 0) abort(entry);
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        return (await (entry.request?.promise ?? send(entry))) as Data;
      } finally {
        if (!signal?.aborted) {
          signal?.removeEventListener('abort', leave);
          leave();
        }
      }
    },
    async invalidate(keys) {
      const pending = keys.flatMap((key) => {
        const entry = entries.get(key);
        if (!entry) return [];
        entry.loadedAt = undefined;
        if (entry.request) entry.request.isStale = true;
        if (!isShown(entry)) return [];
        void send(entry);
        return [show(entry)];
      });
      await Promise.allSettled(pending);
    },
    update<Data>(key: string, change: (data: Data) => Data) {
      const entry = entries.get(key);
      if (!entry || entry.state.data === undefined) return;
      setState(entry, { ...entry.state, data: change(entry.state.data as Data) });
      // The pending response may have been made before the write.
      if (entry.request) void send(entry);
    },
    revalidate(reason) {
      for (const entry of [...entries.all()]) {
        if (!isShown(entry) || entry.request) continue;
        const { isPrivate } = entry.query;
        const wantsFocus = [...entry.subscribers].some(({ refreshOnFocus }) => refreshOnFocus);
        const isDue =
          reason === 'focus' ? isPrivate && wantsFocus && ageOf(entry) > FOCUS_AGE_MS : isPrivate || !isYoung(entry);
        if (isDue) void show(entry).catch(() => {});
      }
    },
    forget(subject) {
      for (const entry of [...entries.all()]) {
        if (entry.subject !== subject) continue;
        abort(entry);
        entry.loadedAt = undefined;
        if (!isShown(entry)) entries.remove(entry.key);
        setState(entry, { ...emptyState, generation: entry.state.generation + 1 });
      }
    },
    shown() {
      const onScreen = new Map<string, { query: QueryKey; data: unknown }>();
      for (const entry of entries.all()) {
        const { data } = entry.state;
        if (isShown(entry) && data !== undefined) onScreen.set(entry.key, { query: entry.query.key, data });
      }
      return onScreen;
    },
    watch: screen.subscribe,
    watchStates(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}
