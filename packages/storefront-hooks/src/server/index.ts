export * as queries from '../storefront/all-queries.ts';
export type { Query, QueryKey, QueryPage } from '../storefront/query.ts';
export type { Fallback, QueryFailure } from '../storefront/query-cache.ts';
export { type Prefetched, type PrefetchOptions, prefetch } from './prefetch.ts';
