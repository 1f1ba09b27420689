import type { Db, NewRow, Row } from '../db/index.ts';

/** Adds a shopper without an account. */
export function insertVisitor(db: Db, visitor: NewRow<'users'>): Promise<Row<'users'>> {
  return db.insertInto('users').values(visitor).returningAll().executeTakeFirstOrThrow();
}

/** The visitor of a shop whose secret has this hash. */
export function visitorByIdentity(db: Db, storeId: number, hash: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('identity_hash', '=', hash)
    .where('store_id', '=', storeId)
    .where('kind', '=', 'visitor')
    .executeTakeFirst();
}

/** The order of a shop that a token with this hash opens. */
export function orderByToken(db: Db, storeId: number, hash: string): Promise<Row<'orders'> | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where((where) => where.or([where('guest_token_hash', '=', hash), where('mail_token_hash', '=', hash)]))
    .executeTakeFirst();
}

/** Notes the hashes of the tokens that open an order. */
export async function setOrderTokens(
  tx: Db,
  orderNo: string,
  hashes: Pick<Row<'orders'>, 'guest_token_hash' | 'mail_token_hash'>,
): Promise<void> {
  await tx.updateTable('orders').set(hashes).where('order_no', '=', orderNo).execute();
}

/** Notes, once, that the mail of an order was read. */
export async function proveOrderEmail(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ email_proven_at: now })
    .where('id', '=', id)
    .where('email_proven_at', 'is', null)
    .execute();
}
