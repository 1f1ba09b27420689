export * as queries from '../query/queries.ts';
export type { Query, QueryKey, QueryPage } from '../query/query.ts';
export type { Fallback, QueryFailure } from '../query/query-cache.ts';
export { type Prefetched, type PrefetchOptions, prefetch } from './prefetch.ts';
