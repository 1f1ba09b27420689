import { order, orders } from './store-paths.ts';

/** The tabs of the order list, in display order. The first is the default and is not part of the address. */
export const ORDER_TABS = ['all', 'unpaid', 'to-ship', 'to-receive', 'completed', 'cancelled'] as const;

/** A tab of the order list. */
export type OrderTabName = (typeof ORDER_TABS)[number];

/** The number of orders in each state. `OrderCounts` of the backend can be passed directly. */
export interface OrderTabCounts {
  /** Unpaid checkouts. */
  unPaidCount: number;
  /** Orders that are paid and not shipped. */
  unShippedCount: number;
  /** Orders that are shipped and not received. */
  receivedCount: number;
  /** Completed orders. */
  completeCount: number;
}

const countOf: Partial<Record<OrderTabName, keyof OrderTabCounts>> = {
  unpaid: 'unPaidCount',
  'to-ship': 'unShippedCount',
  'to-receive': 'receivedCount',
  completed: 'completeCount',
};

/** The number of orders in a tab; `undefined` for 0, for a tab without a count, and until the counts are loaded. */
export function orderTabCount(tab: OrderTabName, counts: OrderTabCounts | undefined): number | undefined {
  const name = countOf[tab];
  return (name && counts?.[name]) || undefined;
}

/** The address of a tab of the order list, without language prefix, optionally with search words. */
export function orderListPath(tab: OrderTabName = ORDER_TABS[0], page = 1, words = ''): string {
  const query = new URLSearchParams();
  if (tab !== ORDER_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  if (words) query.set(ORDER_WORDS, words);
  return query.size > 0 ? `${orders}?${query}` : orders;
}

/** Query parameter of the search words. */
export const ORDER_WORDS = 'q';

const WORDS_MAX_LENGTH = 100;

/** Parses the query of an order list's address. An unknown tab becomes `all`, an invalid page 1. */
export function parseOrderListQuery(query: URLSearchParams): { tab: OrderTabName; page: number; words: string } {
  const wanted = query.get('tab');
  const page = Number(query.get('page') ?? 1);
  return {
    tab: ORDER_TABS.find((tab) => tab === wanted) ?? ORDER_TABS[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    words: (query.get(ORDER_WORDS) ?? '').trim().slice(0, WORDS_MAX_LENGTH),
  };
}

/** The address of an order's page, without language prefix: for a whole checkout (PT…) or a merchant order (SH…). */
export function orderPath(orderNo: string): string {
  return `${order}?orderNo=${encodeURIComponent(orderNo)}`;
}
