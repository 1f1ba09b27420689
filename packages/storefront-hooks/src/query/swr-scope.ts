import type { Cache, State, SWRConfiguration } from 'swr';
import { initCache, SWRGlobalState } from 'swr/_internal';
import type { QueryState } from './cache-entries.ts';
import type { QueryCache } from './query-cache.ts';

/** SWR options that leave nothing of the app's own `SWRConfig` in force for the reads of the shop. */
type ScopedConfiguration = Omit<SWRConfiguration, 'revalidateOnMount'> & {
  cache: Cache;
  mutate: unknown;
  use: undefined;
  fallback: undefined;
  revalidateOnMount: undefined;
};

/** Position of the function that stores a state and notifies its components, in SWR's record of a cache. */
const SETTER = 5;

type SwrState = State<unknown, unknown>;

const swrStates = new WeakMap<QueryState, SwrState>();

/** The same object for the same state: SWR renders every component again after hydration where the two are different ones. */
function swrStateOf(state: QueryState): SwrState {
  const known = swrStates.get(state);
  if (known) return known;
  const { data, error, isFetching } = state;
  const created = { data, error, isValidating: isFetching, isLoading: isFetching && data === undefined };
  swrStates.set(state, created);
  return created;
}

/**
 * Lets SWR read through a query cache. SWR decides when a component renders and when it requests; data, errors and requests
 * are those of the query cache, which works without React too. The cache belongs to one provider, so that SWR in the app
 * around it keeps its own.
 */
function createSwrScope(queryCache: QueryCache): ScopedConfiguration {
  const cache: Cache = {
    keys: () => [][Symbol.iterator](),
    get: (key) => swrStateOf(queryCache.getState(key)),
    // The query cache has the state already.
    set: () => {},
    delete: () => {},
  };
  const [, mutate] = initCache(cache, { initFocus: () => {}, initReconnect: () => {} }) ?? [];
  const notify = SWRGlobalState.get(cache)?.[SETTER];
  queryCache.watchStates((key, state, before) => notify?.(key, swrStateOf(state), swrStateOf(before)));
  return {
    cache,
    mutate,
    use: undefined,
    fallback: undefined,
    fallbackData: undefined,
    suspense: false,
    compare: Object.is,
    dedupingInterval: 0,
    isPaused: () => false,
    keepPreviousData: false,
    loadingTimeout: 0,
    onDiscarded: () => {},
    onError: () => {},
    onSuccess: () => {},
    refreshInterval: 0,
    // Whether there is something to request follows from the age of the data.
    revalidateOnMount: undefined,
    strictServerPrefetchWarning: false,
    // The provider requests what it shows when the visitor comes back.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  };
}

const scopes = new WeakMap<QueryCache, ScopedConfiguration>();

/** The options under which SWR reads a query cache. */
export function swrScopeOf(queryCache: QueryCache): ScopedConfiguration {
  const known = scopes.get(queryCache);
  if (known) return known;
  const scope = createSwrScope(queryCache);
  scopes.set(queryCache, scope);
  return scope;
}
