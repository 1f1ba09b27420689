import type { Presentation } from '../context/presentation.ts';
import { type DateText, dateText } from '../domain/format-date.ts';
import type { OrderState } from '../domain/order-status.ts';
import type { OrderSummary } from '../orders/order-summary.ts';
import { type OrderLineView, orderLineView } from './order-lines.ts';

/** An order as the props of `<OrderCard>`. */
export interface OrderCardView {
  /** Number of the order. */
  number: string;
  /** When the order was placed; `undefined` if the backend sends no time. */
  placed: DateText | undefined;
  /** State of the order. */
  status: OrderState;
  /** Amount paid or due. */
  total: string;
  /** The ordered items. */
  lines: readonly OrderLineView[];
  /** Name of the merchant, or the names of all merchants of a checkout. */
  merchant: { name: string };
  /** Total quantity of all lines. */
  quantity: number;
}

/**
 * An order from `useOrders` as the props of its card. `summaryOfMerchantOrder` and `summaryOfMasterOrder` convert an order from
 * the backend. The date is in the device's time zone. The available actions are in `order.actions`; the app runs them.
 */
export function orderCardView(order: OrderSummary, shop: Presentation): OrderCardView {
  return {
    number: order.orderNo,
    placed: dateText(order.createTime, { locale: shop.locale }),
    status: order.state,
    total: shop.formatMoney(order.payCents),
    lines: order.lines.map((line) => orderLineView(line, shop)),
    merchant: { name: order.merchants.join(', ') },
    quantity: order.quantity,
  };
}
