'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { ORDER_TABS, type OrderTabName, orderListPath, orderTabCount } from '../domain/order-tabs.ts';
import { useOrderCounts } from '../orders/use-orders.ts';

/** The tabs of the order list: props of `<LinkTabs>`, which also takes a `label`. */
export interface OrderTabsView {
  /** In the order shown. `count` is absent where nothing waits, and until the counts are loaded. */
  tabs: readonly { label: string; href: string; current: boolean; count?: number }[];
}

/**
 * The tabs of the order list with their counts.
 * @param current The tab that is open; `parseOrderListQuery` reads it from the address.
 * @param labelOf What a tab is called in the language of the page.
 */
export function useOrderTabs(current: OrderTabName, labelOf: (tab: OrderTabName) => string): OrderTabsView {
  const { href } = useStorefront();
  const { data: counts } = useOrderCounts();
  return useMemo(() => {
    const tabs = ORDER_TABS.map((tab) => {
      const count = orderTabCount(tab, counts);
      const link = href(orderListPath(tab));
      return { label: labelOf(tab), href: link, current: tab === current, ...(count !== undefined && { count }) };
    });
    return { tabs };
  }, [href, counts, current, labelOf]);
}
