import { sql } from 'kysely';
import type { Db, Row } from '../db/index.ts';

export type StockRow = Pick<Row<'skus'>, 'id' | 'product_id' | 'sku' | 'stock' | 'price_cents'>;

/** The variants of a product of a shop, in their order. */
export function variantsOfSlug(db: Db, storeId: number, slug: string): Promise<StockRow[]> {
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id', 'skus.product_id', 'skus.sku', 'skus.stock', 'skus.price_cents'])
    .where('products.store_id', '=', storeId)
    .where('products.slug', '=', slug)
    .orderBy('skus.position')
    .orderBy('skus.id')
    .execute();
}

/** Takes units of a variant's stock; false if there are too few. */
export async function takeStock(tx: Db, skuId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('skus')
    .set((row) => ({ stock: row('stock', '-', quantity) }))
    .where('id', '=', skuId)
    .where('stock', '>=', quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds units to a variant's stock, or removes them; undefined if there are too few. */
export async function addStock(db: Db, skuId: number, pieces: number): Promise<number | undefined> {
  const row = await db
    .updateTable('skus')
    .set((sku) => ({ stock: sku('stock', '+', pieces) }))
    .where('id', '=', skuId)
    .where(sql<boolean>`stock + ${pieces} >= 0`)
    .returning('stock')
    .executeTakeFirst();
  return row?.stock;
}

/** Sets the price of a variant. */
export async function setVariantPrice(db: Db, skuId: number, cents: number, now: number): Promise<void> {
  await db
    .updateTable('products')
    .set({ updated_at: now })
    .where('id', '=', (product) =>
      product.selectFrom('skus').select('product_id').where('id', '=', skuId).where('price_cents', '<>', cents),
    )
    .execute();
  await db.updateTable('skus').set({ price_cents: cents }).where('id', '=', skuId).execute();
}

/** Sets the price of a product, and of its variants that cost as much as it does. */
export async function setProductPrice(db: Db, id: number, cents: number, now: number): Promise<void> {
  const { price_cents } = await db
    .selectFrom('products')
    .select('price_cents')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (price_cents === cents) return;
  await db.updateTable('products').set({ price_cents: cents, updated_at: now }).where('id', '=', id).execute();
  await db
    .updateTable('skus')
    .set({ price_cents: cents })
    .where('product_id', '=', id)
    .where('price_cents', '=', price_cents)
    .execute();
}
