import type { StorefrontError } from '@promenade/storefront-sdk';
import { type Cache, type State, SWRConfig, type SWRConfiguration, type SWRResponse, unstable_serialize } from 'swr';
import type { CacheKey } from './query.ts';

/** The cache of SWR that the provider stands in, and the function that changes it. */
export interface SwrCache {
  readonly cache: Cache;
  mutate(
    key: SwrKey | ((key: unknown) => boolean),
    ...change: [] | [data: unknown, options?: { revalidate?: boolean; throwOnError?: boolean }]
  ): Promise<unknown>;
}

const PREFIX = 'promenade';

/** What the data of a query is found under in the cache of SWR. */
export type SwrKey = readonly [prefix: typeof PREFIX, shop: number, ...CacheKey];

export const swrKeyOf = (shop: number, key: CacheKey): SwrKey => [PREFIX, shop, ...key];

/** Whether a key of the cache belongs to the shop, and to a query that is meant. */
export const isOf =
  (shop: number, isMeant: (key: CacheKey) => boolean) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === PREFIX && key[1] === shop && isMeant(key.slice(2) as unknown as CacheKey);

/** What the cache of SWR knows of a key. */
export const cachedState = ({ cache }: SwrCache, key: SwrKey | null): Partial<State<unknown, StorefrontError>> =>
  (key && cache.get(unstable_serialize(key))) || {};

/** The data in the cache of SWR. */
export const cachedData = <Data>(swr: SwrCache, key: SwrKey): Data | undefined =>
  cachedState(swr, key).data as Data | undefined;

/**
 * Fields of SWR's response: the component renders when one changes that it has read, and one that is read later, in an event or
 * by a test, is that of the moment.
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
 * Options that leave nothing of the app’s own `SWRConfig` in force but its cache. They are given for each hook, so that the
 * app’s own reads keep its settings.
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
    // How old data is decides whether it is requested, not when it was requested last.
    dedupingInterval: 0,
    shouldRetryOnError: false,
  };
  return options;
}
