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
  type CheckoutFields,
  checkoutFields,
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
  /** Merchant order number, SH…. */
  merOrderNo: text,
  /** Id of the variant. */
  attrValueId: int,
  /** Unit price charged, in cents. */
  price: money,
  /** Whether the shopper has reviewed it. */
  isReply: bool,
  /** In `orders.list`: stars of the shopper’s review; absent without a review. An extension. */
  reviewStar: optional(int),
  /** In `orders.list`: text of the shopper’s review. An extension. */
  reviewComment: optional(text),
  /** In `orders.list`: the merchant’s reply to the review. An extension. */
  reviewReply: optional(text),
  /** Refunded quantity. An extension. */
  refundNum: optional(int),
  /** In a refund: quantity to refund. An extension. */
  applyRefundNum: optional(int),
  /** Whether the right of withdrawal covers it. An extension; absent if the backend has no such right. */
  isWithdrawable: optional(bool),
});
/** A line of a placed order, at the price charged. `payNum` is the quantity. */
export interface OrderLine extends LineFields, Infer<typeof OrderLine> {}

/** 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled; unpaid orders have 0 and `paid: false`. */
const orderStatus = oneOfOpen(0, 1, 2, 3, 9);
/** 0 none, 1 requested, 2 in progress, 3 refunded. */
const refundStatus = oneOfOpen(0, 1, 2, 3);

/** The shopper's right to withdraw from a purchase. */
const withdrawal = {
  /**
   * The right to withdraw from the purchase without giving a reason. An extension; absent if there is none or it has ended.
   */
  withdrawal: optional(
    object({
      /** When the right ends, epoch ms; null before the delivery. */
      until: nullable(time),
    }),
  ),
};
interface WithdrawalFields extends InferShape<typeof withdrawal> {}

/** Fields of all merchant orders. */
const merchantOrderFields = {
  /** Merchant order number, SH…. */
  orderNo: key,
  /** Order status: 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled. */
  status: orderStatus,
  /** Refund status: 0 none, 1 requested, 2 in progress, 3 refunded. */
  refundStatus,
  /** Order lines. */
  orderInfoList: wholeList(OrderLine),
};
interface MerchantOrderFields extends InferShape<typeof merchantOrderFields> {}

export const MerchantOrder = object(merchantOrderFields, merchantFields, orderFields, withdrawal, {
  /** Id. */
  id: int,
});
/** A merchant order: the part of a checkout that one merchant ships. */
export interface MerchantOrder
  extends MerchantOrderFields,
    MerchantFields,
    OrderFields,
    WithdrawalFields,
    Infer<typeof MerchantOrder> {}

export const OrderListItem = object(merchantOrderFields, merchantFields, orderFields, {
  /** Id. */
  id: int,
  /** Checkout number, PT…. */
  masterOrderNo: key,
  /** When it was paid, epoch ms. */
  payTime: nullable(time),
  /** Shipping charged, in cents. */
  payPostage: money,
  /** Name of the carrier, or of the merchant’s courier. */
  deliveryName: nullable(text),
  /** Tracking number, or the courier’s phone number. */
  deliveryId: nullable(text),
});
/** A merchant order in a list. */
export interface OrderListItem extends MerchantOrderFields, MerchantFields, OrderFields, Infer<typeof OrderListItem> {}

export const Logistics = object({
  /** Id. */
  id: int,
  /** Merchant order number, SH…. */
  orderNo: text,
  /** Tracking number. */
  expNo: text,
  /** Code of the carrier. */
  expCode: text,
  /** Name of the carrier. */
  expName: text,
  /** Name of the courier. */
  courier: nullable(text),
  /** Phone number of the courier. */
  courierPhone: nullable(text),
  /** Time as text of the carrier, in no fixed format. */
  trackTime: nullable(text),
  /** Tracking events, oldest first. */
  logisticsInfo: withDefault(
    json(
      listOf(
        object({
          /** What happened, and where. */
          AcceptStation: text,
          /** Time as text of the carrier, in no fixed format. */
          AcceptTime: text,
        }),
      ),
    ),
    [],
  ),
  /**
   * -1 bad number, 0 no data, 1 collected, 2 in transit, 3 signed, 4 problem, 5 doubtful, 6 returned; null if unknown.
   */
  state: nullable(oneOfOpen(-1, 0, 1, 2, 3, 4, 5, 6)),
  /** Cause of a problem. */
  reason: nullable(text),
  /** When tracking was first requested, epoch ms. */
  createTime: nullable(time),
  /** When it was changed, epoch ms. */
  updateTime: nullable(time),
});
/** Tracking of a parcel: carrier `expName` and tracking number `expNo`, or a courier of the merchant. */
export interface Logistics extends Infer<typeof Logistics> {}

export const OrderDetail = object(merchantOrderFields, merchantFields, orderFields, checkoutFields, withdrawal, {
  /** Id. */
  id: int,
  /** Checkout number, PT…. */
  masterOrderNo: key,
  /** Id of the account. */
  uid: int,
  /** The shopper’s note. */
  userRemark: text,
  /** `express` by carrier, `send` by courier, `fictitious` for virtual products. */
  deliveryType: nullable(oneOfOpen('express', 'send', 'fictitious')),
  /** Carrier of an `express` delivery, courier of a `send` delivery. */
  deliveryName: nullable(text),
  /** Tracking number of an `express` delivery, the courier's phone number of a `send` delivery. */
  deliveryId: nullable(text),
  /** Points spent; null if the backend has no points. */
  useIntegral: nullable(int),
  /** Discount by points, in cents; null if the backend has no points. */
  integralPrice: nullable(money),
  /** Tracking of a visitor’s order, since visitors cannot call `orders.logistics`. */
  expressInfo: nullable(Logistics),
});
/** A merchant order with all details. */
export interface OrderDetail
  extends MerchantOrderFields,
    MerchantFields,
    OrderFields,
    CheckoutFields,
    WithdrawalFields,
    Infer<typeof OrderDetail> {}
