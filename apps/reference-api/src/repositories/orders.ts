import { ORDER_REFUND_STATUS, ORDER_STATUS, UNPAID_ORDER_LIFE_MS } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '../db/index.ts';
import { containing } from './containing.ts';

export type OrderRow = Row<'orders'>;
export type MerchantOrderRow = Row<'merchant_orders'> & { merchant_name: string };
export type OrderLineRow = Row<'order_lines'> & {
  merchant_order_no: string;
  is_shipping_included: boolean;
  landing_page: boolean;
  listed_on_store: boolean;
};
export async function insertOrder(tx: Db, row: NewRow<'orders'>): Promise<number> {
  return (await tx.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertMerchantOrder(tx: Db, row: NewRow<'merchant_orders'>): Promise<number> {
  return (await tx.insertInto('merchant_orders').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertOrderLines(tx: Db, rows: NewRow<'order_lines'>[]): Promise<void> {
  await tx.insertInto('order_lines').values(rows).execute();
}

/** A shop's checkout by its PT number, or by the SH number of one of its parts. */
export function orderByNumber(db: Db, storeId: number, orderNo: string): Promise<OrderRow | undefined> {
  const byPart = db.selectFrom('merchant_orders').select('order_id').where('order_no', '=', orderNo);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where((of) => of.or([of('order_no', '=', orderNo), of('id', 'in', byPart)]))
    .executeTakeFirst();
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

/** Same, locked: every change of an order's status and every payment locks it first. */
export function holdOrder(tx: Tx, userId: number, orderNo: string): Promise<OrderRow | undefined> {
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

/** The merchant's name when the order was placed; for queries that join `merchants`. */
export const soldBy = sql<string>`coalesce(merchant_orders.sold_by, merchants.name)`;
const wasShippingIncluded = sql<boolean>`coalesce(order_lines.was_shipping_included, products.is_shipping_included)`;

function merchantOrders(db: Db) {
  return db
    .selectFrom('merchant_orders')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .selectAll('merchant_orders')
    .select(soldBy.as('merchant_name'));
}

/** Which merchant orders a list shows: to ship, to receive, completed, cancelled, or all that are paid or cancelled. */
export type OrderListType = 1 | 2 | 3 | 9 | undefined;
const { paid, 'in-transit': inTransit, delivered, completed, cancelled } = ORDER_STATUS;
const statusesOf = {
  1: [paid],
  2: [inTransit, delivered],
  3: [completed],
  9: [cancelled],
} as const satisfies Record<NonNullable<OrderListType>, readonly number[]>;

export async function listMerchantOrders(
  db: Db,
  userId: number,
  type: OrderListType,
  { offset, limit }: { offset: number; limit: number },
  keyword?: string,
): Promise<{ rows: (MerchantOrderRow & Pick<OrderRow, 'paid' | 'paid_at'> & { master_no: string })[]; total: number }> {
  const statuses: readonly number[] | undefined = type && statusesOf[type];
  const shown = db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .where('merchant_orders.user_id', '=', userId)
    .where('merchant_orders.is_hidden', '=', false)
    .where((where) =>
      type === 9 ? where('orders.is_cancelled', '=', true) : type ? where('orders.paid', '=', true) : paidOrCancelled,
    )
    .$if(Boolean(keyword), (query) => query.where(speaksOf(keyword ?? '')))
    .$if(type === 1, (query) => query.where(isToShip))
    .$if(statuses !== undefined, (query) => query.where('merchant_orders.status', 'in', [...(statuses ?? [])]));
  const { total } = await shown.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await shown
    .selectAll('merchant_orders')
    .select([soldBy.as('merchant_name'), 'orders.paid', 'orders.paid_at', 'orders.order_no as master_no'])
    .orderBy('merchant_orders.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

/** Orders that contain these words in one of their numbers or, with or without accents, in the name of an item. */
function speaksOf(words: string) {
  const number = containing(words.replace(/^#\s*/, ''));
  const like = containing(words.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
  const plain = sql`regexp_replace(normalize(name.value, nfd), ${'[\u0300-\u036f]'}, '', 'g')`;
  return sql<boolean>`(merchant_orders.order_no ilike ${number} or orders.order_no ilike ${number} or exists (
    select from order_lines line, jsonb_each_text(line.product_name) as name
    where line.merchant_order_id = merchant_orders.id and ${plain} ilike ${like}))`;
}

/** An order that was fully refunded before it was sent is never sent. */
export const isToShip = sql<boolean>`(merchant_orders.status = ${sql.lit(paid)} and merchant_orders.refund_status <> ${ORDER_REFUND_STATUS.refunded})`;
const paidOrCancelled = sql<boolean>`(orders.paid or orders.is_cancelled)`;

/** The lines of checkouts, in the order they were made. */
export function linesOfOrders(db: Db, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('order_lines')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'order_lines.merchant_order_id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .selectAll('order_lines')
    .select(['merchant_orders.order_no as merchant_order_no', wasShippingIncluded.as('is_shipping_included')])
    .select(['products.landing_page', 'products.listed_on_store'])
    .where('order_lines.order_id', 'in', [...orderIds])
    .orderBy('order_lines.id')
    .execute();
}

/** How many orders stand in each state. Unpaid ones are counted as checkouts. */
export async function countOrders(db: Db, userId: number) {
  const unpaid = sql<number>`(select count(*) from orders where user_id = ${userId} and not paid and not is_cancelled)`;
  const inList = (type: keyof typeof statusesOf) =>
    sql<number>`count(*) filter (where orders.paid and merchant_orders.status in (${sql.join(statusesOf[type].map((status) => sql.lit(status)))}))`;
  const unsent = sql<number>`count(*) filter (where orders.paid and ${isToShip})`;
  return db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .where('merchant_orders.user_id', '=', userId)
    .where('merchant_orders.is_hidden', '=', false)
    .select([
      unpaid.as('unPaidCount'),
      unsent.as('unShippedCount'),
      inList(2).as('receivedCount'),
      inList(3).as('completeCount'),
    ])
    .executeTakeFirstOrThrow();
}

/** Marks the merchants' parts of a cancelled checkout. */
export async function cancelParts(tx: Db, orderId: number, now: number): Promise<void> {
  await tx
    .updateTable('merchant_orders')
    .set({ status: cancelled, updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
}

/** Returns units to the stock, in ascending order of variants as when taking them, so that transactions don't deadlock. */
export async function giveBackStock(tx: Db, pieces: readonly { sku_id: number; quantity: number }[]): Promise<void> {
  for (const { sku_id, quantity } of pieces.toSorted((one, other) => one.sku_id - other.sku_id)) {
    await tx
      .updateTable('skus')
      .set((row) => ({ stock: row('stock', '+', quantity) }))
      .where('id', '=', sku_id)
      .execute();
  }
}

/** Whether no money is on its way for an order; for queries of `orders`. */
const notProcessing = sql<boolean>`not exists (
  select from payments where payments.order_id = orders.id and payments.status = 'processing')`;

/** Checkouts whose payment deadline has passed, oldest first. Processing payments have no deadline. */
export function overdueOrders(db: Db, now: number) {
  const expiresAt = sql<number>`coalesce(expires_at, created_at + ${UNPAID_ORDER_LIFE_MS})`;
  return db
    .selectFrom('orders')
    .select(['id', expiresAt.as('due_at')])
    .where('paid', '=', false)
    .where('is_cancelled', '=', false)
    .where(expiresAt, '<=', now)
    .where(notProcessing)
    .orderBy('created_at');
}

/** Extends the payment deadline of an unpaid order, unless it is later already. */
export async function prolongOrder(tx: Tx, id: number, until: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ expires_at: sql<number>`greatest(coalesce(expires_at, created_at + ${UNPAID_ORDER_LIFE_MS}), ${until})` })
    .where('id', '=', id)
    .execute();
}

/** Marks an unpaid order cancelled; false when it is paid or cancelled already, or its money is on its way. */
export async function markCancelled(tx: Db, orderId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ is_cancelled: true, cancelled_at: now, updated_at: now })
    .where('id', '=', orderId)
    .where('paid', '=', false)
    .where('is_cancelled', '=', false)
    .where(notProcessing)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks an unpaid order paid; false when it is paid or cancelled already. */
export async function markPaid(tx: Db, orderId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ paid: true, paid_at: now, updated_at: now })
    .where('id', '=', orderId)
    .where('paid', '=', false)
    .where('is_cancelled', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks an order by its id. */
export function holdOrderById(tx: Tx, id: number): Promise<OrderRow> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}
