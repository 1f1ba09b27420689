import { ORDER_REFUND_STATUS, refundStateOfOrder } from '@promenade/storefront-hooks/domain';
import type { Db, Row, Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { payoutKey } from '../payments/adapter.ts';
import { holdPart, refundStatesOf, setRefundStatus, wasDelivered } from '../repositories/merchant-orders.ts';
import { insertHold, releasePayoutHolds } from '../repositories/order-holds.ts';
import { failPayout, moveRefund } from '../repositories/order-transitions.ts';
import { giveBackStock, linesOfOrders, type OrderLineRow, orderById } from '../repositories/orders.ts';
import { succeededPaymentOf } from '../repositories/payments.ts';
import {
  countRefunded,
  endPayoutFailure,
  linesOfRefunds,
  type RefundRow,
  refundById,
  refundByNo,
  setPayoutAt,
  wantPayout,
} from '../repositories/refunds.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { notifyShopper } from './notices.ts';
import { giveCouponBack, payableCents, settlePoints } from './refund-deductions.ts';

type Needs = DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'log' | 'payments'>;

/*
 * The money of accepted refunds: it is paid out, or cannot be, and is tried again.
 */

export async function knownRefund(db: Db, refundNo: string): Promise<RefundRow> {
  const refund = await refundByNo(db, refundNo);
  if (!refund) throw notFound();
  return refund;
}

const isOf =
  ({ merchant_order_id }: RefundRow) =>
  (line: OrderLineRow) =>
    line.merchant_order_id === merchant_order_id;

/** Writes down what the refunds of an order make of it. */
export async function updateOrder(tx: Tx, refund: RefundRow, now: number): Promise<void> {
  const lines = (await linesOfOrders(tx, [refund.order_id])).filter(isOf(refund));
  const left = lines.reduce((pieces, line) => pieces + line.quantity - line.refunded_quantity, 0);
  const state = refundStateOfOrder(await refundStatesOf(tx, refund.merchant_order_id), left);
  await setRefundStatus(tx, refund.merchant_order_id, ORDER_REFUND_STATUS[state], now);
}

const HOUR_MS = 60 * 60_000;
/** How long after each failure money is paid out again; then it waits for the operator. */
const TRY_AGAIN_AFTER_MS = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS];

/** When money is paid out again that could not be, epoch ms; null when that has failed too often. */
export function nextPayout(failures: number, now: number): number | null {
  const wait = TRY_AGAIN_AFTER_MS[failures - 1];
  return wait === undefined ? null : now + wait;
}

const DAY_MS = 24 * HOUR_MS;
/** How many days after money was paid out its provider is asked whether it has come back, should its notice be lost. */
const CHECKED_AFTER_DAYS = [1, 3, 7, 14, 30];

/** When that is asked next, epoch ms; null when money that was paid out at a moment does not come back any more. */
export function nextCheck(paidAt: number, now: number): number | null {
  const days = CHECKED_AFTER_DAYS.find((each) => paidAt + each * DAY_MS > now);
  return days === undefined ? null : paidAt + days * DAY_MS;
}

/** Asks whether the money of a refund that was paid back has come back to the shop; then it has failed. */
export async function checkPayout(deps: Needs, db: Db, refund: RefundRow): Promise<void> {
  const { refund_no: refundNo, payout_failures: attempt } = refund;
  const payment = await succeededPaymentOf(db, refund.order_id);
  const reason =
    payment && (await deps.payments.get(payment.pay_type)?.payoutFailure?.({ payment, refundNo, attempt }));
  if (reason) await failRefund(deps, db, refundNo, attempt, reason);
}

/**
 * Asks the provider to pay an accepted refund back; asking again for the same refund is safe.
 *
 * @throws the error of a provider that cannot be reached, or when its keys are missing.
 */
export async function payBack(deps: Needs, db: Db, refundId: number): Promise<'refunded' | 'pending' | 'failed'> {
  const refund = await refundById(db, refundId);
  if (!refund) throw notFound();
  const { refund_no: refundNo, payout_failures: attempt } = refund;
  const amountCents = payableCents(refund);
  const payment = await succeededPaymentOf(db, refund.order_id);
  const adapter = payment && deps.payments.get(payment.pay_type);
  if (!adapter) throw new Error(`refund ${refundNo}: the way it was paid is not offered any more`);
  const isDelivered = await wasDelivered(db, refund.merchant_order_id);
  // No provider pays nothing back.
  const payout =
    amountCents === 0 ? 'refunded' : await adapter.refund({ payment, refundNo, attempt, amountCents, isDelivered });
  if (payout === 'refunded') await settleRefund(deps, db, refundNo, amountCents === 0 ? undefined : attempt);
  if (typeof payout === 'string') return payout;
  await failRefund(deps, db, refundNo, attempt, payout.failed);
  return 'failed';
}

/** The money of a refund could not be paid out: its shopper and the operator are told, and it is tried again. Once for an attempt. */
export async function failRefund(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'log'>,
  db: Db,
  refundNo: string,
  attempt: number,
  error: string,
): Promise<void> {
  const known = await refundByNo(db, refundNo);
  if (!known) return;
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    await holdPart(tx, known.merchant_order_id, known.order_id);
    const refund = (await refundById(tx, known.id)) ?? known;
    const next = nextPayout(attempt + 1, now);
    if (!(await failPayout(tx, refund.id, { attempt, error, now, next }))) return;
    deps.log.warn({ refundNo, attempt, reason: error }, 'a refund could not be paid out');
    const hold = {
      order_id: refund.order_id,
      reason: 'payout-failed',
      reference: payoutKey(refundNo, attempt),
    } as const;
    await insertHold(tx, { ...hold, amount_cents: payableCents(refund), created_at: now, released_at: null });
    if (refund.payout_failed_at !== null) return;
    const amountCents = payableCents(refund);
    await notifyShopper(
      deps,
      tx,
      await orderById(tx, refund.order_id),
      { kind: 'refund-delayed', refundNo, amountCents },
      now,
    );
  });
}

/**
 * Pays a refund out again that could not be.
 *
 * @throws Refused when nothing of it failed.
 */
export async function retryPayout(deps: Needs, db: Db, refundNo: string): Promise<'refunded' | 'pending' | 'failed'> {
  const refund = await knownRefund(db, refundNo);
  if (!(await wantPayout(db, refund.id, deps.now()))) throw new Refused(400, 'refundNotFailed');
  return payBack(deps, db, refund.id);
}

/**
 * The money has gone back: the pieces count as refunded, and those that were never sent are for sale again. False when
 * the refund was settled or refused before; then nothing changes. One that had come back to the shop may be settled again.
 *
 * @param attempt The provider's attempt to pay it out that ended well; none where the operator paid it by hand, or nothing was due.
 */
export async function settleRefund(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer'>,
  db: Db,
  refundNo: string,
  attempt?: number,
): Promise<boolean> {
  const known = await knownRefund(db, refundNo);
  const now = deps.now();
  return inTransaction(db, async (tx) => {
    const part = await holdPart(tx, known.merchant_order_id, known.order_id);
    // What was withheld is written when it is accepted, which may have been a moment ago.
    const refund = (await refundById(tx, known.id)) ?? known;
    // It failed after the provider had said that it was paid.
    if (attempt !== undefined && attempt !== refund.payout_failures) return false;
    const isFirst = await moveRefund(tx, refund.id, 'pay-back', now);
    // What had been paid back and came back to the shop has gone again; its pieces were counted then.
    if (!isFirst && !(await endPayoutFailure(tx, refund.id, now))) return false;
    if (attempt !== undefined) await setPayoutAt(tx, refund.id, nextCheck(now, now));
    await releasePayoutHolds(tx, refund.order_id, refundNo, now);
    const withheldCents = isFirst ? await countPieces(tx, part, refund, now) : (refund.withheld_cents ?? 0);
    const order = await orderById(tx, refund.order_id);
    const amountCents = refund.amount_cents - withheldCents;
    await notifyShopper(deps, tx, order, { kind: 'refund-paid', refundNo, amountCents, withheldCents }, now);
    return true;
  });
}

/** What a refund that is paid back makes of its order: pieces, stock, points and coupon. Returns what was withheld, in cents. */
async function countPieces(tx: Tx, part: Row<'merchant_orders'>, refund: RefundRow, now: number): Promise<number> {
  const pieces = await linesOfRefunds(tx, [refund.id]);
  await countRefunded(tx, pieces);
  await updateOrder(tx, refund, now);
  if (part.shipped_at === null) {
    const lines = await linesOfOrders(tx, [refund.order_id]);
    const back = pieces.flatMap(({ order_line_id, quantity }) =>
      lines.filter(({ id }) => id === order_line_id).map(({ sku_id }) => ({ sku_id, quantity })),
    );
    await giveBackStock(tx, back);
  }
  // What was accepted has its points settled; after the stock, as those who order take both.
  const withheldCents = refund.withheld_cents ?? (await settlePoints(tx, part, refund, { isPaid: true, now }));
  await giveCouponBack(tx, refund.order_id, now);
  return withheldCents;
}
