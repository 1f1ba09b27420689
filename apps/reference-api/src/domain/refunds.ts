import {
  orderRefundState,
  type RefundableLine,
  type RefundableOrder,
  type RefundIssue,
  refundFormIssues,
  refundQuote,
} from '@promenade/storefront-hooks/domain';
import type { InputOf, RefundApplyInfo } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { MessageId } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { openRefund } from '../repositories/order-transitions.ts';
import {
  linesOfOrders,
  type MerchantOrderRow,
  merchantOrderOf,
  type OrderLineRow,
  orderById,
} from '../repositories/orders.ts';
import { insertRefund } from '../repositories/refunds.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { notifyMerchantOfRefund } from './merchant-notices.ts';
import { newNumber } from './order-numbers.ts';
import { toOrderLine } from './order-views.ts';
import { ownPictures } from './own-pictures.ts';
import { shopperOf } from './principals.ts';

type Body = InputOf<'refunds.apply'>['body'];

function toRefundableLine(line: OrderLineRow): RefundableLine {
  const { id, quantity, refunded_quantity: refundedQuantity, points_cents: pointsCents } = line;
  const payCents = line.unit_price_cents * quantity - line.coupon_cents - pointsCents;
  return { id, quantity, refundedQuantity, payCents, pointsCents };
}

/** A merchant's order as the rules of refunds see it. */
export function toRefundable(part: Row<'merchant_orders'>, lines: readonly OrderLineRow[]): RefundableOrder {
  return { lines: lines.map(toRefundableLine), freightCents: part.freight_cents };
}

/** The lines of a merchant's order. */
export async function linesOfPart(db: CallContext['db'], part: Row<'merchant_orders'>): Promise<OrderLineRow[]> {
  const lines = await linesOfOrders(db, [part.order_id]);
  return lines.filter((line) => line.merchant_order_id === part.id);
}

/** A merchant's order of the shopper. */
export async function ownPart(call: CallContext, orderNo: string): Promise<MerchantOrderRow> {
  const part = await merchantOrderOf(call.db, shopperOf(call), orderNo);
  if (!part) throw notFound();
  return part;
}

/** The refundable rest of a merchant's order; empty once all of it was refunded. */
export async function refundOffer(call: CallContext, orderNo: string): Promise<RefundApplyInfo> {
  const part = await ownPart(call, orderNo);
  const { paid } = await orderById(call.db, part.order_id);
  const lines = await linesOfPart(call.db, part);
  const quote = refundQuote(toRefundable(part, lines));
  const { quantity, amountCents } = 'issue' in quote ? { quantity: 0, amountCents: 0 } : quote;
  return {
    id: part.id,
    orderNo: part.order_no,
    paid,
    payPrice: amountCents,
    totalNum: quantity,
    orderInfoList: lines.map((line) => toOrderLine(line, call.languages)),
  };
}

/** Messages for errors in the lines of a refund. */
export const issueSentences: Readonly<Record<RefundIssue, MessageId>> = {
  'nothing-to-refund': 'nothingToRefund',
  'unknown-line': 'refundLineUnknown',
  'quantity-not-whole': 'fieldMalformed',
  'beyond-quantity': 'refundBeyondQuantity',
};

/** Refuses a form that the shop's own page would not send either. */
function checkForm({ text, refund_reason_wap_explain: remark, pictures }: Body & { pictures: string[] }): void {
  const issues = refundFormIssues({ reason: text, remark, images: pictures });
  if (issues.reason) throw badField('text', 'fieldRequired');
  if (issues.remark) throw badField('refund_reason_wap_explain', 'fieldMalformed');
  if (issues.images) throw badField('refund_reason_wap_img', 'fieldMalformed');
}

/**
 * Requests a refund, of a whole merchant's order or of some units. The order is marked first: from then on no other refund
 * can be opened, nothing is sent, and the rest of its lines cannot change.
 */
export async function applyForRefund(deps: DomainDeps, call: CallContext, body: Body): Promise<void> {
  const addresses = body.refund_reason_wap_img?.split(',').filter(Boolean) ?? [];
  checkForm({ ...body, pictures: addresses });
  const part = await ownPart(call, body.orderNo);
  await inTransaction(call.db, async (tx) => {
    const pictures = await ownPictures(deps, { ...call, db: tx }, 'refund_reason_wap_img', addresses, false);
    if (!(await openRefund(tx, part.id, call.now))) throw await refusalFor({ ...call, db: tx }, part);
    const quote = refundQuote(toRefundable(part, await linesOfPart(tx, part)), body.lines);
    if ('issue' in quote) throw badField('lines', issueSentences[quote.issue]);
    const [refundNo, reason] = [newNumber('RE'), body.text.trim()];
    const refund = {
      refund_no: refundNo,
      merchant_order_id: part.id,
      user_id: part.user_id,
      quantity: quote.quantity,
      amount_cents: quote.amountCents,
      freight_cents: quote.freightCents,
      points_cents: quote.pointsCents,
      reason,
      explanation: body.refund_reason_wap_explain?.trim() ?? '',
      pictures: JSON.stringify(pictures),
      refunded_at: null,
      created_at: call.now,
      updated_at: call.now,
    };
    await insertRefund(tx, refund, quote.lines);
    const lines = quote.lines.map(({ orderInfoId, quantity }) => ({ order_line_id: orderInfoId, quantity }));
    await notifyMerchantOfRefund(deps, tx, { kind: 'refund', part, refund, lines }, call.now);
  });
}

/** The reason why a refund cannot be opened, by the order's current status. */
async function refusalFor(call: CallContext, { order_no }: MerchantOrderRow): Promise<Refused> {
  const { refund_status: refundStatus } = await ownPart(call, order_no);
  switch (orderRefundState({ paid: true, refundStatus })) {
    case 'none':
      return new Refused(400, 'refundNotNow');
    case 'refunded':
      return new Refused(400, 'nothingToRefund');
    default:
      return new Refused(400, 'refundOpen');
  }
}
