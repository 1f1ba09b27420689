import type { ProductCard } from '@promenade/storefront-sdk/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Row, Tables } from '../db/tables.ts';
import { type ShopLanguages, selectText } from '../db/texts.ts';

type ProductExpression = ExpressionBuilder<Tables, 'products'>;

/** Columns of `products` that a card needs. */
const CARD_COLUMNS = [
  'products.id',
  'products.slug',
  'products.unique_key',
  'products.image',
  'products.price_cents',
  'products.store_price_cents',
  'products.market_price_cents',
  'products.discount_basis_points',
  'products.discount_expires_at',
  'products.rating_tenths',
  'products.sales',
  'products.ficti',
  'products.is_shipping_included',
  'products.landing_page',
  'products.listed_on_store',
  'products.merchant_id',
  'products.updated_at',
] as const;

type CardColumn = (typeof CARD_COLUMNS)[number] extends `products.${infer Name}` ? Name : never;

/** A product as a card needs it, name and unit in one language. */
export type CardRow = Pick<Row<'products'>, CardColumn> & { name: string; unit: string; stock: number };

/** Selects a card: `select((product) => selectCard(product, languages))`. */
export function selectCard(product: ProductExpression, languages: ShopLanguages) {
  return [
    ...CARD_COLUMNS,
    selectText('products.name', languages).as('name'),
    selectText('products.unit', languages).as('unit'),
    stockOf(product).as('stock'),
  ] as const;
}

/** Total stock of all variants of a product. */
export function stockOf(product: ProductExpression) {
  return product
    .selectFrom('skus')
    .whereRef('skus.product_id', '=', 'products.id')
    .select(sql<number>`coalesce(sum(stock), 0)::integer`.as('stock'))
    .$asScalar()
    .$notNull();
}

export function toCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    slug: row.slug,
    uniqueKey: row.unique_key,
    storeName: row.name,
    image: row.image,
    price: row.price_cents,
    storePrice: row.store_price_cents,
    discount: percent(row.discount_basis_points),
    discountExpiry: row.discount_expires_at,
    rating: row.rating_tenths / 10,
    sales: row.sales,
    ficti: row.ficti,
    isShippingIncluded: row.is_shipping_included,
    landingPage: row.landing_page,
    listedOnStore: row.listed_on_store,
    otPrice: row.market_price_cents,
    stock: row.stock,
    unitName: row.unit,
    merId: row.merchant_id,
    updateTime: row.updated_at,
  };
}

/** Hundredths of a percent as percent. */
export const percent = (basisPoints: number | null): number | null => (basisPoints === null ? null : basisPoints / 100);

/** The few fields of a product that are shown next to its merchant. */
export function toMerchantProduct(row: CardRow) {
  const { id, storeName, image, price, sales, ficti, slug, uniqueKey, listedOnStore, landingPage } = toCard(row);
  return { id, storeName, image, price, sales, ficti, slug, uniqueKey, listedOnStore, landingPage };
}
