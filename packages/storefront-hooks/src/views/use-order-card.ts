'use client';
import type { OrderLine } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { OrderStepInput } from '../domain/order-steps.ts';
import type { OrderSummary } from '../orders/order-summary.ts';
import { type OrderCardView, orderCardView } from './order-card.ts';
import { type OrderLineView, orderLinesView } from './order-lines.ts';
import { type OrderTimelineView, orderTimelineView } from './order-timeline.ts';

/**
 * An order from `useOrders` as the props of its card. The available actions are in `order.actions`; the app runs them.
 */
export function useOrderCard(order: OrderSummary): OrderCardView {
  const shop = useStorefront();
  return useMemo(() => orderCardView(order, shop), [order, shop]);
}

/** Lines of an order from the backend as the prop of `<OrderLineList>`. */
export function useOrderLines(lines: readonly OrderLine[]): {
  /** The lines in the order of the input. */
  lines: readonly OrderLineView[];
} {
  const shop = useStorefront();
  return useMemo(() => orderLinesView(lines, shop), [lines, shop]);
}

/** The steps of an order, for a `<Timeline>`. Dates are in the device's time zone. */
export function useOrderTimeline({ state, createTime, payTime, isCheckout }: OrderStepInput): OrderTimelineView {
  const shop = useStorefront();
  return useMemo(
    () => orderTimelineView({ state, createTime, payTime, isCheckout }, shop),
    [state, createTime, payTime, isCheckout, shop],
  );
}
