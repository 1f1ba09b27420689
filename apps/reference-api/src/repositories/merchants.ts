import type { MerchantCard, Page, ProductMerchant } from '@promenade/storefront-sdk/contract';
import { type Kysely, sql } from 'kysely';
import type { Locale, Row, Tables } from '../db/tables.ts';
import { type CardRow, selectCard, toMerchantProduct } from './product-cards.ts';

const PRODUCTS_SHOWN = 3;

/** The merchants of a shop with three of their products each, oldest merchant first. */
export async function merchantStreet(
  db: Kysely<Tables>,
  { storeId, locale, page, limit }: { storeId: number; locale: Locale; page: number; limit: number },
): Promise<Page<MerchantCard>> {
  const ofStore = db.selectFrom('merchants').where('store_id', '=', storeId);
  const { total } = await ofStore.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const merchants = await ofStore
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const ids = merchants.map((merchant) => merchant.id);
  const products = ids.length > 0 ? await bestSellers(db, ids, locale, PRODUCTS_SHOWN) : [];
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

/** The merchant of a product with three other products of theirs. */
export async function merchantOfProduct(
  db: Kysely<Tables>,
  product: Pick<Row<'products'>, 'id' | 'merchant_id'>,
  locale: Locale,
): Promise<ProductMerchant> {
  const merchant = await db
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', product.merchant_id)
    .executeTakeFirstOrThrow();
  const products = await bestSellers(db, [merchant.id], locale, PRODUCTS_SHOWN + 1);
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
  db: Kysely<Tables>,
  merchantIds: readonly number[],
  locale: Locale,
  count: number,
): Promise<CardRow[]> {
  return db
    .selectFrom('products')
    .select((product) => selectCard(product, locale))
    .where('products.id', 'in', (ranked) =>
      ranked
        .selectFrom((inner) =>
          inner
            .selectFrom('products')
            .select([
              'id',
              sql<number>`row_number() over (partition by merchant_id order by sales desc, id)`.as('place'),
            ])
            .where('merchant_id', 'in', [...merchantIds])
            .where('on_sale', '=', true)
            .as('places'),
        )
        .select('places.id')
        .where('places.place', '<=', count),
    )
    .orderBy('products.sales', 'desc')
    .orderBy('products.id')
    .execute();
}
