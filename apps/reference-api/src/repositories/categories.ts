import type { Category, MerchantCategory } from '@promenade/storefront-sdk/contract';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { type ShopLanguages, selectText } from '../db/texts.ts';
import { formerSlugsOfCategory } from './former-slugs.ts';
import { percent } from './product-cards.ts';

/**
 * The categories of a shop as a tree, in the order of the menu; hidden ones and their subcategories are left out.
 * @param merchantId includes only categories in which this merchant has products on sale, and their ancestors.
 */
export async function categoryTree(
  db: Db,
  { storeId, languages, merchantId }: { storeId: number; languages: ShopLanguages; merchantId?: number },
): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'slug', 'icon', 'sort', 'is_shown'])
    .select(selectText('name', languages).as('name'))
    .select(formerSlugsOfCategory.as('former'))
    .where('store_id', '=', storeId)
    .where('is_shown', '=', true)
    .$if(merchantId !== undefined, (all) => all.where('id', 'in', categoriesOfMerchant(db, merchantId ?? 0)))
    .orderBy('level')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const top: Category[] = [];
  const known = new Map<number, Category>();
  // Parents come before children, as rows are ordered by level.
  for (const row of rows) {
    const { id, name, slug, icon, level, sort, former } = row;
    const formerSlugs = former.length > 0 && { formerSlugs: former };
    const own = { id, pid: row.parent_id ?? 0, name, slug, ...formerSlugs, icon, level, sort };
    const category = { ...own, isShow: true, childList: [] };
    const siblings = row.parent_id === null ? top : known.get(row.parent_id)?.childList;
    if (!siblings) continue;
    siblings.push(category);
    known.set(id, category);
  }
  return top;
}

/** The leaves in which a merchant has something on sale, and the two levels above them. */
function categoriesOfMerchant(db: Db, merchantId: number) {
  return db
    .selectFrom('products')
    .innerJoin('categories as leaf', 'leaf.id', 'products.category_id')
    .leftJoin('categories as branch', 'branch.id', 'leaf.parent_id')
    .where('products.merchant_id', '=', merchantId)
    .where('products.on_sale', '=', true)
    .select(sql<number>`unnest(array[leaf.id, leaf.parent_id, branch.parent_id])`.as('id'));
}

/** A category and everything below it; three levels are all there are. */
export function subtreeOf(db: Db, categoryId: number) {
  const children = db
    .selectFrom('categories as children')
    .select('children.id')
    .where('children.parent_id', '=', categoryId);
  return db
    .selectFrom('categories')
    .select('categories.id')
    .where((category) =>
      category.or([
        category('categories.id', '=', categoryId),
        category('categories.parent_id', '=', categoryId),
        category('categories.parent_id', 'in', children),
      ]),
    );
}

/** What merchants of a shop trade in, with the platform's fee. */
export async function merchantCategories(
  db: Db,
  { storeId, languages, since }: { storeId: number; languages: ShopLanguages; since: number },
): Promise<MerchantCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', selectText('name', languages).as('name'), 'fee_basis_points as fee'])
    .where('store_id', '=', storeId)
    .where('fee_basis_points', 'is not', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, fee }) => {
    return { id, name, handlingFee: percent(fee) ?? 0, isDel: false, createTime: since, updateTime: since };
  });
}
