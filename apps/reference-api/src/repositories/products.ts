import type { Page, ProductCard } from '@promenade/storefront-sdk/contract';
import { type Expression, sql } from 'kysely';
import { integers } from '../db/integers.ts';
import type { Db } from '../db/tables.ts';
import { type AnchoredList, WHOLE_SHOP } from './product-anchors.ts';
import { selectCard, toCard } from './product-cards.ts';
import { inCategory, inPriceRange, type PricePart, type PriceRange, type ProductCondition } from './product-filters.ts';
import { indexOf, type Orders, type Rank, rankOf, sortsOf } from './product-orders.ts';
import { cardPage, cards, countOf, emptyPage, inOrder, type ListScope, onSaleWith, windowOf } from './product-pages.ts';
import { wordsPage } from './product-words.ts';
import { type Reach, rankedIds, stockedIn } from './ranked-products.ts';

export interface ProductSearch extends ListScope, Orders, PriceRange {
  keyword?: string | undefined;
  /** Category of any level; everything below it counts. */
  cid?: number | undefined;
  merchantId?: number | undefined;
}

const LEADERS = 20;
const REACHES: readonly Reach[] = ['between', 'onwards', 'from-end'];

/** Products by words, category, price and order. Without an order: by relevance, then by what is looked at most. */
export async function searchProducts(db: Db, search: ProductSearch): Promise<Page<ProductCard>> {
  const { storeId, now, keyword, cid, merchantId } = search;
  const conditions: ProductCondition[] = [];
  if (merchantId !== undefined) conditions.push((product) => product('products.merchant_id', '=', merchantId));
  const sorts = sortsOf(search);
  const [sort, ...others] = sorts;
  const prices = inPriceRange(search, others.length === 0 ? sort : 'browse', now);
  const hasWords = keyword !== undefined && keyword.trim() !== '';
  if (!hasWords && conditions.length === 0 && prices.length === 0 && others.length === 0) {
    const { sort: indexed, isBackwards } = indexOf(sort);
    return indexedPage(db, search, { storeId, categoryId: cid ?? WHOLE_SHOP, sort: indexed }, isBackwards);
  }
  if (cid !== undefined) conditions.push(inCategory(db, cid));
  const ranks = sorts.map((name) => rankOf(name, now));
  // Equals stand as where the list is read backwards.
  if (sort === 'unsold' && others.length === 0) ranks.push(sql`(-products.id)`);
  if (hasWords) {
    if (prices.length > 0) conditions.push(anyOf(prices));
    return wordsPage(db, search, keyword, conditions, ranks, sort === 'browse');
  }
  return filteredPage(db, search, conditions, ranks, prices);
}

/** Products for the home page, newest first. */
export function indexProducts(db: Db, scope: ListScope): Promise<Page<ProductCard>> {
  return searchProducts(db, { ...scope, newest: 'desc' });
}

/** Products of a category and everything below it. */
export function collectionProducts(
  db: Db,
  { collectionId, ...scope }: ListScope & { collectionId: number },
): Promise<Page<ProductCard>> {
  return searchProducts(db, { ...scope, cid: collectionId });
}

/** Products by their ids, in the order asked; unknown ones and repetitions are left out. */
export async function productsByIds(
  db: Db,
  { ids, ...scope }: ListScope & { ids: readonly number[] },
): Promise<Page<ProductCard>> {
  if (ids.length === 0) return emptyPage(scope);
  const wanted: ProductCondition = (product) => product('products.id', 'in', [...ids]);
  const asAsked = sql<number>`(-array_position(${integers(ids)}, products.id))`;
  return filteredPage(db, scope, [wanted], [asAsked]);
}

/** The products sold most; their `sales` hold what is added to the true ones. */
export async function leaderboard(
  db: Db,
  { storeId, locale }: Pick<ListScope, 'storeId' | 'locale'>,
): Promise<ProductCard[]> {
  const rows = await db
    .selectFrom('products')
    .select((product) => selectCard(product, locale))
    .where('store_id', '=', storeId)
    .where('on_sale', '=', true)
    .orderBy(rankOf('sold', 0), 'desc')
    .orderBy('id', 'desc')
    .limit(LEADERS)
    .execute();
  return rows.map(toCard).map((card) => ({ ...card, sales: card.sales + card.ficti, ficti: 0 }));
}

/** A page of the shop's whole list or a category's, at the same cost wherever it is. */
async function indexedPage(
  db: Db,
  scope: ListScope,
  list: AnchoredList,
  isBackwards: boolean,
): Promise<Page<ProductCard>> {
  const stocked = await stockedIn(db, list.storeId, list.categoryId);
  const { total } = stocked;
  const asked = windowOf(scope);
  if (asked.offset >= total) return cardPage([], scope, total);
  const window = isBackwards ? mirrored(asked, total) : asked;
  const wanted = Math.min(window.limit, total - window.offset);
  let shown: ProductCard[] = [];
  // What was sold since the anchors were built may have left the part between two of them, or the one after the last.
  for (const reach of REACHES) {
    const ids = await rankedIds(db, { ...list, now: scope.now }, stocked, window, reach);
    shown = await cards(db, scope, ids, [rankOf(list.sort, scope.now)]);
    if (shown.length >= wanted) break;
  }
  return cardPage(isBackwards ? shown.reverse() : shown, scope, total);
}

const anyOf =
  (parts: readonly PricePart[]): ProductCondition =>
  (product) =>
    product.or(parts.map(({ condition }) => condition(product)));

/**
 * A page of what meets all conditions, which are counted and ordered anew each time.
 *
 * @param parts conditions that exclude each other, of which one is to be met: each is counted, and ordered where it can be,
 *   by an index.
 */
async function filteredPage(
  db: Db,
  scope: ListScope,
  conditions: readonly ProductCondition[],
  ranks: readonly Rank[],
  parts: readonly PricePart[] = [],
): Promise<Page<ProductCard>> {
  const onSale = onSaleWith(db, scope, conditions);
  const total = await countOf(db, parts.length > 0 ? parts.map(({ condition }) => onSale.where(condition)) : [onSale]);
  const window = windowOf(scope);
  if (window.offset >= total) return cardPage([], scope, total);
  const merged = parts.flatMap(({ condition, rank }) => {
    if (rank === null) return [];
    const part = onSale.where(condition).select(['products.id', rank.as('rank')]);
    return [
      part
        .orderBy(rank, 'desc')
        .orderBy('products.id', 'desc')
        .limit(window.offset + window.limit),
    ];
  });
  if (merged.length > 0) return cardPage(await cards(db, scope, mergedIds(merged, window), ranks), scope, total);
  let ids = onSale.select('products.id');
  if (parts.length > 0) ids = ids.where(anyOf(parts));
  for (const rank of inOrder(ranks)) ids = ids.orderBy(rank, 'desc');
  return cardPage(await cards(db, scope, ids.limit(window.limit).offset(window.offset), ranks), scope, total);
}

/** The ids of a page of what several queries have in the same order. */
function mergedIds(parts: readonly Expression<unknown>[], { offset, limit }: { offset: number; limit: number }) {
  return sql<number>`(
    select id from (${sql.join(parts, sql` union all `)}) as merged
    order by rank desc, id desc limit ${limit} offset ${offset}
  )`;
}

/** The same part of a list as it is counted from its other end. */
function mirrored({ offset, limit }: { offset: number; limit: number }, total: number) {
  const first = Math.max(0, total - offset - limit);
  return { offset: first, limit: total - offset - first };
}
