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
import { type OrderFields, orderFields } from './fields.ts';
import { MerchantOrder } from './merchant-orders.ts';
import { PreOrderMerchant } from './preorders.ts';

export const OrderCreated = object({
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
  /** Reopens the order of a guest; answered this once and mailed. An extension. */
  visitorToken: optional(text),
});
/** The number (PT…) of the order just placed. */
export interface OrderCreated extends Infer<typeof OrderCreated> {}

export const UnpaidOrder = object({
  /** Its id. */
  id: int,
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
  /** Quantity. */
  totalNum: int,
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** Address where the payment goes on. */
  redirect: nullable(text),
  /** Whether it is paid. */
  paid: bool,
  /** Its parts by merchant. */
  orderList: wholeList(PreOrderMerchant),
  /** Payment method, as in `stripe`. */
  payType: text,
  /** `pc` or `mobile`. */
  payChannel: text,
  /** Null where the backend does not say. */
  createTime: nullable(time),
  /** When it is cancelled if it is still unpaid. An extension; absent where the backend does not say, and while its payment is on its way. */
  expiresAt: optional(time),
  /**
   * Whether a payment that takes days, as a bank debit, is on its way: the order is still unpaid, but it neither expires nor takes
   * another payment. An extension; absent where the backend does not say.
   */
  paymentProcessing: optional(bool),
});
/** A checkout that waits for payment. */
export interface UnpaidOrder extends Infer<typeof UnpaidOrder> {}

export const MasterOrder = object(orderFields, {
  /** Its id. */
  id: int,
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
  /** E-mail address of the recipient. */
  email: text,
  /** Name of the recipient. */
  realName: text,
  /** Phone number of the recipient. */
  userPhone: text,
  /** Delivery address, in one text. */
  userAddress: text,
  /** Price of the goods, in cents. */
  proTotalPrice: money,
  /** Freight before deductions, in cents. */
  totalPostage: money,
  /** Price before deductions, in cents. */
  totalPrice: money,
  /** Freight that is charged, in cents. */
  payPostage: money,
  /** Coupon that was used. */
  couponId: nullable(int),
  /** Discount by the coupon, in cents. */
  couponPrice: money,
  /** When it was paid, epoch ms. */
  payTime: nullable(time),
  /** Payment method, as in `stripe`. */
  payType: text,
  /** The shopper’s note. */
  mark: text,
  /** Whether it is cancelled. */
  isCancel: bool,
  /** Address where the payment goes on. */
  redirect: nullable(text),
  /** When it is cancelled if it is still unpaid. An extension; absent where the backend does not say, and while its payment is on its way. */
  expiresAt: optional(time),
  /**
   * Whether a payment that takes days, as a bank debit, is on its way: the order is still unpaid, but it neither expires nor takes
   * another payment. An extension; absent where the backend does not say.
   */
  paymentProcessing: optional(bool),
  /** Its parts by merchant. */
  orderList: wholeList(MerchantOrder),
  /** Points spent; null where the backend has none. */
  useIntegral: nullable(int),
  /** Discount by points, in cents; null if the backend has no points. */
  integralPrice: nullable(money),
});
/** A whole checkout (PT…): one payment over several merchant orders. */
export interface MasterOrder extends OrderFields, Infer<typeof MasterOrder> {}

export const OrderCounts = object({
  /** Completed orders. */
  completeCount: int,
  /** Orders on their way. */
  receivedCount: int,
  /** Orders that wait for payment. */
  unPaidCount: int,
  /** Orders that wait for dispatch. */
  unShippedCount: int,
});
/** Orders per state. */
export interface OrderCounts extends Infer<typeof OrderCounts> {}

export const OrderCenterCounts = object({
  /** Orders that wait for payment. */
  unPaidCount: int,
  /** Orders that wait for dispatch. */
  unShippedCount: int,
  /** Orders on their way. */
  receivedCount: int,
  /** Order lines that wait for a review. */
  commentCount: int,
  /** Refunds under way. */
  refundCount: int,
});
/** Orders that want something of the shopper: to pay, to await, to review, to follow a refund. */
export interface OrderCenterCounts extends Infer<typeof OrderCenterCounts> {}
