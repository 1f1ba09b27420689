import type { Page, ProductCard } from '@promenade/storefront-sdk/contract';
import { expressionBuilder, sql } from 'kysely';
import { integers } from '../db/integers.ts';
import type { Db, Tables } from '../db/tables.ts';
import { type AnchoredList, WHOLE_SHOP } from './product-anchors.ts';
import { selectCard, toCard } from './product-cards.ts';
import {
  type FacetFilters,
  groupsOf,
  inCategory,
  type PriceRange,
  type ProductCondition,
  partInPriceRange,
} from './product-filters.ts';
import { indexOf, type Orders, type Rank, rankOf, sortsOf } from './product-orders.ts';
import { cardPage, cards, emptyPage, type ListScope, onSaleWith, windowOf } from './product-pages.ts';
import { estimatedCount, inLeaves, isWhole, sampleOf } from './product-samples.ts';
import { wordsPage } from './product-words.ts';
import { narrowedIds, type Reach, rankedIds, stockedIn } from './ranked-products.ts';

export interface ProductSearch extends ListScope, Orders, PriceRange, FacetFilters {
  keyword?: string | undefined;
  /** Category of any level; everything below it counts. */
  cid?: number | undefined;
  merchantId?: number | undefined;
}

const LEADERS = 20;
const REACHES: readonly Reach[] = ['between', 'onwards', 'from-end'];

/**
 * Products by words, category, filters and order. Without an order: by relevance, then most viewed.
 * @returns a page whose `total` may be an estimate if filters apply to a long list, see `facetsOf`.
 */
export async function searchProducts(db: Db, search: ProductSearch): Promise<Page<ProductCard>> {
  const { storeId, now, keyword, cid, merchantId } = search;
  const sorts = sortsOf(search);
  const [sort, ...others] = sorts;
  const groups = groupsOf(search, now);
  const hasWords = keyword !== undefined && keyword.trim() !== '';
  if (!hasWords && merchantId === undefined && others.length === 0) {
    const { sort: indexed, isBackwards } = indexOf(sort);
    const list = { storeId, categoryId: cid ?? WHOLE_SHOP, sort: indexed };
    if (groups.length === 0) return indexedPage(db, search, list, isBackwards);
    if (!isBackwards) return narrowedPage(db, search, list);
  }
  const conditions = groups.map(({ condition }) => condition);
  if (merchantId !== undefined) conditions.push((product) => product('products.merchant_id', '=', merchantId));
  if (cid !== undefined) conditions.push(inCategory(db, cid));
  const ranks = sorts.map((name) => rankOf(name, now));
  // Equals stand as where the list is read backwards.
  if (sort === 'unsold' && others.length === 0) ranks.push(sql`(-products.id)`);
  if (hasWords) return wordsPage(db, search, keyword, conditions, ranks, sort === 'browse');
  return filteredPage(db, search, conditions, ranks);
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

/** The bestselling products; their `sales` include the added number. */
export async function leaderboard(
  db: Db,
  { storeId, languages }: Pick<ListScope, 'storeId' | 'languages'>,
): Promise<ProductCard[]> {
  const rows = await db
    .selectFrom('products')
    .select((product) => selectCard(product, languages))
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
  // Products sold since the anchors were built may have left the range between two of them, or the last range.
  for (const reach of REACHES) {
    const ids = await rankedIds(db, { ...list, now: scope.now }, stocked, window, reach);
    shown = await cards(db, scope, ids, [rankOf(list.sort, scope.now)]);
    if (shown.length >= wanted) break;
  }
  return cardPage(isBackwards ? shown.reverse() : shown, scope, total);
}

/**
 * A page of a filtered, indexed list. If many products remain, the list is read from its beginning until the page is full;
 * if few remain, they are all found by the indexes of the filters.
 */
async function narrowedPage(db: Db, search: ProductSearch, list: AnchoredList): Promise<Page<ProductCard>> {
  const { now } = search;
  const stocked = await stockedIn(db, list.storeId, list.categoryId);
  const isOfList = list.categoryId === WHOLE_SHOP ? [] : [inLeaves(stocked.leafIds)];
  const conditions = groupsOf(search, now).map(({ condition }) => condition);
  const ranks = [rankOf(list.sort, now)];
  if (stocked.total === 0) return emptyPage(search);
  const sample = sampleOf([], stocked.total, stocked.leafIds);
  const total = isWhole(sample) ? undefined : await estimatedCount(db, search, sample, conditions);
  if (total === undefined) return filteredPage(db, search, [...isOfList, ...conditions], ranks);
  const product = expressionBuilder<Tables, 'products'>();
  const ids = narrowedIds({ ...list, now }, stocked, windowOf(search), (part) => [
    ...conditions.map((condition) => condition(product)),
    // As a range of the index, if the list is sorted by price.
    ...(list.sort === 'price' || list.sort === 'cheap' ? [partInPriceRange(part, search)] : []),
  ]);
  return cardPage(await cards(db, search, ids, ranks), search, total);
}

/** A page of what meets all conditions, which is found and ordered anew each time. */
async function filteredPage(
  db: Db,
  scope: ListScope,
  conditions: readonly ProductCondition[],
  ranks: readonly Rank[],
): Promise<Page<ProductCard>> {
  const { offset, limit } = windowOf(scope);
  const columns = ranks.map((rank, place) => rank.as(`rank${place}`));
  const matching = onSaleWith(db, scope, conditions).select(['products.id', ...columns]);
  const inTurn = sql.join(
    [...ranks.map((_, place) => sql.ref(`rank${place}`)), sql`id`].map((rank) => sql`${rank} desc`),
  );
  // Materialized, lest the planner looks for the first few in an order that has them at its end.
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (${matching})
    select (select count(*)::integer from found) as total,
      array(select id from found order by ${inTurn} limit ${limit} offset ${offset}) as ids
  `.execute(db);
  const [{ total, ids } = { total: 0, ids: [] }] = rows;
  const shown = ids.length > 0 ? await cards(db, scope, sql`(select unnest(${integers(ids)}))`, ranks) : [];
  return cardPage(shown, scope, total);
}

/** The same slice of a list, counted from its other end. */
function mirrored({ offset, limit }: { offset: number; limit: number }, total: number) {
  const first = Math.max(0, total - offset - limit);
  return { offset: first, limit: total - offset - first };
}
