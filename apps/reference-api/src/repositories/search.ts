import type { HotKeyword } from '@promenade/storefront-sdk/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { type ShopLanguages, selectText } from '../db/texts.ts';
import type { Shop } from './shops.ts';

/** Words that the shop suggests to search for. */
export function hotKeywords(
  db: Db,
  { storeId, languages }: { storeId: number; languages: ShopLanguages },
): Promise<HotKeyword[]> {
  return db
    .selectFrom('hot_keywords')
    .select(['id', selectText('title', languages).as('title')])
    .where('store_id', '=', storeId)
    .orderBy('sort')
    .execute();
}

const PRODUCTS_AT_ONCE = 500;

/**
 * Makes the next products after an id findable in all languages of their shop: in one in which they have no words, by those
 * of the default language. Returns their ids.
 */
export async function addSearchLanguages(tx: Tx, { id, languages }: Shop, after: number): Promise<number[]> {
  const [main] = languages;
  const missing = (column: string) => sql`(
    select coalesce(jsonb_object_agg(language, ${sql.ref(column)} -> ${main}::text), '{}')
    from unnest(${languages}::text[]) as language
  ) || ${sql.ref(column)}`;
  const { rows } = await sql<{ id: number }>`
    update products set search_title = ${missing('search_title')}, search_text = ${missing('search_text')}
    where id in (
      select id from products
      where store_id = ${id} and id > ${after} and not search_title ?& ${languages}::text[]
      order by id limit ${PRODUCTS_AT_ONCE}
    )
    returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}
