import type { Db } from '../db/index.ts';

/** Schedules the deletion of an object in the file store, unless the entry is removed before. */
export async function noteObject(db: Db, key: string, dueAt: number): Promise<void> {
  await db.insertInto('stored_objects_to_delete').values({ key, due_at: dueAt }).execute();
}

export async function forgetObject(db: Db, key: string): Promise<void> {
  await db.deleteFrom('stored_objects_to_delete').where('key', '=', key).execute();
}

/** Objects that nothing stands for any more, the longest due first. */
export function dueObjects(db: Db, now: number) {
  return db
    .selectFrom('stored_objects_to_delete')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at');
}

export async function objectToDelete(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('stored_objects_to_delete').select('key').where('id', '=', id).executeTakeFirst();
  return row?.key;
}
