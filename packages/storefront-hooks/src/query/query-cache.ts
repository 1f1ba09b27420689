import { type Client, isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import { type Cache, type State, unstable_serialize } from 'swr';
import { createEmitter } from '../browser/emitter.ts';
import type { Locale } from '../domain/locale-path.ts';
import { cacheKey, type Query, type QueryKey } from './query.ts';

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
  keyOf(query: Query<unknown>, locale: Locale, subject?: string): string;
  /** Keys in use by the queries of a name. */
  keysOf(name: string): string[];
  isFresh(key: string): boolean;
  /** Loads a query; who asks for the same key meanwhile shares the answer. */
  load<Data>(client: Client, query: Query<Data>, key: string): Promise<Data>;
  /** What is known of a query, without asking. */
  peek<Data>(key: string): Data | undefined;
  /** Makes the next load ask again, also while an older question is under way. */
  expire(key: string): void;
  /** Keeps an answer while it is shown. Of those not shown the 100 used last stay. Returns the end of it. */
  hold(key: string): () => void;
  /** Forgets all answers that belong to a shopper, also those still on their way. */
  forget(subject: string): void;
  /** What is on the screen at the moment, by serialised key: queries that are shown and answered. */
  shown(): ReadonlyMap<string, { readonly query: QueryKey; readonly data: unknown }>;
  /** Told when something may have come onto the screen, or left it. */
  watch(listener: () => void): () => void;
}

/** Time in which a page that is opened again shows an answer without asking for it again. */
const FRESH_MS = 30_000;
/** Answers kept though nothing shows them. */
const UNSHOWN_MAX = 100;

export function createQueryCache(fallback: Fallback = {}): QueryCache {
  const answers = new Map<string, State<unknown, unknown>>();
  /** Keys in the order of their last use. */
  const known = new Map<string, { query: QueryKey; subject: string | undefined }>();
  const loadedAt = new Map<string, number>();
  const flights = new Map<string, Promise<unknown>>();
  const holders = new Map<string, number>();
  const screen = createEmitter();
  for (const [key, data] of Object.entries(fallback)) {
    answers.set(key, { data });
    loadedAt.set(key, Date.now());
  }

  function drop(key: string): void {
    for (const map of [answers, known, loadedAt, flights]) map.delete(key);
  }
  function trim(): void {
    let unshown = known.size - holders.size;
    for (const key of known.keys()) {
      if (unshown <= UNSHOWN_MAX) return;
      if (holders.has(key) || flights.has(key)) continue;
      drop(key);
      unshown -= 1;
    }
  }

  return {
    entries: {
      keys: () => answers.keys(),
      get: (key) => answers.get(key),
      set(key, state) {
        // An answer that comes after its key was forgotten is nobody's.
        if (!known.has(key)) return;
        answers.set(key, state as State<unknown, unknown>);
        if (holders.has(key)) screen.emit();
      },
      delete: (key) => void answers.delete(key),
    },
    keyOf(query, locale, subject) {
      const key = unstable_serialize(cacheKey(query, locale, subject));
      known.delete(key);
      known.set(key, { query: query.key, subject: query.isPrivate ? subject : undefined });
      return key;
    },
    keysOf: (name) => [...known].filter(([, facts]) => facts.query[0] === name).map(([key]) => key),
    isFresh: (key) => Date.now() - (loadedAt.get(key) ?? Number.NEGATIVE_INFINITY) < FRESH_MS,
    peek: <Data>(key: string) => answers.get(key)?.data as Data | undefined,
    expire(key) {
      flights.delete(key);
      loadedAt.delete(key);
    },
    hold(key) {
      holders.set(key, (holders.get(key) ?? 0) + 1);
      screen.emit();
      return () => {
        const left = (holders.get(key) ?? 1) - 1;
        if (left > 0) holders.set(key, left);
        else holders.delete(key);
        trim();
        screen.emit();
      };
    },
    shown() {
      const onScreen = new Map<string, { query: QueryKey; data: unknown }>();
      for (const key of holders.keys()) {
        const data = answers.get(key)?.data;
        const query = known.get(key)?.query;
        if (query && data !== undefined) onScreen.set(key, { query, data });
      }
      return onScreen;
    },
    watch: screen.subscribe,
    forget(subject) {
      for (const [key, facts] of known) if (facts.subject === subject) drop(key);
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
          trim();
        });
      flights.set(key, flight);
      return flight;
    },
  };
}

/** Whatever was thrown as a `StorefrontError`, so that screens decide by one shape. */
export function asStorefrontError(cause: unknown, endpoint: string): StorefrontError {
  return isStorefrontError(cause) ? cause : new StorefrontError({ kind: 'platform', endpoint, cause });
}
