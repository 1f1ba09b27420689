import { REFUND_STATUS } from '@promenade/storefront-hooks/domain';
import type { Db } from '../db/index.ts';
import { CLOCK_SKEW_MS } from '../limits/rate-limits.ts';
import { LONGEST_PAYMENT_REST_MS } from './payments.ts';

/** Makes rows due that a fast clock has delayed: those further ahead than any intended delay. */
export async function endWaitsOfFastClock(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ created_at: now, next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '>', now + CLOCK_SKEW_MS)
    .where('created_at', '>', now + CLOCK_SKEW_MS)
    .execute();
  await db
    .updateTable('payments')
    .set({ look_at: now })
    .where('look_at', '>', now + LONGEST_PAYMENT_REST_MS + CLOCK_SKEW_MS)
    // What could not be paid back, and what was, waits for days on purpose.
    .where('status', '!=', 'returned')
    .where('payout_failures', '=', 0)
    .execute();
  await db
    .updateTable('refunds')
    .set({ payout_at: now })
    .where('payout_at', '>', now + LONGEST_PAYMENT_REST_MS + CLOCK_SKEW_MS)
    .where('status', '=', REFUND_STATUS.accepted)
    .where('payout_failed_at', 'is', null)
    .execute();
}
