import { UNPAID_ORDER_LIFE_MS } from '@promenade/storefront-hooks/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { NewRow, Row, Tables } from '../db/index.ts';

export type OrderRow = Row<'orders'>;
export type MerchantOrderRow = Row<'merchant_orders'> & { merchant_name: string };
export type OrderLineRow = Row<'order_lines'> & {
  merchant_order_no: string;
  is_shipping_included: boolean;
  landing_page: boolean;
  listed_on_store: boolean;
};
type Db = Kysely<Tables>;

export async function insertOrder(tx: Db, row: NewRow<'orders'>): Promise<number> {
  return (await tx.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertMerchantOrder(tx: Db, row: NewRow<'merchant_orders'>): Promise<number> {
  return (await tx.insertInto('merchant_orders').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertOrderLines(tx: Db, rows: NewRow<'order_lines'>[]): Promise<void> {
  await tx.insertInto('order_lines').values(rows).execute();
}

/** A shopper's checkout by its PT number. */
export function orderOf(db: Db, userId: number, orderNo: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The same, held: whoever changes an order's state or pays it takes it first. */
export function holdOrder(tx: Transaction<Tables>, userId: number, orderNo: string): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export function orderById(db: Db, id: number): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The order that an open checkout became. */
export function orderOfPreOrder(db: Db, preOrderNo: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('pre_order_no', '=', preOrderNo).executeTakeFirst();
}

/** Checkouts that wait for payment, newest first. */
export async function unpaidOrders(db: Db, userId: number, window: { offset: number; limit: number }) {
  const waiting = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('paid', '=', false)
    .where('is_cancelled', '=', false);
  const { total } = await waiting.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { offset, limit } = window;
  const rows = await waiting.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total };
}

/** The merchants' parts of checkouts, in the order they were made. */
export function merchantOrdersOf(db: Db, orderIds: readonly number[]): Promise<MerchantOrderRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return merchantOrders(db)
    .where('order_id', 'in', [...orderIds])
    .orderBy('merchant_orders.id')
    .execute();
}

/** A shopper's merchant order by its SH number, hidden ones too. */
export function merchantOrderOf(db: Db, userId: number, orderNo: string): Promise<MerchantOrderRow | undefined> {
  return merchantOrders(db)
    .where('merchant_orders.user_id', '=', userId)
    .where('merchant_orders.order_no', '=', orderNo)
    .executeTakeFirst();
}

function merchantOrders(db: Db) {
  return db
    .selectFrom('merchant_orders')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .selectAll('merchant_orders')
    .select('merchants.name as merchant_name');
}

/** Which merchant orders a list shows: to ship, to receive, completed, cancelled, or all that are paid or cancelled. */
export type OrderListType = 1 | 2 | 3 | 9 | undefined;
const statusesOf: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [1, 2], 3: [3], 9: [9] };

export async function listMerchantOrders(
  db: Db,
  userId: number,
  type: OrderListType,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: (MerchantOrderRow & Pick<OrderRow, 'paid' | 'paid_at'> & { master_no: string })[]; total: number }> {
  const statuses = statusesOf[type ?? 0];
  const shown = db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .where('merchant_orders.user_id', '=', userId)
    .where('merchant_orders.is_hidden', '=', false)
    .where((where) =>
      type === 9 ? where('orders.is_cancelled', '=', true) : type ? where('orders.paid', '=', true) : paidOrCancelled,
    )
    .$if(statuses !== undefined, (query) => query.where('merchant_orders.status', 'in', [...(statuses ?? [])]));
  const { total } = await shown.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await shown
    .selectAll('merchant_orders')
    .select(['merchants.name as merchant_name', 'orders.paid', 'orders.paid_at', 'orders.order_no as master_no'])
    .orderBy('merchant_orders.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

const paidOrCancelled = sql<boolean>`(orders.paid or orders.is_cancelled)`;

/** The lines of checkouts, in the order they were made. */
export function linesOfOrders(db: Db, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('order_lines')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'order_lines.merchant_order_id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .selectAll('order_lines')
    .select(['merchant_orders.order_no as merchant_order_no', 'products.is_shipping_included'])
    .select(['products.landing_page', 'products.listed_on_store'])
    .where('order_lines.order_id', 'in', [...orderIds])
    .orderBy('order_lines.id')
    .execute();
}

/** How many orders stand in each state. Unpaid ones are counted as checkouts. */
export async function countOrders(db: Db, userId: number) {
  const unpaid = sql<number>`(select count(*) from orders where user_id = ${userId} and not paid and not is_cancelled)`;
  const among = (statuses: string) =>
    sql<number>`count(*) filter (where orders.paid and merchant_orders.status in (${sql.raw(statuses)}))`;
  return db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .where('merchant_orders.user_id', '=', userId)
    .where('merchant_orders.is_hidden', '=', false)
    .select([
      unpaid.as('unPaidCount'),
      among('0').as('unShippedCount'),
      among('1, 2').as('receivedCount'),
      among('3').as('completeCount'),
    ])
    .executeTakeFirstOrThrow();
}

/** Marks the merchants' parts of a cancelled checkout. */
export async function cancelParts(tx: Db, orderId: number, now: number): Promise<void> {
  await tx.updateTable('merchant_orders').set({ status: 9, updated_at: now }).where('order_id', '=', orderId).execute();
}

/** Gives pieces back to the stock, by ascending variant as it is taken, so that none waits in a circle. */
export async function giveBackStock(tx: Db, pieces: readonly { sku_id: number; quantity: number }[]): Promise<void> {
  for (const { sku_id, quantity } of pieces.toSorted((one, other) => one.sku_id - other.sku_id)) {
    await tx
      .updateTable('skus')
      .set((row) => ({ stock: row('stock', '+', quantity) }))
      .where('id', '=', sku_id)
      .execute();
  }
}

/** Checkouts that have waited for their payment until now, the oldest first. */
export async function overdueOrders(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('paid', '=', false)
    .where('is_cancelled', '=', false)
    .where(sql<boolean>`coalesce(expires_at, created_at + ${UNPAID_ORDER_LIFE_MS}) <= ${now}`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes an order for a job; undefined when someone else has it, who then decides over it. */
export function claimOrder(tx: Transaction<Tables>, id: number): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
}
