import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { orderById } from '../repositories/orders.ts';
import { failSurplusPayout, returnPayment } from '../repositories/payment-transitions.ts';
import { type PaymentRow, paymentByReference } from '../repositories/payments.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { adapterOf } from './ask-provider.ts';
import { notifyShopper } from './notices.ts';
import { nextCheck, nextPayout } from './refund-payouts.ts';

const PREFIX = 'surplus-';
/** No order waits for surplus money, so its payout is retried without end. */
const LAST_TRY_AFTER_MS = 3 * 24 * 60 * 60_000;

/** Pays the full surplus back, and notifies the shopper. */
export async function giveSurplusBack(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'log' | 'payments'>,
  db: Db,
  payment: PaymentRow,
): Promise<void> {
  const refundNo = PREFIX + payment.provider_reference;
  const { payout_failures: attempt } = payment;
  const refund = { payment, refundNo, attempt, amountCents: null, isDelivered: false };
  const payout = await adapterOf(deps, payment).refund(refund);
  if (typeof payout === 'object') return failSurplus(deps, db, payment, attempt, payout.failed);
  if (payout !== 'refunded') return;
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    if (!(await returnPayment(tx, payment.id, now, nextCheck(now, now)))) return;
    await notifyShopper(deps, tx, await orderById(tx, payment.order_id), { kind: 'payment-returned' }, now);
  });
}

/** Checks whether a completed surplus payout came back to the shop; then it is sent again. */
export async function checkReturned(
  deps: DomainDeps<'now' | 'log' | 'payments'>,
  db: Db,
  payment: PaymentRow,
): Promise<void> {
  const { payout_failures: attempt } = payment;
  const refundNo = PREFIX + payment.provider_reference;
  const reason = await adapterOf(deps, payment).payoutFailure?.({ payment, refundNo, attempt });
  if (reason) await failSurplus(deps, db, payment, attempt, reason);
}

/** The payment whose surplus has a payout number; undefined if the number is a refund's. */
export async function surplusOf(db: Db, provider: string, refundNo: string): Promise<PaymentRow | undefined> {
  if (!refundNo.startsWith(PREFIX)) return undefined;
  return paymentByReference(db, provider, refundNo.slice(PREFIX.length));
}

/** Surplus money could not be paid out, and is tried again. Once for an attempt. */
export async function failSurplus(
  deps: DomainDeps<'now' | 'log'>,
  db: Db,
  { id }: PaymentRow,
  attempt: number,
  error: string,
): Promise<void> {
  const now = deps.now();
  const next = nextPayout(attempt + 1, now) ?? now + LAST_TRY_AFTER_MS;
  if (await failSurplusPayout(db, id, { attempt, error, now, next })) {
    deps.log.warn({ payment: id, attempt, reason: error }, 'surplus money could not be paid out');
  }
}
