import { ORDER_STATUS, REVIEW_KIND_STARS, type ReviewKind } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, Locale, NewRow, Row } from '../db/index.ts';
import { soldBy } from './orders.ts';
import type { ReviewTotals } from './review-writes.ts';

type Window = { offset: number; limit: number };
export type ReviewRow = Row<'reviews'>;

/** An order line that waits for its review. */
export type PendingLine = Row<'order_lines'> &
  Pick<Row<'merchant_orders'>, 'order_no' | 'merchant_id'> & { merchant_name: string };

export async function insertReview(tx: Db, review: NewRow<'reviews'>): Promise<void> {
  await tx.insertInto('reviews').values(review).execute();
}

/** Answers a review in the merchant's name; false when there is no such review. */
export async function replyToReview(db: Db, id: number, reply: string): Promise<boolean> {
  const answered = db.updateTable('reviews').set({ merchant_reply: reply }).where('id', '=', id);
  return (await answered.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Sets the rating on a product's card, in tenths of a star. */
export async function rateProduct(tx: Db, productId: number, tenths: number, now: number): Promise<void> {
  const changes = { rating_tenths: tenths, updated_at: now };
  await tx.updateTable('products').set(changes).where('id', '=', productId).execute();
}

/** Reviews of a product, of one kind or all: those in the reader's language first, then the latest. */
export function reviewsOf(
  db: Db,
  productId: number,
  { kind, locale, offset, limit }: Window & { kind?: ReviewKind | undefined; locale: Locale },
): Promise<ReviewRow[]> {
  let reviews = db.selectFrom('reviews').selectAll().where('product_id', '=', productId);
  if (kind) reviews = reviews.where('product_score', 'in', [...REVIEW_KIND_STARS[kind]]);
  return reviews
    .orderBy(sql`locale = ${locale}`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Reviews of order lines. */
export async function reviewsOfLines(db: Db, lineIds: readonly number[]): Promise<ReviewRow[]> {
  if (lineIds.length === 0) return [];
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('order_line_id', 'in', [...lineIds])
    .execute();
}

/** The best review of a product, in the reader's language if there is one. */
export function bestReviewOf(db: Db, productId: number, locale: Locale): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy(sql`locale = ${locale}`, 'desc')
    .orderBy('product_score', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many reviews of each kind a product of the shop has; undefined when there is no such product. */
export function reviewTotals(db: Db, storeId: number, productId: number): Promise<ReviewTotals | undefined> {
  const total = (name: keyof ReviewTotals) => sql<number>`coalesce(${sql.ref(`review_totals.${name}`)}, 0)`.as(name);
  return db
    .selectFrom('products')
    .leftJoin('review_totals', 'review_totals.product_id', 'products.id')
    .select([total('good'), total('medium'), total('poor'), total('stars')])
    .where('products.id', '=', productId)
    .where('products.store_id', '=', storeId)
    .executeTakeFirst();
}

/** Lines of a shopper's completed orders without a review, the latest first. */
export async function pendingLines(
  db: Db,
  userId: number,
  { offset, limit }: Window,
): Promise<{ rows: PendingLine[]; total: number }> {
  const pending = db
    .selectFrom('order_lines')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'order_lines.merchant_order_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .where('merchant_orders.user_id', '=', userId)
    .where('merchant_orders.status', '=', ORDER_STATUS.completed)
    .where('merchant_orders.is_hidden', '=', false)
    .where('order_lines.is_reviewed', '=', false);
  const { total } = await pending.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await pending
    .selectAll('order_lines')
    .select(['merchant_orders.order_no', 'merchant_orders.merchant_id', soldBy.as('merchant_name')])
    .orderBy('merchant_orders.completed_at', 'desc')
    .orderBy('order_lines.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

/** A line of a shopper's merchant order by its SH number, unless the order was removed from the lists. */
export function orderLineOf(db: Db, userId: number, orderNo: string, orderLineId: number) {
  return db
    .selectFrom('order_lines')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'order_lines.merchant_order_id')
    .selectAll('order_lines')
    .select('merchant_orders.status')
    .where('merchant_orders.user_id', '=', userId)
    .where('merchant_orders.order_no', '=', orderNo)
    .where('merchant_orders.is_hidden', '=', false)
    .where('order_lines.id', '=', orderLineId)
    .executeTakeFirst();
}
