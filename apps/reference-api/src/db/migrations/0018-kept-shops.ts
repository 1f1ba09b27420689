import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // Pictures that the owner of a shop adds belong to no shopper.
  'alter table uploads alter column user_id drop not null',
  // Newsletters go to addresses that have confirmed that they want them.
  'alter table newsletter_subscriptions add column asked_at bigint',
  'alter table newsletter_subscriptions add column confirmed_at bigint',
];

/** What an owner keeps a shop with: pictures and newsletters. */
export const keptShops: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
