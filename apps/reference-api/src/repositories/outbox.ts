import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';
import { insertAll } from './insert-all.ts';
import { inTransaction } from './transaction.ts';

export type OutboxMail = Row<'outbox_mails'>;

/** The order in which due mails are claimed; within one, those that are due longest come first. */
export const MAIL_PRIORITY = { code: 0, notice: 1, retriedCode: 2, retriedNotice: 3 } as const;
export type MailPriority = keyof typeof MAIL_PRIORITY;

/** Longer than one attempt takes. A process that has not settled a mail by then is considered dead. */
const CLAIM_LIFE_MS = 2 * 60_000;

const blank = { subject: '', text_body: '', html_body: '', sealed_content: null };

/** A mail to be sent. */
export type NewMail = Omit<NewRow<'outbox_mails'>, 'failed_at' | 'last_error' | 'sent_at' | 'attempts'>;

export async function putMails(db: Db, mails: readonly NewMail[]): Promise<void> {
  const unsent = { failed_at: null, last_error: null, sent_at: null };
  const rows = mails.map((mail) => ({ ...mail, ...unsent }));
  await inTransaction(db, (tx) => insertAll(tx, 'outbox_mails', rows));
}

/** The newest mails, to one recipient or to all. */
export function listMails(db: Db, recipient?: string, limit = 100): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox_mails')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', (recipient ?? '').toLowerCase()))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function mailById(db: Db, id: number): Promise<OutboxMail | undefined> {
  return db.selectFrom('outbox_mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Mails that were neither sent nor abandoned. Written like the conditions of the partial indexes, so that they are used. */
function waitingMails(db: Db) {
  return db
    .selectFrom('outbox_mails')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('channel', '=', sql.lit('mail'));
}

/** Mails that are due at a given time. An expired code is not due any more. */
function dueMails(db: Db, priority: number, now: number) {
  return waitingMails(db)
    .where('priority', '=', priority)
    .where('next_attempt_at', '<=', now)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]));
}

const longestDue = (db: Db, priority: MailPriority, now: number) =>
  dueMails(db, MAIL_PRIORITY[priority], now).select('id').orderBy('next_attempt_at').limit(1);

const priorities = Object.keys(MAIL_PRIORITY) as MailPriority[];

/** The statement of {@link isMailDue}, for a look at its plan. */
export function dueMailQuery(db: Db, now: number) {
  const found = priorities.map((priority) => longestDue(db, priority, now));
  return db.selectNoFrom(sql<boolean>`coalesce(${sql.join(found)}) is not null`.as('isDue'));
}

/** Whether anything may be sent now. */
export async function isMailDue(db: Db, now: number): Promise<boolean> {
  const { isDue } = await dueMailQuery(db, now).executeTakeFirstOrThrow();
  return isDue;
}

/** The statement of {@link claimMail}, for a look at its plan. */
export function claimMailQuery(db: Db, order: readonly MailPriority[], now: number) {
  const candidates = order.map((priority) => longestDue(db, priority, now).forUpdate().skipLocked());
  return db
    .updateTable('outbox_mails')
    .set({ next_attempt_at: now + CLAIM_LIFE_MS })
    .where('id', '=', sql<number>`coalesce(${sql.join(candidates)})`)
    .returningAll();
}

/**
 * Claims the mail that is due longest in the first of these priorities that has any, so that no other process sends it too.
 * No transaction stays open while it is sent: a slow mail server must not hold the database.
 */
export function claimMail(db: Db, order: readonly MailPriority[], now: number): Promise<OutboxMail | undefined> {
  return claimMailQuery(db, order, now).executeTakeFirst();
}

type Claimed = Pick<OutboxMail, 'id' | 'next_attempt_at'>;

/** A mail by its claim; after the claim has expired, another process may own it. */
function claimed(db: Db, { id, next_attempt_at }: Claimed) {
  return db
    .updateTable('outbox_mails')
    .where('id', '=', id)
    .where('next_attempt_at', '=', next_attempt_at)
    .where('sent_at', 'is', null);
}

/** Records that a mail was sent, and blanks it: it may hold a code. */
export async function markMailSent(db: Db, id: number, now: number): Promise<void> {
  const sent = { ...blank, sent_at: now, failed_at: null, last_error: null };
  await db.updateTable('outbox_mails').set(sent).where('id', '=', id).execute();
}

/** Releases a claimed mail unchanged: the mail server accepted none. */
export async function releaseMail(db: Db, mail: Claimed, now: number): Promise<void> {
  await claimed(db, mail).set({ next_attempt_at: now }).execute();
}

/** Records that the mail server deferred a mail, and when it is tried again. */
export async function deferMail(
  db: Db,
  mail: Claimed,
  { attempts, priority, nextAttemptAt, reason }: Deferral,
): Promise<void> {
  await claimed(db, mail)
    .set({ attempts, priority: MAIL_PRIORITY[priority], next_attempt_at: nextAttemptAt, last_error: reason })
    .execute();
}

export interface Deferral {
  attempts: number;
  priority: MailPriority;
  nextAttemptAt: number;
  reason: string;
}

/** Makes a claimed mail a dead letter. One with an expiry is blanked, since it is never sent again. */
export async function failMail(
  db: Db,
  mail: Claimed & Pick<OutboxMail, 'expires_at'>,
  { attempts, reason, now }: { attempts: number; reason: string; now: number },
): Promise<void> {
  const content = mail.expires_at === null ? {} : blank;
  await claimed(db, mail)
    .set({ ...content, attempts, failed_at: now, last_error: reason })
    .execute();
}

/** Abandons and blanks expired mails. Returns their number. */
export async function expireMails(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_mails')
    .set({ ...blank, failed_at: now, last_error: sql`coalesce(last_error || '; ', '') || 'expired'` })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('channel', '=', sql.lit('mail'))
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How the outbox is doing. */
export interface OutboxStatus {
  /** Mails that were neither sent nor abandoned. */
  waiting: number;
  /** Mails that were abandoned. */
  dead: number;
  /** How long the longest due mail has been due, ms. */
  oldestDueMs: number;
}

export async function outboxStatus(db: Db, now: number): Promise<OutboxStatus> {
  const { waiting, dueSince } = await waitingMails(db)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<number | null>('next_attempt_at').as('dueSince')])
    .executeTakeFirstOrThrow();
  const { dead } = await db
    .selectFrom('outbox_mails')
    .where('failed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('dead'))
    .executeTakeFirstOrThrow();
  return { waiting, dead, oldestDueMs: Math.max(0, now - (dueSince ?? now)) };
}

/** Without its content. */
export type Undelivered = Omit<OutboxMail, 'subject' | 'text_body' | 'html_body' | 'sealed_content'>;

/** Mails that were not sent: the dead ones first, newest first, then those that wait, the next due first. */
export async function undeliveredMails(db: Db, limit: number): Promise<Undelivered[]> {
  const dead = await db
    .selectFrom('outbox_mails')
    .where('failed_at', 'is not', null)
    .select(shown)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
  const waiting = await waitingMails(db).select(shown).orderBy('next_attempt_at').limit(limit).execute();
  return [...dead, ...waiting];
}

const shown = [
  ...(['id', 'store_id', 'channel', 'purpose', 'locale', 'recipient', 'created_at', 'priority'] as const),
  ...(['attempts', 'next_attempt_at', 'expires_at', 'failed_at', 'last_error', 'sent_at'] as const),
] as const;

/** A mail by its id, or all dead letters. */
export type MailChoice = { id: number } | 'dead';

/** Makes dead letters due now, with their attempts reset, except for blanked ones. Returns their number. */
export async function resendMails(db: Db, choice: MailChoice, now: number): Promise<number> {
  const anew = { failed_at: null, attempts: 0, next_attempt_at: now, priority: MAIL_PRIORITY.retriedNotice };
  const { numUpdatedRows } = await db
    .updateTable('outbox_mails')
    .set(anew)
    .where('failed_at', 'is not', null)
    .where((where) => where.or([where('sealed_content', 'is not', null), where('text_body', '<>', '')]))
    .$if(choice !== 'dead', (query) => query.where('id', '=', idOf(choice)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes a mail that was not sent, or all dead letters. Returns how many. */
export async function dropMails(db: Db, choice: MailChoice): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox_mails')
    .where('sent_at', 'is', null)
    .$if(choice === 'dead', (query) => query.where('failed_at', 'is not', null))
    .$if(choice !== 'dead', (query) => query.where('id', '=', idOf(choice)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const idOf = (choice: MailChoice) => (choice === 'dead' ? 0 : choice.id);
