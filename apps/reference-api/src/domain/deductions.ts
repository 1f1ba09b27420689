import { POINTS_STATUS, POINTS_TYPE, pointsEarned, pointsReleaseTime } from '@promenade/storefront-hooks/domain';
import type { Tx } from '../db/index.ts';
import { returnCoupon } from '../repositories/coupon-transitions.ts';
import { merchantOrdersOf } from '../repositories/orders.ts';
import { freezeGain, insertPoints, voidSpending } from '../repositories/points.ts';
import { currencyOfOrder } from '../repositories/shop-currency.ts';

/*
 * Effects of an order's life cycle on coupons and points. Each function is called once, after the guarded write that changed
 * the order's status.
 */

/** A checkout was cancelled unpaid: its coupon is unused again, and the points it spent are the shopper's. */
export async function giveBackDeductions(tx: Tx, orderId: number, now: number): Promise<void> {
  await returnCoupon(tx, orderId, now);
  await voidSpending(tx, orderId, now);
}

/** Everything that a checkout's coupon paid for was refunded: it is unused again. */
export function giveBackCoupon(tx: Tx, orderId: number, now: number): Promise<void> {
  return returnCoupon(tx, orderId, now);
}

/** A checkout was paid: each merchant's part promises its points. */
export async function earnPoints(tx: Tx, orderId: number, now: number): Promise<void> {
  const parts = await merchantOrdersOf(tx, [orderId]);
  const currency = await currencyOfOrder(tx, orderId);
  const gains = parts
    .map((part) => ({ part, points: pointsEarned(part.pay_cents, currency) }))
    .filter(({ points }) => points > 0);
  await insertPoints(
    tx,
    gains.map(({ part, points }) => ({
      user_id: part.user_id,
      type: POINTS_TYPE.gain,
      status: POINTS_STATUS.placed,
      points,
      order_id: null,
      merchant_order_id: part.id,
      thaw_at: null,
      created_at: now,
      updated_at: now,
    })),
  );
}

/** Freezes the points of a merchant's completed order; they become available after a while. */
export function freezePoints(tx: Tx, merchantOrderId: number, now: number): Promise<void> {
  return freezeGain(tx, merchantOrderId, pointsReleaseTime(now), now);
}
