import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts a merchant's products on sale with an index-only scan. */
const statements: readonly string[] = [
  'drop index products_merchant_index',
  `create index products_merchant_index on products (merchant_id, sales desc, id desc) include (store_id)
    where on_sale`,
];

export const countedMerchants: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
