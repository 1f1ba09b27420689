import { ORDER_REFUND_STATUS, refundStateOfOrder } from '@promenade/storefront-hooks/domain';
import type { Tx } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { holdPart, refundStatesOf, setRefundStatus, wasDelivered } from '../repositories/merchant-orders.ts';
import { giveBackStock, linesOfOrders, type OrderLineRow, orderById } from '../repositories/orders.ts';
import { succeededPaymentOf } from '../repositories/payments.ts';
import {
  countRefunded,
  linesOfRefunds,
  type RefundRow,
  refundById,
  refundByNo,
  setRefusal,
} from '../repositories/refunds.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { notifyShopper } from './notices.ts';
import { giveCouponBack, payableCents, settlePoints } from './refund-deductions.ts';

export async function knownRefund({ database }: Deps, refundNo: string): Promise<RefundRow> {
  const refund = await refundByNo(database.db, refundNo);
  if (!refund) throw notFound();
  return refund;
}

const isOf =
  ({ merchant_order_id }: RefundRow) =>
  (line: OrderLineRow) =>
    line.merchant_order_id === merchant_order_id;

/** Writes down what the refunds of an order make of it. */
export async function updateOrder(tx: Tx, refund: RefundRow, now: number): Promise<void> {
  const lines = (await linesOfOrders(tx, [refund.order_id])).filter(isOf(refund));
  const left = lines.reduce((pieces, line) => pieces + line.quantity - line.refunded_quantity, 0);
  const state = refundStateOfOrder(await refundStatesOf(tx, refund.merchant_order_id), left);
  await setRefundStatus(tx, refund.merchant_order_id, ORDER_REFUND_STATUS[state], now);
}

/**
 * The merchant refuses, and says why; the shopper may ask again.
 *
 * @throws Refused when it was decided before.
 */
export async function refuseRefund(deps: Deps, refundNo: string, reason: string): Promise<void> {
  const refund = await knownRefund(deps, refundNo);
  const now = deps.now();
  await inTransaction(deps.database.db, async (tx) => {
    await holdPart(tx, refund.merchant_order_id, refund.order_id);
    if (!(await deps.steps.moveRefund(tx, refund.id, 'refuse', now))) throw new Refused(400, 'refundDecided');
    await setRefusal(tx, refund.id, reason);
    await updateOrder(tx, refund, now);
    const order = await orderById(tx, refund.order_id);
    await notifyShopper(deps, tx, order, { kind: 'refund-refused', refundNo, reason }, now);
  });
}

/** What became of an accepted refund, and the money that goes back. */
interface Accepted {
  outcome: 'refunded' | 'pending';
  amountCents: number;
}

/**
 * The merchant accepts; the money goes back at once where the way it was paid allows that. Else, or when the provider does
 * not answer, it is pending: the provider ends it, or the jobs that ask again, and tell the log why it does not.
 *
 * @throws Refused when it was decided before.
 */
export async function acceptRefund(deps: Deps, refundNo: string): Promise<Accepted> {
  const refund = await knownRefund(deps, refundNo);
  const now = deps.now();
  const withheldCents = await inTransaction(deps.database.db, async (tx) => {
    const part = await holdPart(tx, refund.merchant_order_id, refund.order_id);
    if (!(await deps.steps.moveRefund(tx, refund.id, 'accept', now))) throw new Refused(400, 'refundDecided');
    const withheld = await settlePoints(tx, deps.steps, part, refund, { isPaid: false, now });
    await updateOrder(tx, refund, now);
    return withheld;
  });
  const outcome = await payBack(deps, refund.id).catch(() => 'pending' as const);
  return { outcome, amountCents: refund.amount_cents - withheldCents };
}

/** Asks the provider to pay an accepted refund back; asking again for the same refund is safe. */
export async function payBack(deps: Deps, refundId: number): Promise<'refunded' | 'pending'> {
  const refund = await refundById(deps.database.db, refundId);
  if (!refund) throw notFound();
  const payment = await succeededPaymentOf(deps.database.db, refund.order_id);
  const adapter = payment && deps.payments.get(payment.pay_type);
  if (!adapter) throw new Error(`refund ${refund.refund_no}: the way it was paid is not offered any more`);
  const { refund_no: refundNo } = refund;
  const amountCents = payableCents(refund);
  const isDelivered = await wasDelivered(deps.database.db, refund.merchant_order_id);
  // No provider pays nothing back.
  const outcome =
    amountCents === 0 ? 'refunded' : await adapter.refund({ payment, refundNo, amountCents, isDelivered });
  if (outcome === 'refunded') await settleRefund(deps, refundNo);
  return outcome;
}

/**
 * The money has gone back: the pieces count as refunded, and those that were never sent are for sale again. False when
 * the refund was settled or refused before; then nothing changes.
 */
export async function settleRefund(deps: Deps, refundNo: string): Promise<boolean> {
  const known = await knownRefund(deps, refundNo);
  const now = deps.now();
  return inTransaction(deps.database.db, async (tx) => {
    const part = await holdPart(tx, known.merchant_order_id, known.order_id);
    // What was withheld is written when it is accepted, which may have been a moment ago.
    const refund = (await refundById(tx, known.id)) ?? known;
    if (!(await deps.steps.moveRefund(tx, refund.id, 'pay-back', now))) return false;
    const pieces = await linesOfRefunds(tx, [refund.id]);
    await countRefunded(tx, pieces);
    await updateOrder(tx, refund, now);
    if (part.shipped_at === null) {
      const lines = await linesOfOrders(tx, [refund.order_id]);
      const back = pieces.flatMap(({ order_line_id, quantity }) =>
        lines.filter(({ id }) => id === order_line_id).map(({ sku_id }) => ({ sku_id, quantity })),
      );
      await giveBackStock(tx, back);
    }
    // What was accepted has its points settled; after the stock, as those who order take both.
    const withheldCents =
      refund.withheld_cents ?? (await settlePoints(tx, deps.steps, part, refund, { isPaid: true, now }));
    await giveCouponBack(tx, refund.order_id, now);
    const order = await orderById(tx, refund.order_id);
    const amountCents = refund.amount_cents - withheldCents;
    await notifyShopper(deps, tx, order, { kind: 'refund-paid', refundNo, amountCents, withheldCents }, now);
    return true;
  });
}
