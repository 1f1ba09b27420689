import { canWithdraw, WITHDRAWAL_DAYS } from '@promenade/storefront-hooks/domain';
import type { MerchantOrder } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Row } from '../db/index.ts';
import { endOfDayAfter, timeZoneOf } from './shop-time.ts';

type Part = Pick<Row<'merchant_orders'>, 'id' | 'status' | 'refund_status' | 'delivered_at' | 'completed_at'>;
type Line = Pick<Row<'order_lines'>, 'merchant_order_id' | 'quantity' | 'refunded_quantity' | 'is_withdrawable'>;

/**
 * The right to withdraw from the purchase of a merchant's order; undefined if there is none or it has ended. It ends with the last
 * of the shop's days after the delivery, in the shop's time zone.
 */
export function withdrawalOf(
  { shop, now }: Pick<CallContext, 'shop' | 'now'>,
  { paid, is_cancelled: isCancel }: Pick<Row<'orders'>, 'paid' | 'is_cancelled'>,
  part: Part,
  lines: readonly Line[],
): MerchantOrder['withdrawal'] {
  const days = shop.details.withdrawalDays ?? WITHDRAWAL_DAYS;
  if (days === 0) return undefined;
  // Goods that the shopper reports as received are delivered.
  const deliveredAt = part.delivered_at ?? part.completed_at;
  const until = deliveredAt === null ? null : endOfDayAfter(deliveredAt, days, timeZoneOf(shop));
  const facts = {
    paid,
    isCancel,
    status: part.status,
    refundStatus: part.refund_status,
    lines: lines
      .filter(({ merchant_order_id }) => merchant_order_id === part.id)
      .map((line) => ({
        payNum: line.quantity,
        refundNum: line.refunded_quantity,
        isWithdrawable: line.is_withdrawable,
      })),
  };
  return canWithdraw(facts, until, now) ? { until } : undefined;
}
