import type { Db, Row } from '../db/index.ts';

export type ProductPrices = Row<'product_price_history'>;
export type SkuPrices = Row<'sku_price_history'>;

/** What determined the prices of products before, the earliest first. */
export function formerProductPrices(db: Db, productIds: readonly number[]): Promise<ProductPrices[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('product_price_history')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .orderBy('until_at')
    .execute();
}

/** What determined the prices of variants before, the earliest first. */
export function formerSkuPrices(db: Db, skuIds: readonly number[]): Promise<SkuPrices[]> {
  if (skuIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('sku_price_history')
    .selectAll()
    .where('sku_id', 'in', [...skuIds])
    .orderBy('until_at')
    .execute();
}
