import type { Page, ProductCard } from '@promenade/storefront-sdk/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { ShopLanguages } from '../db/texts.ts';
import { pageOf, pageWindow } from './pages.ts';
import { selectCard, toCard } from './product-cards.ts';
import type { ProductCondition } from './product-filters.ts';
import type { Rank } from './product-orders.ts';

/** Where, in which languages and when a list is read. */
export interface ListScope {
  storeId: number;
  languages: ShopLanguages;
  /** Epoch milliseconds; decides which discounts run. */
  now: number;
  /** From 1. */
  page: number;
  /** At most 50. */
  limit: number;
}

const LIMIT_MAX = 50;

/** Products on sale in a shop that meet all conditions. */
export function onSaleWith(db: Db, { storeId }: ListScope, conditions: readonly ProductCondition[]) {
  let onSale = db.selectFrom('products').where('products.store_id', '=', storeId).where('products.on_sale', '=', true);
  for (const condition of conditions) onSale = onSale.where(condition);
  return onSale;
}

/** How many products a query has. */
export async function countOf(query: ReturnType<typeof onSaleWith>): Promise<number> {
  const { total } = await query
    .select((product) => product.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Cards by ids; only displayed data is loaded. */
export async function cards(
  db: Db,
  { languages }: ListScope,
  ids: Expression<unknown>,
  ranks: readonly Rank[],
): Promise<ProductCard[]> {
  let shown = db
    .selectFrom('products')
    .select((product) => selectCard(product, languages))
    .where(sql<SqlBool>`products.id in ${ids}`);
  for (const rank of inOrder(ranks)) shown = shown.orderBy(rank, 'desc');
  return (await shown.execute()).map(toCard);
}

/** Pages must not overlap: equal products keep one order. */
export const inOrder = (ranks: readonly Rank[]): Rank[] => [...ranks, sql<number>`products.id`];

const pageSize = (scope: ListScope) => Math.min(Math.max(scope.limit, 1), LIMIT_MAX);

const rangeOf = (scope: ListScope) => ({ page: scope.page, limit: pageSize(scope) });

export const windowOf = (scope: ListScope) => pageWindow(rangeOf(scope));

export const cardPage = (list: ProductCard[], scope: ListScope, total: number): Page<ProductCard> =>
  pageOf(list, total, rangeOf(scope));

export const emptyPage = (scope: ListScope) => cardPage([], scope, 0);
