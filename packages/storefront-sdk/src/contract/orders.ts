import {
  bool,
  empty,
  type Infer,
  int,
  key,
  money,
  nullable,
  object,
  optional,
  page,
  text,
  time,
  wholeList,
} from '../schema/schema.ts';
import { endpoint } from './endpoint.ts';
import { Logistics, MerchantOrder, OrderDetail, OrderListItem } from './merchant-orders.ts';
import { PreOrderMerchant } from './preorders.ts';

export const OrderCreated = object({
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
  /** Reopens the order of a guest; answered this once and mailed. An extension. */
  visitorToken: optional(text),
});
/** The number (PT…) of the order just placed. */
export interface OrderCreated extends Infer<typeof OrderCreated> {}

export const AwaitPayOrder = object({
  /** Its id. */
  id: int,
  /** Number (PT…) of the whole checkout. */
  orderNo: key,
  /** Pieces. */
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
export interface AwaitPayOrder extends Infer<typeof AwaitPayOrder> {}

export const MasterOrder = object({
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
  /** Pieces. */
  totalNum: int,
  /** Price of the goods, in cents. */
  proTotalPrice: money,
  /** Freight before deductions, in cents. */
  totalPostage: money,
  /** Price before deductions, in cents. */
  totalPrice: money,
  /** Freight that is charged, in cents. */
  payPostage: money,
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** Coupon that was used. */
  couponId: nullable(int),
  /** What the coupon took off, in cents. */
  couponPrice: money,
  /** Whether it is paid. */
  paid: bool,
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
  /** When it was created, epoch ms. */
  createTime: time,
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
  /** What the points took off, in cents; null where the backend has none. */
  integralPrice: nullable(money),
});
/** A whole checkout (PT…): one payment over several merchant orders. */
export interface MasterOrder extends Infer<typeof MasterOrder> {}

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

export const ordersCreate = endpoint('orders.create', 'POST', '/api/front/order/create', 'user', OrderCreated, {
  idempotent: true,
});
export const ordersAwaitPay = endpoint(
  'orders.awaitPay',
  'GET',
  '/api/front/order/await/pay/list',
  'user',
  page(AwaitPayOrder),
);
export const ordersMasterDetail = endpoint(
  'orders.masterDetail',
  'GET',
  '/api/front/order/master/detail/{orderNo}',
  'user',
  MasterOrder,
);
export const ordersList = endpoint('orders.list', 'GET', '/api/front/order/list', 'user', page(OrderListItem));
export const ordersDetail = endpoint('orders.detail', 'GET', '/api/front/order/detail/{orderNo}', 'user', OrderDetail);
export const ordersCounts = endpoint('orders.counts', 'GET', '/api/front/order/data', 'user', OrderCounts);
export const ordersCenterCounts = endpoint(
  'orders.centerCounts',
  'GET',
  '/api/front/order/center/data',
  'user',
  OrderCenterCounts,
);
export const ordersCancel = endpoint('orders.cancel', 'POST', '/api/front/order/cancel/{orderNo}', 'user', empty);
export const ordersRemove = endpoint('orders.remove', 'POST', '/api/front/order/delete/{orderNo}', 'user', empty);
export const ordersConfirmReceipt = endpoint(
  'orders.confirmReceipt',
  'POST',
  '/api/front/order/take/{orderNo}',
  'user',
  empty,
);
export const ordersLogistics = endpoint(
  'orders.logistics',
  'GET',
  '/api/front/order/express/{orderNo}',
  'user',
  nullable(Logistics),
);
export const visitorsMasterDetail = endpoint(
  'visitors.masterDetail',
  'GET',
  '/api/front/order/visitor/master/detail',
  'guest',
  MasterOrder,
);
export const visitorsDetail = endpoint(
  'visitors.detail',
  'GET',
  '/api/front/order/visitor/detail',
  'guest',
  OrderDetail,
);
export const visitorsReopen = endpoint(
  'visitors.reopen',
  'POST',
  '/api/front/order/visitor/reopen',
  'guest',
  MasterOrder,
);
