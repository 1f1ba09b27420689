import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { UserRow } from './users.ts';

/** Orders of a shopper that wait for their payment, and what they hold. */
export interface OpenOrders {
  orders: number;
  /** Pieces of each variant, the most first. */
  held: { skuId: number; pieces: number }[];
}

type Shopper = Pick<UserRow, 'id' | 'store_id' | 'mailbox'>;

/** Whose orders count together: all of a proven mailbox, else those of the account. */
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
 * The same, while nobody else can add to it until this transaction ends. It takes the last lock of an order, so that who
 * has it waits for nothing more.
 */
export async function holdOpenOrders(tx: Db, shopper: Shopper): Promise<OpenOrders> {
  const who = `${shopper.store_id} ${shopper.mailbox ?? shopper.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open orders of ${who}`}, 0))`.execute(tx);
  return openOrdersOf(tx, shopper);
}
