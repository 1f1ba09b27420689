import type { ProductDetail } from '@promenade/storefront-sdk/contract';
import { sql } from 'kysely';
import { integers } from '../db/integers.ts';
import type { Db } from '../db/tables.ts';
import { PRODUCT_ATTRIBUTES, PRODUCT_COLUMNS, type ProductScope, productDetail } from './product-detail.ts';

/** A product of a feed. */
export interface FeedProduct {
  detail: Omit<ProductDetail, 'merchantInfo'> & { merchantInfo: { name: string } };
  isOnSale: boolean;
  reviewCount: number;
}

export interface FeedBatch extends ProductScope {
  merchantId: number | undefined;
  /** Id of the product before the first one of the batch; 0 for the first batch. */
  after: number;
  limit: number;
}

/** Number of products that are read at once, whatever the size of the catalogue. */
export const FEED_BATCH = 250;

/** The next products that are on sale. */
export function productsOnSale(db: Db, batch: FeedBatch): Promise<FeedProduct[]> {
  return read(db, batch, (products) =>
    products.where('products.on_sale', '=', true).where('products.id', '>', batch.after).limit(batch.limit),
  );
}

/** Products on sale by their ids, unordered. */
export const productsOnSaleById = (db: Db, scope: ProductScope, ids: readonly number[]): Promise<FeedProduct[]> =>
  read(db, { ...scope, merchantId: undefined }, (products) =>
    products.where('products.on_sale', '=', true).where(sql<boolean>`products.id = any(${integers(ids)})`),
  );

/** The next products of which a feed says something else since a time, in epoch ms: those that are sold no more too. */
export function productsChangedSince(db: Db, batch: FeedBatch, since: number): Promise<FeedProduct[]> {
  const changed = sql<number>`(
    select distinct product_id from offer_changes
    where product_id > ${batch.after} and changed_at >= ${since}::bigint
    order by product_id
  )`;
  return read(db, batch, (products) => products.where('products.id', 'in', changed).limit(batch.limit));
}

/** The next products whose discount has ended between two times, in epoch ms. */
export function productsAfterDiscount(
  db: Db,
  batch: FeedBatch,
  { since, now }: { since: number; now: number },
): Promise<FeedProduct[]> {
  return read(db, batch, (products) =>
    products
      .where('products.on_sale', '=', true)
      .where('products.id', '>', batch.after)
      .where('products.discount_expires_at', '>', since)
      .where('products.discount_expires_at', '<=', now)
      .limit(batch.limit),
  );
}

const selection = (db: Db, storeId: number) =>
  db
    .selectFrom('products')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .leftJoin('review_totals', 'review_totals.product_id', 'products.id')
    .select(PRODUCT_COLUMNS.map((column) => `products.${column}` as const))
    .select(PRODUCT_ATTRIBUTES)
    .select(['products.on_sale', 'merchants.name as merchant'])
    .select(sql<number>`coalesce(good + medium + poor, 0)::integer`.as('reviews'))
    .where('products.store_id', '=', storeId)
    .orderBy('products.id');

async function read(
  db: Db,
  { storeId, merchantId, languages }: Omit<FeedBatch, 'after' | 'limit'>,
  narrow: (products: ReturnType<typeof selection>) => ReturnType<typeof selection>,
): Promise<FeedProduct[]> {
  const wanted = narrow(selection(db, storeId));
  const rows = await (merchantId === undefined
    ? wanted
    : wanted.where('products.merchant_id', '=', merchantId)
  ).execute();
  if (rows.length === 0) return [];
  const skus = await db
    .selectFrom('skus')
    .selectAll()
    .where(sql<boolean>`product_id = any(${integers(rows.map(({ id }) => id))})`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const skusOf = Map.groupBy(skus, (sku) => sku.product_id);
  return rows.map(({ merchant, on_sale, reviews, ...product }) => ({
    detail: { ...productDetail(product, skusOf.get(product.id) ?? [], languages), merchantInfo: { name: merchant } },
    isOnSale: on_sale,
    reviewCount: reviews,
  }));
}
