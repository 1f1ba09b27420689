import { ORDER_STATUS, reviewKind } from '@promenade/storefront-hooks/domain';
import type { Db, Row } from '../db/index.ts';

export type ReviewTotals = Omit<Row<'review_totals'>, 'product_id'>;

/** Marks a line of a completed order as reviewed; false when it is already, or the order is not completed. */
export async function claimReview(tx: Db, orderLineId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_lines')
    .set({ is_reviewed: true })
    .where('id', '=', orderLineId)
    .where('is_reviewed', '=', false)
    .where('merchant_order_id', 'in', (part) =>
      part.selectFrom('merchant_orders').select('id').where('status', '=', ORDER_STATUS.completed),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A review's contribution to the totals of its product. */
export function totalsOf(stars: number): ReviewTotals {
  const kind = reviewKind(stars);
  const one = (of: typeof kind) => Number(of === kind);
  return { good: one('good'), medium: one('medium'), poor: one('poor'), stars };
}

/** Counts a review; answers the totals with it. Others who review the product wait until this one is done. */
export function countReview(tx: Db, productId: number, stars: number): Promise<ReviewTotals> {
  return tx
    .insertInto('review_totals')
    .values({ product_id: productId, ...totalsOf(stars) })
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((row) => ({
        good: row('review_totals.good', '+', row.ref('excluded.good')),
        medium: row('review_totals.medium', '+', row.ref('excluded.medium')),
        poor: row('review_totals.poor', '+', row.ref('excluded.poor')),
        stars: row('review_totals.stars', '+', row.ref('excluded.stars')),
      })),
    )
    .returning(['good', 'medium', 'poor', 'stars'])
    .executeTakeFirstOrThrow();
}
