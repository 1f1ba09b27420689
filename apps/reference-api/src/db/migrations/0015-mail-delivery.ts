import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails are retried with back-off up to a limit, codes expire, and an index finds due rows. */
const statements: readonly string[] = [
  `alter table outbox_mails
    add column priority smallint not null default 1,
    add column attempts integer not null default 0,
    add column next_attempt_at bigint not null default 0,
    add column expires_at bigint,
    add column failed_at bigint,
    add column last_error text,
    add column sealed_content text`,
  // A process of the previous version may be sending the mails that it has claimed.
  `update outbox_mails set next_attempt_at = coalesce(claimed_at + 60000, created_at) where sent_at is null`,
  `update outbox_mails set priority = 0, expires_at = created_at + 600000
    where sent_at is null and channel = 'mail' and purpose like '%-code'`,
  `create index outbox_mails_due_index on outbox_mails (priority, next_attempt_at)
    where sent_at is null and failed_at is null and channel = 'mail'`,
  `create index outbox_mails_expiry_index on outbox_mails (expires_at)
    where sent_at is null and failed_at is null and channel = 'mail' and expires_at is not null`,
  'create index outbox_mails_failed_index on outbox_mails (failed_at) where failed_at is not null',
  'create index outbox_mails_created_index on outbox_mails (created_at)',
];

export const mailDelivery: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
