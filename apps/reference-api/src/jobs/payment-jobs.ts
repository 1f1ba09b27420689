import { askProvider, giveSurplusBack } from '../domain/ask-provider.ts';
import { claimPayment, type PaymentRow, paymentById, paymentsToCheck } from '../repositories/payments.ts';
import { type Job, PROVIDER_CALLS_AT_ONCE } from './job.ts';

const MINUTE_MS = 60_000;
const AT_MOST_EVERY_MS = 60 * MINUTE_MS;
/** Longer than any provider lets a payment stay open. */
const CHECKED_FOR_MS = 3 * 24 * 60 * MINUTE_MS;

/** The older a payment, the more rarely its provider is asked; but surplus money is not given up before it has gone back. */
function nextLook({ created_at, status }: PaymentRow, now: number): number | null {
  const age = now - created_at;
  if (age > CHECKED_FOR_MS && status !== 'surplus') return null;
  return now + Math.min(Math.max(age, MINUTE_MS), AT_MOST_EVERY_MS);
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
