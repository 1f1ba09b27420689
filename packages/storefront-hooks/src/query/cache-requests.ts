import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { asStorefrontError } from './as-storefront-error.ts';
import { type Entries, type Entry, isShown, type QueryState } from './cache-entries.ts';
import { isEqual } from './is-equal.ts';

export interface RequestsOptions {
  client: Client;
  /** Epoch milliseconds. */
  now(): number;
  entries: Entries;
  onError: ((error: StorefrontError) => void) | undefined;
  /** Called when a query that is shown changed. */
  onShownChange(): void;
  /** Called when the state of a query changed. */
  onStateChange(key: string, state: QueryState, before: QueryState): void;
}

/** Requests of the queries in a cache: at most one is pending for each, and only the latest counts. */
export interface Requests {
  /** Changes the state of a query and calls its subscribers. */
  setState(entry: Entry, state: QueryState): void;
  /** Requests a query anew; a pending request is aborted. */
  send(entry: Entry): Promise<unknown>;
  /** Requests a query for the screen, or joins the pending request: a failure is reported. */
  show(entry: Entry): Promise<unknown>;
  /** Aborts the pending request. */
  abort(entry: Entry): void;
}

export function createRequests(options: RequestsOptions): Requests {
  const { client, now, entries, onError, onShownChange, onStateChange } = options;
  function setState(entry: Entry, state: QueryState): void {
    const before = entry.state;
    entry.state = state;
    onStateChange(entry.key, state, before);
    for (const { listener } of [...entry.subscribers]) listener();
    if (isShown(entry)) onShownChange();
  }

  function abort(entry: Entry): void {
    const { request, state } = entry;
    entry.request = undefined;
    request?.controller.abort();
    if (state.isFetching) entry.state = { ...state, isFetching: false };
  }

  /** Responses of a request that was replaced or aborted are ignored; its callers get what came in its place. */
  function follow({ request, query, state: { data, error } }: Entry): Promise<unknown> {
    if (request) return request.promise;
    if (data !== undefined && !error) return Promise.resolve(data);
    return Promise.reject(error ?? new StorefrontError({ kind: 'aborted', endpoint: query.key[0] }));
  }

  function send(entry: Entry): Promise<unknown> {
    entry.request?.controller.abort();
    const controller = new AbortController();
    const request: NonNullable<Entry['request']> = {
      controller,
      promise: Promise.resolve(),
      isReported: false,
      isStale: false,
    };
    entry.request = request;
    const attempt = async () => {
      try {
        const loaded = await entry.query.load(client, { signal: controller.signal });
        if (entry.request !== request) return follow(entry);
        entry.request = undefined;
        entry.loadedAt = request.isStale ? undefined : now();
        const data = isEqual(entry.state.data, loaded) ? entry.state.data : loaded;
        setState(entry, { ...entry.state, data, error: undefined, isFetching: false });
        return data;
      } catch (cause) {
        if (entry.request !== request) return follow(entry);
        entry.request = undefined;
        const error = asStorefrontError(cause, entry.query.key[0]);
        setState(entry, { ...entry.state, error, isFetching: false });
        if (request.isReported) onError?.(error);
        throw error;
      } finally {
        entries.trim();
      }
    };
    request.promise = attempt();
    request.promise.catch(() => {});
    setState(entry, { ...entry.state, isFetching: true });
    return request.promise;
  }

  function show(entry: Entry): Promise<unknown> {
    const pending = entry.request?.promise ?? send(entry);
    if (entry.request) entry.request.isReported = true;
    return pending;
  }

  return { setState, send, show, abort };
}
