import type { Db, Row } from '../db/index.ts';

/** An account's keys of devices, the newest first. */
export function passkeysOf(db: Db, userId: number): Promise<Row<'passkeys'>[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function passkeyById(db: Db, id: string): Promise<Row<'passkeys'> | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps a key; false when it is kept already, whosever it is. */
export async function addPasskey(db: Db, row: Row<'passkeys'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets a key of an account; false when the account has no such key. */
export async function removePasskey(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Notes a sign-in; false when another one counted as far in the meantime. A counter of 0 is none. */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .$if(counter > 0, (query) => query.where('counter', '<', counter))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
