import { CURRENCY } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** The code of an order's amounts; for queries of `orders`. */
export const orderCurrency = sql<string>`coalesce(
  (select details->>'currency' from stores where stores.id = orders.store_id), ${CURRENCY})`;

/** The code of the amounts of one order. */
export async function currencyOfOrder(db: Db, orderId: number): Promise<string> {
  const order = db.selectFrom('orders').select(orderCurrency.as('currency')).where('id', '=', orderId);
  return (await order.executeTakeFirstOrThrow()).currency;
}
