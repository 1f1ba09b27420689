import {
  joinedWithdrawal,
  ORDER_REFUND_STATUS,
  type RefundQuote,
  type RefundWish,
  refundQuote,
  withdrawableQuantity,
} from '@promenade/storefront-hooks/domain';
import type { InputOf, WithdrawalReceipt } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Locale } from '../db/index.ts';
import { languagesFrom, type ShopLanguages } from '../db/texts.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { holdPart, setRefundStatus } from '../repositories/merchant-orders.ts';
import { type MerchantOrderRow, type OrderLineRow, orderById } from '../repositories/orders.ts';
import { changeRefund, insertRefund, linesOfRefunds, undecidedRefund } from '../repositories/refunds.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { notifyMerchantOfRefund } from './merchant-notices.ts';
import { notifyShopper } from './notices.ts';
import { newNumber } from './order-numbers.ts';
import { issueSentences, linesOfPart, ownPart, toRefundable } from './refunds.ts';
import { lineTitle } from './sold-items.ts';
import { withdrawalOf } from './withdrawal-right.ts';

type Body = InputOf<'orders.withdraw'>['body'];

const REASON: Readonly<Record<Locale, string>> = { en: 'Withdrawal', fr: 'Rétractation' };

/** Withdraws from a purchase of the shopper's own. */
export async function withdrawFromOrder(deps: DomainDeps, call: CallContext, body: Body): Promise<WithdrawalReceipt> {
  return declareWithdrawal(deps, call, await ownPart(call, body.orderNo), body);
}

/**
 * Withdraws from the purchase of a merchant's order, or of some units of it: a refund that the merchant cannot refuse. An
 * undecided refund becomes the withdrawal, and an earlier withdrawal is extended by the declared units.
 * @throws Refused without such a right, or if the open refund also covers goods without it.
 */
export async function declareWithdrawal(
  deps: DomainDeps,
  call: CallContext,
  { id: partId, order_id: orderId, user_id: userId }: Pick<MerchantOrderRow, 'id' | 'order_id' | 'user_id'>,
  body: Body,
): Promise<WithdrawalReceipt> {
  const { now, locale } = call;
  return inTransaction(call.db, async (tx) => {
    const part = await holdPart(tx, partId, orderId);
    const order = await orderById(tx, orderId);
    const lines = await linesOfPart(tx, part);
    if (!withdrawalOf(call, order, part, lines)) throw new Refused(400, 'withdrawalOver');
    const open = await undecidedRefund(tx, part.id);
    const asked = open ? await linesOfRefunds(tx, [open.id]) : [];
    if (asked.some(({ order_line_id }) => !lines.find(({ id }) => id === order_line_id)?.is_withdrawable)) {
      throw new Refused(400, 'refundOpen');
    }
    const before = asked.map(({ order_line_id, quantity }) => ({ orderInfoId: order_line_id, quantity }));
    const quote = refundQuote(toRefundable(part, lines), joinedWithdrawal(before, declaredPieces(body, lines)));
    if ('issue' in quote) throw badField('lines', issueSentences[quote.issue]);
    const refund = {
      refund_no: open?.refund_no ?? newNumber('RE'),
      quantity: quote.quantity,
      amount_cents: quote.amountCents,
      freight_cents: quote.freightCents,
      points_cents: quote.pointsCents,
      declared_at: open?.declared_at ?? now,
      reason: REASON[locale],
      explanation: body.reason?.trim() ?? open?.explanation ?? '',
      updated_at: now,
    };
    if (open) await changeRefund(tx, open.id, refund, quote.lines);
    else {
      const owner = { merchant_order_id: part.id, user_id: userId, pictures: '[]', refunded_at: null, created_at: now };
      await insertRefund(tx, { ...refund, ...owner }, quote.lines);
    }
    await setRefundStatus(tx, part.id, ORDER_REFUND_STATUS['under-review'], now);
    const pieces = quote.lines.map(({ orderInfoId, quantity }) => ({ order_line_id: orderInfoId, quantity }));
    const reason = [refund.reason, refund.explanation].filter(Boolean).join(': ');
    const update = { kind: 'purchase-withdrawal', part, refund: { ...refund, reason }, lines: pieces } as const;
    await notifyMerchantOfRefund(deps, tx, update, now);
    const receipt = {
      kind: 'withdrawn',
      orderNo: part.order_no,
      refundNo: refund.refund_no,
      at: now,
      items: {
        en: itemsOf(quote, lines, languagesFrom('en', call.shop)),
        fr: itemsOf(quote, lines, languagesFrom('fr', call.shop)),
      },
      reason: refund.explanation,
    } as const;
    const isMailed = await notifyShopper(deps, tx, order, receipt, now);
    return { refundOrderNo: refund.refund_no, declaredAt: now, isMailed };
  });
}

/** The declared units: those that are named, or all that the right covers. */
function declaredPieces(body: Body, lines: readonly OrderLineRow[]): RefundWish[] {
  const covered = lines.map((line) => {
    const { id, quantity: payNum, refunded_quantity: refundNum, is_withdrawable: isWithdrawable } = line;
    return { orderInfoId: id, quantity: withdrawableQuantity({ payNum, refundNum, isWithdrawable }) };
  });
  if (!body.lines) return covered.filter(({ quantity }) => quantity > 0);
  const isExcluded = body.lines.some(({ orderInfoId }) =>
    lines.some((line) => line.id === orderInfoId && !line.is_withdrawable),
  );
  if (isExcluded) throw badField('lines', 'lineNotWithdrawable');
  return body.lines;
}

function itemsOf(quote: RefundQuote, lines: readonly OrderLineRow[], languages: ShopLanguages): string[] {
  return quote.lines.flatMap(({ orderInfoId, quantity }) => {
    const line = lines.find(({ id }) => id === orderInfoId);
    return line ? [`${quantity} × ${lineTitle(line, languages)}`] : [];
  });
}
