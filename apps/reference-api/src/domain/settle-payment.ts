import type { Tx } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import type { PaymentUpdate } from '../payments/adapter.ts';
import { orderById } from '../repositories/orders.ts';
import { acceptPayment, cancelOpenPayments, noteCapture, noteDecline } from '../repositories/payment-moves.ts';
import { holdOrderOf, type PaymentRow } from '../repositories/payments.ts';
import { countSales } from '../repositories/product-tallies.ts';
import { earnPoints } from './deductions.ts';
import { notifyMerchants } from './merchant-notices.ts';
import { confirmOrder } from './notices.ts';

/** What news made of a payment; `surplus` money has to go back. */
export type Settled = 'paid' | 'surplus' | 'unchanged';

/**
 * Writes down what a provider says of a payment, whoever brings it and however often. Money pays the order once, if it is
 * the right amount and the order still waits for it; else it is surplus, which the jobs send back.
 */
export async function settlePayment(deps: Deps, tx: Tx, payment: PaymentRow, news: PaymentUpdate): Promise<Settled> {
  const { steps } = deps;
  const count = (outcome: string) => deps.count('payment', `${payment.pay_type} ${outcome}`);
  const now = deps.now();
  await holdOrderOf(tx, payment);
  if (news.kind === 'declined') {
    await noteDecline(tx, payment.id, true, now);
    count('declined');
    return 'unchanged';
  }
  if (news.kind !== 'paid') {
    if (await steps.endPayment(tx, payment.id, news.kind, now)) count(news.kind);
    return 'unchanged';
  }
  if (!(await steps.endPayment(tx, payment.id, 'surplus', now))) return 'unchanged';
  if (news.capture) await noteCapture(tx, payment.id, news.capture);
  const isRight = news.amountCents === payment.amount_cents && news.currency === payment.currency;
  if (!isRight || !(await steps.markPaid(tx, payment.order_id, now))) {
    count('surplus');
    return 'surplus';
  }
  await acceptPayment(tx, payment, now);
  await cancelOpenPayments(tx, payment.order_id, now);
  await earnPoints(tx, payment.order_id, now);
  const order = await orderById(tx, payment.order_id);
  await confirmOrder(deps, tx, order, { locale: payment.details.locale, now });
  await notifyMerchants(deps, tx, order, now);
  await countSales(tx, payment.order_id);
  count('paid');
  return 'paid';
}
