import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table users add column price_alerts boolean not null default false',
  `comment on column users.price_alerts is 'Whether the shopper is told when a wish becomes cheaper.'`,
  'create index users_price_alerts_index on users (id) where price_alerts',
  'alter table wishes add column told_cents integer',
  `comment on column wishes.told_cents is 'The lowest price that the shopper knows; a lower one is told. Null before there were such mails.'`,
];

/** Mails about price drops in the wish list. */
export const priceAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
