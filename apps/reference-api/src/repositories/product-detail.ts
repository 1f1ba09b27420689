import type { ProductAttr, ProductDetail, ProductInfo, ProductSku } from '@promenade/storefront-sdk/contract';
import type { Kysely } from 'kysely';
import type { Locale, Row, Tables } from '../db/tables.ts';
import { merchantOfProduct } from './merchants.ts';
import { percent } from './product-cards.ts';

type Product = Row<'products'>;
type Sku = Row<'skus'>;

export interface ProductScope {
  storeId: number;
  locale: Locale;
}

/** A product by its key; the slug of the address is not asked, the answer holds the true one. Null when unknown. */
export async function productByKey(
  db: Kysely<Tables>,
  { storeId, locale }: ProductScope,
  uniqueKey: string,
): Promise<ProductDetail | null> {
  const product = await onSale(db, storeId).where('unique_key', '=', uniqueKey).executeTakeFirst();
  return product ? describe(db, product, locale) : null;
}

/** A product that is listed on the store, by its slug alone. Null when unknown. */
export async function listedProductBySlug(
  db: Kysely<Tables>,
  { storeId, locale }: ProductScope,
  slug: string,
): Promise<ProductDetail | null> {
  const listed = onSale(db, storeId).where('slug', '=', slug).where('listed_on_store', '=', true);
  const product = await listed.executeTakeFirst();
  return product ? describe(db, product, locale) : null;
}

function onSale(db: Kysely<Tables>, storeId: number) {
  return db.selectFrom('products').selectAll().where('store_id', '=', storeId).where('on_sale', '=', true);
}

async function describe(db: Kysely<Tables>, product: Product, locale: Locale): Promise<ProductDetail> {
  const skus = await db
    .selectFrom('skus')
    .selectAll()
    .where('product_id', '=', product.id)
    .orderBy('position')
    .execute();
  return {
    productInfo: toInfo(product, skus, locale),
    productAttr: toAttributes(product, locale),
    productValue: Object.fromEntries(skus.map((sku) => [sku[`sku_${locale}`], toSku(sku, locale)])),
    variantPrice: skus.flatMap(({ id, variant_price_cents: price }) => (price === null ? [] : [{ id, price }])),
    storePrice: product.store_price_cents,
    userCollect: false,
    merchantInfo: await merchantOfProduct(db, product, locale),
  };
}

function toInfo(product: Product, skus: readonly Sku[], locale: Locale): ProductInfo {
  return {
    id: product.id,
    storeName: product[`name_${locale}`],
    slug: product.slug,
    uniqueKey: product.unique_key,
    sliderImage: product.pictures,
    showcaseVideo: product.showcase_video,
    price: product.price_cents,
    discount: percent(product.discount_basis_points),
    discountExpiry: product.discount_expires_at,
    sales: product.sales,
    ficti: product.ficti,
    rating: product.rating_tenths / 10,
    stock: skus.reduce((sum, sku) => sum + sku.stock, 0),
    isShippingIncluded: product.is_shipping_included,
    merId: product.merchant_id,
    image: product.image,
    storeInfo: product[`summary_${locale}`],
    content: product[`content_${locale}`],
    otPrice: product.market_price_cents,
    unitName: product[`unit_${locale}`],
    browse: product.browse,
    landingPage: product.landing_page,
    listedOnStore: product.listed_on_store,
    cateId: product.category_id,
  };
}

function toAttributes(product: Product, locale: Locale): ProductAttr[] {
  return product.attributes.map((attribute) => ({
    id: attribute.id,
    attrName: attribute.name[locale],
    attrValues: attribute.values.map((value) => value[locale]).join(','),
    type: 1,
  }));
}

function toSku(sku: Sku, locale: Locale): ProductSku {
  return {
    id: sku.id,
    price: sku.price_cents,
    stock: sku.stock,
    image: sku.image,
    productId: sku.product_id,
    sku: sku[`sku_${locale}`],
  };
}
