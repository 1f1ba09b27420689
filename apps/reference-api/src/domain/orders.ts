import { isOrderActionAllowed } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import { notFound, Refused } from '../errors/refused.ts';
import type { CriticalSteps } from '../repositories/critical-steps.ts';
import {
  cancelParts,
  giveBackStock,
  hideMerchantOrder,
  holdOrder,
  linesOfOrders,
  merchantOrderOf,
  orderById,
} from '../repositories/orders.ts';
import { cancelOpenPayments } from '../repositories/payments.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { shopperOf } from './principals.ts';

/**
 * Cancels an unpaid checkout and gives its stock back, once: cancelling what is cancelled changes nothing and is no error,
 * since two tabs may ask.
 */
export function cancelOrder(call: CallContext, orderNo: string, steps: CriticalSteps): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    const order = await holdOrder(tx, shopperOf(call), orderNo);
    if (!order) throw notFound();
    if (!(await steps.markCancelled(tx, order.id, call.now))) {
      if (order.paid) throw new Refused(400, 'orderPaid');
      return;
    }
    await cancelParts(tx, order.id, call.now);
    await cancelOpenPayments(tx, order.id, call.now);
    const lines = await linesOfOrders(tx, [order.id]);
    for (const line of lines.toSorted((one, other) => one.sku_id - other.sku_id)) {
      await giveBackStock(tx, line.sku_id, line.quantity);
    }
  });
}

/** Takes a merchant order that is over off the shopper's lists. */
export async function hideOrder({ db, now, ...call }: CallContext, orderNo: string): Promise<void> {
  const part = await merchantOrderOf(db, shopperOf(call), orderNo);
  if (!part || part.is_hidden) throw notFound();
  const order = await orderById(db, part.order_id);
  const facts = {
    paid: order.paid,
    status: part.status,
    refundStatus: part.refund_status,
    isCancel: order.is_cancelled,
  };
  if (!isOrderActionAllowed(facts, 'delete')) throw new Refused(400, 'orderNotHideable');
  await hideMerchantOrder(db, part.id, now);
}
