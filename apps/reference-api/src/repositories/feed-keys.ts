import type { Db, Row } from '../db/index.ts';

export type FeedKey = Row<'feed_keys'>;

/** False if the shop has another key of this name. */
export async function insertFeedKey(db: Db, key: FeedKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feed_keys')
    .values(key)
    .onConflict((conflict) => conflict.columns(['store_id', 'name']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the shop has no key of this name. */
export async function deleteFeedKey(db: Db, storeId: number, name: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('feed_keys')
    .where('store_id', '=', storeId)
    .where('name', '=', name)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** The keys of a shop, each with the slug of the merchant that it is for. */
export function feedKeysOf(db: Db, storeId: number) {
  return db
    .selectFrom('feed_keys')
    .leftJoin('merchants', 'merchants.id', 'feed_keys.merchant_id')
    .select(['feed_keys.name', 'feed_keys.created_at', 'merchants.slug as merchant'])
    .where('feed_keys.store_id', '=', storeId)
    .orderBy('feed_keys.name')
    .execute();
}

export function feedKeyByHash(db: Db, storeId: number, hash: string): Promise<FeedKey | undefined> {
  return db
    .selectFrom('feed_keys')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}
