import { endpoint } from './endpoint.ts';
import { OrderLine } from './merchant-orders.ts';
import {
  bool,
  type Infer,
  int,
  joined,
  list,
  money,
  nothing,
  nullable,
  object,
  oneOf,
  optional,
  page,
  text,
  time,
} from './schema.ts';

export const RefundApplyInfo = object({
  id: int,
  orderNo: text,
  paid: bool,
  payPrice: money,
  totalNum: int,
  orderInfoList: list(OrderLine),
});
/** What can be asked back of a merchant order: at most `totalNum` pieces and `payPrice` cents. */
export type RefundApplyInfo = Infer<typeof RefundApplyInfo>;

/** 0 under the merchant's review, 1 refused, 2 accepted, 3 refunded; 1 and 3 are final. */
const refundState = oneOf(0, 1, 2, 3);

export const RefundListItem = object({
  id: int,
  refundOrderNo: text,
  merOrderNo: text,
  masterOrderNo: text,
  merId: int,
  totalNum: int,
  refundStatus: refundState,
  refundPrice: money,
  orderInfoList: list(OrderLine),
});
/** A refund (RE…) in a list. */
export type RefundListItem = Infer<typeof RefundListItem>;

export const RefundDetail = object({
  id: int,
  refundOrderNo: text,
  merOrderNo: text,
  masterOrderNo: text,
  merId: int,
  merName: text,
  totalNum: int,
  /** The shopper's reason. */
  refundReasonWap: text,
  /** Addresses of the shopper's pictures. */
  refundReasonWapImg: joined,
  /** The shopper's description. */
  refundReasonWapExplain: text,
  refundStatus: refundState,
  /** Why the merchant refused. */
  refundReason: text,
  refundPrice: money,
  /** Kept of what the pieces cost, for points of the order that were spent since. An extension. */
  withheldPrice: optional(money),
  refundTime: nullable(time),
  createTime: time,
  orderInfoList: list(OrderLine),
});
/** A refund (RE…) in full. */
export type RefundDetail = Infer<typeof RefundDetail>;

export const refundApplyInfo = endpoint(
  'refund.applyInfo',
  'GET',
  '/api/front/order/apply/refund/{orderNo}',
  'user',
  RefundApplyInfo,
);
export const refundReasons = endpoint('refund.reasons', 'GET', '/api/front/order/refund/reason', 'user', list(text));
export const refundApply = endpoint('refund.apply', 'POST', '/api/front/order/refund', 'user', nothing, {
  keyed: true,
});
export const refundList = endpoint('refund.list', 'GET', '/api/front/order/refund/list', 'user', page(RefundListItem));
export const refundDetail = endpoint(
  'refund.detail',
  'GET',
  '/api/front/order/refund/detail/{orderNo}',
  'user',
  RefundDetail,
);
