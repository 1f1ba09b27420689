import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import { notFound, Refused } from '../errors/refused.ts';
import type { CriticalSteps } from '../repositories/critical-steps.ts';
import { cancelParts, giveBackStock, holdOrder, linesOfOrders, merchantOrderOf } from '../repositories/orders.ts';
import { cancelOpenPayments } from '../repositories/payment-moves.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { giveBackDeductions } from './deductions.ts';
import { shopperOf } from './principals.ts';

/**
 * Cancels an unpaid checkout and gives its stock back, once: cancelling what is cancelled changes nothing and is no error,
 * since two tabs may ask.
 */
export function cancelOrder(call: CallContext, orderNo: string, steps: CriticalSteps): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    const order = await holdOrder(tx, shopperOf(call), orderNo);
    if (!order) throw notFound();
    const isCancelled = await cancelHeldOrder(tx, order.id, steps, call.now);
    if (!isCancelled && order.paid) throw new Refused(400, 'orderPaid');
  });
}

/** Cancels a checkout that this transaction holds, if it is unpaid: its parts, open payments, stock, coupon and points. */
export async function cancelHeldOrder(tx: Tx, orderId: number, steps: CriticalSteps, now: number): Promise<boolean> {
  if (!(await steps.markCancelled(tx, orderId, now))) return false;
  await cancelParts(tx, orderId, now);
  await cancelOpenPayments(tx, orderId, now);
  // The stock before the coupon, as those who order take them, so that no two transactions wait for each other.
  await giveBackStock(tx, await linesOfOrders(tx, [orderId]));
  await giveBackDeductions(tx, orderId, now);
  return true;
}

/** Takes a merchant order that is over off the shopper's lists. */
export async function hideOrder(
  { db, now, ...call }: CallContext,
  orderNo: string,
  steps: CriticalSteps,
): Promise<void> {
  const part = await merchantOrderOf(db, shopperOf(call), orderNo);
  if (!part || part.is_hidden) throw notFound();
  if (!(await steps.moveOrder(db, part.id, 'delete', now))) throw new Refused(400, 'orderNotHideable');
}
