import type * as queries from './all-queries.ts';

/** Name of a query: the first part of its key. */
export type QueryName = keyof typeof queries;

/** What shows orders, and so is asked again after every change of one. */
export const orderQueries = [
  'orders',
  'awaitPay',
  'orderCounts',
  'masterOrder',
  'order',
] as const satisfies readonly QueryName[];
