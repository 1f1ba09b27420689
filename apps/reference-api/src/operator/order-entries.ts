import { orderState, type RefundState, refundState } from '@promenade/storefront-hooks/domain';
import { moneyText } from '@promenade/storefront-sdk/money';
import type { Db, Row } from '../db/index.ts';
import { holdReason } from '../domain/order-holds.ts';
import { inOneLine } from '../domain/whole-address.ts';
import { holdsOf } from '../repositories/order-holds.ts';
import { linesOfOrders, type OrderLineRow } from '../repositories/orders.ts';
import {
  type failedSurplus,
  hasOpenRefund,
  type OwnerPart,
  type OwnerRefund,
  partsOfOrder,
  paymentsOfOrder,
  piecesOfRefunds,
  refundsOfOrder,
} from '../repositories/owner-lists.ts';
import { entry, piecesText, when } from './listing.ts';

const goods = (part: OwnerPart, lines: readonly OrderLineRow[]) =>
  lines
    .filter((line) => line.merchant_order_id === part.id)
    .map((line) => piecesText(line.quantity, line.product_name, line.sku));

function parcel({ company, number, courier, courier_phone, shipped_at }: OwnerPart): string | null {
  if (shipped_at === null) return null;
  const by = company ? `${company} ${number}` : courier ? `${courier}, ${courier_phone}` : 'without a parcel';
  return `sent ${when(shipped_at)}: ${by}`;
}

/** Orders of merchants, each with what its sender has to know. */
export async function orderEntries(db: Db, parts: readonly OwnerPart[]): Promise<string[]> {
  const orderIds = [...new Set(parts.map(({ order_id }) => order_id))];
  const [lines, holds] = [await linesOfOrders(db, orderIds), await holdsOf(db, orderIds)];
  return parts.map((part) =>
    entry(
      `${part.order_no}  paid ${when(part.paid_at)}, ${part.merchant_name}, ${moneyText(part.pay_cents, part.currency)}`,
      [
        ...goods(part, lines),
        `${part.consignee}, ${part.address}`,
        [part.email, part.phone].filter(Boolean).join(', '),
        part.mark && `“${part.mark}”`,
        parcel(part),
        hasOpenRefund(part) && 'a refund is open: see "refund list"',
        ...holds
          .filter(({ order_id, released_at }) => order_id === part.order_id && released_at === null)
          .map((hold) => `held: ${holdReason(hold)}`),
      ],
    ),
  );
}

const refundWords: Readonly<Record<RefundState, string>> = {
  'under-review': 'waits for a decision',
  'awaiting-goods': 'waits for the goods; the shopper has not sent them yet',
  'goods-sent': 'its goods are on their way back',
  withdrawn: 'withdrawn by the shopper',
  accepted: 'accepted; its money has not gone back yet',
  failed: 'accepted; its money could not be paid out',
  refused: 'refused',
  refunded: 'paid back',
  unknown: '',
};

/** Refunds with their items, and the shopper's texts. */
export async function refundEntries(db: Db, refunds: readonly OwnerRefund[], publicUrl: string): Promise<string[]> {
  const pieces = await piecesOfRefunds(
    db,
    refunds.map(({ id }) => id),
  );
  return refunds.map((refund) => {
    const { payout_failed_at, payout_error, payout_at } = refund;
    const isFailed = payout_failed_at !== null;
    const { id, refund_no, created_at, merchant_order_no, merchant_name, amount_cents, withheld_cents } = refund;
    return entry(
      `${refund_no}  asked ${when(created_at)} of ${merchant_order_no}, ${merchant_name}, ${moneyText(amount_cents - (withheld_cents ?? 0), refund.currency)}`,
      [
        refundWords[isFailed ? 'failed' : refundState(refund.status)],
        isFailed && `${payout_error}; ${payout_at === null ? 'not tried any more' : `tried again ${when(payout_at)}`}`,
        refund.return_address && `to be sent to ${inOneLine(refund.return_address)}`,
        refund.sent_back_at !== null &&
          `sent back ${when(refund.sent_back_at)}: ${refund.return_carrier} ${refund.return_tracking_number}`,
        ...pieces
          .filter(({ refund_id }) => refund_id === id)
          .map(({ quantity, product_name, sku }) => piecesText(quantity, product_name, sku)),
        refund.declared_at !== null &&
          `the shopper withdrew from the purchase ${when(refund.declared_at)}: it cannot be refused`,
        [refund.reason, refund.explanation].filter(Boolean).join(': '),
        ...refund.pictures.map((picture) => new URL(picture, publicUrl).href),
      ],
    );
  });
}

/** A surplus payment whose money could not be paid out. */
export const surplusEntry = ({
  order_no,
  pay_type,
  provider_reference,
  payout_error,
  look_at,
  ...payment
}: Awaited<ReturnType<typeof failedSurplus>>[number]): string =>
  entry(`Surplus payment of ${order_no} by ${pay_type}, ${moneyText(payment.amount_cents, payment.currency)}`, [
    `could not be paid out: ${payout_error}; tried again ${when(look_at)}`,
    provider_reference,
  ]);

/** Full report of one checkout: payments, each merchant's part, and refunds. */
export async function orderReport(db: Db, order: Row<'orders'>, publicUrl: string): Promise<string> {
  const parts = await partsOfOrder(db, order.id);
  const lines = await linesOfOrders(db, [order.id]);
  const payments = await paymentsOfOrder(db, order.id);
  const refunds = await refundEntries(db, await refundsOfOrder(db, order.id), publicUrl);
  const holds = await holdsOf(db, [order.id]);
  const currency = parts[0]?.currency;
  const took = [
    ['goods', order.goods_cents],
    ['shipping', order.freight_cents],
    ['coupon', -order.coupon_cents],
    ['points', -order.points_cents],
  ] as const;
  const sums = took.filter(([, cents]) => cents !== 0).map(([name, cents]) => `${name} ${moneyText(cents, currency)}`);
  return [
    entry(`${order.order_no}  ordered ${when(order.created_at)}, ${moneyText(order.pay_cents, currency)}`, [
      order.is_cancelled
        ? `cancelled ${when(order.cancelled_at)}`
        : order.paid
          ? `paid ${when(order.paid_at)} by ${order.pay_type}`
          : payments.some(({ status }) => status === 'processing')
            ? 'unpaid; its payment is on its way'
            : 'unpaid',
      sums.join(', '),
      `${order.consignee}, ${order.address}`,
      [order.email, order.phone].filter(Boolean).join(', '),
      order.mark && `“${order.mark}”`,
      ...payments.map(({ pay_type, status, amount_cents, currency: paidIn, provider_reference, payout_error }) =>
        [
          `payment by ${pay_type}: ${status}, ${moneyText(amount_cents, paidIn)}`,
          provider_reference,
          status === 'surplus' && payout_error && `could not be paid out: ${payout_error}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      ...holds.map((hold) =>
        [
          `held since ${when(hold.created_at)}: ${holdReason(hold)}`,
          hold.released_at !== null && `released ${when(hold.released_at)}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ]),
    ...parts.map((part) =>
      entry(`${part.order_no}  ${part.merchant_name}, ${moneyText(part.pay_cents, currency)}`, [
        orderState({ paid: order.paid, status: part.status }),
        ...goods(part, lines),
        parcel(part),
        part.delivered_at !== null && `delivered ${when(part.delivered_at)}`,
      ]),
    ),
    ...refunds,
  ].join('\n');
}
