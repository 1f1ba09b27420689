import {
  bool,
  commaSeparated,
  type Infer,
  int,
  key,
  money,
  nullable,
  object,
  oneOfOpen,
  optional,
  text,
  time,
  wholeList,
} from '../schema/schema.ts';
import { type MerchantFields, merchantFields } from './fields.ts';
import { OrderLine } from './merchant-orders.ts';

export const RefundApplyInfo = object({
  /** Its id. */
  id: int,
  /** Number (SH…) of the merchant’s order. */
  orderNo: key,
  /** Whether it is paid. */
  paid: bool,
  /** What can be given back at most, in cents. */
  payPrice: money,
  /** Maximum quantity to refund. */
  totalNum: int,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** What can be refunded of a merchant order: at most `totalNum` units and `payPrice` cents. */
export interface RefundApplyInfo extends Infer<typeof RefundApplyInfo> {}

/** 0 under the merchant's review, 1 refused, 2 accepted, 3 refunded, 4 to be sent back, 5 sent back, 6 withdrawn. */
const refundState = oneOfOpen(0, 1, 2, 3, 4, 5, 6);

export const RefundListItem = object({
  /** Its id. */
  id: int,
  /** Number (RE…) of the refund. */
  refundOrderNo: key,
  /** Number (SH…) of the merchant’s order. */
  merOrderNo: key,
  /** Number (PT…) of the whole checkout. */
  masterOrderNo: text,
  /** Its merchant; 0 where the backend does not tell. */
  merId: int,
  /** Quantity. */
  totalNum: int,
  /**
   * 0 under the merchant’s review, 1 refused, 2 accepted, 3 refunded, 4 the goods are to be sent back, 5 they were,
   * 6 withdrawn; 1 and 6 are final, and so is 3 unless its payout fails later. 4 to 6 are an extension.
   */
  refundStatus: refundState,
  /**
   * Whether the money of an accepted refund could not be paid out, as to a closed bank account: `refundStatus` is 2 until it can. An
   * extension; absent where the backend does not say.
   */
  payoutFailed: optional(bool),
  /** Money given back or to be given back, in cents. */
  refundPrice: money,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** A refund (RE…) in a list. */
export interface RefundListItem extends Infer<typeof RefundListItem> {}

export const RefundDetail = object(merchantFields, {
  /** Its id. */
  id: int,
  /** Number (RE…) of the refund. */
  refundOrderNo: key,
  /** Number (SH…) of the merchant’s order. */
  merOrderNo: key,
  /** Number (PT…) of the whole checkout. */
  masterOrderNo: text,
  /** Quantity. */
  totalNum: int,
  /** The shopper's reason. */
  refundReasonWap: text,
  /** Addresses of the shopper's pictures. */
  refundReasonWapImg: commaSeparated,
  /** The shopper's description. */
  refundReasonWapExplain: text,
  /**
   * 0 under the merchant’s review, 1 refused, 2 accepted, 3 refunded, 4 the goods are to be sent back, 5 they were,
   * 6 withdrawn; 1 and 6 are final, and so is 3 unless its payout fails later. 4 to 6 are an extension.
   */
  refundStatus: refundState,
  /**
   * Whether the money of an accepted refund could not be paid out, as to a closed bank account: `refundStatus` is 2 until it can. An
   * extension; absent where the backend does not say.
   */
  payoutFailed: optional(bool),
  /** Why the merchant refused. */
  refundReason: text,
  /** Money given back or to be given back, in cents. */
  refundPrice: money,
  /** Kept of what the pieces cost, for points of the order that were spent since. An extension. */
  withheldPrice: optional(money),
  /** Whether the shopper may withdraw it. An extension; absent where the backend cannot. */
  canWithdraw: optional(bool),
  /** Whether the shopper may say how the goods are sent back. An extension; absent where the backend does not ask for goods. */
  canSendBack: optional(bool),
  /** Where the goods are to be sent, of one or more lines; empty or absent unless the merchant asked for them. An extension. */
  returnAddress: optional(text),
  /** Company that brings the goods back; empty or absent until the shopper named it. An extension. */
  returnCarrier: optional(text),
  /** Number by which that company finds the parcel. An extension. */
  returnTrackingNumber: optional(text),
  /** When it was refunded, epoch ms. */
  refundTime: nullable(time),
  /** When it was created, epoch ms. */
  createTime: time,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** A refund (RE…) in full. */
export interface RefundDetail extends MerchantFields, Infer<typeof RefundDetail> {}
