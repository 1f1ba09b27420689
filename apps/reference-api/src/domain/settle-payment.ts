import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { PaymentUpdate } from '../payments/adapter.ts';
import { noteOrderChange } from '../repositories/agent-checkouts.ts';
import { markPaid, orderById, prolongOrder } from '../repositories/orders.ts';
import {
  abandonPayment,
  acceptPayment,
  cancelOpenPayments,
  endPayment,
  noteCapture,
  noteDecline,
  startProcessing,
  stopProcessing,
} from '../repositories/payment-transitions.ts';
import { holdOrderOf, isProcessing, type PaymentRow, paymentById } from '../repositories/payments.ts';
import { countSales } from '../repositories/product-tallies.ts';
import { earnPoints } from './deductions.ts';
import { notifyMerchants } from './merchant-notices.ts';
import { confirmOrder, notifyShopper } from './notices.ts';

/** Effect of a provider's report on a payment; a `surplus` has to be paid back. */
export type Settled = 'paid' | 'surplus' | 'unchanged';

/**
 * Stores a provider's report about a payment, from any source and any number of times. It pays the order once, if the amount
 * is right and the order still waits for it; otherwise it is surplus, which the jobs pay back.
 */
export async function settlePayment(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count'>,
  tx: Tx,
  payment: PaymentRow,
  update: PaymentUpdate,
): Promise<Settled> {
  const count = (outcome: string) => deps.count('payment', `${payment.pay_type} ${outcome}`);
  const now = deps.now();
  await holdOrderOf(tx, payment);
  const wasProcessing = (await paymentById(tx, payment.id))?.status === 'processing';
  if (update.kind === 'processing') {
    if (await startProcessing(tx, payment.id, now)) await awaitMoney(deps, tx, payment, now);
    return 'unchanged';
  }
  if (update.kind === 'abandoned') {
    if (await abandonPayment(tx, payment, now)) count('cancelled');
    return 'unchanged';
  }
  if (update.kind === 'declined') {
    if (wasProcessing) await stopProcessing(tx, payment.id, now);
    else await noteDecline(tx, payment.id, true, now);
    count('declined');
  } else if (update.kind !== 'paid' && (await endPayment(tx, payment.id, update.kind, now))) count(update.kind);
  if (update.kind !== 'paid') {
    if (wasProcessing) await freeOrder(deps, tx, payment, now);
    return 'unchanged';
  }
  if (!(await endPayment(tx, payment.id, 'surplus', now))) return 'unchanged';
  if (update.capture) await noteCapture(tx, payment.id, update.capture);
  const isRight = update.amountCents === payment.amount_cents && update.currency === payment.currency;
  if (!isRight || !(await markPaid(tx, payment.order_id, now))) {
    count('surplus');
    return 'surplus';
  }
  await acceptPayment(tx, payment, now);
  await cancelOpenPayments(tx, payment.order_id, now);
  await earnPoints(tx, payment.order_id, now);
  const order = await orderById(tx, payment.order_id);
  await noteOrderChange(tx, order.id, now);
  await confirmOrder(deps, tx, order, { locale: payment.details.locale, now });
  await notifyMerchants(deps, tx, order, now);
  await countSales(tx, payment.order_id);
  count('paid');
  return 'paid';
}

/** From now on the order waits for this money alone: other payments of it end. */
async function awaitMoney(
  deps: DomainDeps<'secrets' | 'config' | 'mailer' | 'count'>,
  tx: Tx,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  await cancelOpenPayments(tx, payment.order_id, now);
  await notifyShopper(deps, tx, await orderById(tx, payment.order_id), { kind: 'payment-processing' }, now);
  deps.count('payment', `${payment.pay_type} processing`);
}

/** How long an order can be paid after the money that was on its way did not come: its shopper has to read of it first. */
const PAYABLE_AGAIN_FOR_MS = 24 * 60 * 60_000;

/** The money that was on its way does not come: the order can be paid again, or expires. */
async function freeOrder(
  deps: DomainDeps<'secrets' | 'config' | 'mailer'>,
  tx: Tx,
  { order_id }: PaymentRow,
  now: number,
): Promise<void> {
  const order = await orderById(tx, order_id);
  if (order.paid || order.is_cancelled || (await isProcessing(tx, order_id))) return;
  await prolongOrder(tx, order_id, now + PAYABLE_AGAIN_FOR_MS);
  await notifyShopper(deps, tx, order, { kind: 'payment-failed' }, now);
}
