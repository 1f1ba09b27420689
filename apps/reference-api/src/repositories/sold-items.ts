import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { ShopText } from '../db/texts.ts';

/** A variant with what its product says: everything that a cart line, a checkout line and an order line need. */
export interface SoldItem {
  skuId: number;
  productId: number;
  /** Its category and those above it. */
  categoryIds: number[];
  merchantId: number;
  merchantName: string;
  name: ShopText;
  sku: ShopText;
  slug: string;
  uniqueKey: string;
  landingPage: boolean;
  listedOnStore: boolean;
  onSale: boolean;
  image: string;
  stock: number;
  isShippingIncluded: boolean;
  /** Whether the right of withdrawal covers it. */
  isWithdrawable: boolean;
  weightGrams: number;
  skuPriceCents: number;
  storePriceCents: number | null;
  variantPriceCents: number | null;
  /** Percent, 0..100. */
  discount: number | null;
  discountExpiry: number | null;
}

/** Variants by their ids, with what their products say. */
export async function soldItems(db: Db, skuIds: readonly number[]): Promise<Map<number, SoldItem>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .innerJoin('categories as leaf', 'leaf.id', 'products.category_id')
    .leftJoin('categories as branch', 'branch.id', 'leaf.parent_id')
    .where('skus.id', 'in', [...skuIds])
    .select([
      ...(['skus.id', 'skus.product_id', 'skus.sku', 'skus.stock'] as const),
      ...(['skus.price_cents', 'skus.variant_price_cents', 'skus.image as sku_image', 'skus.weight_grams'] as const),
      ...(['products.merchant_id', 'products.name', 'products.slug'] as const),
      ...(['products.unique_key', 'products.landing_page', 'products.listed_on_store', 'products.on_sale'] as const),
      ...([
        'products.image',
        'products.is_shipping_included',
        'products.is_withdrawable',
        'products.store_price_cents',
      ] as const),
      ...(['products.discount_basis_points', 'products.discount_expires_at'] as const),
      ...(['leaf.id as leaf_id', 'leaf.parent_id as branch_id', 'branch.parent_id as top_id'] as const),
      'merchants.name as merchant_name',
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        skuId: row.id,
        productId: row.product_id,
        categoryIds: [row.leaf_id, row.branch_id, row.top_id].filter((id) => id !== null),
        merchantId: row.merchant_id,
        merchantName: row.merchant_name,
        name: row.name,
        sku: row.sku,
        slug: row.slug,
        uniqueKey: row.unique_key,
        landingPage: row.landing_page,
        listedOnStore: row.listed_on_store,
        onSale: row.on_sale,
        image: row.sku_image || row.image,
        stock: row.stock,
        isShippingIncluded: row.is_shipping_included,
        isWithdrawable: row.is_withdrawable,
        weightGrams: row.weight_grams,
        skuPriceCents: row.price_cents,
        storePriceCents: row.store_price_cents,
        variantPriceCents: row.variant_price_cents,
        discount: row.discount_basis_points === null ? null : row.discount_basis_points / 100,
        discountExpiry: row.discount_expires_at,
      },
    ]),
  );
}

/** How a caller names a variant of a product: by its id, or by its values in any language. */
export type VariantName = { id: number } | { values: string };

/** The ids of variants in the order asked; undefined where the shop has no such variant of that product. */
export async function skuIdsOf(
  db: Db,
  storeId: number,
  wanted: readonly { productId: number; variant: VariantName }[],
): Promise<(number | undefined)[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id', 'skus.product_id', 'skus.sku'])
    .where('products.store_id', '=', storeId)
    .where('products.id', 'in', [...new Set(wanted.map(({ productId }) => productId))])
    .orderBy('skus.id')
    .execute();
  return wanted.map(
    ({ productId, variant }) =>
      rows.find(
        (row) =>
          row.product_id === productId &&
          ('id' in variant ? row.id === variant.id : Object.values(row.sku).includes(variant.values)),
      )?.id,
  );
}

/** The id of a product's variant, if it is one of the shop's. */
export function skuOf(
  db: Db,
  storeId: number,
  productId: number,
  variant: VariantName,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select('skus.id')
    .where('products.store_id', '=', storeId)
    .where('products.id', '=', productId)
    .where((where) =>
      'id' in variant
        ? where('skus.id', '=', variant.id)
        : sql<boolean>`exists (select from jsonb_each_text(skus.sku) as name where name.value = ${variant.values})`,
    )
    .executeTakeFirst();
}
