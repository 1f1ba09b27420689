'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { OrderTabName } from '../domain/order-tabs.ts';
import { useOrderCounts } from '../orders/use-orders.ts';
import { type OrderTabsView, orderTabsView } from './order-tabs.ts';

/**
 * The tabs of the order list with their counts.
 * @param current The tab that is open; `parseOrderListQuery` reads it from the address.
 * @param labelOf What a tab is called in the language of the page.
 */
export function useOrderTabs(current: OrderTabName, labelOf: (tab: OrderTabName) => string): OrderTabsView {
  const shop = useStorefront();
  const { data: counts } = useOrderCounts();
  return useMemo(() => orderTabsView(current, shop, labelOf, counts), [current, shop, labelOf, counts]);
}
