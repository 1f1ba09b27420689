import { bool, type Infer, int, json, list, money, nullable, object, oneOf, optional, text, time } from './schema.ts';

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
  /** Pieces whose money was given back. An extension. */
  refundNum: optional(int),
  /** In a refund: pieces that it asks back. An extension. */
  applyRefundNum: optional(int),
});
/** A line of a placed order at the price that was charged; `payNum` is how many were bought. */
export type OrderLine = Infer<typeof OrderLine>;

/** 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled; unpaid is `paid: false` with 0. */
const orderStatus = oneOf(0, 1, 2, 3, 9);
/** 0 none, 1 applied, 2 refunding, 3 refunded. */
const refundStatus = oneOf(0, 1, 2, 3);

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

export const Logistics = object({
  id: int,
  orderNo: text,
  expNo: text,
  expCode: text,
  expName: text,
  courier: nullable(text),
  courierPhone: nullable(text),
  /** The courier's own words, no moment to reckon with; so is `AcceptTime`. */
  trackTime: nullable(text),
  /** Stations, the oldest first. */
  logisticsInfo: json(list(object({ AcceptStation: text, AcceptTime: text }))),
  /** -1 bad number, 0 no track, 1 collected, 2 on the way, 3 signed, 4 problem, 5 doubtful, 6 returned; else null. */
  state: nullable(oneOf(-1, 0, 1, 2, 3, 4, 5, 6)),
  reason: nullable(text),
  createTime: nullable(time),
  updateTime: nullable(time),
});
/** Where a parcel is: company and number with `expName` and `expNo`, or a courier of the merchant. */
export type Logistics = Infer<typeof Logistics>;

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
  couponId: nullable(int),
  couponPrice: money,
  paid: bool,
  payTime: nullable(time),
  payType: text,
  status: orderStatus,
  refundStatus,
  userRemark: text,
  createTime: time,
  orderInfoList: list(OrderLine),
  /** `fictitious` is a virtual delivery. */
  deliveryType: nullable(oneOf('express', 'send', 'fictitious')),
  /** Company of an `express` delivery, courier of a `send` one. */
  deliveryName: nullable(text),
  /** Parcel number of an `express` delivery, the courier's phone of a `send` one. */
  deliveryId: nullable(text),
  /** Points spent, and what they took off; null where the backend has none. */
  useIntegral: nullable(int),
  integralPrice: nullable(money),
  /** For visitors, who cannot ask for it apart. */
  expressInfo: optional(Logistics),
});
/** One merchant order in full. */
export type OrderDetail = Infer<typeof OrderDetail>;
