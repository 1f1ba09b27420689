import {
  bool,
  type Infer,
  int,
  key,
  money,
  nullable,
  object,
  optional,
  text,
  time,
  wholeList,
} from '../schema/schema.ts';
import { type CheckoutFields, checkoutFields, type OrderFields, orderFields } from './fields.ts';
import { MerchantOrder } from './merchant-orders.ts';
import { PreOrderMerchant } from './preorders.ts';

export const OrderCreated = object({
  /** Checkout number, PT…. */
  orderNo: key,
  /** Token that reopens the order of a visitor; sent in this response only, and by e-mail. An extension. */
  visitorToken: optional(text),
});
/** The checkout number of a new order. */
export interface OrderCreated extends Infer<typeof OrderCreated> {}

export const UnpaidOrder = object({
  /** Id. */
  id: int,
  /** Checkout number, PT…. */
  orderNo: key,
  /** Quantity. */
  totalNum: int,
  /** Amount paid or due, in cents. */
  payPrice: money,
  /** URL where the shopper continues the payment. */
  redirect: nullable(text),
  /** Whether it is paid. */
  paid: bool,
  /** Lines by merchant. */
  orderList: wholeList(PreOrderMerchant),
  /** Payment method, such as `stripe`. */
  payType: text,
  /** `pc` or `mobile`. */
  payChannel: text,
  /** When it was created, epoch ms; null if the backend does not send it. */
  createTime: nullable(time),
  /**
   * When the unpaid order is cancelled, epoch ms. An extension; absent if the backend does not report it or a payment
   * is in progress.
   */
  expiresAt: optional(time),
  /**
   * Whether a payment that takes days, such as a bank debit, is in progress: the order is still unpaid, but does not
   * expire and accepts no other payment. An extension; absent if the backend does not report it.
   */
  paymentProcessing: optional(bool),
});
/** A checkout that is awaiting payment. */
export interface UnpaidOrder extends Infer<typeof UnpaidOrder> {}

export const MasterOrder = object(orderFields, checkoutFields, {
  /** Id. */
  id: int,
  /** Checkout number, PT…. */
  orderNo: key,
  /** The shopper’s note. */
  mark: text,
  /** Whether it is cancelled. */
  isCancel: bool,
  /** URL where the shopper continues the payment. */
  redirect: nullable(text),
  /**
   * When the unpaid order is cancelled, epoch ms. An extension; absent if the backend does not report it or a payment
   * is in progress.
   */
  expiresAt: optional(time),
  /** Merchant orders of the checkout. */
  orderList: wholeList(MerchantOrder),
  /** Points spent; null if the backend has no points. */
  useIntegral: nullable(int),
  /** Discount by points, in cents; null if the backend has no points. */
  integralPrice: nullable(money),
});
/** A checkout: one payment for one or more merchant orders. */
export interface MasterOrder extends OrderFields, CheckoutFields, Infer<typeof MasterOrder> {}

export const OrderCounts = object({
  /** Completed orders. */
  completeCount: int,
  /** Orders in transit. */
  receivedCount: int,
  /** Orders awaiting payment. */
  unPaidCount: int,
  /** Orders awaiting shipment. */
  unShippedCount: int,
});
/** Number of orders per status. */
export interface OrderCounts extends Infer<typeof OrderCounts> {}

export const OrderCenterCounts = object({
  /** Orders awaiting payment. */
  unPaidCount: int,
  /** Orders awaiting shipment. */
  unShippedCount: int,
  /** Orders in transit. */
  receivedCount: int,
  /** Order lines awaiting a review. */
  commentCount: int,
  /** Refunds in progress. */
  refundCount: int,
});
/** Number of orders to pay, awaiting delivery, to review and with a refund. */
export interface OrderCenterCounts extends Infer<typeof OrderCenterCounts> {}
