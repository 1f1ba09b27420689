import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { integers } from '../db/integers.ts';
import { insertAll } from './insert-all.ts';
import type { DuePiece } from './job-claims.ts';
import { inTransaction } from './transaction.ts';

/** How many tallies are added to products in one statement. */
const TALLIES_AT_ONCE = 5_000;

/** Counts the units of an order as sold. Orders for the same product do not wait for each other. */
export async function countSales(tx: Db, orderId: number): Promise<void> {
  await tx
    .insertInto('product_tallies')
    .columns(['product_id', 'sold'])
    .expression((from) =>
      from
        .selectFrom('order_lines')
        .select((line) => ['product_id', sql<number>`${line.fn.sum('quantity')}::integer`.as('sold')])
        .where('order_id', '=', orderId)
        .groupBy('product_id'),
    )
    .execute();
}

/** Notes that the stars of a product's merchant are to be counted anew. */
export async function noteReview(tx: Db, productId: number): Promise<void> {
  await tx.insertInto('product_tallies').values({ product_id: productId, is_reviewed: true }).execute();
}

/** Counts how often products were looked at. */
export function countViews(db: Db, views: ReadonlyMap<number, number>): Promise<void> {
  const rows = [...views].map(([product_id, seen]) => ({ product_id, seen }));
  return inTransaction(db, (tx) => insertAll(tx, 'product_tallies', rows));
}

/** One work item while there is anything to add. */
export const dueTallies = () =>
  sql<DuePiece>`(select 0 as id, null::bigint as due_at where exists (select from product_tallies))`;

/** Imaginary reviews of three stars, so that the first real one does not decide alone. */
const IMAGINARY_REVIEWS = 5;
const IMAGINARY_STARS = 3;

/**
 * Adds the counts to the products, once, recalculates the stars of merchants with new reviews, as the mean of the ratings of
 * their service, and records which products have sold out or are available again.
 * @returns whether there may be more.
 */
export function foldTallies(db: Db): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Tallies>`
      with taken as (
        delete from product_tallies where id in (
          select id from product_tallies order by id limit ${TALLIES_AT_ONCE} for update skip locked
        ) returning product_id, sold, seen, is_reviewed, is_stock_changed
      ), sums as (
        select product_id, sum(sold)::integer as sold, sum(seen)::integer as seen, bool_or(is_reviewed) as is_reviewed,
          bool_or(is_stock_changed) as is_stock_changed, count(*)::integer as tallies
        from taken group by product_id
      ), counted as (
        update products set sales = sales + sums.sold, browse = browse + sums.seen
        from sums where products.id = sums.product_id and sums.sold + sums.seen > 0
      )
      select product_id, is_reviewed, is_stock_changed, tallies from sums
    `.execute(tx);
    const idsOf = (isAmong: (row: Tallies) => boolean) => rows.filter(isAmong).map((row) => row.product_id);
    const reviewed = idsOf((row) => row.is_reviewed);
    if (reviewed.length > 0) await rateMerchants(tx, reviewed);
    const restocked = idsOf((row) => row.is_stock_changed);
    if (restocked.length > 0) await followStock(tx, restocked);
    return rows.reduce((sum, { tallies }) => sum + tallies, 0) === TALLIES_AT_ONCE;
  });
}

interface Tallies {
  product_id: number;
  is_reviewed: boolean;
  is_stock_changed: boolean;
  tallies: number;
}

/** Notes at products whether any of their variants is in stock. */
async function followStock(tx: Db, productIds: readonly number[]): Promise<void> {
  const ids = sql`any(${integers(productIds)})`;
  // The stock is read under the lock: what another process has read before cannot be written after it.
  await sql`select from products where id = ${ids} order by id for update`.execute(tx);
  await sql`
    update products set in_stock = not in_stock
    where id = ${ids} and in_stock <> exists (select from skus where skus.product_id = products.id and stock > 0)
  `.execute(tx);
}

async function rateMerchants(tx: Db, productIds: readonly number[]): Promise<void> {
  await sql`
    with rated as (
      select products.merchant_id, round(
        (sum(reviews.service_score) + ${IMAGINARY_REVIEWS * IMAGINARY_STARS}::integer)::numeric
          / (count(*) + ${IMAGINARY_REVIEWS}::integer)
      ) as stars
      from products join reviews on reviews.product_id = products.id
      where products.merchant_id in (
        select merchant_id from products where id = any(${integers(productIds)})
      )
      group by products.merchant_id
    )
    update merchants set star_level = rated.stars
    from rated where merchants.id = rated.merchant_id and merchants.star_level <> rated.stars
  `.execute(tx);
}
