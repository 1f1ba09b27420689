import { askProvider } from '../domain/ask-provider.ts';
import { checkPayout, nextCheck, payBack } from '../domain/refund-payouts.ts';
import { checkReturned, giveSurplusBack } from '../domain/surplus-payouts.ts';
import { claimPayment, LONGEST_PAYMENT_REST_MS, paymentById, paymentsToCheck } from '../repositories/payments.ts';
import { claimPayout, duePayouts, refundById } from '../repositories/refunds.ts';
import { type Job, PROVIDER_CALLS_AT_ONCE } from './job.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Bank debits take days: a payment is checked until its provider reports the result, less often the older it is. */
const FRESH_FOR_MS = 3 * 24 * HOUR_MS;

/** Time of the next check at a provider for something that began at `since`, epoch ms. */
function nextLook(since: number, now: number): number {
  const age = now - since;
  return now + (age > FRESH_FOR_MS ? LONGEST_PAYMENT_REST_MS : Math.min(Math.max(age, MINUTE_MS), HOUR_MS));
}

/** Asks providers about payments of which they have told nothing, and sends back what came too late. */
export const checkPayments: Job = {
  name: 'ask about payments',
  atOnce: PROVIDER_CALLS_AT_ONCE,
  attempts: Number.POSITIVE_INFINITY,
  due: ({ database }, now) => paymentsToCheck(database.db, now),
  run: async (deps, id, now) => {
    const payment = await paymentById(deps.database.db, id);
    if (!payment) return;
    const isReturned = payment.status === 'returned';
    const next = isReturned ? nextCheck(payment.updated_at, now) : nextLook(payment.created_at, now);
    if (!(await claimPayment(deps.database.db, id, now, next))) return;
    if (isReturned) await checkReturned(deps, deps.database.db, payment);
    else if (payment.status === 'surplus') await giveSurplusBack(deps, deps.database.db, payment);
    else await askProvider(deps, deps.database.db, payment);
  },
};

/** Checks refunds that were not paid back at once, retries failed payouts, and checks completed ones for later failures. */
export const payRefundsBack: Job = {
  name: 'pay accepted refunds back',
  atOnce: PROVIDER_CALLS_AT_ONCE,
  attempts: Number.POSITIVE_INFINITY,
  due: ({ database }, now) => duePayouts(database.db, now),
  run: async (deps, id, now) => {
    const refund = await refundById(deps.database.db, id);
    if (!refund) return;
    const paidAt = refund.payout_failed_at === null ? refund.refunded_at : null;
    const next = paidAt === null ? nextLook(refund.updated_at, now) : nextCheck(paidAt, now);
    if (!(await claimPayout(deps.database.db, id, now, next))) return;
    if (paidAt === null) await payBack(deps, deps.database.db, id);
    else await checkPayout(deps, deps.database.db, refund);
  },
};
