import { ORDER_REFUND_STATUS, refundStateOfOrder } from '@promenade/storefront-hooks/domain';
import type { Db, Row, Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { payoutKey } from '../payments/adapter.ts';
import { noteOrderChange } from '../repositories/agent-checkouts.ts';
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

/** Updates an order's status from its refunds. */
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
/** Days after a payout at which its provider is checked for a failed one, in case its notice was lost. */
const CHECKED_AFTER_DAYS = [1, 3, 7, 14, 30];

/** Time of the next check, epoch ms; null if a payout of that age can no longer fail. */
export function nextCheck(paidAt: number, now: number): number | null {
  const days = CHECKED_AFTER_DAYS.find((each) => paidAt + each * DAY_MS > now);
  return days === undefined ? null : paidAt + days * DAY_MS;
}

/** Checks whether a completed payout came back to the shop; then the refund has failed. */
export async function checkPayout(deps: Needs, db: Db, refund: RefundRow): Promise<void> {
  const { refund_no: refundNo, payout_failures: attempt } = refund;
  const payment = await succeededPaymentOf(db, refund.order_id);
  const reason =
    payment && (await deps.payments.get(payment.pay_type)?.payoutFailure?.({ payment, refundNo, attempt }));
  if (reason) await failRefund(deps, db, refundNo, attempt, reason);
}

/**
 * Requests the payout of an accepted refund from the provider; safe to repeat for the same refund.
 * @throws the error of a provider that is unreachable, or if its keys are missing.
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

/**
 * Records that a refund could not be paid out: notifies the shopper and the operator, and schedules a retry. Once per
 * attempt.
 */
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
 * Records that a refund was paid: its units count as refunded, and those that were never sent are for sale again. Returns
 * false, without changes, if the refund was settled or refused before. A payout that failed later may be settled again.
 * @param attempt The provider's payout attempt that succeeded; none if the operator paid by hand, or nothing was due.
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
    // The withheld amount is written on acceptance, which may have happened after the read.
    const refund = (await refundById(tx, known.id)) ?? known;
    // It failed after the provider had said that it was paid.
    if (attempt !== undefined && attempt !== refund.payout_failures) return false;
    const isFirst = await moveRefund(tx, refund.id, 'pay-back', now);
    // A repeated payout after a failed one; its units were counted the first time.
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

/** Applies a paid refund to its order: units, stock, points and coupon. Returns the amount withheld, in cents. */
async function countPieces(tx: Tx, part: Row<'merchant_orders'>, refund: RefundRow, now: number): Promise<number> {
  const pieces = await linesOfRefunds(tx, [refund.id]);
  await countRefunded(tx, pieces);
  await noteOrderChange(tx, refund.order_id, now);
  await updateOrder(tx, refund, now);
  if (part.shipped_at === null) {
    const lines = await linesOfOrders(tx, [refund.order_id]);
    const back = pieces.flatMap(({ order_line_id, quantity }) =>
      lines.filter(({ id }) => id === order_line_id).map(({ sku_id }) => ({ sku_id, quantity })),
    );
    await giveBackStock(tx, back);
  }
  // Accepted refunds have their points settled already; after the stock, in the lock order of placing an order.
  const withheldCents = refund.withheld_cents ?? (await settlePoints(tx, part, refund, { isPaid: true, now }));
  await giveCouponBack(tx, refund.order_id, now);
  return withheldCents;
}
