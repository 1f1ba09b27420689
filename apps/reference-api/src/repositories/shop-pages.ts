import type { Db, NewRow, Row } from '../db/index.ts';
import { formerEntry } from './former-slugs.ts';

/** Which of a shop's pages: `slug` is empty unless the type has slugs. */
export type PageKey = Pick<Row<'store_pages'>, 'store_id' | 'type' | 'slug'>;

/** A page by its slug, or by a former one. */
export async function publishedPage(
  db: Db,
  { store_id, type, slug }: PageKey,
): Promise<Row<'store_pages'> | undefined> {
  const pages = db.selectFrom('store_pages').selectAll().where('store_id', '=', store_id).where('type', '=', type);
  const page = await pages.where('slug', '=', slug).executeTakeFirst();
  if (page || !slug) return page;
  const kind = type === 'LANDING' ? 'landing' : 'custom';
  return pages.where('id', '=', formerEntry(db, { store_id, kind, slug })).executeTakeFirst();
}

/** Keeps a file; one of this name has this content already. */
export async function putPageFile(db: Db, file: NewRow<'page_files'>): Promise<void> {
  await db
    .insertInto('page_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows a page in the place of the one there was. */
export async function putPage(db: Db, page: NewRow<'store_pages'>): Promise<void> {
  const { name, html, css, updated_at } = page;
  await db
    .insertInto('store_pages')
    .values(page)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'type', 'slug']).doUpdateSet({ name, html, css, updated_at }),
    )
    .execute();
}

/** Takes a page down; false when there is none. */
export async function dropPage(db: Db, { store_id, type, slug }: PageKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('store_pages')
    .where('store_id', '=', store_id)
    .where('type', '=', type)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function pageFile(db: Db, name: string): Promise<string | undefined> {
  const file = await db.selectFrom('page_files').select('content').where('name', '=', name).executeTakeFirst();
  return file?.content;
}
