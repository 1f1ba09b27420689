import { pointsFor, pointsLost } from '@promenade/storefront-hooks/domain';
import type { Row, Tx } from '../db/index.ts';
import { linesOfOrders } from '../repositories/orders.ts';
import { takeBackPoints } from '../repositories/points.ts';
import { type RefundRow, refundedCents, setWithheld } from '../repositories/refunds.ts';
import { currencyOfOrder } from '../repositories/shop-currency.ts';
import { giveBackCoupon } from './deductions.ts';

/** What of a refund's amount is paid. */
export const payableCents = ({ amount_cents, withheld_cents }: RefundRow): number =>
  amount_cents - (withheld_cents ?? 0);

/**
 * Settles the points of a refund that was just decided, which determines the amount to pay back: its share of the points
 * that the order spent is returned, its share of the points that the order earned is taken back, and missing points are
 * withheld from the amount. Returns the amount withheld.
 * @param isPaid the full amount has been paid back already, so that nothing can be withheld.
 */
export async function settlePoints(
  tx: Tx,
  part: Row<'merchant_orders'>,
  refund: RefundRow,
  { isPaid, now }: { isPaid: boolean; now: number },
): Promise<number> {
  const { id: merchantOrderId, order_id: orderId, user_id: userId, pay_cents: payCents } = part;
  const { amount_cents: amountCents } = refund;
  const currency = await currencyOfOrder(tx, orderId);
  const lost = pointsLost(payCents, await refundedCents(tx, part.id, refund.id), amountCents, currency);
  const returned = pointsFor(refund.points_cents, currency);
  const refundCents = isPaid ? 0 : amountCents;
  const points = { userId, merchantOrderId, orderId, lost, returned, refundCents, currency };
  const withheldCents = await takeBackPoints(tx, points, now);
  await setWithheld(tx, refund.id, withheldCents);
  return withheldCents;
}

/** Gives the coupon of a checkout back as soon as every line that it took something off is refunded. */
export async function giveCouponBack(tx: Tx, orderId: number, now: number): Promise<void> {
  const saved = (await linesOfOrders(tx, [orderId])).filter(({ coupon_cents }) => coupon_cents > 0);
  const isOver = saved.every(({ quantity, refunded_quantity }) => refunded_quantity === quantity);
  if (saved.length > 0 && isOver) await giveBackCoupon(tx, orderId, now);
}
