import { askProvider, giveSurplusBack } from '../domain/ask-provider.ts';
import { claimPayment, type PaymentRow, paymentById, paymentsToCheck } from '../repositories/payments.ts';
import { type Job, PROVIDER_CALLS_AT_ONCE } from './job.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Bank debits take days: a payment is asked about until its provider says how it ended, the older it is the more rarely. */
const FRESH_FOR_MS = 3 * 24 * HOUR_MS;
const OLD_EVERY_MS = 6 * HOUR_MS;

function nextLook({ created_at, status }: PaymentRow, now: number): number {
  const age = now - created_at;
  if (age > FRESH_FOR_MS && status !== 'surplus') return now + OLD_EVERY_MS;
  return now + Math.min(Math.max(age, MINUTE_MS), HOUR_MS);
}

/** Asks providers about payments of which they have told nothing, and sends back what came too late. */
export const checkPayments: Job = {
  name: 'ask about payments',
  atOnce: PROVIDER_CALLS_AT_ONCE,
  attempts: Number.POSITIVE_INFINITY,
  due: ({ database }, now) => paymentsToCheck(database.db, now),
  run: async (deps, id, now) => {
    const payment = await paymentById(deps.database.db, id);
    if (!payment || !(await claimPayment(deps.database.db, id, now, nextLook(payment, now)))) return;
    if (payment.status === 'surplus') await giveSurplusBack(deps, payment);
    else await askProvider(deps, payment);
  },
};
