import {
  AUTO_COMPLETE_AFTER_MS,
  ORDER_REFUND_STATUS,
  ORDER_STATUS,
  type RefundState,
  refundState,
} from '@promenade/storefront-hooks/domain';
import type { OrderCenterCounts } from '@promenade/storefront-sdk/contract';
import { sql } from 'kysely';
import type { Db, Locale, Row, Tx } from '../db/index.ts';

/** A merchant's order by its SH number, for the merchant and the courier, without an owner check. */
export function partByNo(db: Db, orderNo: string): Promise<Row<'merchant_orders'> | undefined> {
  return db.selectFrom('merchant_orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

/** Locks a merchant's order together with its checkout, which every change of an order locks first. */
export async function holdPart(tx: Tx, id: number, orderId: number): Promise<Row<'merchant_orders'>> {
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
  return tx.selectFrom('merchant_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Whether the goods of a merchant's order were handed over. */
export async function wasDelivered(db: Db, id: number): Promise<boolean> {
  const part = db.selectFrom('merchant_orders').select('delivered_at').where('id', '=', id);
  return (await part.executeTakeFirstOrThrow()).delivered_at !== null;
}

/** Notes how a merchant's order is sent. */
export async function setDelivery(
  tx: Db,
  id: number,
  delivery: Pick<Row<'merchant_orders'>, 'delivery_type' | 'delivery_name' | 'delivery_id'>,
): Promise<void> {
  await tx.updateTable('merchant_orders').set(delivery).where('id', '=', id).execute();
}

/** Stores the status that a merchant's order has by its refunds. */
export async function setRefundStatus(tx: Db, id: number, status: number, now: number): Promise<void> {
  const changes = { refund_status: status, updated_at: now };
  await tx.updateTable('merchant_orders').set(changes).where('id', '=', id).execute();
}

/** A merchant's part of an order, and how its merchant is reached. */
export type MerchantContact = Pick<Row<'merchant_orders'>, 'id' | 'order_no' | 'pay_cents'> & {
  email: string;
  locale: Locale;
};

/** The merchants of an order who have an e-mail address; those who applied are written to in the language they did it in. */
export function merchantContactsOf(db: Db, orderId: number): Promise<MerchantContact[]> {
  return db
    .selectFrom('merchant_orders')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .select(['merchant_orders.id', 'merchant_orders.order_no', 'merchant_orders.pay_cents', 'merchants.email'])
    .select(
      sql<Locale>`coalesce((select locale from applications where merchant_id = merchants.id limit 1), 'en')`.as(
        'locale',
      ),
    )
    .where('merchant_orders.order_id', '=', orderId)
    .where('merchants.email', '<>', '')
    .orderBy('merchant_orders.id')
    .execute();
}

/** The states of all refunds of a merchant's order. */
export async function refundStatesOf(db: Db, partId: number): Promise<RefundState[]> {
  const rows = await db.selectFrom('refunds').select('status').where('merchant_order_id', '=', partId).execute();
  return rows.map(({ status }) => refundState(status));
}

/** Delivered orders that count as received by now, the longest delivered first. */
export function overdueDeliveries(db: Db, now: number) {
  const { none, refunded } = ORDER_REFUND_STATUS;
  return db
    .selectFrom('merchant_orders')
    .select(['id', sql<number>`delivered_at + ${AUTO_COMPLETE_AFTER_MS}`.as('due_at')])
    .where('status', '=', ORDER_STATUS.delivered)
    .where('delivered_at', '<=', now - AUTO_COMPLETE_AFTER_MS)
    .where('refund_status', 'in', [none, refunded])
    .where('is_hidden', '=', false)
    .orderBy('delivered_at');
}

/** How many orders, lines and refunds want something of the shopper. */
export async function countAttention(db: Db, userId: number): Promise<OrderCenterCounts> {
  const open = sql.join([ORDER_REFUND_STATUS['under-review'], ORDER_REFUND_STATUS.accepted]);
  const parts = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*) from merchant_orders part join orders on orders.id = part.order_id
      where part.user_id = ${userId} and not part.is_hidden and orders.paid and ${condition})`;
  const { rows } = await sql<OrderCenterCounts>`select
    (select count(*) from orders where user_id = ${userId} and not paid and not is_cancelled) as "unPaidCount",
    ${parts(sql`part.status = ${ORDER_STATUS.paid} and part.refund_status <> ${ORDER_REFUND_STATUS.refunded}`)} as "unShippedCount",
    ${parts(sql`part.status in (${ORDER_STATUS['in-transit']}, ${ORDER_STATUS.delivered})`)} as "receivedCount",
    (select count(*) from order_lines line join merchant_orders part on part.id = line.merchant_order_id
      where part.user_id = ${userId} and not part.is_hidden and part.status = ${ORDER_STATUS.completed}
        and not line.is_reviewed) as "commentCount",
    ${parts(sql`part.refund_status in (${open})`)} as "refundCount"`.execute(db);
  return rows[0] as OrderCenterCounts;
}
