import type { Transaction } from 'kysely';
import type { Row, Tables } from '../db/index.ts';
import { linesOfOrders } from '../repositories/orders.ts';
import { type RefundRow, refundedCents } from '../repositories/refunds.ts';
import { giveBackCoupon, takeBackPoints } from './deductions.ts';

/**
 * What a refund that was just paid back does to points and coupon: its share of both goes back, the coupon as soon as every
 * line that it took something off is refunded.
 */
export async function takeDeductionsBack(
  tx: Transaction<Tables>,
  part: Row<'merchant_orders'>,
  { amount_cents: refundCents, points_cents: pointsCents }: RefundRow,
  now: number,
): Promise<void> {
  const { id: merchantOrderId, order_id: orderId, pay_cents: payCents } = part;
  const refundedBeforeCents = (await refundedCents(tx, part.id)) - refundCents;
  const paidBack = { merchantOrderId, orderId, payCents, refundedBeforeCents, refundCents, pointsCents };
  await takeBackPoints(tx, paidBack, now);
  const saved = (await linesOfOrders(tx, [orderId])).filter(({ coupon_cents }) => coupon_cents > 0);
  const isOver = saved.every(({ quantity, refunded_quantity }) => refunded_quantity === quantity);
  if (saved.length > 0 && isOver) await giveBackCoupon(tx, orderId, now);
}
