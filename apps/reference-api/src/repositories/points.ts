import {
  POINTS_STATUS,
  POINTS_TRANSITIONS,
  POINTS_TYPE,
  pointsReturn,
  pointsState,
  pointsSums,
  statesBefore,
} from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '../db/index.ts';
import { holdShopper } from './addresses.ts';

export type PointsRow = Row<'points_records'>;
const before = (event: 'complete' | 'void') =>
  statesBefore(POINTS_TRANSITIONS, event).map((state) => POINTS_STATUS[state]);

export async function insertPoints(db: Db, rows: NewRow<'points_records'>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('points_records').values(rows).execute();
}

/** A shopper's records, grouped by how they count; up to the given record, if any. */
export async function pointsOf(
  db: Db,
  userId: number,
  upTo?: number,
): Promise<{ type: number; status: number; integral: number; thawTime: number | null }[]> {
  return db
    .selectFrom('points_records')
    .select(['type', 'status', 'thaw_at as thawTime', sql<number>`sum(points)::bigint`.as('integral')])
    .where('user_id', '=', userId)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .groupBy(['type', 'status', 'thaw_at'])
    .execute();
}

/** A shopper's records, the latest first, with the number of the order behind each. */
export async function listPoints(
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: (PointsRow & { order_no: string | null })[]; total: number }> {
  const own = db.selectFrom('points_records').where('points_records.user_id', '=', userId);
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .leftJoin('orders', 'orders.id', 'points_records.order_id')
    .leftJoin('merchant_orders', 'merchant_orders.id', 'points_records.merchant_order_id')
    .selectAll('points_records')
    .select((row) => row.fn.coalesce('merchant_orders.order_no', 'orders.order_no').as('order_no'))
    .orderBy('points_records.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

/** Spends points for a checkout; false if the balance is too low. Concurrent spendings wait for each other. */
export async function spendPoints(
  tx: Tx,
  { userId, orderId, points }: { userId: number; orderId: number; points: number },
  now: number,
): Promise<boolean> {
  await holdShopper(tx, userId);
  if (pointsSums(await pointsOf(tx, userId), now).current < points) return false;
  await insertPoints(tx, [
    {
      user_id: userId,
      type: POINTS_TYPE.spend,
      status: POINTS_STATUS.done,
      points,
      order_id: orderId,
      merchant_order_id: null,
      thaw_at: null,
      created_at: now,
      updated_at: now,
    },
  ]);
  return true;
}

/** Freezes the points that a completed merchant's order earned. */
export async function freezeGain(tx: Db, merchantOrderId: number, thawAt: number, now: number): Promise<void> {
  await tx
    .updateTable('points_records')
    .set({ status: POINTS_STATUS.frozen, thaw_at: thawAt, updated_at: now })
    .where('merchant_order_id', '=', merchantOrderId)
    .where('type', '=', POINTS_TYPE.gain)
    .where('status', 'in', before('complete'))
    .execute();
}

/** Voids the points that a checkout spent. */
export async function voidSpending(tx: Db, orderId: number, now: number): Promise<void> {
  await tx
    .updateTable('points_records')
    .set({ status: POINTS_STATUS.void, updated_at: now })
    .where('order_id', '=', orderId)
    .where('type', '=', POINTS_TYPE.spend)
    .where('status', 'in', before('void'))
    .execute();
}

/** Effect of a refund on the points of a merchant's order and its checkout. */
export interface PointsRefund {
  userId: number;
  merchantOrderId: number;
  /** The whole checkout. */
  orderId: number;
  /** Points of the gain that are lost. */
  lost: number;
  /** Spent points that are the shopper's again. */
  returned: number;
  /** The money that goes back. */
  refundCents: number;
  /** ISO 4217 code of it. */
  currency: string;
}

/**
 * Returns spent points and takes back earned ones, unless they were spent; returns the amount to withhold for those. Locks
 * against concurrent spending.
 */
export async function takeBackPoints(tx: Tx, refund: PointsRefund, now: number): Promise<number> {
  const { userId, merchantOrderId, orderId, lost, returned, refundCents, currency } = refund;
  await holdShopper(tx, userId);
  const { total, consumption } = pointsSums(await pointsOf(tx, userId), now);
  const gain = await tx
    .selectFrom('points_records')
    .select(['status', 'thaw_at as thawTime'])
    .where('merchant_order_id', '=', merchantOrderId)
    .where('type', '=', POINTS_TYPE.gain)
    .executeTakeFirst();
  const isSpendable = gain !== undefined && pointsState(gain, now) === 'done';
  const spendable = isSpendable ? total - consumption + returned : lost;
  const { taken, withheldCents } = pointsReturn({ lost, spendable, refundCents, currency });
  await lowerPoints(tx, { orderId }, returned, now);
  await lowerPoints(tx, { merchantOrderId }, taken, now);
  return withheldCents;
}

/** Lowers a gain or a spending for a refund; one of which nothing would be left is void instead. */
async function lowerPoints(
  tx: Db,
  record: { merchantOrderId: number } | { orderId: number },
  points: number,
  now: number,
): Promise<void> {
  if (points === 0) return;
  await tx
    .updateTable('points_records')
    .set({
      points: sql<number>`case when points = ${points} then points else points - ${points} end`,
      status: sql<number>`case when points = ${points} then ${POINTS_STATUS.void} else status end`,
      updated_at: now,
    })
    .$call((query) =>
      'orderId' in record
        ? query.where('order_id', '=', record.orderId).where('type', '=', POINTS_TYPE.spend)
        : query.where('merchant_order_id', '=', record.merchantOrderId).where('type', '=', POINTS_TYPE.gain),
    )
    .where('status', 'in', before('void'))
    .execute();
}
