import type { Category } from '@promenade/storefront-sdk/contract';
import type { Kysely } from 'kysely';
import type { Locale, Tables } from '../db/tables.ts';

/** The categories of a shop as a tree, in the order of the menu; hidden ones and what is below them are left out. */
export async function categoryTree(
  db: Kysely<Tables>,
  { storeId, locale }: { storeId: number; locale: Locale },
): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'slug', `name_${locale} as name`, 'icon', 'sort', 'is_shown'])
    .where('store_id', '=', storeId)
    .where('is_shown', '=', true)
    .orderBy('level')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const top: Category[] = [];
  const known = new Map<number, Category>();
  // Parents come before children, as rows are ordered by level.
  for (const row of rows) {
    const { id, name, slug, icon, level, sort } = row;
    const category = { id, pid: row.parent_id ?? 0, name, slug, icon, level, sort, isShow: true, childList: [] };
    const siblings = row.parent_id === null ? top : known.get(row.parent_id)?.childList;
    if (!siblings) continue;
    siblings.push(category);
    known.set(id, category);
  }
  return top;
}
