import type { CollectedProduct } from '@promenade/storefront-sdk/contract';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { ShopLanguages } from '../db/texts.ts';
import { selectCard, toCard } from './product-cards.ts';
import { shownPrice } from './product-orders.ts';

type Window = { offset: number; limit: number };

/** Those of the ids that are products on sale in the shop. */
export async function productsOnSale(db: Db, storeId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where('store_id', '=', storeId)
    .where('on_sale', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The price that a shopper sees of a product. */
const priceOf = (productId: number, now: number) =>
  sql<number>`(select ${shownPrice(now)} from products where products.id = ${productId})`;

/** Adds products to a shopper's wish list; existing entries keep their position. */
export async function addWishes(db: Db, userId: number, productIds: readonly number[], now: number): Promise<void> {
  await db
    .insertInto('wishes')
    .values(
      productIds.map((id) => ({ user_id: userId, product_id: id, told_cents: priceOf(id, now), created_at: now })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .execute();
}

/** Takes a product off a shopper's wish list, if it is on it. */
export async function removeWish(db: Db, userId: number, productId: number): Promise<void> {
  await db.deleteFrom('wishes').where('user_id', '=', userId).where('product_id', '=', productId).execute();
}

/** Takes entries off a shopper's wish list; those of others stay. */
export async function removeWishEntries(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('wishes')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function isWished(db: Db, userId: number, productId: number): Promise<boolean> {
  const wish = db.selectFrom('wishes').select('id').where('user_id', '=', userId).where('product_id', '=', productId);
  return (await wish.executeTakeFirst()) !== undefined;
}

/** The products of a shopper's wish list that are on sale. */
function wishedProducts(db: Db, userId: number) {
  return db
    .selectFrom('products')
    .innerJoin('wishes', 'wishes.product_id', 'products.id')
    .where('wishes.user_id', '=', userId)
    .where('products.on_sale', '=', true);
}

export async function countWishes(db: Db, userId: number): Promise<number> {
  const { count } = await wishedProducts(db, userId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The wish list of a shopper, the latest first. */
export async function wishesOf(
  db: Db,
  userId: number,
  { languages, offset, limit }: Window & { languages: ShopLanguages },
): Promise<CollectedProduct[]> {
  const rows = await wishedProducts(db, userId)
    .select((product) => selectCard(product, languages))
    .select(['wishes.id as wish_id', 'wishes.created_at as wished_at'])
    .orderBy('wishes.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ wish_id, wished_at, ...row }) => {
    const { id: productId, ...card } = toCard(row);
    const { storeName, image, price, storePrice, discount, discountExpiry } = card;
    const { slug, uniqueKey, listedOnStore, landingPage } = card;
    const prices = { price, storePrice, discount, discountExpiry };
    const link = { slug, uniqueKey, listedOnStore, landingPage };
    return { id: wish_id, productId, createTime: wished_at, storeName, image, ...prices, ...link };
  });
}
