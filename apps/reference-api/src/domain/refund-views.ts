import { nextState, REFUND_STATUS, REFUND_TRANSITIONS, refundState } from '@promenade/storefront-hooks/domain';
import type { RefundDetail, RefundListItem } from '@promenade/storefront-sdk/contract';
import type { ShopLanguages } from '../db/texts.ts';
import type { OrderLineRow } from '../repositories/orders.ts';
import type { RefundLineRow, RefundRow } from '../repositories/refunds.ts';
import { toOrderLine } from './order-views.ts';
import { payableCents } from './refund-deductions.ts';

/** What refunds are made of, read for a whole list at once. */
export interface RefundParts {
  refundLines: readonly RefundLineRow[];
  orderLines: readonly OrderLineRow[];
}

/** The lines of a refund, each with the requested quantity. */
function linesOf(refund: RefundRow, { refundLines, orderLines }: RefundParts, languages: ShopLanguages) {
  return refundLines
    .filter(({ refund_id }) => refund_id === refund.id)
    .flatMap(({ order_line_id, quantity }) => {
      const line = orderLines.find(({ id }) => id === order_line_id);
      return line ? [{ ...toOrderLine(line, languages), applyRefundNum: quantity }] : [];
    });
}

/** A refund in a list. */
export function toRefundItem(refund: RefundRow, parts: RefundParts, languages: ShopLanguages): RefundListItem {
  const payoutFailed = refund.payout_failed_at !== null;
  return {
    id: refund.id,
    refundOrderNo: refund.refund_no,
    merOrderNo: refund.merchant_order_no,
    masterOrderNo: refund.master_no,
    merId: refund.merchant_id,
    totalNum: refund.quantity,
    refundStatus: (payoutFailed ? REFUND_STATUS.accepted : refund.status) as RefundListItem['refundStatus'],
    payoutFailed,
    refundPrice: payableCents(refund),
    isWithdrawal: refund.declared_at !== null,
    orderInfoList: linesOf(refund, parts, languages),
  };
}

/** A refund in full. */
export function toRefundDetail(refund: RefundRow, parts: RefundParts, languages: ShopLanguages): RefundDetail {
  const can = (event: 'withdraw' | 'send-back') =>
    nextState(REFUND_TRANSITIONS, refundState(refund.status), event) !== undefined;
  return {
    ...toRefundItem(refund, parts, languages),
    canWithdraw: can('withdraw'),
    canSendBack: can('send-back'),
    returnAddress: refund.return_address,
    returnCarrier: refund.return_carrier,
    returnTrackingNumber: refund.return_tracking_number,
    merName: refund.merchant_name,
    withheldPrice: refund.withheld_cents ?? 0,
    refundReasonWap: refund.reason,
    refundReasonWapImg: refund.pictures,
    refundReasonWapExplain: refund.explanation,
    refundReason: refund.refusal_reason,
    refundTime: refund.payout_failed_at === null ? refund.refunded_at : null,
    createTime: refund.created_at,
  };
}
