import { endpoint } from './endpoint.ts';
import { Logistics, MerchantOrder, OrderDetail, OrderListItem } from './merchant-orders.ts';
import { PreOrderMerchant } from './preorders.ts';
import { bool, type Infer, int, list, money, nothing, nullable, object, optional, page, text, time } from './schema.ts';

export const OrderCreated = object({
  orderNo: text,
  /** Reopens the order of a guest; answered this once and mailed. An extension. */
  visitorToken: optional(text),
});
/** The number (PT…) of the order just placed. */
export type OrderCreated = Infer<typeof OrderCreated>;

export const AwaitPayOrder = object({
  id: int,
  orderNo: text,
  totalNum: int,
  payPrice: money,
  redirect: nullable(text),
  paid: bool,
  orderList: list(PreOrderMerchant),
  payType: text,
  payChannel: text,
  /** Null where the backend does not say. */
  createTime: nullable(time),
  /** When it is cancelled if it is still unpaid. An extension; absent where the backend does not say. */
  expiresAt: optional(time),
});
/** A checkout that waits for payment. */
export type AwaitPayOrder = Infer<typeof AwaitPayOrder>;

export const MasterOrder = object({
  id: int,
  orderNo: text,
  email: text,
  realName: text,
  userPhone: text,
  userAddress: text,
  totalNum: int,
  proTotalPrice: money,
  totalPostage: money,
  totalPrice: money,
  payPostage: money,
  payPrice: money,
  couponId: nullable(int),
  couponPrice: money,
  paid: bool,
  payTime: nullable(time),
  payType: text,
  mark: text,
  isCancel: bool,
  redirect: nullable(text),
  createTime: time,
  /** When it is cancelled if it is still unpaid. An extension; absent where the backend does not say. */
  expiresAt: optional(time),
  orderList: list(MerchantOrder),
  /** Points spent, and what they took off; null where the backend has none. */
  useIntegral: nullable(int),
  integralPrice: nullable(money),
});
/** A whole checkout (PT…): one payment over several merchant orders. */
export type MasterOrder = Infer<typeof MasterOrder>;

export const OrderCounts = object({ completeCount: int, receivedCount: int, unPaidCount: int, unShippedCount: int });
/** Orders per state. */
export type OrderCounts = Infer<typeof OrderCounts>;

export const OrderCenterCounts = object({
  unPaidCount: int,
  unShippedCount: int,
  receivedCount: int,
  commentCount: int,
  refundCount: int,
});
/** Orders that want something of the shopper: to pay, to await, to review, to follow a refund. */
export type OrderCenterCounts = Infer<typeof OrderCenterCounts>;

export const orderCreate = endpoint('order.create', 'POST', '/api/front/order/create', 'user', OrderCreated, {
  keyed: true,
});
export const orderAwaitPay = endpoint(
  'order.awaitPay',
  'GET',
  '/api/front/order/await/pay/list',
  'user',
  page(AwaitPayOrder),
);
export const orderMasterDetail = endpoint(
  'order.masterDetail',
  'GET',
  '/api/front/order/master/detail/{orderNo}',
  'user',
  MasterOrder,
);
export const orderList = endpoint('order.list', 'GET', '/api/front/order/list', 'user', page(OrderListItem));
export const orderDetail = endpoint('order.detail', 'GET', '/api/front/order/detail/{orderNo}', 'user', OrderDetail);
export const orderCounts = endpoint('order.counts', 'GET', '/api/front/order/data', 'user', OrderCounts);
export const orderCenterCounts = endpoint(
  'order.centerCounts',
  'GET',
  '/api/front/order/center/data',
  'user',
  OrderCenterCounts,
);
export const orderCancel = endpoint('order.cancel', 'POST', '/api/front/order/cancel/{orderNo}', 'user', nothing);
export const orderDelete = endpoint('order.delete', 'POST', '/api/front/order/delete/{orderNo}', 'user', nothing);
export const orderConfirmReceipt = endpoint(
  'order.confirmReceipt',
  'POST',
  '/api/front/order/take/{orderNo}',
  'user',
  nothing,
);
export const orderLogistics = endpoint(
  'order.logistics',
  'GET',
  '/api/front/order/express/{orderNo}',
  'user',
  nullable(Logistics),
);
export const orderVisitorMasterDetail = endpoint(
  'order.visitorMasterDetail',
  'GET',
  '/api/front/order/visitor/master/detail',
  'guest',
  MasterOrder,
);
export const orderVisitorDetail = endpoint(
  'order.visitorDetail',
  'GET',
  '/api/front/order/visitor/detail',
  'guest',
  OrderDetail,
);
export const orderReopen = endpoint('order.reopen', 'POST', '/api/front/order/visitor/reopen', 'guest', MasterOrder);
