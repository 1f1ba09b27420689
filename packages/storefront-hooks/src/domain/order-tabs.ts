import { USER_BLOCK_PATH } from './product-path.ts';

/** The views of the order list in the order of their tabs. The first is the default and has no name in the address. */
export const ORDER_TABS = ['all', 'unpaid', 'to-ship', 'to-receive', 'completed', 'cancelled'] as const;

/** A view of the order list. */
export type OrderTabName = (typeof ORDER_TABS)[number];

/** How many orders each state has; the counts of the backend fit as they are. */
export interface OrderTabCounts {
  /** Checkouts that wait for payment. */
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

/** How many orders a tab has; `undefined` when nothing counts them, when the counts are not loaded, and for 0. */
export function orderTabCount(tab: OrderTabName, counts: OrderTabCounts | undefined): number | undefined {
  const name = countOf[tab];
  return (name && counts?.[name]) || undefined;
}

/** The address of a view of the order list, without language prefix; of a search with its words. */
export function orderListPath(tab: OrderTabName = ORDER_TABS[0], page = 1, words = ''): string {
  const query = new URLSearchParams();
  if (tab !== ORDER_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  if (words) query.set(ORDER_WORDS, words);
  return query.size > 0 ? `${USER_BLOCK_PATH}?${query}` : USER_BLOCK_PATH;
}

/** Parameter of the words that orders are searched for. */
export const ORDER_WORDS = 'q';

const WORDS_MAX_LENGTH = 100;

/** Reads the query of such an address; unknown tabs show all orders and unusable pages the first one. */
export function parseOrderListQuery(query: URLSearchParams): { tab: OrderTabName; page: number; words: string } {
  const wanted = query.get('tab');
  const page = Number(query.get('page') ?? 1);
  return {
    tab: ORDER_TABS.find((tab) => tab === wanted) ?? ORDER_TABS[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    words: (query.get(ORDER_WORDS) ?? '').trim().slice(0, WORDS_MAX_LENGTH),
  };
}

/** The address of an order's page, without language prefix: of a whole checkout (PT…) or one merchant's order (SH…). */
export function orderPath(orderNo: string): string {
  return `/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`;
}
