import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table users add column recoveries integer not null default 0',
  'alter table passkeys add column suspended_at bigint',
];

/** What a recovery of an account does to the devices and passkeys that open it. */
export const waysIn: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
