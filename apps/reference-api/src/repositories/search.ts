import type { HotKeyword } from '@promenade/storefront-sdk/contract';
import type { Db, Locale } from '../db/tables.ts';

/** Words that the shop suggests to search for. */
export function hotKeywords(db: Db, { storeId, locale }: { storeId: number; locale: Locale }): Promise<HotKeyword[]> {
  return db
    .selectFrom('hot_keywords')
    .select(['id', `title_${locale} as title`])
    .where('store_id', '=', storeId)
    .orderBy('sort')
    .execute();
}
