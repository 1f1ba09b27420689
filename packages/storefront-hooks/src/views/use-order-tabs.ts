'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { OrderTabName } from '../domain/order-tabs.ts';
import { useOrderCounts } from '../orders/use-orders.ts';
import { type OrderTabsView, orderTabsView } from './order-tabs.ts';

/**
 * The tabs of the order list with their counts.
 * @param current The tab that is open; `parseOrderListQuery` reads it from the address.
 * @param labelOf Returns the label of a tab in the page's language.
 */
export function useOrderTabs(current: OrderTabName, labelOf: (tab: OrderTabName) => string): OrderTabsView {
  const shop = useStorefront();
  const { data: counts } = useOrderCounts();
  return useMemo(() => orderTabsView(current, shop, labelOf, counts), [current, shop, labelOf, counts]);
}
