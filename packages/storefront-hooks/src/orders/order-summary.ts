import type { AwaitPayOrder, MasterOrder, OrderDetail, OrderLine, OrderListItem } from '@promenade/storefront-sdk';
import { type OrderAction, orderActions } from '../domain/order-actions.ts';
import { type OrderFacts, type OrderState, orderState } from '../domain/order-status.ts';
import { refundablePieces } from '../domain/refund-estimate.ts';

/** A line of an order, whatever kind of order it is. */
export interface OrderSummaryLine {
  id: number;
  productId: number;
  name: string;
  image: string;
  variant: string;
  priceCents: number;
  quantity: number;
}

/** An order in the one shape that lists and pages show. */
export interface OrderSummary {
  /** PT… for a whole checkout, SH… for one merchant's part. */
  orderNo: string;
  /** PT… number that is paid and cancelled. */
  masterOrderNo: string;
  merchants: readonly string[];
  /** Epoch milliseconds; null where the backend does not say. */
  createTime: number | null;
  payCents: number;
  pieces: number;
  state: OrderState;
  /** What the shopper may do, most urgent first. */
  actions: readonly OrderAction[];
  lines: readonly OrderSummaryLine[];
}

const lineOf = (line: OrderLine): OrderSummaryLine => ({
  id: line.id,
  productId: line.productId,
  name: line.productName,
  image: line.image,
  variant: line.sku,
  priceCents: line.price,
  quantity: line.payNum,
});

/** What decides the actions of a merchant's part, with what its lines tell of refunds and reviews. */
function factsOf(order: OrderListItem | OrderDetail): OrderFacts {
  const { orderInfoList: lines } = order;
  const tellsRefunds = lines.some(({ refundNum }) => refundNum !== undefined);
  return {
    ...order,
    ...(tellsRefunds && { refundableQuantity: lines.reduce((sum, line) => sum + refundablePieces(line), 0) }),
    unreviewedLines: lines.filter(({ isReply }) => !isReply).length,
  };
}

/** A checkout that waits for payment. */
export function summaryOfAwaitPay(order: AwaitPayOrder): OrderSummary {
  const facts = { paid: order.paid };
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.orderNo,
    merchants: order.orderList.map((merchant) => merchant.merName),
    createTime: order.createTime,
    payCents: order.payPrice,
    pieces: order.totalNum,
    state: orderState(facts),
    actions: orderActions(facts),
    lines: order.orderList.flatMap((merchant) =>
      merchant.orderInfoList.map((line) => ({
        id: line.attrValueId,
        productId: line.productId,
        name: line.productName,
        image: line.image,
        variant: line.sku,
        priceCents: line.price,
        quantity: line.payNum,
      })),
    ),
  };
}

/** One merchant's part of an order. */
export function summaryOfMerchantOrder(order: OrderListItem | OrderDetail): OrderSummary {
  const facts = factsOf(order);
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.masterOrderNo,
    merchants: [order.merName],
    createTime: order.createTime,
    payCents: order.payPrice,
    pieces: order.totalNum,
    state: orderState(facts),
    actions: orderActions(facts),
    lines: order.orderInfoList.map(lineOf),
  };
}

/** A whole checkout. Once it is paid its merchants' parts go their own ways and offer their own actions. */
export function summaryOfMasterOrder(order: MasterOrder): OrderSummary {
  const facts = { paid: order.paid, isCancel: order.isCancel };
  const state = orderState(facts);
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.orderNo,
    merchants: order.orderList.map((merchant) => merchant.merName),
    createTime: order.createTime,
    payCents: order.payPrice,
    pieces: order.totalNum,
    state,
    actions: state === 'unpaid' ? orderActions(facts) : [],
    lines: order.orderList.flatMap((merchant) => merchant.orderInfoList.map(lineOf)),
  };
}
