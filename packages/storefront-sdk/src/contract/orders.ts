import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, list, money, nothing, nullable, object, oneOf, page, text, time } from './schema.ts';

export const PreOrderResult = object({ preOrderNo: text });
/** The number of an open checkout. */
export type PreOrderResult = Infer<typeof PreOrderResult>;

const PreOrderLine = object({
  productId: int,
  productName: text,
  attrValueId: int,
  image: text,
  sku: text,
  price: money,
  payNum: int,
  isShippingIncluded: bool,
});
const PreOrderMerchant = object({ merId: int, merName: text, orderInfoList: list(PreOrderLine) });

export const PreOrder = object({
  proTotalFee: money,
  orderProNum: int,
  freightFee: money,
  totalPrice: money,
  userCouponId: nullable(int),
  couponFee: nullable(money),
  payFee: money,
  addressId: nullable(int),
  realName: nullable(text),
  phone: nullable(text),
  detail: nullable(text),
  country: nullable(text),
  email: nullable(text),
  remark: nullable(text),
  orderList: list(PreOrderMerchant),
  userIntegral: int,
  /** When the checkout expires, epoch ms. An extension. */
  expiresAt: nullable(time),
});
/** An open checkout with the prices that would be charged now. `addressId` is the default address. */
export type PreOrder = Infer<typeof PreOrder>;

export const ComputedPrice = object({
  couponFee: money,
  freightFee: money,
  payFee: money,
  proTotalFee: money,
  deductionPrice: money,
  usedIntegral: int,
  surplusIntegral: int,
  useIntegral: bool,
});
/** What the checkout costs now. */
export type ComputedPrice = Infer<typeof ComputedPrice>;

export const OrderCreated = object({ orderNo: text });
/** The number (PT…) of the order just placed. */
export type OrderCreated = Infer<typeof OrderCreated>;

export const OrderLine = object({
  id: int,
  merOrderNo: text,
  productId: int,
  productName: text,
  image: text,
  attrValueId: int,
  sku: text,
  price: money,
  payNum: int,
  isReply: bool,
});
/** A line of a placed order at the price that was charged. */
export type OrderLine = Infer<typeof OrderLine>;

/** 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled; unpaid is `paid: false` with 0. */
const orderStatus = oneOf(0, 1, 2, 3, 9);
/** 0 none, 1 applied, 2 refunding, 3 refunded. */
const refundStatus = oneOf(0, 1, 2, 3);

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
  createTime: time,
});
/** A checkout that waits for payment. */
export type AwaitPayOrder = Infer<typeof AwaitPayOrder>;

export const MerchantOrder = object({
  id: int,
  orderNo: text,
  merId: int,
  merName: text,
  totalNum: int,
  payPrice: money,
  paid: bool,
  status: orderStatus,
  refundStatus,
  createTime: time,
  orderInfoList: list(OrderLine),
});
/** The part of a checkout that one merchant ships (SH…). */
export type MerchantOrder = Infer<typeof MerchantOrder>;

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
  couponId: int,
  couponPrice: money,
  paid: bool,
  payTime: nullable(time),
  payType: text,
  mark: text,
  isCancel: bool,
  redirect: nullable(text),
  createTime: time,
  orderList: list(MerchantOrder),
  useIntegral: int,
  integralPrice: money,
});
/** A whole checkout (PT…): one payment over several merchant orders. */
export type MasterOrder = Infer<typeof MasterOrder>;

export const OrderListItem = object({
  id: int,
  orderNo: text,
  masterOrderNo: text,
  merId: int,
  merName: text,
  createTime: time,
  paid: bool,
  payTime: nullable(time),
  payPrice: money,
  status: orderStatus,
  totalNum: int,
  payPostage: money,
  refundStatus,
  deliveryName: nullable(text),
  deliveryId: nullable(text),
  orderInfoList: list(OrderLine),
});
/** A merchant order in a list. */
export type OrderListItem = Infer<typeof OrderListItem>;

export const OrderDetail = object({
  id: int,
  orderNo: text,
  masterOrderNo: text,
  merId: int,
  merName: text,
  uid: int,
  email: text,
  realName: text,
  userPhone: text,
  userAddress: text,
  totalNum: int,
  proTotalPrice: money,
  totalPostage: money,
  totalPrice: money,
  payPrice: money,
  payPostage: money,
  couponId: int,
  couponPrice: money,
  paid: bool,
  payTime: nullable(time),
  payType: text,
  status: orderStatus,
  refundStatus,
  userRemark: text,
  createTime: time,
  orderInfoList: list(OrderLine),
  deliveryType: nullable(oneOf('express', 'send', 'fictitious')),
  deliveryName: nullable(text),
  deliveryId: nullable(text),
  useIntegral: int,
  integralPrice: money,
});
/** One merchant order in full. */
export type OrderDetail = Infer<typeof OrderDetail>;

export const OrderCounts = object({ completeCount: int, receivedCount: int, unPaidCount: int, unShippedCount: int });
/** Orders per state. */
export type OrderCounts = Infer<typeof OrderCounts>;

export const PayMethods = object({
  paypalStatus: bool,
  stripeStatus: bool,
  wechatPaySwitch: bool,
  codSwitch: bool,
  upiSwitch: bool,
  /** The offline sandbox. An extension. */
  sandboxStatus: bool,
});
/** Which payment methods are switched on. */
export type PayMethods = Infer<typeof PayMethods>;

export const PayResult = object({
  status: bool,
  payType: text,
  orderNo: text,
  redirect: nullable(text),
  stripeClientSecret: nullable(text),
});
/** How to go on with a payment: an address to visit, or a secret for the payment form. */
export type PayResult = Infer<typeof PayResult>;

export const PayStatus = object({
  paid: bool,
  orderNo: text,
  payType: text,
  payPrice: money,
  message: nullable(text),
  isCancel: bool,
});
/** What the backend knows of a payment. `isCancel` is an extension. */
export type PayStatus = Infer<typeof PayStatus>;

export const preorderCreate = endpoint(
  'preorder.create',
  'POST',
  '/api/front/order/pre/order',
  'user',
  PreOrderResult,
  { keyed: true },
);
export const preorderLoad = endpoint(
  'preorder.load',
  'GET',
  '/api/front/order/load/pre/{preOrderNo}',
  'user',
  PreOrder,
);
export const preorderComputePrice = endpoint(
  'preorder.computePrice',
  'POST',
  '/api/front/order/computed/price',
  'user',
  ComputedPrice,
);
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
export const orderCancel = endpoint('order.cancel', 'POST', '/api/front/order/cancel/{orderNo}', 'user', nothing);
export const orderDelete = endpoint('order.delete', 'POST', '/api/front/order/delete/{orderNo}', 'user', nothing);
export const paymentMethods = endpoint('payment.methods', 'GET', '/api/front/pay/method', 'guest', PayMethods);
export const paymentPay = endpoint('payment.pay', 'POST', '/api/front/pay/payment', 'user', PayResult, { keyed: true });
export const paymentResult = endpoint(
  'payment.result',
  'GET',
  '/api/front/pay/query/pay/result/{orderNo}',
  'user',
  PayStatus,
);
