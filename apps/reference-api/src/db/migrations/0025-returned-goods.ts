import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  "alter table refunds add column return_address text not null default ''",
  "alter table refunds add column return_carrier text not null default ''",
  "alter table refunds add column return_tracking_number text not null default ''",
  'alter table refunds add column sent_back_at bigint',
  'alter table refunds drop constraint refunds_status_check',
  // Not valid: existing rows satisfied the narrower constraint, and validating them would lock the table meanwhile.
  'alter table refunds add constraint refunds_status_check check (status between 0 and 6) not valid',
  // What waits for its goods is open as well.
  'drop index refunds_open_key',
  'create unique index refunds_open_key on refunds (merchant_order_id) where status in (0, 2, 4, 5)',
];

/** Refunds can be withdrawn, and may wait for the goods. */
export const returnedGoods: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
