import type { StorefrontError } from '@promenade/storefront-sdk';
import { type Cache, type State, SWRConfig, type SWRConfiguration, type SWRResponse, unstable_serialize } from 'swr';
import type { CacheKey } from './query.ts';

/** The SWR cache around the provider, and the function that changes it. */
export interface SwrCache {
  readonly cache: Cache;
  mutate(
    key: SwrKey | ((key: unknown) => boolean),
    ...change: [] | [data: unknown, options?: { revalidate?: boolean; throwOnError?: boolean }]
  ): Promise<unknown>;
}

const PREFIX = 'promenade';

/** Key of a query's data in SWR's cache. */
export type SwrKey = readonly [prefix: typeof PREFIX, shop: number, ...CacheKey];

export const swrKeyOf = (shop: number, key: CacheKey): SwrKey => [PREFIX, shop, ...key];

/** Returns a filter for the cache keys of a shop that `isMeant` matches. */
export const isOf =
  (shop: number, isMeant: (key: CacheKey) => boolean) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === PREFIX && key[1] === shop && isMeant(key.slice(2) as unknown as CacheKey);

/** The state of a key in SWR's cache. */
export const cachedState = ({ cache }: SwrCache, key: SwrKey | null): Partial<State<unknown, StorefrontError>> =>
  (key && cache.get(unstable_serialize(key))) || {};

/** Removes the state of a key that no component shows. `mutate` would fail if the cache is unmounted at the same time. */
export const forgetState = ({ cache }: SwrCache, key: SwrKey): void => cache.delete(unstable_serialize(key));

/** The data in SWR's cache. */
export const cachedData = <Data>(swr: SwrCache, key: SwrKey): Data | undefined =>
  cachedState(swr, key).data as Data | undefined;

/**
 * Getters for fields of SWR's response. The component renders only for fields that it has read. A field that is read later, for
 * instance in an event handler, has its current value.
 */
export const latestOf = (
  swr: SwrCache,
  key: SwrKey | null,
  response: Pick<SWRResponse<unknown, StorefrontError>, 'error' | 'isValidating'>,
) => ({
  get error(): StorefrontError | undefined {
    const { error } = response;
    const now = cachedState(swr, key);
    return 'error' in now ? now.error : error;
  },
  get isValidating(): boolean {
    const { isValidating } = response;
    return cachedState(swr, key).isValidating ?? isValidating;
  },
});

/**
 * Options that override all settings of the app’s `SWRConfig` except its cache. They are passed to each hook, so that the
 * app’s own hooks still use its settings.
 */
export function swrOptions<Data>({ cache }: SwrCache): SWRConfiguration<Data, StorefrontError> {
  const options: object = {
    ...SWRConfig.defaultValue,
    cache,
    fetcher: undefined,
    use: undefined,
    fallback: undefined,
    fallbackData: undefined,
    revalidateOnMount: undefined,
    keepPreviousData: false,
    refreshInterval: 0,
    refreshWhenHidden: false,
    refreshWhenOffline: false,
    strictServerPrefetchWarning: false,
    suspense: false,
    // The age of the data decides whether it is requested, not the time of the last request.
    dedupingInterval: 0,
    shouldRetryOnError: false,
  };
  return options;
}
