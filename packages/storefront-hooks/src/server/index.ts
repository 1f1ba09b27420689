export type { Presentation } from '../context/presentation.ts';
export { createShop, type Shop, type ShopOptions } from '../core/create-shop.ts';
export * as queries from '../query/queries.ts';
export { privateQuery, publicQuery, type Query, type QueryKey, type QueryPage } from '../query/query.ts';
export type { Fallback, QueryFailure } from '../query/query-data.ts';
export * from '../views/views.ts';
export { type Prefetched, type PrefetchOptions, prefetch } from './prefetch.ts';
