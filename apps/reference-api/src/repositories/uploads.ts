import type { Kysely } from 'kysely';
import type { NewRow, Row, Tables } from '../db/index.ts';

type Db = Kysely<Tables>;

export async function insertUpload(db: Db, upload: NewRow<'uploads'>): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

export function uploadByName(
  db: Db,
  name: string,
): Promise<Pick<Row<'uploads'>, 'content_type' | 'content'> | undefined> {
  return db.selectFrom('uploads').select(['content_type', 'content']).where('name', '=', name).executeTakeFirst();
}

/** Marks files as used, so that they stay; false when one of them is not there, or has just been forgotten. */
export async function claimUploads(db: Db, names: ReadonlySet<string>, now: number): Promise<boolean> {
  if (names.size === 0) return true;
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ used_at: now })
    .where('name', 'in', [...names])
    .executeTakeFirst();
  return numUpdatedRows === BigInt(names.size);
}

/** Deletes files that were sent before a moment and used for nothing. Whoever is about to use one is waited for. */
export async function forgetUnusedUploads(db: Db, before: number): Promise<void> {
  await db.deleteFrom('uploads').where('used_at', 'is', null).where('created_at', '<', before).execute();
}
