import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'update refunds set payout_at = updated_at where status = 2 and payout_at is null and payout_failed_at is null',
  'drop index refunds_accepted_index',
  'create index refunds_payout_index on refunds (payout_at) where payout_at is not null',
];

/** The time of the next status check at the provider is stored for accepted refunds too. */
export const payoutChecks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
