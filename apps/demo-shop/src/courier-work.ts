import type { Db, Locale } from '@promenade/reference-api/db/index.ts';
import { notHeld } from '@promenade/reference-api/repositories/order-holds.ts';
import { ORDER_REFUND_STATUS, ORDER_STATUS, REFUND_STATUS } from '@promenade/storefront-hooks/domain';

/*
 * What waits for the simulated merchant and courier.
 */

/** Orders that were paid before `paidBefore` and have not been sent. */
export function ordersToShip(db: Db, paidBefore: number) {
  return db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .select(['merchant_orders.id', 'orders.paid_at as due_at'])
    .where('orders.paid', '=', true)
    .where('orders.paid_at', '<=', paidBefore)
    .where('merchant_orders.status', '=', ORDER_STATUS.paid)
    .where('merchant_orders.refund_status', '=', ORDER_REFUND_STATUS.none)
    .where(notHeld)
    .orderBy('merchant_orders.id');
}

/** Orders that were sent before `sentBefore` and whose parcel has at most the status `atMost`. */
export function parcelsToMove(db: Db, sentBefore: number, atMost: number) {
  return db
    .selectFrom('merchant_orders')
    .innerJoin('parcels', 'parcels.merchant_order_id', 'merchant_orders.id')
    .select(['merchant_orders.id', 'merchant_orders.shipped_at as due_at'])
    .where('merchant_orders.status', '=', ORDER_STATUS['in-transit'])
    .where('merchant_orders.shipped_at', '<=', sentBefore)
    .where('parcels.state', '<=', atMost)
    .orderBy('merchant_orders.id');
}

/** Undecided refunds that were requested before `askedBefore`. */
export function refundsToDecide(db: Db, askedBefore: number) {
  return db
    .selectFrom('refunds')
    .select(['id', 'created_at as due_at'])
    .where('status', '=', REFUND_STATUS['under-review'])
    .where('created_at', '<=', askedBefore)
    .orderBy('id');
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
