import { dueOrderEvent } from '@promenade/storefront-hooks/domain';
import { endOverduePayments } from '../domain/end-payments.ts';
import { notifyShopper } from '../domain/notices.ts';
import { completePart } from '../domain/order-completion.ts';
import { cancelHeldOrder } from '../domain/orders.ts';
import { overdueDeliveries } from '../repositories/merchant-orders.ts';
import { holdOrderById, overdueOrders } from '../repositories/orders.ts';
import { isProcessing } from '../repositories/payments.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { type Job, PROVIDER_CALLS_AT_ONCE } from './job.ts';

/** How long a provider is left alone that neither has the money nor lets go of it. */
const UNDECIDED_MS = 5 * 60_000;

/** Cancels orders that were not paid in time, after their payment providers were asked, and notifies their shoppers. */
export const expireOrders: Job = {
  name: 'expire unpaid orders',
  atOnce: PROVIDER_CALLS_AT_ONCE,
  attempts: Number.POSITIVE_INFINITY,
  due: ({ database }, now) => overdueOrders(database.db, now),
  run: async (deps, id, now) => {
    if (!(await endOverduePayments(deps, deps.database.db, id))) return { restMs: UNDECIDED_MS };
    // A payment that ends now waits for this transaction, or this one for the payment.
    await inTransaction(deps.database.db, async (tx) => {
      const order = await holdOrderById(tx, id);
      const { paid, is_cancelled: isCancel, created_at: createTime, expires_at: expiresAt } = order;
      const paymentProcessing = await isProcessing(tx, id);
      if (dueOrderEvent({ paid, isCancel, paymentProcessing, createTime, expiresAt }, now) !== 'expire') return;
      if (await cancelHeldOrder(tx, id, now)) await notifyShopper(deps, tx, order, { kind: 'expired' }, now);
    });
    return undefined;
  },
};

/** Connections that it has at once, of those that shoppers need too. */
const ORDERS_AT_ONCE = 4;

/** Marks orders that were delivered long ago as received. */
export const completeOrders: Job = {
  name: 'complete delivered orders',
  atOnce: ORDERS_AT_ONCE,
  due: ({ database }, now) => overdueDeliveries(database.db, now),
  run: async (deps, id, now) => {
    await inTransaction(deps.database.db, (tx) => completePart(tx, id, 'auto-complete', now));
  },
};
