import type { Db } from '../db/index.ts';

/** Processes differ by less than this, and the longest a row is put off on purpose is known: what lies further ahead was dated wrong. */
const SKEW_MS = 60_000;
const PAYMENTS_REST_MS = 6 * 60 * 60_000;

/** Makes due what a clock that ran ahead has put off. */
export async function endWaitsOfFastClock(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ created_at: now, next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '>', now + SKEW_MS)
    .where('created_at', '>', now + SKEW_MS)
    .execute();
  await db
    .updateTable('payments')
    .set({ look_at: now })
    .where('look_at', '>', now + PAYMENTS_REST_MS + SKEW_MS)
    .execute();
}
