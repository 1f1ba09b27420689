import type { Db, NewRow, Row, Tx } from '../db/index.ts';

/** How many passkeys an account may have. */
export const PASSKEYS_MAX = 20;

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

/** An account as read when its request began. */
export type Owner = Pick<Row<'users'>, 'id' | 'recoveries'>;

/**
 * Holds an account that was not recovered since its request began: a sign-in that a recovery has just ended must not add a
 * key or bring one back. Requests of one account wait for each other here.
 */
async function holdOwner(tx: Tx, { id, recoveries }: Owner): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('recoveries', '=', recoveries)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a passkey; false if it is stored already, for any account, or if the account has reached its maximum. */
export async function addPasskey(tx: Tx, owner: Owner, key: Omit<NewRow<'passkeys'>, 'user_id'>): Promise<boolean> {
  if (!(await holdOwner(tx, owner))) return false;
  const { count } = await tx
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= PASSKEYS_MAX) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({ ...key, user_id: owner.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Suspends all keys of an account. Returns how many are suspended, those of earlier times included. */
export async function suspendPasskeys(tx: Tx, userId: number, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set((row) => ({ suspended_at: row.fn.coalesce('suspended_at', row.val(now)) }))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Lets a suspended key sign in again; false when the account has no such key. */
export async function resumePasskey(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  if (!(await holdOwner(tx, owner))) return false;
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ suspended_at: null })
    .where('id', '=', id)
    .where('user_id', '=', owner.id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a passkey of an account; false if the account has no such passkey. */
export async function removePasskey(db: Db, owner: Pick<Owner, 'id'>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', owner.id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Notes a sign-in; false when another one counted as far in the meantime, or the key was suspended. A counter of 0 is none. */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .$if(counter > 0, (query) => query.where('counter', '<', counter))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
