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
  /** Id. */
  id: int,
  /** Merchant order number, SH…. */
  orderNo: key,
  /** Whether it is paid. */
  paid: bool,
  /** Maximum amount to refund, in cents. */
  payPrice: money,
  /** Maximum quantity to refund. */
  totalNum: int,
  /** Order lines. */
  orderInfoList: wholeList(OrderLine),
});
/** The refundable part of a merchant order: at most `totalNum` units and `payPrice` cents. */
export interface RefundApplyInfo extends Infer<typeof RefundApplyInfo> {}

/** 0 under review, 1 refused, 2 accepted, 3 refunded, 4 awaiting the goods, 5 goods sent back, 6 withdrawn. */
const refundState = oneOfOpen(0, 1, 2, 3, 4, 5, 6);

export const RefundListItem = object({
  /** Id. */
  id: int,
  /** Refund number, RE…. */
  refundOrderNo: key,
  /** Merchant order number, SH…. */
  merOrderNo: key,
  /** Checkout number, PT…. */
  masterOrderNo: text,
  /** Id of the merchant; 0 if the backend does not send it. */
  merId: int,
  /** Quantity. */
  totalNum: int,
  /**
   * Status: 0 under review by the merchant, 1 refused, 2 accepted, 3 refunded, 4 awaiting the goods, 5 goods sent back,
   * 6 withdrawn. 1 and 6 are final, and so is 3 unless its payout fails later. 4 to 6 are an extension.
   */
  refundStatus: refundState,
  /**
   * Whether the payout of an accepted refund failed, for example to a closed bank account: `refundStatus` is 2 until it
   * succeeds. An extension; absent if the backend does not report it.
   */
  payoutFailed: optional(bool),
  /** Amount refunded or to be refunded, in cents. */
  refundPrice: money,
  /** Whether the shopper has withdrawn from the purchase: the merchant cannot refuse it. An extension. */
  isWithdrawal: optional(bool),
  /** Order lines. */
  orderInfoList: wholeList(OrderLine),
});
/** A refund in a list. */
export interface RefundListItem extends Infer<typeof RefundListItem> {}

export const RefundDetail = object(merchantFields, {
  /** Id. */
  id: int,
  /** Refund number, RE…. */
  refundOrderNo: key,
  /** Merchant order number, SH…. */
  merOrderNo: key,
  /** Checkout number, PT…. */
  masterOrderNo: text,
  /** Quantity. */
  totalNum: int,
  /** The shopper's reason. */
  refundReasonWap: text,
  /** URLs of the shopper's pictures. */
  refundReasonWapImg: commaSeparated,
  /** The shopper's description. */
  refundReasonWapExplain: text,
  /**
   * Status: 0 under review by the merchant, 1 refused, 2 accepted, 3 refunded, 4 awaiting the goods, 5 goods sent back,
   * 6 withdrawn. 1 and 6 are final, and so is 3 unless its payout fails later. 4 to 6 are an extension.
   */
  refundStatus: refundState,
  /**
   * Whether the payout of an accepted refund failed, for example to a closed bank account: `refundStatus` is 2 until it
   * succeeds. An extension; absent if the backend does not report it.
   */
  payoutFailed: optional(bool),
  /** Why the merchant refused. */
  refundReason: text,
  /** Amount refunded or to be refunded, in cents. */
  refundPrice: money,
  /** Whether the shopper has withdrawn from the purchase: the merchant cannot refuse it. An extension. */
  isWithdrawal: optional(bool),
  /** Amount withheld in cents, for points that the order earned and the shopper has spent since. An extension. */
  withheldPrice: optional(money),
  /** Whether the shopper can withdraw it. An extension; absent if the backend does not support it. */
  canWithdraw: optional(bool),
  /** Whether the shopper can submit how the goods are sent back. An extension; absent if the backend has no returns. */
  canSendBack: optional(bool),
  /** Return address, one or more lines; empty or absent unless the merchant has requested the goods. An extension. */
  returnAddress: optional(text),
  /** Carrier of the return; empty or absent until the shopper submits it. An extension. */
  returnCarrier: optional(text),
  /** Tracking number of the return. An extension. */
  returnTrackingNumber: optional(text),
  /** When it was refunded, epoch ms. */
  refundTime: nullable(time),
  /** When it was created, epoch ms. */
  createTime: time,
  /** Order lines. */
  orderInfoList: wholeList(OrderLine),
});
/** A refund with all details. */
export interface RefundDetail extends MerchantFields, Infer<typeof RefundDetail> {}

export const WithdrawalReceipt = object({
  /** Refund number, RE…. */
  refundOrderNo: key,
  /** When the withdrawal was declared, epoch ms. */
  declaredAt: time,
  /** Whether the receipt was sent by e-mail; it is not sent to an unconfirmed address. */
  isMailed: bool,
});
/** The receipt of a withdrawal from a purchase. */
export interface WithdrawalReceipt extends Infer<typeof WithdrawalReceipt> {}
