import type * as queries from './queries.ts';

/** Name of a query: the first part of its key. */
export type QueryName = keyof typeof queries;

/** What shows orders, and so is asked again after every change of one. */
export const orderQueries = [
  'orders',
  'awaitPay',
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

/** What shows the wish list. */
export const wishQueries = ['wishedIds', 'wishList'] as const satisfies readonly QueryName[];

/** What shows whom the shopper follows. */
export const followQueries = ['followedIds', 'followedMerchants'] as const satisfies readonly QueryName[];

/** What shows coupons: those offered, those held, those that fit a checkout, and how many there are. */
export const couponQueries = [
  'coupons',
  'myCoupons',
  'checkoutCoupons',
  'user',
] as const satisfies readonly QueryName[];

/** What shows addresses. */
export const addressQueries = ['addresses', 'address', 'defaultAddress'] as const satisfies readonly QueryName[];

/** What shows points. */
export const pointsQueries = ['points', 'pointsRecords'] as const satisfies readonly QueryName[];
