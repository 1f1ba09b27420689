import type { OrderLine, RefundDetail, RefundListItem } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import type { RefundAction, RefundState } from '../domain/refund-status.ts';
import type { RefundView } from '../refunds/use-refunds.ts';
import { type OrderLineView, orderLineView, summaryLine } from './order-lines.ts';

/** What a card shows of a refund. */
export interface RefundCardView {
  /** Number of the refund (RE…). */
  number: string;
  /** Number of the merchant's order (SH…). */
  orderNumber: string;
  /** Its state. */
  status: RefundState;
  /** Money given back or to be given back. */
  total: string;
  /** Pieces in all lines. */
  pieces: number;
  /** What is given back. */
  lines: readonly OrderLineView[];
  /** What the shopper may do. */
  actions: readonly RefundAction[];
}

/** A refund of `useRefunds` or `useRefund` as the props of its card; `refundState` and `refundActions` find its state and actions. */
export function refundCardView(
  { refund, state, actions }: RefundView<RefundListItem | RefundDetail>,
  shop: Presentation,
): RefundCardView {
  return {
    number: refund.refundOrderNo,
    orderNumber: refund.merOrderNo,
    status: state,
    total: shop.formatMoney(refund.refundPrice),
    pieces: refund.totalNum,
    lines: refund.orderInfoList.map((line) => orderLineView(refundLine(line), shop)),
    actions,
  };
}

/** The line of an order with the pieces of the refund: all of them where the backend does not count. */
function refundLine(line: OrderLine): ReturnType<typeof summaryLine> {
  const whole = summaryLine(line);
  return { ...whole, quantity: line.applyRefundNum || whole.quantity };
}
