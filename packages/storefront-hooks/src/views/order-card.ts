import type { Presentation } from '../context/presentation.ts';
import { type DateText, dateText } from '../domain/format-date.ts';
import type { OrderState } from '../domain/order-status.ts';
import type { OrderSummary } from '../orders/order-summary.ts';
import { type OrderLineView, orderLineView } from './order-lines.ts';

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

/**
 * An order from `useOrders` as the props of its card; `summaryOfMerchantOrder` and `summaryOfMasterOrder` make one of what the
 * backend sends. Its date is that of the device's time zone. Which `actions` it offers says the order; what they do, the app.
 */
export function orderCardView(order: OrderSummary, shop: Presentation): OrderCardView {
  return {
    number: order.orderNo,
    placed: dateText(order.createTime, { locale: shop.locale }),
    status: order.state,
    total: shop.formatMoney(order.payCents),
    lines: order.lines.map((line) => orderLineView(line, shop)),
    merchant: { name: order.merchants.join(', ') },
    pieces: order.pieces,
  };
}
