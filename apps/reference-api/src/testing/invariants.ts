import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** Invariants, each as a query that finds violations. */
const breaches: Readonly<Record<string, string>> = {
  'a paid order without its one payment, of its amount': `
    select order_no as what from orders where paid and 1 <> (
      select count(*) from payments
      where order_id = orders.id and status = 'succeeded' and amount_cents = orders.pay_cents
    )`,
  'money that was taken for an order that is not paid': `
    select order_no as what from payments join orders on orders.id = order_id
    where payments.status = 'succeeded' and (not paid or is_cancelled)`,
  'an order that is paid and has another payment open': `
    select order_no as what from payments join orders on orders.id = order_id
    where payments.status in ('created', 'pending') and paid`,
  'a coupon in use without an order that it reduces': `
    select user_coupons.id::text as what from user_coupons left join orders on orders.id = user_coupons.order_id
    where status = 1 and (orders.id is null or is_cancelled or coupon_cents = 0)`,
  'a reduced order without its coupon': `
    select order_no as what from orders where coupon_cents > 0 and not is_cancelled and 1 <> (
      select count(*) from user_coupons where order_id = orders.id and status = 1
    )`,
  'a checkout that was used up for nothing, or an order of an open one': `
    select coalesce(order_no, pre_orders.pre_order_no) as what
    from pre_orders full join orders on orders.pre_order_no = pre_orders.pre_order_no
    where pre_orders.pre_order_no is not null and (consumed_at is null) <> (orders.id is null)`,
};

/** Violations of the invariants of orders and related rows; empty if there are none. */
export async function brokenPromises({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const found = [];
  for (const [breach, query] of Object.entries(breaches)) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db);
    for (const { what } of rows) found.push(`${breach}: ${what}`);
  }
  return found;
}

/** Units of a variant in orders that were not cancelled. */
export async function soldPieces({ db }: Pick<Database, 'db'>, skuId: number): Promise<number> {
  const { pieces } = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(sql<number>`coalesce(sum(quantity), 0)::integer`.as('pieces'))
    .where('sku_id', '=', skuId)
    .where('is_cancelled', '=', false)
    .executeTakeFirstOrThrow();
  return pieces;
}
