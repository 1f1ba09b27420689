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
