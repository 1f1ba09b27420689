import type { OrderLine, RefundDetail, RefundListItem } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import type { RefundAction, RefundState } from '../domain/refund-status.ts';
import { type OrderSummaryLine, summaryLine } from '../orders/order-summary.ts';
import type { RefundView } from '../refunds/use-refunds.ts';
import { type OrderLineView, orderLineView } from './order-lines.ts';

/** A refund as text for its card. */
export interface RefundCardView {
  /** Number of the refund (RE…). */
  number: string;
  /** Number of the merchant's order (SH…). */
  orderNumber: string;
  /** State of the refund. */
  status: RefundState;
  /** Amount refunded or to be refunded. */
  total: string;
  /** Total quantity of all lines. */
  quantity: number;
  /** The refunded items. */
  lines: readonly OrderLineView[];
  /** The actions available to the shopper. */
  actions: readonly RefundAction[];
}

/** A refund of `useRefunds` or `useRefund` as the props of its card; `refundState` and `refundActions` compute its state and actions. */
export function refundCardView(
  { refund, state, actions }: RefundView<RefundListItem | RefundDetail>,
  shop: Presentation,
): RefundCardView {
  return {
    number: refund.refundOrderNo,
    orderNumber: refund.merOrderNo,
    status: state,
    total: shop.formatMoney(refund.refundPrice),
    quantity: refund.totalNum,
    lines: refund.orderInfoList.map((line) => orderLineView(refundLine(line), shop)),
    actions,
  };
}

/** A line of the order with the refunded quantity, or with the ordered quantity if the backend sends no refunded quantity. */
function refundLine(line: OrderLine): OrderSummaryLine {
  const whole = summaryLine(line);
  return { ...whole, quantity: line.applyRefundNum || whole.quantity };
}
