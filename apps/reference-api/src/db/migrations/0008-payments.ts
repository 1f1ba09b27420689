import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Money that arrives after a payment was closed, and when providers are queried. PostgreSQL 15 SQL, one statement per entry.
 */
const statements: readonly string[] = [
  'alter table payments drop constraint payments_status_check',
  `alter table payments add constraint payments_status_check check (
    status in ('created', 'pending', 'succeeded', 'failed', 'cancelled', 'surplus', 'returned')
  )`,
  'alter table payments add column capture_reference text',
  'alter table payments add column look_at bigint',
  // Sandbox payments that are open continue unchanged.
  `update payments set details = details || jsonb_build_object(
    'redirect', (details ->> 'returnOrigin') || '/sandbox/pay/' || provider_reference
  ) where provider = 'sandbox'`,
  'create index payments_look_index on payments (look_at) where look_at is not null',
];

export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
