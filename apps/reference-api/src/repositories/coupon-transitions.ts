import { statesBefore, USER_COUPON_STATUS, USER_COUPON_TRANSITIONS } from '@promenade/storefront-hooks/domain';
import type { Db, NewRow } from '../db/index.ts';

const before = (event: 'use' | 'give-back') =>
  statesBefore(USER_COUPON_TRANSITIONS, event).map((state) => USER_COUPON_STATUS[state]);

/** Hands a coupon to a shopper; false when they, or another account of their mailbox, have received it before. */
export async function handOutCoupon(tx: Db, row: NewRow<'user_coupons'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('user_coupons')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes one of a limited coupon; false when none is left. */
export async function takeCoupon(tx: Db, couponId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set((row) => ({ left_count: row('left_count', '-', 1), updated_at: now }))
    .where('id', '=', couponId)
    .where('left_count', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a shopper's coupon for a checkout; false when it is used already. */
export async function spendCoupon(tx: Db, userCouponId: number, orderId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user_coupons')
    .set({ status: USER_COUPON_STATUS.used, used_at: now, order_id: orderId, updated_at: now })
    .where('id', '=', userCouponId)
    .where('status', 'in', before('use'))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a coupon back from the checkout that used it, if there is one; a second time changes nothing. */
export async function returnCoupon(tx: Db, orderId: number, now: number): Promise<void> {
  await tx
    .updateTable('user_coupons')
    .set({ status: USER_COUPON_STATUS.unused, used_at: null, order_id: null, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', 'in', before('give-back'))
    .execute();
}
