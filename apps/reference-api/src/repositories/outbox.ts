import type { Kysely } from 'kysely';
import type { NewRow, Row, Tables } from '../db/index.ts';

export type OutboxMail = Row<'outbox_mails'>;

export async function putMail(db: Kysely<Tables>, mail: NewRow<'outbox_mails'>): Promise<void> {
  await db.insertInto('outbox_mails').values(mail).execute();
}

/** The newest mails, to one recipient or to all. */
export function listMails(db: Kysely<Tables>, recipient?: string, limit = 100): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox_mails')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', (recipient ?? '').toLowerCase()))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function mailById(db: Kysely<Tables>, id: number): Promise<OutboxMail | undefined> {
  return db.selectFrom('outbox_mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** After this time a process that began to send a mail is taken for dead. */
const CLAIM_LIFE_MS = 60_000;

/**
 * Claims the oldest unsent mail, so that no replica sends it too. No transaction stays open while it is sent: a slow mail
 * server must not hold the database.
 */
export async function claimMail(db: Kysely<Tables>, now: number): Promise<OutboxMail | undefined> {
  return db
    .updateTable('outbox_mails')
    .set({ claimed_at: now })
    .where('id', '=', (nested) =>
      nested
        .selectFrom('outbox_mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('channel', '=', 'mail')
        .where((where) => where.or([where('claimed_at', 'is', null), where('claimed_at', '<', now - CLAIM_LIFE_MS)]))
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Notes that a mail was sent, and blanks it: it may hold a code. */
export async function markMailSent(db: Kysely<Tables>, id: number, now: number): Promise<void> {
  const sent = { sent_at: now, text_body: '', html_body: '' };
  await db.updateTable('outbox_mails').set(sent).where('id', '=', id).execute();
}

/** Forgets mails older than a moment. */
export async function forgetMails(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('outbox_mails').where('created_at', '<', before).execute();
}
