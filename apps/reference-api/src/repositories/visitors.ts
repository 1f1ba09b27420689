import type { Kysely } from 'kysely';
import type { NewRow, Row, Tables } from '../db/index.ts';

type Db = Kysely<Tables>;

/** Adds somebody who buys without an account. */
export function insertVisitor(db: Db, visitor: NewRow<'users'>): Promise<Row<'users'>> {
  return db.insertInto('users').values(visitor).returningAll().executeTakeFirstOrThrow();
}

/** The visitor whose secret has this hash. */
export function visitorByIdentity(db: Db, hash: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('identity_hash', '=', hash)
    .where('kind', '=', 'visitor')
    .executeTakeFirst();
}

/** The order whose token has this hash. */
export function orderByToken(db: Db, hash: string): Promise<Row<'orders'> | undefined> {
  return db.selectFrom('orders').selectAll().where('guest_token_hash', '=', hash).executeTakeFirst();
}

/** Notes the hash of the token that opens an order. */
export async function setOrderToken(tx: Db, orderNo: string, hash: string): Promise<void> {
  await tx.updateTable('orders').set({ guest_token_hash: hash }).where('order_no', '=', orderNo).execute();
}
