'use client';
import type { OrderLine } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type DateText, dateText } from '../domain/format-date.ts';
import type { OrderState } from '../domain/order-status.ts';
import { type OrderStepInput, type OrderStepName, orderSteps } from '../domain/order-steps.ts';
import type { OrderSummary } from '../orders/order-summary.ts';
import { type OrderLineView, orderLineView, summaryLine } from './order-lines.ts';

/** What a card shows of an order: the props of `<OrderCard>`. */
export interface OrderCardView {
  /** Number of the order. */
  number: string;
  /** When it was placed; `undefined` where the backend does not say. */
  placed: DateText | undefined;
  /** Its state. */
  status: OrderState;
  /** What was paid or is to be paid. */
  total: string;
  /** What was ordered. */
  lines: readonly OrderLineView[];
  /** Who sells: one merchant, or all of a checkout. */
  merchant: { name: string };
  /** Pieces in all lines. */
  pieces: number;
}

/** The steps of an order: the props of `<OrderTimeline>`. */
export interface OrderTimelineView {
  /** In order of time. */
  steps: readonly { id: OrderStepName; state: 'done' | 'current' | 'to-come'; at: DateText | undefined }[];
}

/**
 * An order from `useOrders` as the props of its card. Which `actions` it offers says the order; what they do, the app.
 */
export function useOrderCard(order: OrderSummary): OrderCardView {
  const { locale, formatMoney, picture } = useStorefront();
  return useMemo(
    () => ({
      number: order.orderNo,
      placed: dateText(order.createTime, { locale }),
      status: order.state,
      total: formatMoney(order.payCents),
      lines: order.lines.map((line) => orderLineView(line, { formatMoney, picture })),
      merchant: { name: order.merchants.join(', ') },
      pieces: order.pieces,
    }),
    [order, locale, formatMoney, picture],
  );
}

/** Lines of an order as the backend sends them, as the prop of `<OrderLineList>`. */
export function useOrderLines(lines: readonly OrderLine[]): { lines: readonly OrderLineView[] } {
  const { formatMoney, picture } = useStorefront();
  return useMemo(
    () => ({ lines: lines.map((line) => orderLineView(summaryLine(line), { formatMoney, picture })) }),
    [lines, formatMoney, picture],
  );
}

/** How far an order has come, as the prop of `<OrderTimeline>`. Dates are those of the device's time zone. */
export function useOrderTimeline({ state, createTime, payTime, isCheckout }: OrderStepInput): OrderTimelineView {
  const { locale } = useStorefront();
  return useMemo(() => {
    const steps = orderSteps({ state, createTime, payTime, isCheckout });
    return { steps: steps.map((step) => ({ ...step, at: dateText(step.at, { locale, withTime: true }) })) };
  }, [state, createTime, payTime, isCheckout, locale]);
}
