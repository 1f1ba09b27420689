/** All queries of the backend. Keys are defined in these files only. */
export * from './account-queries.ts';
export * from './activity-queries.ts';
export * from './collections-queries.ts';
export * from './comparison-queries.ts';
export * from './content-queries.ts';
export * from './coupon-queries.ts';
export * from './list-queries.ts';
export * from './merchant-queries.ts';
export * from './order-by-token-queries.ts';
export * from './order-queries.ts';
export * from './owner-page-queries.ts';
export * from './product-queries.ts';
export * from './review-queries.ts';
export * from './sales-queries.ts';
export * from './search-queries.ts';
export * from './shop-queries.ts';
