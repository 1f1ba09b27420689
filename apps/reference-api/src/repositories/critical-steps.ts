import type { Db } from '../db/index.ts';
import { decideApplication } from './application-moves.ts';
import { consumeCode } from './codes.ts';
import { handOutCoupon, spendCoupon, takeCoupon } from './coupon-moves.ts';
import type { IdempotentRequest } from './idempotency.ts';
import { holdOpenOrders } from './open-orders.ts';
import { failPayout, moveOrder, moveRefund, openRefund } from './order-moves.ts';
import { holdOrder, notProcessing } from './orders.ts';
import { endPayment } from './payment-moves.ts';
import { spendPoints, takeBackPoints } from './points.ts';
import { claimReview, countReview } from './review-moves.ts';

/**
 * The single statements on which the shop's promises rest when many ask at once. Each is one guarded write whose row count
 * is its answer. They stand apart so that tests can put a careless one in their place and see that it is caught.
 */
export interface CriticalSteps {
  /** Takes pieces from the stock of a variant; false when there are not that many. */
  takeStock(tx: Db, skuId: number, quantity: number, now: number): Promise<boolean>;
  /** Uses an open checkout up; false when it is used up already. */
  consumePreOrder(tx: Db, preOrderNo: string, now: number): Promise<boolean>;
  /** What of a shopper's orders waits for payment, which nobody else can add to until the transaction ends. */
  holdOpenOrders: typeof holdOpenOrders;
  /** Marks an unpaid order cancelled; false when it is paid or cancelled already, or its money is on its way. */
  markCancelled(tx: Db, orderId: number, now: number): Promise<boolean>;
  /** Marks an unpaid order paid; false when it is paid or cancelled already. */
  markPaid(tx: Db, orderId: number, now: number): Promise<boolean>;
  /** Holds the order that somebody is about to pay, so that as many tabs as they have open one payment. */
  holdOrder: typeof holdOrder;
  /** Ends a payment; false when that does not change it any more, above all when its money came before. */
  endPayment: typeof endPayment;
  /** Notes an idempotency key; false when it is noted already. Waits for a transaction that is about to note it. */
  insertIdempotencyKey(tx: Db, request: IdempotentRequest, now: number): Promise<boolean>;
  /** Takes a guest's cart away, so that it can be merged; false when it is gone already. */
  consumeGuestCart(tx: Db, cartId: number): Promise<boolean>;
  /** Uses a code up; false when it is used up already. */
  consumeCode: typeof consumeCode;
  /** Decides about an application; false when it is decided already. */
  decideApplication: typeof decideApplication;
  /** Hands a coupon to a shopper; false when they, or another account of their mailbox, have received it before. */
  handOutCoupon: typeof handOutCoupon;
  /** Takes one of a limited coupon; false when none is left. */
  takeCoupon: typeof takeCoupon;
  /** Uses a shopper's coupon for a checkout; false when it is used already. */
  spendCoupon: typeof spendCoupon;
  /** Spends points for a checkout; false when the shopper has fewer. A sum cannot be guarded, so the shopper is held. */
  spendPoints: typeof spendPoints;
  /** Settles the points of a refund; answers what is kept of its money. The shopper is held, as by who spends. */
  takeBackPoints: typeof takeBackPoints;
  /** Moves a merchant's order by an event; false when its state or a refund of it does not allow that. */
  moveOrder: typeof moveOrder;
  /** Marks a merchant's order as under review for a refund; false when it may not be refunded or a refund is open. */
  openRefund: typeof openRefund;
  /** Moves a refund by an event; false when its state does not allow that. */
  moveRefund: typeof moveRefund;
  /** Notes that an attempt to pay a refund out failed, so that another may follow; false when that attempt was noted before. */
  failPayout: typeof failPayout;
  /** Marks a line of a completed order as reviewed; false when it is already, or the order is not completed. */
  claimReview: typeof claimReview;
  /** Counts a review of a product; answers the totals with it. */
  countReview: typeof countReview;
}

export const criticalSteps: CriticalSteps = {
  async takeStock(tx, skuId, quantity) {
    const { numUpdatedRows } = await tx
      .updateTable('skus')
      .set((row) => ({ stock: row('stock', '-', quantity) }))
      .where('id', '=', skuId)
      .where('stock', '>=', quantity)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async consumePreOrder(tx, preOrderNo, now) {
    const { numUpdatedRows } = await tx
      .updateTable('pre_orders')
      .set({ consumed_at: now })
      .where('pre_order_no', '=', preOrderNo)
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async markCancelled(tx, orderId, now) {
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ is_cancelled: true, cancelled_at: now, updated_at: now })
      .where('id', '=', orderId)
      .where('paid', '=', false)
      .where('is_cancelled', '=', false)
      .where(notProcessing)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async markPaid(tx, orderId, now) {
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ paid: true, paid_at: now, updated_at: now })
      .where('id', '=', orderId)
      .where('paid', '=', false)
      .where('is_cancelled', '=', false)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async insertIdempotencyKey(tx, { principal, key, endpoint, fingerprint }, now) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('idempotency_keys')
      .values({ principal, key, endpoint, fingerprint, status: null, body: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  async consumeGuestCart(tx, cartId) {
    const { numDeletedRows } = await tx.deleteFrom('carts').where('id', '=', cartId).executeTakeFirst();
    return numDeletedRows === 1n;
  },
  consumeCode,
  decideApplication,
  endPayment,
  holdOrder,
  holdOpenOrders,
  handOutCoupon,
  takeCoupon,
  spendCoupon,
  spendPoints,
  takeBackPoints,
  moveOrder,
  openRefund,
  moveRefund,
  failPayout,
  claimReview,
  countReview,
};
