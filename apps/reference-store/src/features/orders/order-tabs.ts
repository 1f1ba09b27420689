import type { OrderCounts } from '@promenade/storefront-sdk';

/** The views of the order list, in the order of their tabs; the first needs no name in the address. */
export const ORDER_TABS = ['all', 'unpaid', 'to-ship', 'to-receive', 'completed', 'cancelled'] as const;

export type OrderListTab = (typeof ORDER_TABS)[number];

const countOf: Partial<Record<OrderListTab, keyof OrderCounts>> = {
  unpaid: 'unPaidCount',
  'to-ship': 'unShippedCount',
  'to-receive': 'receivedCount',
  completed: 'completeCount',
};

/** How many orders wait behind a tab; `undefined` when nobody counts them or there are none. */
export function tabCount(tab: OrderListTab, counts: OrderCounts | undefined): number | undefined {
  const name = countOf[tab];
  return (name && counts?.[name]) || undefined;
}

/** The view an address asks for; whatever it does not know shows everything. */
export function orderListPlace(query: URLSearchParams): { tab: OrderListTab; page: number } {
  const wanted = query.get('tab');
  const page = Number(query.get('page') ?? 1);
  return {
    tab: ORDER_TABS.find((tab) => tab === wanted) ?? ORDER_TABS[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view. */
export function orderListPath(tab: OrderListTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== ORDER_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `/users/order_list?${query}` : '/users/order_list';
}

/** The address of one order, whole checkout (PT…) or one merchant's part (SH…). */
export function orderPath(orderNo: string): string {
  return `/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`;
}
