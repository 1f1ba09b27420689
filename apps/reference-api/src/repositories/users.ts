import { domainToASCII } from 'node:url';
import type { Db, NewRow, Row } from '../db/index.ts';
import { mailboxOf } from '../limits/mailbox.ts';

export type UserRow = Row<'users'>;
export function userById(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An e-mail address as accounts and codes are found by it. */
export function plainEmail(email: string): string {
  const plain = email.trim().toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  // Some browsers turn the domain of an address into ASCII and some do not.
  return plain.slice(0, at) + (domainToASCII(plain.slice(at)) || plain.slice(at));
}

/** Whether the shopper has shown to read the mail of their address. */
export const hasProvenEmail = <User extends Pick<UserRow, 'email' | 'email_proven_at' | 'mailbox'>>(
  user: User,
): user is User & { email: string; mailbox: string } => user.email_proven_at !== null;

/** Columns that a verified address adds to its account. */
export const provenEmail = (email: string, now: number) => ({
  email: plainEmail(email),
  email_proven_at: now,
  mailbox: mailboxOf(email),
});

/** The account of a shop that has this address. */
export function accountByEmail(db: Db, storeId: number, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('kind', '=', 'email')
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
}

/** The account of a shop that this phone opens. */
export function accountByPhone(db: Db, storeId: number, phone: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('kind', '=', 'phone')
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** The account of a shop with a given subject at another provider. */
export function accountBySubject(
  db: Db,
  storeId: number,
  kind: 'twitter',
  subject: string,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Whether an account of a shop has verified a mailbox, in any spelling, or signs in by a phone. */
export async function isProvenRecipient(db: Db, storeId: number, recipient: string): Promise<boolean> {
  const accounts = db.selectFrom('users').select('id').where('store_id', '=', storeId).limit(1);
  const found = recipient.includes('@')
    ? accounts.where('mailbox', '=', mailboxOf(recipient))
    : accounts.where('kind', '=', 'phone').where('phone', '=', recipient);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Adds an account; undefined when there is one for this address, phone or person already. */
export function insertAccount(db: Db, user: NewRow<'users'>): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Records that a shopper has verified an address; an earlier verified address stays. */
export async function proveUserEmail(db: Db, id: number, email: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...provenEmail(email, now), updated_at: now })
    .where('id', '=', id)
    .where('email_proven_at', 'is', null)
    .execute();
}

export async function updateUser(db: Db, id: number, changes: Partial<NewRow<'users'>>): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Counts a recovery of an account. */
export async function countRecovery(db: Db, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ recoveries: row('recoveries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Removes the passwords of accounts with example addresses (RFC 2606): a demo shop's are published, and its database may
 * become a real shop's.
 */
export async function closeExampleAccounts(db: Db): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: null })
    .where('kind', '=', 'email')
    .where('email', 'like', '%.example')
    .where('password_hash', 'is not', null)
    .execute();
}
