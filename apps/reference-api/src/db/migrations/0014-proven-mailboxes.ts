import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The mailbox of an address, as `mailboxOf` returns it; registered addresses are plain. */
const mailbox = `case when email like '%@gmail.com' or email like '%@googlemail.com'
  then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(email, '@', 1), '+', 1) || substring(email from '@[^@]*$') end`;

/**
 * Which accounts have verified an e-mail address, and the rules that depend on it. PostgreSQL 15 SQL, one statement per
 * entry.
 */
const statements: readonly string[] = [
  'alter table users add column email_proven_at bigint, add column mailbox text',
  // An account by e-mail could not be made without the code that was sent there.
  `update users set email_proven_at = created_at, mailbox = ${mailbox} where kind = 'email'`,
  'alter table users add check ((email_proven_at is null) = (mailbox is null))',
  'create index users_mailbox_index on users (store_id, mailbox) where mailbox is not null',
  // Accounts by phone may prove an address too; only accounts that sign in by one have it for themselves.
  'drop index users_email_key',
  "create unique index users_email_key on users (store_id, email) where kind = 'email'",
  // Coupons that were received before count by account, as they did then.
  'alter table user_coupons add column mailbox text',
  'create unique index user_coupons_mailbox_key on user_coupons (coupon_id, mailbox) where mailbox is not null',
  `alter table orders add column expires_at bigint, add column mail_token_hash text,
    add column email_proven_at bigint`,
  'create unique index orders_mail_token_key on orders (mail_token_hash) where mail_token_hash is not null',
  'alter table refunds add column withheld_cents integer check (withheld_cents between 0 and amount_cents)',
];

export const provenMailboxes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
