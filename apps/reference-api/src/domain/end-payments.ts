import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { PaymentUpdate } from '../payments/adapter.ts';
import { endPayment } from '../repositories/payment-transitions.ts';
import { openPaymentsOf, type PaymentRow } from '../repositories/payments.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { settlePayment } from './settle-payment.ts';

type Needs = DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments'>;

/*
 * Before an order is cancelled its open payments end at their providers, so that no money comes for it afterwards.
 */

type Look = (isWanted: boolean) => Promise<PaymentUpdate | null>;
type Settle = (update: PaymentUpdate) => Promise<unknown>;

/** Ends each open payment of an order; false as soon as one has its money on the way, or cannot be ended. */
async function endEach(
  deps: Needs,
  db: Db,
  orderId: number,
  end: (payment: PaymentRow, look: Look, settle: Settle) => Promise<boolean>,
): Promise<boolean> {
  for (const payment of await openPaymentsOf(db, orderId)) {
    const adapter = deps.payments.get(payment.pay_type);
    // A method that the shop no longer offers takes no money.
    if (!adapter) continue;
    const look: Look = (isWanted) => adapter.look({ payment, isWanted });
    const settle: Settle = (update) => inTransaction(db, (tx) => settlePayment(deps, tx, payment, update));
    if (!(await end(payment, look, settle))) return false;
  }
  return true;
}

/**
 * Ends the payments of an order that was not paid in time. Money that the shopper has agreed to pay is captured.
 * @returns whether no payment is open any more.
 * @throws the error of a provider that is unreachable: only it knows the payment's status.
 */
export const endOverduePayments = (deps: Needs, db: Db, orderId: number): Promise<boolean> =>
  endEach(deps, db, orderId, async (_payment, look, settle) => {
    let update = await look(true);
    if (!update || update.kind === 'declined') update = await look(false);
    if (update) await settle(update);
    return update !== null && update.kind !== 'processing';
  });

/**
 * Ends the payments of an order that the shopper cancels, if their providers allow it. Nothing more is captured; an amount
 * that was captured already pays the order.
 * @returns whether no payment is open any more.
 * @throws the error of a provider that is unreachable: it may have the money.
 */
export const giveUpPayments = (deps: Needs, db: Db, orderId: number): Promise<boolean> =>
  endEach(deps, db, orderId, async (payment, look, settle) => {
    const update = await look(false);
    if (!update) return false;
    if (update.kind === 'paid' || update.kind === 'processing') await settle(update);
    else await endPayment(db, payment.id, 'cancelled', deps.now());
    return update.kind !== 'processing';
  });
