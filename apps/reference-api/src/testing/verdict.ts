import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { brokenPromises } from './invariants.ts';

type Db = Pick<Database, 'db'>;

/** The shop's responses about an order. */
export interface AcknowledgedOrder {
  orderNo: string;
  isPaid: boolean;
}

/** Stock of each variant before any order. */
export async function stocksOf({ db }: Db, skuIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'stock'])
    .where('id', 'in', [...skuIds])
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Differences from the acknowledged state, and violations of the shop's rules. Empty if there are none. */
export async function faultsOf(
  database: Db,
  acknowledged: readonly AcknowledgedOrder[],
  stockBefore: ReadonlyMap<number, number>,
): Promise<{ lost: string[]; wrong: string[] }> {
  const { db } = database;
  const lost: string[] = [];
  const wrong = await brokenPromises(database);
  const { rows: orders } = await sql<{ order_no: string; paid: boolean; email: string; is_cancelled: boolean }>`
    select order_no, paid, users.email, is_cancelled from orders join users on users.id = orders.user_id
    where users.email like '%@trial.example'
  `.execute(db);
  const known = new Map(orders.map((order) => [order.order_no, order]));
  for (const { orderNo, isPaid } of acknowledged) {
    const order = known.get(orderNo);
    if (!order) lost.push(`order ${orderNo} was acknowledged and is not there`);
    else if (isPaid && !order.paid) lost.push(`order ${orderNo} was paid and is open again`);
  }
  const buyers = new Set<string>();
  for (const { email, order_no } of orders) {
    if (buyers.has(email)) wrong.push(`order ${order_no} was placed twice by ${email}`);
    buyers.add(email);
  }
  const { rows: sold } = await sql<{ sku_id: number; pieces: number }>`
    select sku_id, sum(quantity)::integer as pieces from order_lines join orders on orders.id = order_id
    where not is_cancelled and sku_id = any(${[...stockBefore.keys()]}::integer[]) group by sku_id
  `.execute(db);
  const pieces = new Map(sold.map(({ sku_id, pieces: count }) => [sku_id, count]));
  for (const [skuId, now] of await stocksOf(database, [...stockBefore.keys()])) {
    const expected = (stockBefore.get(skuId) ?? 0) - (pieces.get(skuId) ?? 0);
    if (now !== expected) wrong.push(`variant ${skuId} has ${now} pieces, and ${expected} should be left`);
  }
  wrong.push(...(await wrongTotals(database)));
  return { lost, wrong };
}

/** Orders whose parts or lines do not add up to them. */
async function wrongTotals({ db }: Db): Promise<string[]> {
  const { rows } = await sql<{ order_no: string }>`
    select order_no from orders
    where pay_cents <> goods_cents + freight_cents - coupon_cents - points_cents
       or goods_cents <> (select coalesce(sum(unit_price_cents * quantity), 0) from order_lines where order_id = orders.id)
  `.execute(db);
  return rows.map(({ order_no }) => `order ${order_no} does not add up`);
}
