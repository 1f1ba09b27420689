export * as queries from '../query/queries.ts';
export { privateQuery, publicQuery, type Query, type QueryKey, type QueryPage } from '../query/query.ts';
export type { Fallback, QueryFailure } from '../query/query-data.ts';
export { type Prefetched, type PrefetchOptions, prefetch } from './prefetch.ts';
