import {
  bool,
  commaSeparated,
  empty,
  type Infer,
  int,
  key,
  list,
  money,
  nullable,
  object,
  oneOfOpen,
  optional,
  page,
  text,
  time,
  wholeList,
} from '../schema/schema.ts';
import { endpoint } from './endpoint.ts';
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
  /** Pieces that can be returned at most. */
  totalNum: int,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** What can be asked back of a merchant order: at most `totalNum` pieces and `payPrice` cents. */
export interface RefundApplyInfo extends Infer<typeof RefundApplyInfo> {}

/** 0 under the merchant's review, 1 refused, 2 accepted, 3 refunded; 1 and 3 are final. */
const refundState = oneOfOpen(0, 1, 2, 3);

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
  /** Pieces. */
  totalNum: int,
  /** 0 under the merchant’s review, 1 refused, 2 accepted, 3 refunded; 1 and 3 are final. */
  refundStatus: refundState,
  /** Money given back or to be given back, in cents. */
  refundPrice: money,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** A refund (RE…) in a list. */
export interface RefundListItem extends Infer<typeof RefundListItem> {}

export const RefundDetail = object({
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
  /** Name of the merchant. */
  merName: text,
  /** Pieces. */
  totalNum: int,
  /** The shopper's reason. */
  refundReasonWap: text,
  /** Addresses of the shopper's pictures. */
  refundReasonWapImg: commaSeparated,
  /** The shopper's description. */
  refundReasonWapExplain: text,
  /** 0 under the merchant’s review, 1 refused, 2 accepted, 3 refunded; 1 and 3 are final. */
  refundStatus: refundState,
  /** Why the merchant refused. */
  refundReason: text,
  /** Money given back or to be given back, in cents. */
  refundPrice: money,
  /** Kept of what the pieces cost, for points of the order that were spent since. An extension. */
  withheldPrice: optional(money),
  /** When it was refunded, epoch ms. */
  refundTime: nullable(time),
  /** When it was created, epoch ms. */
  createTime: time,
  /** Its lines. */
  orderInfoList: wholeList(OrderLine),
});
/** A refund (RE…) in full. */
export interface RefundDetail extends Infer<typeof RefundDetail> {}

export const refundsApplyInfo = endpoint(
  'refunds.applyInfo',
  'GET',
  '/api/front/order/apply/refund/{orderNo}',
  'user',
  RefundApplyInfo,
);
export const refundsReasons = endpoint('refunds.reasons', 'GET', '/api/front/order/refund/reason', 'user', list(text));
export const refundsApply = endpoint('refunds.apply', 'POST', '/api/front/order/refund', 'user', empty, {
  idempotent: true,
});
export const refundsList = endpoint(
  'refunds.list',
  'GET',
  '/api/front/order/refund/list',
  'user',
  page(RefundListItem),
);
export const refundsDetail = endpoint(
  'refunds.detail',
  'GET',
  '/api/front/order/refund/detail/{orderNo}',
  'user',
  RefundDetail,
);
