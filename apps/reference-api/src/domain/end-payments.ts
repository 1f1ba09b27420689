import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { PaymentAdapter, PaymentUpdate } from '../payments/adapter.ts';
import { endPayment } from '../repositories/payment-transitions.ts';
import { openPaymentsOf, type PaymentRow, paymentById } from '../repositories/payments.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { adapterOf } from './ask-provider.ts';
import { settlePayment } from './settle-payment.ts';

type Needs = DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments'>;

/*
 * Before an order is cancelled its open payments end at their providers, so that no money comes for it afterwards.
 */

/** Ends an open payment, or returns false while its money may come. */
type End = (deps: Needs, db: Db, payment: PaymentRow, adapter: PaymentAdapter) => Promise<boolean>;

/** Ends each open payment of an order; false as soon as one has its money on the way, or cannot be ended. */
async function endEach(deps: Needs, db: Db, orderId: number, end: End): Promise<boolean> {
  for (const payment of await openPaymentsOf(db, orderId)) {
    const adapter = deps.payments.get(payment.pay_type);
    // A method that the shop no longer offers takes no money.
    if (adapter && !(await end(deps, db, payment, adapter))) return false;
  }
  return true;
}

/** Stores a provider's report; returns whether the payment has ended. */
async function settle(deps: Needs, db: Db, payment: PaymentRow, update: PaymentUpdate): Promise<boolean> {
  await inTransaction(db, (tx) => settlePayment(deps, tx, payment, update));
  const status = (await paymentById(db, payment.id))?.status;
  return status !== 'pending' && status !== 'processing';
}

/**
 * Ends the payments of an order that was not paid in time. Money that the shopper has agreed to pay is captured.
 * @returns whether no payment is open any more.
 * @throws the error of a provider that is unreachable: only it knows the payment's status.
 */
export const endOverduePayments = (deps: Needs, db: Db, orderId: number): Promise<boolean> =>
  endEach(deps, db, orderId, async (_deps, _db, payment, adapter) => {
    let update = await adapter.look({ payment, isWanted: true });
    if (!update || update.kind === 'declined') update = await adapter.look({ payment, isWanted: false });
    return update !== null && settle(deps, db, payment, update);
  });

const giveUp: End = async (deps, db, payment, adapter) => {
  const update = await adapter.look({ payment, isWanted: false });
  if (!update) return false;
  if (update.kind !== 'cancelled' && update.kind !== 'failed') return settle(deps, db, payment, update);
  // The shopper wants it so, and gets no mail about a payment that failed.
  return endPayment(db, payment.id, 'cancelled', deps.now());
};

/**
 * Ends a payment that the shopper cancels at its provider's page; nothing more is captured.
 * @returns whether no money of it has come or is on its way.
 * @throws the error of a provider that is unreachable: it may have the money.
 */
export async function giveUpPayment(deps: Needs, db: Db, payment: PaymentRow): Promise<boolean> {
  if (payment.status === 'pending' || payment.status === 'processing') {
    await giveUp(deps, db, payment, adapterOf(deps, payment));
  }
  const status = (await paymentById(db, payment.id))?.status;
  return status === 'cancelled' || status === 'failed';
}

/**
 * Ends the payments of an order that the shopper cancels, if their providers allow it. Nothing more is captured; an amount
 * that was captured already pays the order.
 * @returns whether no payment is open any more.
 * @throws the error of a provider that is unreachable: it may have the money.
 */
export const giveUpPayments = (deps: Needs, db: Db, orderId: number): Promise<boolean> =>
  endEach(deps, db, orderId, giveUp);
