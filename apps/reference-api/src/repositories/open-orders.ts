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

/** Where an order of a shopper without a verified address comes from. */
export interface Origin {
  storeId: number;
  /** Such as `203.0.113.9`, or an agent that signs. */
  network: string;
}

/**
 * Notes that an order of a shopper without a verified address comes from a network, and returns the stock that unpaid ones
 * from there reserve together, locked against additions until this transaction ends. Call it after `holdOpenOrders`, the
 * wider network last, so that transactions that wait for each other take the locks in the same order.
 */
export async function holdNetworkOrders(
  tx: Db,
  origin: Origin,
  order: { id: number; now: number },
): Promise<OpenOrders['held']> {
  const place = `unproven-order:${origin.storeId}:${origin.network}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(tx);
  await tx
    .insertInto('unproven_orders')
    .values({ network: sql<string>`keyed_hash(${place})`, order_id: order.id, created_at: order.now })
    .execute();
  return heldByNetwork(tx, origin);
}

/** Units of each variant, most first, that unpaid orders of shoppers without a verified address reserve from a network. */
export function heldByNetwork(db: Db, { storeId, network }: Origin): Promise<OpenOrders['held']> {
  return db
    .selectFrom('unproven_orders')
    .innerJoin('orders', 'orders.id', 'unproven_orders.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.sku_id as skuId', sql<number>`sum(quantity)`.as('pieces')])
    .where('unproven_orders.network', '=', sql<string>`keyed_hash(${`unproven-order:${storeId}:${network}`})`)
    .where('orders.paid', '=', false)
    .where('orders.is_cancelled', '=', false)
    .where('users.mailbox', 'is', null)
    .groupBy('order_lines.sku_id')
    .orderBy('pieces', 'desc')
    .execute();
}

/**
 * What of a shopper's orders waits for payment, locked against additions until this transaction ends. Only
 * `holdNetworkOrders` takes locks after it in an order's transaction.
 */
export async function holdOpenOrders(tx: Db, shopper: Shopper): Promise<OpenOrders> {
  const who = `${shopper.store_id} ${shopper.mailbox ?? shopper.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open orders of ${who}`}, 0))`.execute(tx);
  return openOrdersOf(tx, shopper);
}
