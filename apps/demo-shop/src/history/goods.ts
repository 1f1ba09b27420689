import type { Db } from '@promenade/reference-api/db/tables.ts';
import { sql } from 'kysely';
import type { Piece } from './shopper.ts';

/** Minimum stock of a variant, so that the written history leaves some for visitors. */
const LEAST_STOCK = 8;

/**
 * Units of a product's best-stocked variant; of another product of the same merchant if the drawn catalogue left none in
 * stock.
 */
export async function piecesOf(db: Db, storeId: number, slug: string, quantity = 1): Promise<Piece> {
  const merchant = db
    .selectFrom('products')
    .select('merchant_id')
    .where('store_id', '=', storeId)
    .where('slug', '=', slug);
  const { productId, skuId } = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id as skuId', 'products.id as productId'])
    .where('products.store_id', '=', storeId)
    .where('products.on_sale', '=', true)
    .where('products.merchant_id', '=', merchant)
    .where('skus.stock', '>=', LEAST_STOCK)
    .orderBy(sql`products.slug = ${slug}`, 'desc')
    .orderBy('skus.stock', 'desc')
    .orderBy('skus.id')
    .executeTakeFirstOrThrow();
  return { productId, skuId, quantity };
}

/** The first product whose price is lowered for a while yet, and the first that is sold out. */
export async function productsToWishFor(db: Db, storeId: number, now: number): Promise<number[]> {
  const sold = db.selectFrom('products').select('id').where('store_id', '=', storeId).where('on_sale', '=', true);
  const lowered = sold.where('discount_expires_at', '>', now).where('discount_basis_points', 'is not', null);
  const soldOut = sold.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('skus').select('skus.id').whereRef('skus.product_id', '=', 'products.id').where('stock', '>', 0),
      ),
    ),
  );
  const found = await Promise.all([lowered, soldOut].map((query) => query.orderBy('id').limit(1).execute()));
  return found.flat().map(({ id }) => id);
}

export async function productIdsOf(db: Db, storeId: number, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('store_id', '=', storeId)
    .where('on_sale', '=', true)
    .where('slug', 'in', [...slugs])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function couponIdOf(db: Db, storeId: number, name: string): Promise<number> {
  const coupon = db
    .selectFrom('coupons')
    .select('id')
    .where('store_id', '=', storeId)
    .where(sql`name ->> 'en'`, '=', name);
  return (await coupon.executeTakeFirstOrThrow()).id;
}
