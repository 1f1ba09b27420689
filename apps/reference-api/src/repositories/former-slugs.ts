import { sql } from 'kysely';
import type { Db, Row } from '../db/index.ts';

/** The id of the item that had a slug before it was renamed; no row if there is none, or the slug is used again. */
export function formerEntry(db: Db, { store_id, kind, slug }: Omit<Row<'former_slugs'>, 'entry_id'>) {
  return db
    .selectFrom('former_slugs')
    .select('entry_id')
    .where('store_id', '=', store_id)
    .where('kind', '=', kind)
    .where('slug', '=', slug);
}

/** The former slugs of each category of a statement. */
export const formerSlugsOfCategory = sql<string[]>`array(
  select former.slug from former_slugs as former
  where former.store_id = categories.store_id and former.kind = 'category' and former.entry_id = categories.id
  order by former.slug
)`;
