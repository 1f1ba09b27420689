import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';
import { orderCurrency } from './shop-currency.ts';

export type OrderHoldRow = Row<'order_holds'>;
type HoldKey = Pick<OrderHoldRow, 'order_id' | 'reason' | 'reference'>;

/** A hold with the code of its amount. */
export type HoldOfOrder = OrderHoldRow & { currency: string };

/** Whether nothing keeps a merchant's order from being sent; for queries of `merchant_orders`. */
export const notHeld = sql<boolean>`not exists (
  select from order_holds where order_holds.order_id = merchant_orders.order_id and released_at is null)`;

/** Puts a hold on an order; false when it was there before, also when it was released since. */
export async function insertHold(db: Db, hold: NewRow<'order_holds'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('order_holds')
    .values(hold)
    .onConflict((same) => same.columns(['order_id', 'reason', 'reference']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends a hold, or keeps it from being put when its end is heard of first. */
export async function releaseHold(
  db: Db,
  hold: HoldKey & Pick<OrderHoldRow, 'amount_cents'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('order_holds')
    .values({ ...hold, created_at: now, released_at: now })
    .onConflict((same) =>
      same
        .columns(['order_id', 'reason', 'reference'])
        .doUpdateSet({ released_at: now })
        .where('order_holds.released_at', 'is', null),
    )
    .execute();
}

/** Ends the holds of a refund that could not be paid out, whatever attempt they are of. */
export async function releasePayoutHolds(db: Db, orderId: number, refundNo: string, now: number): Promise<void> {
  await db
    .updateTable('order_holds')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('reason', '=', 'payout-failed')
    .where(sql<boolean>`starts_with(reference, ${refundNo})`)
    .where('released_at', 'is', null)
    .execute();
}

/** Ends all holds of an order; returns those that it had. */
export function releaseHolds(db: Db, orderId: number, now: number): Promise<HoldOfOrder[]> {
  return db
    .updateTable('order_holds')
    .from('orders')
    .set({ released_at: now })
    .whereRef('orders.id', '=', 'order_holds.order_id')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returningAll('order_holds')
    .returning(orderCurrency.as('currency'))
    .execute();
}

/** The holds of orders, the oldest first; released ones too. */
export async function holdsOf(db: Db, orderIds: readonly number[]): Promise<HoldOfOrder[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_holds')
    .innerJoin('orders', 'orders.id', 'order_holds.order_id')
    .selectAll('order_holds')
    .select(orderCurrency.as('currency'))
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_holds.id')
    .execute();
}
