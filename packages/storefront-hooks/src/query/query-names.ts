import type * as queries from './queries.ts';

/** Name of a query of this package: the first part of its key. */
export type QueryName = keyof typeof queries;

/** Queries that show orders, invalidated after every change of one. */
export const orderQueries = [
  'orders',
  'unpaidOrders',
  'orderCounts',
  'masterOrder',
  'order',
  'orderCenterCounts',
  'logistics',
  'pendingReviews',
  'refundable',
  'refunds',
  'refund',
] as const satisfies readonly QueryName[];

/** Queries that show the wish list. */
export const wishQueries = ['wishedIds', 'wishList'] as const satisfies readonly QueryName[];

/** Queries that show the followed merchants. */
export const followQueries = ['followedIds', 'followedMerchants'] as const satisfies readonly QueryName[];

/** Queries that show coupons or their number. */
export const couponQueries = [
  'coupons',
  'myCoupons',
  'checkoutCoupons',
  'user',
] as const satisfies readonly QueryName[];

/** Queries that show addresses. */
export const addressQueries = ['addresses', 'address', 'defaultAddress'] as const satisfies readonly QueryName[];

/** Queries that show points. */
export const pointsQueries = ['points', 'pointsRecords'] as const satisfies readonly QueryName[];
