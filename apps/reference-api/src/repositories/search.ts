import type { HotKeyword } from '@promenade/storefront-sdk/contract';
import type { Kysely } from 'kysely';
import type { Locale, Tables } from '../db/tables.ts';

/** Words that the shop suggests to search for. */
export function hotKeywords(
  db: Kysely<Tables>,
  { storeId, locale }: { storeId: number; locale: Locale },
): Promise<HotKeyword[]> {
  return db
    .selectFrom('hot_keywords')
    .select(['id', `title_${locale} as title`])
    .where('store_id', '=', storeId)
    .orderBy('sort')
    .execute();
}
