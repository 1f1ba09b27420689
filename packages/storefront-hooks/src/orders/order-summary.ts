import type { MasterOrder, OrderDetail, OrderLine, OrderListItem, UnpaidOrder } from '@promenade/storefront-sdk';
import { type OrderAction, orderActions } from '../domain/order-actions.ts';
import {
  type OrderFacts,
  type OrderRefundState,
  type OrderState,
  orderRefundState,
  orderState,
} from '../domain/order-status.ts';
import { refundablePieces } from '../domain/refund-estimate.ts';

/** A line of any kind of order. */
export interface OrderSummaryLine {
  /** Id of the line; of an unpaid checkout, id of the variant. */
  id: number;
  /** Id of the product. */
  productId: number;
  /** Name of the product. */
  name: string;
  /** Address of its picture. */
  image: string;
  /** Chosen attribute values, joined by commas. */
  variant: string;
  /** Unit price that was charged, in cents. */
  priceCents: number;
  /** Pieces. */
  quantity: number;
  /** What the shopper said of it; `undefined` without a review, and where the backend does not say. */
  review?: OwnReview | undefined;
}

/** The shopper's own review of a line. */
export interface OwnReview {
  /** 1 to 5. */
  stars: number;
  /** Its words. */
  comment: string;
  /** The merchant's answer; empty without one. */
  reply: string;
}

/** Any kind of order in the shape that lists and pages show. */
export interface OrderSummary {
  /** PT… for a whole checkout, SH… for one merchant's part. */
  orderNo: string;
  /** PT… number, for paying and cancelling. */
  masterOrderNo: string;
  /** Names of the merchants. */
  merchants: readonly string[];
  /** When it was placed, in epoch milliseconds; null where the backend does not say. */
  createTime: number | null;
  /** Until when an unpaid checkout can be paid, in epoch milliseconds; `undefined` where the backend does not say. */
  payUntil?: number | undefined;
  /** Total in cents. */
  payCents: number;
  /** Pieces of all lines. */
  pieces: number;
  /** Name of its state. */
  state: OrderState;
  /** Where its refund stands; `none` for a whole checkout, whose merchant orders have refunds of their own. */
  refund: OrderRefundState;
  /** Actions that the shopper may take, the most urgent first. */
  actions: readonly OrderAction[];
  /** Lines of all merchants. */
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
  ...(line.isReply &&
    line.reviewStar && {
      review: { stars: line.reviewStar, comment: line.reviewComment ?? '', reply: line.reviewReply ?? '' },
    }),
});

/** The facts that decide the actions of a merchant order, refunds and reviews of its lines included. */
export function factsOf(order: OrderListItem | OrderDetail): OrderFacts {
  const { orderInfoList: lines } = order;
  const tellsRefunds = lines.some(({ refundNum }) => refundNum !== undefined);
  return {
    ...order,
    ...(tellsRefunds && { refundableQuantity: lines.reduce((sum, line) => sum + refundablePieces(line), 0) }),
    unreviewedLines: lines.filter(({ isReply }) => !isReply).length,
  };
}

/** The summary of an unpaid checkout. */
export function summaryOfAwaitPay(order: UnpaidOrder): OrderSummary {
  const facts = { paid: order.paid, paymentProcessing: order.paymentProcessing };
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.orderNo,
    merchants: order.orderList.map((merchant) => merchant.merName),
    createTime: order.createTime,
    ...(order.expiresAt && { payUntil: order.expiresAt }),
    payCents: order.payPrice,
    pieces: order.totalNum,
    state: orderState(facts),
    refund: 'none',
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

/** The summary of a merchant order. */
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
    refund: orderRefundState(facts),
    actions: orderActions(facts),
    lines: order.orderInfoList.map(lineOf),
  };
}

/** The summary of a whole checkout. Once it is paid it has no actions: its merchant orders have. */
export function summaryOfMasterOrder(order: MasterOrder): OrderSummary {
  const facts = { paid: order.paid, paymentProcessing: order.paymentProcessing, isCancel: order.isCancel };
  const state = orderState(facts);
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.orderNo,
    merchants: order.orderList.map((merchant) => merchant.merName),
    createTime: order.createTime,
    ...(state === 'unpaid' && order.expiresAt && { payUntil: order.expiresAt }),
    payCents: order.payPrice,
    pieces: order.totalNum,
    state,
    refund: 'none',
    actions: state === 'unpaid' || state === 'processing' ? orderActions(facts) : [],
    lines: order.orderList.flatMap((merchant) => merchant.orderInfoList.map(lineOf)),
  };
}
