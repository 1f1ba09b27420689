import type { CollectedMerchant } from '@promenade/storefront-sdk/contract';
import type { Db } from '../db/index.ts';

/** Lets a shopper follow a merchant; a second time changes nothing. */
export async function followMerchant(db: Db, userId: number, merchantId: number, now: number): Promise<void> {
  await db
    .insertInto('followed_merchants')
    .values({ user_id: userId, merchant_id: merchantId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'merchant_id']).doNothing())
    .execute();
}

/** Lets a shopper follow a merchant no longer, if they did. */
export async function unfollowMerchant(db: Db, userId: number, merchantId: number): Promise<void> {
  await db
    .deleteFrom('followed_merchants')
    .where('user_id', '=', userId)
    .where('merchant_id', '=', merchantId)
    .execute();
}

export async function isFollowed(db: Db, userId: number, merchantId: number): Promise<boolean> {
  const followed = db
    .selectFrom('followed_merchants')
    .select('merchant_id')
    .where('user_id', '=', userId)
    .where('merchant_id', '=', merchantId);
  return (await followed.executeTakeFirst()) !== undefined;
}

/** How many follow a merchant. */
export async function countFollowers(db: Db, merchantId: number): Promise<number> {
  const { count } = await db
    .selectFrom('followed_merchants')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Merchants whom a shopper follows, the latest first. */
export async function merchantsFollowedBy(
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: CollectedMerchant[]; total: number }> {
  const followed = db.selectFrom('followed_merchants').where('user_id', '=', userId);
  const { total } = await followed.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const list = await followed
    .innerJoin('merchants', 'merchants.id', 'followed_merchants.merchant_id')
    .select(['merchants.id as merId', 'merchants.name as merName', 'merchants.avatar as merAvatar'])
    .select('followed_merchants.created_at as createTime')
    .orderBy('followed_merchants.created_at', 'desc')
    .orderBy('merchants.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { list: list.map((merchant) => ({ ...merchant, uid: userId })), total };
}
