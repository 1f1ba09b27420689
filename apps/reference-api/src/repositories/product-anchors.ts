import { type SqlBool, sql } from 'kysely';
import type { Db, Row, Tx } from '../db/tables.ts';
import type { DuePiece } from './job-claims.ts';
import { INDEXED_SORTS, type IndexedSort, rankOf } from './product-orders.ts';

/** Lists of more products than these have anchors. */
export const ANCHORED_ABOVE = 1_000;
/** Products from one anchor of the shop's list to the next; those of categories lie up to twice as far apart. */
const ANCHOR_STEP = 250;
/** Anchors are built at most this often. */
const MIN_REST_MS = 25_000;
/** The shop's own list among those of its categories. */
export const WHOLE_SHOP = 0;

export interface AnchoredList {
  storeId: number;
  /** A category of any level, or `WHOLE_SHOP`. */
  categoryId: number;
  sort: IndexedSort;
}

export type Anchor = Pick<Row<'product_anchors'>, 'position' | 'rank' | 'product_id'>;

/** The last anchor at or before a page and the first one at or after its end, if they exist. */
export async function anchorsAround(
  db: Db,
  { storeId, categoryId, sort }: AnchoredList,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ from?: Anchor; until?: Anchor }> {
  const end = offset + limit;
  const anchors = sql`
    select position, rank, product_id from product_anchors
    where store_id = ${storeId} and category_id = ${categoryId} and sort = ${sort}`;
  const { rows } = await sql<Anchor>`
    (${anchors} and position <= ${offset} order by position desc limit 1) union all
    (${anchors} and position >= ${end} order by position limit 1)
  `.execute(db);
  const from = rows.find(({ position }) => position <= offset);
  const until = rows.find(({ position }) => position >= end);
  return { ...(from && { from }), ...(until && { until }) };
}

/** Shops with long lists that have changed since their anchors were built. */
export const shopsWithOldAnchors = (now: number) => sql<DuePiece>`(
  select product_counts.store_id as id, null::bigint as due_at
  from product_counts left join anchor_builds on anchor_builds.store_id = product_counts.store_id
  where built_at is null or ${isStale(now)}
  group by product_counts.store_id
  having sum(products) > ${ANCHORED_ABOVE}
)`;

/** Whether the shop of a row has no long list, and so no anchors. */
export const hasShortLists = sql<SqlBool>`store_id not in (
  select store_id from product_counts group by store_id having sum(products) > ${sql.lit(ANCHORED_ABOVE)}
)`;

/** Builds rest for this many times their own duration, so that a busy catalogue spends a twentieth of a core on them. */
const REST = 19;

const isStale = (now: number) => sql<boolean>`(
  -- A build in the future was noted by a clock that was wrong.
  (built_at + greatest(${MIN_REST_MS}, took_ms * ${REST}::bigint) <= ${now} or built_at > ${now})
  and (good_until <= ${now} or exists (select from list_changes where list_changes.store_id = anchor_builds.store_id))
)`;

/** Locks the anchors of a shop to build them; false if another process builds them or has built them. */
export async function claimAnchors(tx: Tx, storeId: number, now: number): Promise<boolean> {
  await tx
    .insertInto('anchor_builds')
    .values({ store_id: storeId, built_at: 0, good_until: 0 })
    .onConflict((known) => known.doNothing())
    .execute();
  const { rows } = await sql`
    select from anchor_builds where store_id = ${storeId} and ${isStale(now)} for update skip locked
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Builds the anchors of every long list of a shop, in all orders, and writes those that differ. Readers have the old ones until
 * it is committed.
 *
 * The shop's list is cut into segments, whose first products are the anchors of all lists: how much of a category lies
 * before each is a sum of counts, so that no category has to be sorted.
 */
export async function buildAnchors(tx: Tx, storeId: number, now: number): Promise<void> {
  const start = performance.now();
  // Before the products are read: a change that commits later stays, and is built next time.
  await tx.deleteFrom('list_changes').where('store_id', '=', storeId).execute();
  for (const sort of INDEXED_SORTS) {
    const rank = rankOf(sort, now);
    await sql`
      with lists as (
        select leaf.id as leaf_id, list.id, sum(product_counts.products) over (partition by list.id) as products
        from product_counts
        join categories as leaf on leaf.id = product_counts.category_id
        left join categories as branch on branch.id = leaf.parent_id
        cross join lateral unnest(array[${WHOLE_SHOP}::integer, leaf.id, leaf.parent_id, branch.parent_id]) as list (id)
        where product_counts.store_id = ${storeId} and list.id is not null
      ), places as (
        select id, category_id, ${rank} as rank, row_number() over (order by ${rank} desc, id desc) - 1 as place
        from products where store_id = ${storeId} and on_sale
      ), counts as (
        select place / ${ANCHOR_STEP} as segment, category_id, count(*) as products,
          max(rank) filter (where place % ${ANCHOR_STEP} = 0) as rank,
          max(id) filter (where place % ${ANCHOR_STEP} = 0) as product_id
        from places group by segment, category_id
      ), positions as (
        select lists.id as category_id, counts.segment,
          sum(sum(counts.products)) over (partition by lists.id order by counts.segment) - sum(counts.products) as position
        from counts join lists on lists.leaf_id = counts.category_id and lists.products > ${ANCHORED_ABOVE}
        group by lists.id, counts.segment
      ), steps as (
        select *, lag(position) over (partition by category_id order by segment) as before from positions
      ), fresh as (
        select steps.category_id, steps.position, counts.rank, counts.product_id
        from steps join counts on counts.segment = steps.segment and counts.product_id is not null
        where div(steps.position, ${ANCHOR_STEP}) > div(steps.before, ${ANCHOR_STEP})
      ), removed as (
        delete from product_anchors as known
        where store_id = ${storeId} and sort = ${sort} and not exists (
          select from fresh where fresh.category_id = known.category_id and fresh.position = known.position
        )
      )
      insert into product_anchors as known (store_id, category_id, sort, position, rank, product_id)
      select ${storeId}, category_id, ${sort}, position, rank, product_id from fresh
      on conflict (store_id, category_id, sort, position) do update
        set rank = excluded.rank, product_id = excluded.product_id
        where (known.rank, known.product_id) <> (excluded.rank, excluded.product_id)
    `.execute(tx);
  }
  await sql`
    insert into anchor_builds as known (store_id, built_at, took_ms, good_until)
    values (${storeId}, ${now}, ${Math.round(performance.now() - start)}, (
      select min(discount_expires_at) from products
      where store_id = ${storeId} and on_sale and discounted_cents is not null and discount_expires_at > ${now}
    ))
    on conflict (store_id) do update
      set built_at = excluded.built_at, took_ms = excluded.took_ms, good_until = excluded.good_until
  `.execute(tx);
}
