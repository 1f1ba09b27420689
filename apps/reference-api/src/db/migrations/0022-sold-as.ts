import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // Null in orders that a process of an earlier version writes meanwhile; they show the current value.
  'alter table merchant_orders add column sold_by text',
  'alter table order_lines add column was_shipping_included boolean',
  'update merchant_orders set sold_by = merchants.name from merchants where merchants.id = merchant_id',
  'update order_lines set was_shipping_included = is_shipping_included from products where products.id = product_id',
];

/** An order's merchant name and freight are fixed when it is placed, whatever changes afterwards. */
export const soldAs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
