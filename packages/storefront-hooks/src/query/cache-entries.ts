import type { StorefrontError } from '@promenade/storefront-sdk';
import type { Query } from './query.ts';

/** What the cache knows of a query. */
export interface QueryState<Data = unknown> {
  /** The latest data; undefined before the first response. */
  readonly data: Data | undefined;
  /** Why the latest request failed. */
  readonly error: StorefrontError | undefined;
  /** Whether a request is pending. */
  readonly isFetching: boolean;
  /** How often the data was removed: after each time it has to be requested anew. */
  readonly generation: number;
}

export interface Subscriber {
  readonly listener: () => void;
  readonly refreshOnFocus: boolean;
}

interface Request {
  readonly controller: AbortController;
  promise: Promise<unknown>;
  /** Whether a failure is reported: not while only prefetching code waits. */
  isReported: boolean;
  /** Whether the query was invalidated meanwhile: its data does not count as fresh. */
  isStale: boolean;
}

/** One query in the cache. */
export interface Entry {
  readonly key: string;
  readonly subject: string | undefined;
  query: Query<unknown>;
  state: QueryState;
  /** Epoch milliseconds; undefined when the data must be requested again. */
  loadedAt: number | undefined;
  request: Request | undefined;
  /** How many callers await the request. */
  waiters: number;
  readonly subscribers: Set<Subscriber>;
}

/** The state before the first request. */
export const emptyState: QueryState = { data: undefined, error: undefined, isFetching: false, generation: 0 };

export const isShown = ({ subscribers }: Entry) => subscribers.size > 0;

/** How many queries stay cached though nothing shows them. */
const UNSHOWN_MAX = 100;

export interface Entries {
  get(key: string): Entry | undefined;
  /** All entries, the least recently used first. */
  all(): Iterable<Entry>;
  /** Creates the entry of a key, or makes it the most recently used. */
  use(key: string, query: Query<unknown>, subject: string | undefined): void;
  remove(key: string): void;
  /** Removes the least recently used entries that nothing shows. */
  trim(): void;
}

/** Creates a store of entries; `initial` has the data that a new entry starts with. */
export function createEntries(initial: (key: string) => { data: unknown; loadedAt: number } | undefined): Entries {
  const entries = new Map<string, Entry>();
  const isDispensable = (entry: Entry) => !isShown(entry) && !entry.request;
  return {
    get: (key) => entries.get(key),
    all: () => entries.values(),
    use(key, query, subject) {
      const existing = entries.get(key);
      if (existing) {
        existing.query = query;
        entries.delete(key);
        entries.set(key, existing);
        return;
      }
      const { data, loadedAt } = initial(key) ?? {};
      const state = data === undefined ? emptyState : { ...emptyState, data };
      const parts = { request: undefined, waiters: 0, subscribers: new Set<Subscriber>() };
      entries.set(key, { key, subject, query, state, loadedAt, ...parts });
    },
    remove: (key) => void entries.delete(key),
    trim() {
      let unshown = [...entries.values()].filter((entry) => !isShown(entry)).length;
      for (const entry of entries.values()) {
        if (unshown <= UNSHOWN_MAX) return;
        if (!isDispensable(entry)) continue;
        entries.delete(entry.key);
        unshown -= 1;
      }
    },
  };
}
