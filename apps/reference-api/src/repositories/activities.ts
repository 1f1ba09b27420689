import { priceOf } from '@promenade/storefront-hooks/domain';
import type { Activity, ActivityProduct } from '@promenade/storefront-sdk/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../db/index.ts';
import { type ShopLanguages, selectText } from '../db/texts.ts';
import { type CardRow, selectCard, toCard } from './product-cards.ts';

type Place = Pick<Row<'activity_products'>, 'activity_id' | 'sort'> & { picture: string };

/** Products of each activity on the home page. */
const PRODUCTS_SHOWN = 8;

function running(db: Db, storeId: number, now: number) {
  return db
    .selectFrom('activities')
    .where('store_id', '=', storeId)
    .where('start_at', '<=', now)
    .where((row) => row.or([row('end_at', 'is', null), row('end_at', '>', now)]));
}

/** An activity of a shop that is going on. */
export function activityOf(
  db: Db,
  { storeId, now }: { storeId: number; now: number },
  id: number,
): Promise<Row<'activities'> | undefined> {
  return running(db, storeId, now).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The products of activities that are on sale. */
function productsIn(db: Db, activityIds: readonly number[], languages: ShopLanguages) {
  return db
    .selectFrom('products')
    .innerJoin('activity_products', 'activity_products.product_id', 'products.id')
    .where('activity_products.activity_id', 'in', [...activityIds])
    .where('products.on_sale', '=', true)
    .select((product) => selectCard(product, languages))
    .select(['activity_products.activity_id', 'activity_products.sort', 'activity_products.image as picture']);
}

/** An activity has no room for discounts and store prices, so the price that is charged is its only one. */
function toActivityProduct({ picture, ...row }: CardRow & Place, now: number): ActivityProduct {
  const card = toCard(row);
  const { slug, uniqueKey, listedOnStore, landingPage } = card;
  const { nowCents, wasCents } = priceOf(card, now);
  return {
    proId: card.id,
    proImage: card.image,
    image: picture,
    storeName: card.storeName,
    price: nowCents,
    // An activity always has its own struck price, since clients of the family calculate with it.
    otPrice: wasCents ?? Math.max(card.otPrice ?? 0, nowCents),
    ...{ slug, uniqueKey, listedOnStore, landingPage },
  };
}

/** The activities of a shop that are going on, with some of their products. */
export async function activitiesOf(
  db: Db,
  { storeId, languages, now }: { storeId: number; languages: ShopLanguages; now: number },
): Promise<Activity[]> {
  const activities = await running(db, storeId, now)
    .select(['id', 'type', selectText('name', languages).as('name')])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  if (activities.length === 0) return [];
  const ids = activities.map(({ id }) => id);
  const place = sql<number>`row_number() over (partition by activity_id order by activity_products.sort)`;
  const rows = await db
    .selectFrom(productsIn(db, ids, languages).select(place.as('place')).as('shown'))
    .selectAll()
    .where('shown.place', '<=', PRODUCTS_SHOWN)
    .orderBy('shown.place')
    .execute();
  return activities.map((activity) => ({
    ...activity,
    productList: rows.filter((row) => row.activity_id === activity.id).map((row) => toActivityProduct(row, now)),
  }));
}

/** Products of an activity, in its own order. */
export async function activityProducts(
  db: Db,
  { activityId, languages, now, offset, limit }: ActivityPage,
): Promise<ActivityProduct[]> {
  const rows = await productsIn(db, [activityId], languages)
    .orderBy('activity_products.sort')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => toActivityProduct(row, now));
}

interface ActivityPage {
  activityId: number;
  languages: ShopLanguages;
  /** Decides which discounts run. */
  now: number;
  offset: number;
  limit: number;
}

export async function countActivityProducts(db: Db, activityId: number): Promise<number> {
  const { count } = await db
    .selectFrom('activity_products')
    .innerJoin('products', 'products.id', 'activity_products.product_id')
    .where('activity_id', '=', activityId)
    .where('products.on_sale', '=', true)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
