import type { ProductAttr, ProductDetail, ProductInfo, ProductSku } from '@promenade/storefront-sdk/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../db/tables.ts';
import { type ShopLanguages, type ShopText, textIn } from '../db/texts.ts';
import { formerEntry } from './former-slugs.ts';
import { merchantOfProduct } from './merchants.ts';
import { percent } from './product-cards.ts';

/** What of a product is shown; the texts for searches are longer than all of it. */
export const PRODUCT_COLUMNS = [
  ...(['id', 'slug', 'unique_key', 'merchant_id', 'category_id', 'image', 'pictures', 'showcase_video'] as const),
  ...(['name', 'summary', 'content', 'unit', 'safety'] as const),
  ...(['price_cents', 'store_price_cents', 'market_price_cents', 'discount_basis_points'] as const),
  ...(['discount_expires_at', 'rating_tenths', 'sales', 'ficti', 'browse', 'is_shipping_included'] as const),
  ...(['landing_page', 'listed_on_store', 'is_withdrawable', 'attributes', 'brand', 'condition'] as const),
  ...(['manufacturer', 'responsible_person'] as const),
] as const;

interface AttributeRow {
  key: string;
  name: ShopText;
  value: ShopText;
}

/** The attribute values of a product, in the order of the shop. */
export const PRODUCT_ATTRIBUTES = sql<AttributeRow[]>`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'key', own.slug, 'name', own.name, 'value', products.attribute_values -> own.slug
      )
      order by own.sort, own.slug
    ),
    '[]'
  )
  from product_attributes as own
  where own.store_id = products.store_id and products.attribute_values ? own.slug
)`.as('own_attributes');

type Product = Pick<Row<'products'>, (typeof PRODUCT_COLUMNS)[number]> & { own_attributes: AttributeRow[] };
type Sku = Row<'skus'>;

export interface ProductScope {
  storeId: number;
  languages: ShopLanguages;
}

/** The choices of a product and their variants. */
export type Choices = Pick<ProductDetail, 'productAttr' | 'productValue'>;

/** A product by its key, as a guest sees it; the slug of the address is not asked, the answer holds the true one. Null when unknown. */
export function productByKey(db: Db, scope: ProductScope, uniqueKey: string): Promise<ProductDetail | null> {
  return describe(db, onSale(db, scope.storeId).where('unique_key', '=', uniqueKey), scope);
}

/** Same, by its id, as clients of the family request it. */
export function productById(db: Db, scope: ProductScope, id: number): Promise<ProductDetail | null> {
  return describe(db, onSale(db, scope.storeId).where('id', '=', id), scope);
}

/** The same, on sale or not: for who knows the key and looks at the page before it is open. */
export function previewByKey(db: Db, scope: ProductScope, uniqueKey: string): Promise<ProductDetail | null> {
  return describe(db, products(db, scope.storeId).where('unique_key', '=', uniqueKey), scope);
}

/** A product that is listed on the store, by its slug, or by a former one. Null if unknown. */
export async function listedProductBySlug(db: Db, scope: ProductScope, slug: string): Promise<ProductDetail | null> {
  const listed = onSale(db, scope.storeId).where('listed_on_store', '=', true);
  const former = formerEntry(db, { store_id: scope.storeId, kind: 'product', slug });
  return (
    (await describe(db, listed.where('slug', '=', slug), scope)) ?? describe(db, listed.where('id', '=', former), scope)
  );
}

/** The choices of a product and their variants, without the rest. Null when unknown. */
export async function choicesOf(db: Db, { storeId, languages }: ProductScope, id: number): Promise<Choices | null> {
  const product = await onSale(db, storeId).where('id', '=', id).executeTakeFirst();
  return product ? toChoices(product, await skusOf(db, product), languages) : null;
}

function products(db: Db, storeId: number) {
  return db.selectFrom('products').select(PRODUCT_COLUMNS).select(PRODUCT_ATTRIBUTES).where('store_id', '=', storeId);
}

const onSale = (db: Db, storeId: number) => products(db, storeId).where('on_sale', '=', true);

function skusOf(db: Db, { id }: Product): Promise<Sku[]> {
  return db.selectFrom('skus').selectAll().where('product_id', '=', id).orderBy('position').execute();
}

function toChoices(product: Product, skus: readonly Sku[], languages: ShopLanguages): Choices {
  return {
    productAttr: toAttributes(product, languages),
    productValue: Object.fromEntries(skus.map((sku) => [textIn(sku.sku, languages), toSku(product, sku, languages)])),
  };
}

async function describe(
  db: Db,
  wanted: ReturnType<typeof products>,
  { languages }: ProductScope,
): Promise<ProductDetail | null> {
  const product = await wanted.executeTakeFirst();
  if (!product) return null;
  const skus = await skusOf(db, product);
  return { ...productDetail(product, skus, languages), merchantInfo: await merchantOfProduct(db, product, languages) };
}

/** A product as a guest sees it, but for its merchant. */
export function productDetail(
  product: Product,
  skus: readonly Sku[],
  languages: ShopLanguages,
): Omit<ProductDetail, 'merchantInfo'> {
  return {
    ...toChoices(product, skus, languages),
    productInfo: toInfo(product, skus, languages),
    variantPrice: skus.flatMap(({ id, variant_price_cents: price }) => (price === null ? [] : [{ id, price }])),
    storePrice: product.store_price_cents,
    userCollect: false,
    guaranteeList: [],
  };
}

function toInfo(product: Product, skus: readonly Sku[], languages: ShopLanguages): ProductInfo {
  return {
    id: product.id,
    storeName: textIn(product.name, languages),
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
    storeInfo: textIn(product.summary, languages),
    content: textIn(product.content, languages),
    otPrice: product.market_price_cents,
    unitName: textIn(product.unit, languages),
    browse: product.browse,
    landingPage: product.landing_page,
    listedOnStore: product.listed_on_store,
    cateId: product.category_id,
    isWithdrawable: product.is_withdrawable,
    manufacturer: product.manufacturer ?? undefined,
    responsiblePerson: product.responsible_person ?? undefined,
    safetyInfo: textIn(product.safety, languages) || undefined,
    ...(product.brand && { brand: product.brand }),
    ...(product.condition && { condition: product.condition }),
    customAttributes: product.own_attributes.map(({ key, name, value }) => ({
      key,
      name: textIn(name, languages),
      value: textIn(value, languages),
    })),
  };
}

function toAttributes(product: Product, languages: ShopLanguages): ProductAttr[] {
  return product.attributes.map((attribute) => ({
    id: attribute.id,
    attrName: textIn(attribute.name, languages),
    attrValues: attribute.values.map((value) => textIn(value, languages)).join(','),
    type: 1,
    productId: product.id,
  }));
}

function toSku(product: Product, sku: Sku, languages: ShopLanguages): ProductSku {
  const name = textIn(sku.sku, languages);
  const values = name.split(',');
  return {
    id: sku.id,
    price: sku.price_cents,
    stock: sku.stock,
    image: sku.image,
    productId: sku.product_id,
    sku: name,
    // Sales are counted by product alone.
    sales: 0,
    // Clients of the family reckon with it, so it is never absent and never below the price.
    otPrice: Math.max(product.market_price_cents ?? 0, sku.price_cents),
    weight: sku.weight_grams / 1000,
    // The volume is not recorded.
    volume: 0,
    ...(sku.gtin && { gtin: sku.gtin }),
    attrValue: JSON.stringify(
      Object.fromEntries(
        product.attributes.map((attribute, place) => [textIn(attribute.name, languages), values[place] ?? '']),
      ),
    ),
  };
}
