import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { UserRow } from './users.ts';

/** A shopper's unpaid orders, and the stock that they reserve. */
export interface OpenOrders {
  orders: number;
  /** Units of each variant, most first. */
  held: { skuId: number; pieces: number }[];
}

type Shopper = Pick<UserRow, 'id' | 'store_id' | 'mailbox'>;

/** Orders that count together: all of a verified mailbox, otherwise those of the account. */
const waitingOf = (db: Db, { id, store_id, mailbox }: Shopper) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('orders.paid', '=', false)
    .where('orders.is_cancelled', '=', false)
    .$if(mailbox === null, (query) => query.where('users.id', '=', id))
    .$if(mailbox !== null, (query) =>
      query.where('users.store_id', '=', store_id).where('users.mailbox', '=', mailbox),
    );

/** What of a shopper's orders waits for payment. */
export async function openOrdersOf(db: Db, shopper: Shopper): Promise<OpenOrders> {
  const { orders } = await waitingOf(db, shopper)
    .select((row) => row.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  const held = await waitingOf(db, shopper)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.sku_id as skuId', sql<number>`sum(quantity)`.as('pieces')])
    .groupBy('order_lines.sku_id')
    .orderBy('pieces', 'desc')
    .execute();
  return { orders, held };
}

/**
 * Same, locked against additions until this transaction ends. It is the last lock of an order's transaction, so its holder
 * waits for no other lock.
 */
export async function holdOpenOrders(tx: Db, shopper: Shopper): Promise<OpenOrders> {
  const who = `${shopper.store_id} ${shopper.mailbox ?? shopper.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open orders of ${who}`}, 0))`.execute(tx);
  return openOrdersOf(tx, shopper);
}
