import type { Db, NewRow, Row, Tx } from '../db/index.ts';

export type AddressRow = Row<'addresses'>;
/** Holds a shopper's row, so that changes to what hangs on it happen one after the other. */
export async function holdShopper(tx: Tx, userId: number): Promise<void> {
  // Not as strong as `for update`, which would wait for every transaction that has written a row of this shopper's.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** A shopper's addresses, the default one first, then the newest. */
export function addressesOf(db: Db, userId: number): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** One address, if it is this shopper's. */
export function addressOf(db: Db, userId: number, id: number): Promise<AddressRow | undefined> {
  return db.selectFrom('addresses').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** The default address, if there is any. */
export function defaultAddressOf(db: Db, userId: number): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst();
}

export function insertAddress(tx: Db, row: NewRow<'addresses'>): Promise<AddressRow> {
  return tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateAddress(tx: Db, id: number, row: Partial<NewRow<'addresses'>>): Promise<AddressRow> {
  return tx.updateTable('addresses').set(row).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteAddress(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('addresses').where('id', '=', id).execute();
}

/** Takes the default mark off whichever address has it. */
export async function clearDefault(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}
