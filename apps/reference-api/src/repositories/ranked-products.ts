import { type Expression, type RawBuilder, sql } from 'kysely';
import { integers } from '../db/integers.ts';
import type { Db } from '../db/tables.ts';
import { subtreeOf } from './categories.ts';
import { ANCHORED_ABOVE, type Anchor, type AnchoredList, anchorsAround, WHOLE_SHOP } from './product-anchors.ts';
import { partsOf, type RankedPart } from './product-orders.ts';

/** The categories in a subtree that have products on sale, with the number of those products. */
export interface Stocked {
  leafIds: number[];
  total: number;
}

/** Products on sale in a category of any level, or in the whole shop. Exact, without counting product rows. */
export async function stockedIn(db: Db, storeId: number, categoryId: number): Promise<Stocked> {
  const leaves = await db
    .selectFrom('product_counts')
    .select(['category_id', 'products'])
    .where('store_id', '=', storeId)
    .where('products', '>', 0)
    .$if(categoryId !== WHOLE_SHOP, (counts) => counts.where('category_id', 'in', subtreeOf(db, categoryId)))
    .execute();
  return {
    leafIds: leaves.map(({ category_id }) => category_id),
    total: leaves.reduce((sum, { products }) => sum + products, 0),
  };
}

/**
 * Where a page is read: between the anchors before and after it, from the one before it on, or from the end of the list.
 * Each is dearer than the one before, the last one the farther the page is from the end.
 */
export type Reach = 'between' | 'onwards' | 'from-end';

/**
 * The ids of one page of a list, however deep, as a query: each index is read from the anchor before the page to the one
 * after it. Page boundaries are from the time when the anchors were built; later changes appear at their new position.
 */
export async function rankedIds(
  db: Db,
  list: AnchoredList & { now: number },
  { leafIds, total }: Stocked,
  page: { offset: number; limit: number },
  reach: Reach = 'between',
): Promise<RawBuilder<number>> {
  const isFromEnd = reach === 'from-end';
  const { from, until: end } = total > ANCHORED_ABOVE && !isFromEnd ? await anchorsAround(db, list, page) : {};
  const until = reach === 'between' ? end : undefined;
  const limit = Math.min(page.limit, total - page.offset);
  const offset = isFromEnd ? total - page.offset - limit : page.offset - (from?.position ?? 0);
  return mergedIds(list, leafIds, { offset, limit, isFromEnd }, ({ rank }) => [
    ...(from ? [sql`(${rank}, products.id) <= ${keyOf(from)}`] : []),
    ...(until ? [sql`(${rank}, products.id) > ${keyOf(until)}`] : []),
  ]);
}

/**
 * The ids of a page of what meets further conditions, as a query: the list is read from its beginning until the page is full, or
 * from the indexes of the conditions, whichever PostgreSQL takes to be the shorter way.
 */
export function narrowedIds(
  list: AnchoredList & { now: number },
  { leafIds }: Stocked,
  page: { offset: number; limit: number },
  conditionsOf: (part: RankedPart) => Expression<unknown>[],
): RawBuilder<number> {
  // Not leaf by leaf: one in which few products or none meet the conditions would be read to its end.
  const isInList = list.categoryId === WHOLE_SHOP ? [] : [sql`products.category_id = any(${integers(leafIds)})`];
  const whole = { ...list, categoryId: WHOLE_SHOP };
  return mergedIds(whole, [], { ...page, isFromEnd: false }, (part) => [...isInList, ...conditionsOf(part)]);
}

/** A page of all indexes of a list, merged in the list's order. */
function mergedIds(
  list: AnchoredList & { now: number },
  leafIds: readonly number[],
  { offset, limit, isFromEnd }: { offset: number; limit: number; isFromEnd: boolean },
  conditionsOf: (part: RankedPart) => Expression<unknown>[],
): RawBuilder<number> {
  const direction = isFromEnd ? sql`asc` : sql`desc`;
  const ranked = (part: RankedPart, isOwned: RawBuilder<unknown>) => {
    const conditions = [...(part.condition ? [part.condition] : []), ...conditionsOf(part)];
    return sql`(
      select products.id, ${part.rank} as rank from products
      where products.store_id = ${list.storeId} ${isOwned} and products.on_sale
        ${sql.join(
          conditions.map((condition) => sql`and ${condition}`),
          sql` `,
        )}
      order by ${part.rank} ${direction}, products.id ${direction} limit ${offset + limit}
    )`;
  };
  const leaves = sql`unnest(${integers(leafIds)})`;
  const parts = partsOf(list.sort, list.now).map((part) =>
    list.categoryId === WHOLE_SHOP
      ? ranked(part, sql``)
      : sql`select found.id, found.rank from ${leaves} as leaf (id)
          cross join lateral ${ranked(part, sql`and products.category_id = leaf.id`)} as found`,
  );
  return sql<number>`(
    select id from (${sql.join(parts, sql` union all `)}) as ranked
    order by rank ${direction}, id ${direction} limit ${limit} offset ${offset}
  )`;
}

const keyOf = ({ rank, product_id }: Anchor) => sql`(${rank}::bigint, ${product_id}::integer)`;
