import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { holdPart } from '../repositories/merchant-orders.ts';
import { moveRefund } from '../repositories/order-transitions.ts';
import { orderById } from '../repositories/orders.ts';
import { refundById, setRefusal } from '../repositories/refunds.ts';
import { currencyOfOrder } from '../repositories/shop-currency.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { notifyShopper } from './notices.ts';
import { settlePoints } from './refund-deductions.ts';
import { knownRefund, payBack, updateOrder } from './refund-payouts.ts';

/**
 * Declines a refund with the merchant's reason; the shopper may request another.
 * @throws Refused if it was decided before, or if the shopper has withdrawn from the purchase.
 */
export async function refuseRefund(deps: DomainDeps, db: Db, refundNo: string, reason: string): Promise<void> {
  const refund = await knownRefund(db, refundNo);
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    await holdPart(tx, refund.merchant_order_id, refund.order_id);
    if (!(await moveRefund(tx, refund.id, 'refuse', now))) {
      const isWithdrawal = (await refundById(tx, refund.id))?.declared_at != null;
      throw new Refused(400, isWithdrawal ? 'withdrawalNotRefusable' : 'refundDecided');
    }
    await setRefusal(tx, refund.id, reason);
    await updateOrder(tx, refund, now);
    const order = await orderById(tx, refund.order_id);
    await notifyShopper(deps, tx, order, { kind: 'refund-refused', refundNo, reason }, now);
  });
}

/** What became of an accepted refund, and the money that goes back. */
interface Accepted {
  outcome: 'refunded' | 'pending' | 'failed';
  amountCents: number;
  /** ISO 4217 code of the amount. */
  currency: string;
}

/**
 * Accepts a refund; the money is paid back at once if the payment method allows that. Otherwise, or if the provider does not
 * respond, it is pending until the provider or a job that queries it settles it. A failed payout is retried.
 * @throws Refused if it was decided before.
 */
export async function acceptRefund(deps: DomainDeps, db: Db, refundNo: string): Promise<Accepted> {
  const known = await knownRefund(db, refundNo);
  const now = deps.now();
  const paidCents = await inTransaction(db, async (tx) => {
    const part = await holdPart(tx, known.merchant_order_id, known.order_id);
    if (!(await moveRefund(tx, known.id, 'accept', now))) throw new Refused(400, 'refundDecided');
    // A withdrawal may have been extended since it was read.
    const refund = (await refundById(tx, known.id)) ?? known;
    const withheld = await settlePoints(tx, part, refund, { isPaid: false, now });
    await updateOrder(tx, refund, now);
    return refund.amount_cents - withheld;
  });
  const outcome = await payBack(deps, db, known.id).catch((error: unknown) => {
    deps.log.warn({ err: error, refundNo }, 'a refund could not be asked for; it will be');
    return 'pending' as const;
  });
  return { outcome, amountCents: paidCents, currency: await currencyOfOrder(db, known.order_id) };
}
