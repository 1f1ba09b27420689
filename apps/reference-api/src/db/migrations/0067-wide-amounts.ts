import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns of sums, whose 32 bits ended at 21,474,836.47, and the unit prices that are multiplied into them. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  orders: ['goods_cents', 'freight_cents', 'coupon_cents', 'points_cents', 'pay_cents'],
  merchant_orders: ['goods_cents', 'freight_cents', 'coupon_cents', 'points_cents', 'pay_cents'],
  order_lines: ['unit_price_cents', 'was_price_cents', 'coupon_cents', 'points_cents'],
  payments: ['amount_cents'],
  order_holds: ['amount_cents'],
  refunds: ['amount_cents', 'freight_cents', 'points_cents', 'withheld_cents'],
  refund_lines: ['amount_cents', 'points_cents'],
  points_records: ['points'],
};

/** Sums and points are 64-bit integers. */
export const wideAmounts: Migration = {
  async up(db) {
    for (const [table, columns] of Object.entries(SUMS)) {
      const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type bigint`);
      await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
    }
  },
};
