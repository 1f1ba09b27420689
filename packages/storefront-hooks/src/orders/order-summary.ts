import type {
  MasterOrder,
  OrderDetail,
  OrderLine,
  OrderListItem,
  PreOrderLine,
  UnpaidOrder,
} from '@promenade/storefront-sdk';
import { type OrderAction, orderActions } from '../domain/order-actions.ts';
import {
  type OrderFacts,
  type OrderRefundState,
  type OrderState,
  orderRefundState,
  orderState,
} from '../domain/order-status.ts';
import { refundableQuantity } from '../domain/refund-estimate.ts';

/** A line of an order of any kind. */
export interface OrderSummaryLine {
  /** Id of the line; for an unpaid checkout, id of the variant. */
  id: number;
  /** Id of the product. */
  productId: number;
  /** Name of the product. */
  name: string;
  /** Address of the product's picture. */
  image: string;
  /** Chosen attribute values, joined by commas. */
  variant: string;
  /** Unit price that was charged, in cents. */
  priceCents: number;
  /** Number of units ordered. */
  quantity: number;
  /** The shopper's review; `undefined` if there is none or the backend does not return it. */
  review?: OwnReview | undefined;
}

/** The shopper's review of a line. */
export interface OwnReview {
  /** 1 to 5. */
  stars: number;
  /** Text of the review. */
  comment: string;
  /** The merchant's reply; empty if there is none. */
  reply: string;
}

/** An order of any kind, in one shape for lists and pages. */
export interface OrderSummary {
  /** Number of the order: PT… for a whole checkout, SH… for a merchant order. */
  orderNo: string;
  /** PT… number, for paying and cancelling. */
  masterOrderNo: string;
  /** Names of the merchants. */
  merchants: readonly string[];
  /** When it was placed, in epoch milliseconds; null if the backend does not return it. */
  createTime: number | null;
  /** When an unpaid checkout expires, in epoch milliseconds; `undefined` if the backend does not return it. */
  payUntil?: number | undefined;
  /** Total in cents. */
  payCents: number;
  /** Number of units in all lines. */
  quantity: number;
  /** State of the order. */
  state: OrderState;
  /** State of its refund; `none` for a whole checkout, because each of its merchant orders has its own refund. */
  refund: OrderRefundState;
  /** Allowed actions, the most urgent first. */
  actions: readonly OrderAction[];
  /** Lines of all merchants. */
  lines: readonly OrderSummaryLine[];
}

/** A line of an order or of a checkout from the backend in the format of order summaries. */
export const summaryLine = (line: OrderLine | PreOrderLine): OrderSummaryLine => ({
  id: 'id' in line ? line.id : line.attrValueId,
  productId: line.productId,
  name: line.productName,
  image: line.image,
  variant: line.sku,
  priceCents: line.price,
  quantity: line.payNum,
  ...('isReply' in line &&
    line.isReply &&
    line.reviewStar && {
      review: { stars: line.reviewStar, comment: line.reviewComment ?? '', reply: line.reviewReply ?? '' },
    }),
});

/** The facts that determine the actions of a merchant order, including refunds and reviews of its lines. */
export function factsOf(order: OrderListItem | OrderDetail): OrderFacts {
  const { orderInfoList: lines } = order;
  const hasRefundNumbers = lines.some(({ refundNum }) => refundNum !== undefined);
  return {
    ...order,
    ...(hasRefundNumbers && { refundableQuantity: lines.reduce((sum, line) => sum + refundableQuantity(line), 0) }),
    unreviewedLines: lines.filter(({ isReply }) => !isReply).length,
  };
}

/** The summary of a merchant order. */
export function summaryOfMerchantOrder(order: OrderListItem | OrderDetail): OrderSummary {
  const facts = factsOf(order);
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.masterOrderNo,
    merchants: [order.merName],
    createTime: order.createTime,
    payCents: order.payPrice,
    quantity: order.totalNum,
    state: orderState(facts),
    refund: orderRefundState(facts),
    actions: orderActions(facts),
    lines: order.orderInfoList.map(summaryLine),
  };
}

/** The summary of a whole checkout. A paid checkout has no actions: use the actions of its merchant orders. */
export function summaryOfMasterOrder(order: MasterOrder | UnpaidOrder): OrderSummary {
  const state = orderState(order);
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.orderNo,
    merchants: order.orderList.map((merchant) => merchant.merName),
    createTime: order.createTime,
    ...(state === 'unpaid' && order.expiresAt && { payUntil: order.expiresAt }),
    payCents: order.payPrice,
    quantity: order.totalNum,
    state,
    refund: 'none',
    actions: state === 'unpaid' || state === 'processing' ? orderActions(order) : [],
    lines: order.orderList.flatMap(({ orderInfoList }: { orderInfoList: (OrderLine | PreOrderLine)[] }) =>
      orderInfoList.map(summaryLine),
    ),
  };
}
