import { sql } from 'kysely';
import type { Db, NewRow } from '../db/index.ts';

export async function insertUpload(db: Db, upload: NewRow<'uploads'>): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

/** Type and length of a file, whether it is in the file store, and whether it is public. */
export function uploadByName(
  db: Db,
  name: string,
): Promise<{ content_type: string; bytes: number; isStored: boolean; is_shown: boolean } | undefined> {
  return db
    .selectFrom('uploads')
    .select([
      'content_type',
      'is_shown',
      sql<number>`coalesce(stored_bytes, octet_length(content))`.as('bytes'),
      sql<boolean>`content is null`.as('isStored'),
    ])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** A part of a file, from a position on; undefined when the file has been deleted meanwhile. */
export async function uploadSlice(db: Db, name: string, from: number, bytes: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(sql<Uint8Array>`substring(content from ${from + 1}::integer for ${bytes}::integer)`.as('slice'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.slice;
}

/** Whether a user has an account, or has paid for an order without one. */
export async function hasAccountOrPaid(db: Db, userId: number): Promise<boolean> {
  const paidOrder = db.selectFrom('orders').select('id').where('user_id', '=', userId).where('paid', '=', true);
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((row) => row.or([row('kind', '!=', 'visitor'), row.exists(paidOrder)]))
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Marks a shopper's own files as used, so that they stay; false if one of them is another's, does not exist, or was just
 * deleted.
 * @param isShown whether they are public from now on
 */
export async function claimUploads(
  db: Db,
  names: ReadonlySet<string>,
  { userId, isShown, now }: { userId: number; isShown: boolean; now: number },
): Promise<boolean> {
  if (names.size === 0) return true;
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ used_at: now, ...(isShown && { is_shown: true }) })
    .where('name', 'in', [...names])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === BigInt(names.size);
}
