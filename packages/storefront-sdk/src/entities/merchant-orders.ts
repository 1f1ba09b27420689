import {
  bool,
  type Infer,
  int,
  json,
  key,
  listOf,
  money,
  nullable,
  object,
  oneOfOpen,
  optional,
  text,
  time,
  wholeList,
  withDefault,
} from '../schema/schema.ts';

export const OrderLine = object({
  /** Id of the order line. */
  id: int,
  /** Number (SH…) of the merchant’s order. */
  merOrderNo: text,
  /** Id of the product. */
  productId: int,
  /** Name of the product. */
  productName: text,
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
  /** Id of the variant. */
  attrValueId: int,
  /** Values of the attributes, joined by commas. */
  sku: text,
  /** Unit price that was charged, in cents. */
  price: money,
  /** Quantity bought. */
  payNum: int,
  /** Whether the shopper has reviewed it. */
  isReply: bool,
  /** In `orders.list`: stars that the shopper gave it; absent without a review. An extension. */
  reviewStar: optional(int),
  /** In `orders.list`: words of that review. An extension. */
  reviewComment: optional(text),
  /** In `orders.list`: the merchant’s reply. An extension. */
  reviewReply: optional(text),
  /** Refunded quantity. An extension. */
  refundNum: optional(int),
  /** In a refund: quantity to refund. An extension. */
  applyRefundNum: optional(int),
});
/** A line of a placed order at the price that was charged; `payNum` is how many were bought. */
export interface OrderLine extends Infer<typeof OrderLine> {}

/** 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled; unpaid is `paid: false` with 0. */
const orderStatus = oneOfOpen(0, 1, 2, 3, 9);
/** 0 none, 1 applied, 2 refunding, 3 refunded. */
const refundStatus = oneOfOpen(0, 1, 2, 3);

export const MerchantOrder = object({
  /** Its id. */
  id: int,
  /** Number (SH…) of the merchant’s order. */
  orderNo: key,
  /** Its merchant; 0 where the backend does not tell. */
  merId: int,
  /** Name of the merchant. */
  merName: text,
  /** Quantity. */
  totalNum: int,
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** Whether it is paid. */
  paid: bool,
  /** State of the order: 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled. */
  status: orderStatus,
  /** Refund of the order: 0 none, 1 applied, 2 refunding, 3 refunded. */
  refundStatus,
  /** When it was created, epoch ms. */
  createTime: time,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** The part of a checkout that one merchant ships (SH…). */
export interface MerchantOrder extends Infer<typeof MerchantOrder> {}

export const OrderListItem = object({
  /** Its id. */
  id: int,
  /** Number (SH…) of the merchant’s order. */
  orderNo: key,
  /** Number (PT…) of the whole checkout. */
  masterOrderNo: key,
  /** Its merchant; 0 where the backend does not tell. */
  merId: int,
  /** Name of the merchant. */
  merName: text,
  /** When it was created, epoch ms. */
  createTime: time,
  /** Whether it is paid. */
  paid: bool,
  /** When it was paid, epoch ms. */
  payTime: nullable(time),
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** State of the order: 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled. */
  status: orderStatus,
  /** Quantity. */
  totalNum: int,
  /** Freight that is charged, in cents. */
  payPostage: money,
  /** Refund of the order: 0 none, 1 applied, 2 refunding, 3 refunded. */
  refundStatus,
  /** Carrier, or courier of the merchant. */
  deliveryName: nullable(text),
  /** Parcel number, or the courier’s phone number. */
  deliveryId: nullable(text),
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** A merchant order in a list. */
export interface OrderListItem extends Infer<typeof OrderListItem> {}

export const Logistics = object({
  /** Its id. */
  id: int,
  /** Number (SH…) of the merchant’s order. */
  orderNo: text,
  /** Parcel number. */
  expNo: text,
  /** Code of the carrier. */
  expCode: text,
  /** Name of the carrier. */
  expName: text,
  /** Name of the courier. */
  courier: nullable(text),
  /** Phone number of the courier. */
  courierPhone: nullable(text),
  /** In the courier's own words, so it cannot be parsed; `AcceptTime` likewise. */
  trackTime: nullable(text),
  /** Stations, the oldest first. */
  logisticsInfo: withDefault(
    json(
      listOf(
        object({
          /** What happened, and where. */
          AcceptStation: text,
          /** When, in the courier’s own words. */
          AcceptTime: text,
        }),
      ),
    ),
    [],
  ),
  /** -1 bad number, 0 no track, 1 collected, 2 on the way, 3 signed, 4 problem, 5 doubtful, 6 returned; else null. */
  state: nullable(oneOfOpen(-1, 0, 1, 2, 3, 4, 5, 6)),
  /** Why there is a problem. */
  reason: nullable(text),
  /** When it was first asked, epoch ms. */
  createTime: nullable(time),
  /** When it was changed, epoch ms. */
  updateTime: nullable(time),
});
/** Where a parcel is: company and number with `expName` and `expNo`, or a courier of the merchant. */
export interface Logistics extends Infer<typeof Logistics> {}

export const OrderDetail = object({
  /** Its id. */
  id: int,
  /** Number (SH…) of the merchant’s order. */
  orderNo: key,
  /** Number (PT…) of the whole checkout. */
  masterOrderNo: key,
  /** Its merchant; 0 where the backend does not tell. */
  merId: int,
  /** Name of the merchant. */
  merName: text,
  /** Id of the account. */
  uid: int,
  /** E-mail address of the recipient. */
  email: text,
  /** Name of the recipient. */
  realName: text,
  /** Phone number of the recipient. */
  userPhone: text,
  /** Delivery address, in one text. */
  userAddress: text,
  /** Quantity. */
  totalNum: int,
  /** Price of the goods, in cents. */
  proTotalPrice: money,
  /** Freight before deductions, in cents. */
  totalPostage: money,
  /** Price before deductions, in cents. */
  totalPrice: money,
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** Freight that is charged, in cents. */
  payPostage: money,
  /** Coupon that was used. */
  couponId: nullable(int),
  /** Discount by the coupon, in cents. */
  couponPrice: money,
  /** Whether it is paid. */
  paid: bool,
  /** When it was paid, epoch ms. */
  payTime: nullable(time),
  /** Payment method, as in `stripe`. */
  payType: text,
  /**
   * Whether a payment that takes days, as a bank debit, is on its way: the order is still unpaid, but it neither expires nor takes
   * another payment. An extension; absent where the backend does not say.
   */
  paymentProcessing: optional(bool),
  /** State of the order: 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled. */
  status: orderStatus,
  /** Refund of the order: 0 none, 1 applied, 2 refunding, 3 refunded. */
  refundStatus,
  /** The shopper’s note. */
  userRemark: text,
  /** When it was created, epoch ms. */
  createTime: time,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
  /** `fictitious` is a virtual delivery. */
  deliveryType: nullable(oneOfOpen('express', 'send', 'fictitious')),
  /** Company of an `express` delivery, courier of a `send` one. */
  deliveryName: nullable(text),
  /** Parcel number of an `express` delivery, the courier's phone of a `send` one. */
  deliveryId: nullable(text),
  /** Points spent; null where the backend has none. */
  useIntegral: nullable(int),
  /** Discount by points, in cents; null if the backend has no points. */
  integralPrice: nullable(money),
  /** For visitors, who cannot ask for it apart. */
  expressInfo: nullable(Logistics),
});
/** One merchant order in full. */
export interface OrderDetail extends Infer<typeof OrderDetail> {}
