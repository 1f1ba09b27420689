import type { OrderCounts } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import { ORDER_TABS, type OrderTabName, orderListPath, orderTabCount } from '../domain/order-tabs.ts';

/** The tabs of the order list: props of `<LinkTabs>`, which also takes a `label`. */
export interface OrderTabsView {
  /** In display order. `count` is absent if it is 0, for tabs without a count, and until the counts are loaded. */
  tabs: readonly { label: string; href: string; current: boolean; count?: number }[];
}

/**
 * The tabs of the order list with their counts.
 * @param current The tab that is open; `parseOrderListQuery` reads it from the address.
 * @param labelOf Returns the label of a tab in the page's language.
 */
export function orderTabsView(
  current: OrderTabName,
  { href }: Presentation,
  labelOf: (tab: OrderTabName) => string,
  counts?: OrderCounts,
): OrderTabsView {
  const tabs = ORDER_TABS.map((tab) => {
    const count = orderTabCount(tab, counts);
    const link = href(orderListPath(tab));
    return { label: labelOf(tab), href: link, current: tab === current, ...(count !== undefined && { count }) };
  });
  return { tabs };
}
