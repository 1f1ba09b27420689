import type { MerchantCard, Page, ProductMerchant } from '@promenade/storefront-sdk/contract';
import { type SqlBool, sql } from 'kysely';
import { integers } from '../db/integers.ts';
import { searchable } from '../db/search-text.ts';
import type { Db, Row } from '../db/tables.ts';
import type { ShopLanguages } from '../db/texts.ts';
import { containing } from './containing.ts';
import { type CardRow, selectCard, toMerchantProduct } from './product-cards.ts';

export type MerchantRow = Row<'merchants'>;

const PRODUCTS_SHOWN = 3;

/** Which merchants of a shop are listed, and in which language. */
export interface MerchantList {
  storeId: number;
  languages: ShopLanguages;
  /** From 1. */
  page: number;
  limit: number;
  /** All of these words are in the name. */
  keywords?: string | undefined;
  typeId?: number | undefined;
  categoryId?: number | undefined;
  isSelf?: boolean | undefined;
}

/** A merchant of a shop. */
export function merchantOf(db: Db, storeId: number, id: number): Promise<MerchantRow | undefined> {
  const merchants = db.selectFrom('merchants').selectAll().where('store_id', '=', storeId);
  return merchants.where('id', '=', id).executeTakeFirst();
}

/** A merchant of a shop by its slug. */
export function merchantBySlug(db: Db, storeId: number, slug: string): Promise<MerchantRow | undefined> {
  const merchants = db.selectFrom('merchants').selectAll().where('store_id', '=', storeId);
  return merchants.where('slug', '=', slug).executeTakeFirst();
}

function listedMerchants(db: Db, { storeId, keywords = '', typeId, categoryId, isSelf }: MerchantList) {
  let merchants = db.selectFrom('merchants').where('store_id', '=', storeId);
  for (const word of keywords.split(/\s+/).filter(Boolean)) {
    // Slugs have the letters of a name without their accents.
    const plain = searchable(word).replaceAll(' ', '-');
    merchants = merchants.where((merchant) =>
      merchant.or([
        merchant('name', 'ilike', containing(word)),
        ...(plain ? [merchant('slug', 'like', containing(plain))] : []),
      ]),
    );
  }
  if (typeId !== undefined) merchants = merchants.where('type_id', '=', typeId);
  if (categoryId !== undefined) merchants = merchants.where('category_id', '=', categoryId);
  if (isSelf !== undefined) merchants = merchants.where('is_self', '=', isSelf);
  return merchants;
}

/** Merchants of a shop with three of their products each, oldest merchant first. */
export async function merchantCards(db: Db, wanted: MerchantList): Promise<Page<MerchantCard>> {
  const { languages, page, limit } = wanted;
  const listed = listedMerchants(db, wanted);
  const { total } = await listed.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const merchants = await listed
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const ids = merchants.map((merchant) => merchant.id);
  const products = ids.length > 0 ? await bestSellers(db, ids, languages, PRODUCTS_SHOWN) : [];
  const list = merchants.map((merchant) => ({
    id: merchant.id,
    name: merchant.name,
    categoryId: merchant.category_id ?? 0,
    typeId: merchant.type_id,
    isSelf: merchant.is_self,
    backImage: merchant.back_image,
    avatar: merchant.avatar,
    streetBackImage: merchant.street_back_image,
    starLevel: merchant.star_level,
    proList: products.filter((product) => product.merchant_id === merchant.id).map(toMerchantProduct),
  }));
  return { list, pageNum: page, pages: Math.ceil(total / limit), total, pageSize: limit };
}

/** The merchant of a product and three other products of that merchant, as guests see them. */
export async function merchantOfProduct(
  db: Db,
  product: Pick<Row<'products'>, 'id' | 'merchant_id'>,
  languages: ShopLanguages,
): Promise<ProductMerchant> {
  const merchant = await db
    .selectFrom('merchants')
    .select(['id', 'name', 'avatar', 'is_self', 'star_level', 'type_id'])
    .where('id', '=', product.merchant_id)
    .executeTakeFirstOrThrow();
  const products = await bestSellers(db, [merchant.id], languages, PRODUCTS_SHOWN + 1);
  const others = products.filter((other) => other.id !== product.id).slice(0, PRODUCTS_SHOWN);
  return {
    name: merchant.name,
    avatar: merchant.avatar,
    isSelf: merchant.is_self,
    starLevel: merchant.star_level,
    typeId: merchant.type_id,
    proList: others.map(toMerchantProduct),
    isCollect: false,
  };
}

/** The first few products of each merchant by sales. */
function bestSellers(
  db: Db,
  merchantIds: readonly number[],
  languages: ShopLanguages,
  count: number,
): Promise<CardRow[]> {
  return db
    .selectFrom('products')
    .select((product) => selectCard(product, languages))
    .where(
      sql<SqlBool>`products.id in (
        select best.id from unnest(${integers(merchantIds)}) as merchant (id) cross join lateral (
          select id from products where merchant_id = merchant.id and on_sale order by sales desc, id limit ${count}
        ) as best
      )`,
    )
    .orderBy('products.sales', 'desc')
    .orderBy('products.id')
    .execute();
}
