import { ORDER_REFUND_STATUS, ORDER_STATUS, REFUND_STATUS } from '@promenade/storefront-hooks/domain';
import type { Db, Locale } from '../db/index.ts';

/*
 * What waits for the simulated merchant and courier.
 */

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Orders paid before a moment that nobody has sent. */
export async function ordersToShip(db: Db, paidBefore: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .select('merchant_orders.id')
    .where('orders.paid', '=', true)
    .where('orders.paid_at', '<=', paidBefore)
    .where('merchant_orders.status', '=', ORDER_STATUS.paid)
    .where('merchant_orders.refund_status', '=', ORDER_REFUND_STATUS.none)
    .orderBy('merchant_orders.id')
    .limit(limit)
    .execute();
  return ids(rows);
}

/** Orders sent before a moment whose parcel is at most in this state. */
export async function parcelsToMove(db: Db, sentBefore: number, atMost: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('merchant_orders')
    .innerJoin('parcels', 'parcels.merchant_order_id', 'merchant_orders.id')
    .select('merchant_orders.id')
    .where('merchant_orders.status', '=', ORDER_STATUS['in-transit'])
    .where('merchant_orders.shipped_at', '<=', sentBefore)
    .where('parcels.state', '<=', atMost)
    .orderBy('merchant_orders.id')
    .limit(limit)
    .execute();
  return ids(rows);
}

/** Refunds asked for before a moment that nobody has decided. */
export async function refundsToDecide(db: Db, askedBefore: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', REFUND_STATUS['under-review'])
    .where('created_at', '<=', askedBefore)
    .orderBy('id')
    .limit(limit)
    .execute();
  return ids(rows);
}

/** A merchant's order and its shopper's language. */
export function orderOfShopper(db: Db, partId: number): Promise<{ order_no: string; locale: Locale }> {
  return db
    .selectFrom('merchant_orders')
    .innerJoin('users', 'users.id', 'merchant_orders.user_id')
    .select(['merchant_orders.order_no', 'users.locale'])
    .where('merchant_orders.id', '=', partId)
    .executeTakeFirstOrThrow();
}
