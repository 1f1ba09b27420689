import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { moveOrder } from '../repositories/order-transitions.ts';
import {
  cancelParts,
  giveBackStock,
  holdOrderById,
  linesOfOrders,
  markCancelled,
  merchantOrderOf,
  orderOf,
} from '../repositories/orders.ts';
import { cancelOpenPayments } from '../repositories/payment-transitions.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { giveBackDeductions } from './deductions.ts';
import { giveUpPayments } from './end-payments.ts';
import { shopperOf } from './principals.ts';

/**
 * Cancels an unpaid checkout and returns its stock, once: cancelling again changes nothing and is no error, since two tabs
 * may send it. Its payments end at their providers first.
 * @throws Refused if it is paid, or its payment is processing and the provider doesn't cancel it.
 */
export async function cancelOrder(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments'>,
  call: CallContext,
  orderNo: string,
): Promise<void> {
  const known = await orderOf(call.db, shopperOf(call), orderNo);
  if (!known) throw notFound();
  if (!known.paid && !known.is_cancelled) await giveUpPayments(deps, call.db, known.id);
  await inTransaction(call.db, async (tx) => {
    const order = await holdOrderById(tx, known.id);
    if ((await cancelHeldOrder(tx, order.id, call.now)) || order.is_cancelled) return;
    throw new Refused(400, order.paid ? 'orderPaid' : 'orderProcessing');
  });
}

/** Cancels a checkout that this transaction holds, if it is unpaid: its parts, open payments, stock, coupon and points. */
export async function cancelHeldOrder(tx: Tx, orderId: number, now: number): Promise<boolean> {
  if (!(await markCancelled(tx, orderId, now))) return false;
  await cancelParts(tx, orderId, now);
  await cancelOpenPayments(tx, orderId, now);
  // The stock before the coupon, as those who order take them, so that no two transactions wait for each other.
  await giveBackStock(tx, await linesOfOrders(tx, [orderId]));
  await giveBackDeductions(tx, orderId, now);
  return true;
}

/** Takes a merchant order that is over off the shopper's lists. */
export async function hideOrder({ db, now, ...call }: CallContext, orderNo: string): Promise<void> {
  const part = await merchantOrderOf(db, shopperOf(call), orderNo);
  if (!part || part.is_hidden) throw notFound();
  if (!(await moveOrder(db, part.id, 'delete', now))) throw new Refused(400, 'orderNotHideable');
}
