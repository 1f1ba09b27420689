import { REFUND_STATUS, type RefundQuote, UNDECIDED_REFUND_STATES } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';
import { soldBy } from './orders.ts';

/** A refund with the names of its merchant's order and checkout. */
export type RefundRow = Row<'refunds'> & {
  order_id: number;
  merchant_order_no: string;
  master_no: string;
  merchant_id: number;
  merchant_name: string;
};

/** The refunded quantity of one line. */
export type RefundLineRow = Row<'refund_lines'>;

export async function insertRefund(tx: Db, refund: NewRow<'refunds'>, lines: RefundQuote['lines']): Promise<void> {
  const { id } = await tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow();
  await insertRefundLines(tx, id, lines);
}

async function insertRefundLines(tx: Db, id: number, lines: RefundQuote['lines']): Promise<void> {
  await tx
    .insertInto('refund_lines')
    .values(
      lines.map(({ orderInfoId, quantity, amountCents, pointsCents }) => ({
        refund_id: id,
        order_line_id: orderInfoId,
        quantity,
        amount_cents: amountCents,
        points_cents: pointsCents,
      })),
    )
    .execute();
}

/** The refund of a merchant's order that is not decided yet; there is one at most. */
export function undecidedRefund(tx: Db, partId: number): Promise<Row<'refunds'> | undefined> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('merchant_order_id', '=', partId)
    .where(
      'status',
      'in',
      UNDECIDED_REFUND_STATES.map((state) => REFUND_STATUS[state]),
    )
    .executeTakeFirst();
}

/** Changes an undecided refund, and its units. */
export async function changeRefund(
  tx: Db,
  id: number,
  changes: Partial<NewRow<'refunds'>>,
  lines: RefundQuote['lines'],
): Promise<void> {
  await tx.updateTable('refunds').set(changes).where('id', '=', id).execute();
  await tx.deleteFrom('refund_lines').where('refund_id', '=', id).execute();
  await insertRefundLines(tx, id, lines);
}

function refunds(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'refunds.merchant_order_id')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_orders.merchant_id')
    .selectAll('refunds')
    .select(['merchant_orders.order_id', 'merchant_orders.order_no as merchant_order_no'])
    .select(['orders.order_no as master_no', 'merchants.id as merchant_id', soldBy.as('merchant_name')]);
}

/** A shopper's refund by its RE number. */
export function refundOf(db: Db, userId: number, refundNo: string): Promise<RefundRow | undefined> {
  return refunds(db).where('refunds.refund_no', '=', refundNo).where('refunds.user_id', '=', userId).executeTakeFirst();
}

/** A refund by its RE number, for the merchant, without an owner check. */
export function refundByNo(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  return refunds(db).where('refunds.refund_no', '=', refundNo).executeTakeFirst();
}

export function refundById(db: Db, id: number): Promise<RefundRow | undefined> {
  return refunds(db).where('refunds.id', '=', id).executeTakeFirst();
}

/** A shopper's refunds, the newest first. */
export async function refundsOfUser(db: Db, userId: number, { offset, limit }: { offset: number; limit: number }) {
  const { total } = await db
    .selectFrom('refunds')
    .where('user_id', '=', userId)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await refunds(db)
    .where('refunds.user_id', '=', userId)
    .orderBy('refunds.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

/** The lines of refunds. */
export function linesOfRefunds(db: Db, refundIds: readonly number[]): Promise<RefundLineRow[]> {
  if (refundIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refund_lines')
    .selectAll()
    .where('refund_id', 'in', [...refundIds])
    .orderBy('order_line_id')
    .execute();
}

/** Refunds about whose money the provider is to be asked: accepted ones, those that could not be paid out, and, for a month, those that were. */
export function duePayouts(db: Db, now: number) {
  return db
    .selectFrom('refunds')
    .select(['id', 'payout_at as due_at'])
    .where('payout_at', '<=', now)
    .orderBy('payout_at');
}

/** Takes a refund that is due, and says when it is again; false when someone else has taken it. */
export async function claimPayout(db: Db, id: number, now: number, next: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ payout_at: next })
    .where('id', '=', id)
    .where('payout_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a refund that could not be paid out due at once; false when it is none. */
export async function wantPayout(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ payout_at: now })
    .where('id', '=', id)
    .where('payout_failed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records that a failed payout was paid again; false if there is none. */
export async function endPayoutFailure(tx: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ refunded_at: now, payout_failed_at: null, payout_error: null, payout_at: null })
    .where('id', '=', id)
    .where('status', '=', REFUND_STATUS.refunded)
    .where('payout_failed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records when the provider is checked for a failed payout; null for never. */
export async function setPayoutAt(tx: Db, id: number, at: number | null): Promise<void> {
  await tx.updateTable('refunds').set({ payout_at: at }).where('id', '=', id).execute();
}

export async function setRefusal(tx: Db, id: number, reason: string): Promise<void> {
  await tx.updateTable('refunds').set({ refusal_reason: reason }).where('id', '=', id).execute();
}

/** Notes where the merchant wants the goods of a refund. */
export async function setReturnAddress(tx: Db, id: number, address: string): Promise<void> {
  await tx.updateTable('refunds').set({ return_address: address }).where('id', '=', id).execute();
}

/** Notes how the goods of a refund were sent back. */
export async function setReturnParcel(tx: Db, id: number, carrier: string, trackingNumber: string): Promise<void> {
  const parcel = { return_carrier: carrier, return_tracking_number: trackingNumber };
  await tx.updateTable('refunds').set(parcel).where('id', '=', id).execute();
}

/** Counts the units of a refund as refunded. Lines are updated in ascending order, as everywhere, to prevent deadlocks. */
export async function countRefunded(tx: Db, lines: readonly RefundLineRow[]): Promise<void> {
  for (const { order_line_id: id, quantity } of lines) {
    await tx
      .updateTable('order_lines')
      .set({ refunded_quantity: sql<number>`refunded_quantity + ${quantity}` })
      .where('id', '=', id)
      .execute();
  }
}

/** Notes what of a refund's amount is not paid. */
export async function setWithheld(tx: Db, id: number, cents: number): Promise<void> {
  await tx.updateTable('refunds').set({ withheld_cents: cents }).where('id', '=', id).execute();
}

/** Total of the other paid refunds of a merchant's order, in cents. */
export async function refundedCents(db: Db, partId: number, refundId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('merchant_order_id', '=', partId)
    .where('id', '<>', refundId)
    .where('status', '=', REFUND_STATUS.refunded)
    .executeTakeFirstOrThrow();
  return cents;
}
