import type { Page, ProductCard } from '@promenade/storefront-sdk/contract';
import { type Kysely, sql } from 'kysely';
import type { Locale, Tables } from '../db/tables.ts';
import { selectCard, toCard } from './product-cards.ts';
import { byKeyword, inCategory, type ProductCondition, type Relevance, shownPrice } from './product-filters.ts';

/** Where, in which language and when a list is read. */
export interface ListScope {
  storeId: number;
  locale: Locale;
  /** Epoch milliseconds; decides which discounts run. */
  now: number;
  /** From 1. */
  page: number;
  /** At most 50. */
  limit: number;
}

export interface ProductSearch extends ListScope {
  keyword?: string | undefined;
  /** Category of any level; everything below it counts. */
  cid?: number | undefined;
  merchantId?: number | undefined;
  priceOrder?: 'asc' | 'desc' | undefined;
  salesOrder?: 'asc' | 'desc' | undefined;
  newest?: 'desc' | undefined;
  /** Cents of the price that is shown, included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

const LIMIT_MAX = 50;
const LEADERS = 20;

/** Products by words, category, price and order. Without an order: by relevance, then by what is looked at most. */
export async function searchProducts(db: Kysely<Tables>, search: ProductSearch): Promise<Page<ProductCard>> {
  const conditions: ProductCondition[] = [];
  let relevance: Relevance | null = null;
  if (search.keyword?.trim()) {
    const found = await byKeyword(db, search.storeId, search.locale, search.keyword);
    if (!found) return emptyPage(search);
    conditions.push(found.condition);
    relevance = found.relevance;
  }
  const { cid, merchantId, minPrice, maxPrice } = search;
  if (cid !== undefined) conditions.push(inCategory(cid));
  if (merchantId !== undefined) conditions.push((product) => product('products.merchant_id', '=', merchantId));
  if (minPrice !== undefined) conditions.push((product) => product(shownPrice(search.now), '>=', minPrice));
  if (maxPrice !== undefined) conditions.push((product) => product(shownPrice(search.now), '<=', maxPrice));
  return listProducts(db, search, conditions, orderOf(search, relevance));
}

/** Products for the home page, newest first. */
export function indexProducts(db: Kysely<Tables>, scope: ListScope): Promise<Page<ProductCard>> {
  return searchProducts(db, { ...scope, newest: 'desc' });
}

/** Products of a category and everything below it. */
export function collectionProducts(
  db: Kysely<Tables>,
  { collectionId, ...scope }: ListScope & { collectionId: number },
): Promise<Page<ProductCard>> {
  return searchProducts(db, { ...scope, cid: collectionId });
}

/** Products by their ids, in the order asked; unknown ones and repetitions are left out. */
export async function productsByIds(
  db: Kysely<Tables>,
  { ids, ...scope }: ListScope & { ids: readonly number[] },
): Promise<Page<ProductCard>> {
  if (ids.length === 0) return emptyPage(scope);
  const wanted: ProductCondition = (product) => product('products.id', 'in', [...ids]);
  const asAsked = sql`array_position(${sql.val(`{${ids.join(',')}}`)}::integer[], products.id)`;
  return listProducts(db, scope, [wanted], [asAsked]);
}

/** The products sold most; their `sales` hold what is added to the true ones. */
export async function leaderboard(
  db: Kysely<Tables>,
  { storeId, locale }: Pick<ListScope, 'storeId' | 'locale'>,
): Promise<ProductCard[]> {
  const rows = await db
    .selectFrom('products')
    .select((product) => selectCard(product, locale))
    .where('store_id', '=', storeId)
    .where('on_sale', '=', true)
    .orderBy(sql`(products.sales + products.ficti) desc`)
    .orderBy('id', 'desc')
    .limit(LEADERS)
    .execute();
  return rows.map(toCard).map((card) => ({ ...card, sales: card.sales + card.ficti, ficti: 0 }));
}

type Order = ReturnType<typeof sql>;

function orderOf(search: ProductSearch, relevance: Relevance | null): Order[] {
  const orders: Order[] = [];
  const direction = (order: 'asc' | 'desc') => (order === 'asc' ? sql`asc` : sql`desc`);
  if (search.priceOrder) orders.push(sql`${shownPrice(search.now)} ${direction(search.priceOrder)}`);
  if (search.salesOrder) orders.push(sql`(products.sales + products.ficti) ${direction(search.salesOrder)}`);
  if (search.newest) orders.push(sql`products.created_at desc`);
  if (orders.length === 0) {
    if (relevance) orders.push(sql`${relevance} desc`);
    orders.push(sql`products.browse desc`);
  }
  // Pages must not overlap: equal products keep one order.
  return [...orders, sql`products.id desc`];
}

async function listProducts(
  db: Kysely<Tables>,
  scope: ListScope,
  conditions: readonly ProductCondition[],
  orders: readonly Order[],
): Promise<Page<ProductCard>> {
  let onSale = db
    .selectFrom('products')
    .where('products.store_id', '=', scope.storeId)
    .where('products.on_sale', '=', true);
  for (const condition of conditions) onSale = onSale.where(condition);
  const limit = pageSize(scope);

  const { total } = await onSale
    .select((product) => product.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let rows = onSale.select((product) => selectCard(product, scope.locale));
  for (const order of orders) rows = rows.orderBy(order);
  const list = await rows
    .limit(limit)
    .offset((scope.page - 1) * limit)
    .execute();
  return { list: list.map(toCard), pageNum: scope.page, pages: Math.ceil(total / limit), total, pageSize: limit };
}

const pageSize = (scope: ListScope) => Math.min(Math.max(scope.limit, 1), LIMIT_MAX);

function emptyPage(scope: ListScope): Page<ProductCard> {
  return { list: [], pageNum: scope.page, pages: 0, total: 0, pageSize: pageSize(scope) };
}
