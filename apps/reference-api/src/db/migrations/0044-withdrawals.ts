import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table products add column is_withdrawable boolean not null default true',
  `comment on column products.is_withdrawable is 'Whether the right of withdrawal covers it.'`,
  'alter table order_lines add column is_withdrawable boolean not null default true',
  `comment on column order_lines.is_withdrawable is 'Whether the right of withdrawal covered it when it was ordered.'`,
  'alter table refunds add column declared_at bigint',
  `comment on column refunds.declared_at is
    'When the shopper withdrew from the purchase, so that it cannot be refused; null for other refunds.'`,
];

/** Shoppers can withdraw from purchases. */
export const withdrawals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
