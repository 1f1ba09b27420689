import {
  bool,
  type Infer,
  type InferShape,
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
import {
  type LineFields,
  lineFields,
  type MerchantFields,
  merchantFields,
  type OrderFields,
  orderFields,
} from './fields.ts';

export const OrderLine = object(lineFields, {
  /** Id of the order line. */
  id: int,
  /** Number (SH…) of the merchant’s order. */
  merOrderNo: text,
  /** Id of the variant. */
  attrValueId: int,
  /** Unit price that was charged, in cents. */
  price: money,
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
export interface OrderLine extends LineFields, Infer<typeof OrderLine> {}

/** 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled; unpaid is `paid: false` with 0. */
const orderStatus = oneOfOpen(0, 1, 2, 3, 9);
/** 0 none, 1 applied, 2 refunding, 3 refunded. */
const refundStatus = oneOfOpen(0, 1, 2, 3);

/** What every shape of a merchant’s order tells. */
const merchantOrderFields = {
  /** Number (SH…) of the merchant’s order. */
  orderNo: key,
  /** State of the order: 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled. */
  status: orderStatus,
  /** Refund of the order: 0 none, 1 applied, 2 refunding, 3 refunded. */
  refundStatus,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
};
interface MerchantOrderFields extends InferShape<typeof merchantOrderFields> {}

export const MerchantOrder = object(merchantOrderFields, merchantFields, orderFields, {
  /** Its id. */
  id: int,
});
/** The part of a checkout that one merchant ships (SH…). */
export interface MerchantOrder extends MerchantOrderFields, MerchantFields, OrderFields, Infer<typeof MerchantOrder> {}

export const OrderListItem = object(merchantOrderFields, merchantFields, orderFields, {
  /** Its id. */
  id: int,
  /** Number (PT…) of the whole checkout. */
  masterOrderNo: key,
  /** When it was paid, epoch ms. */
  payTime: nullable(time),
  /** Freight that is charged, in cents. */
  payPostage: money,
  /** Carrier, or courier of the merchant. */
  deliveryName: nullable(text),
  /** Parcel number, or the courier’s phone number. */
  deliveryId: nullable(text),
});
/** A merchant order in a list. */
export interface OrderListItem extends MerchantOrderFields, MerchantFields, OrderFields, Infer<typeof OrderListItem> {}

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

export const OrderDetail = object(merchantOrderFields, merchantFields, orderFields, {
  /** Its id. */
  id: int,
  /** Number (PT…) of the whole checkout. */
  masterOrderNo: key,
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
  /**
   * Whether a payment that takes days, as a bank debit, is on its way: the order is still unpaid, but it neither expires nor takes
   * another payment. An extension; absent where the backend does not say.
   */
  paymentProcessing: optional(bool),
  /** The shopper’s note. */
  userRemark: text,
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
export interface OrderDetail extends MerchantOrderFields, MerchantFields, OrderFields, Infer<typeof OrderDetail> {}
