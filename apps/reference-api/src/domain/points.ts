import {
  POINTS_FROZEN_MS,
  POINTS_STATUS,
  POINTS_TYPE,
  type PointsRecordInput,
  pointsState,
  pointsSums,
} from '@promenade/storefront-hooks/domain';
import type { Page, Points, PointsRecord } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import { type MessageId, message } from '../errors/messages.ts';
import { type PageQuery, pageOf, pageWindow } from '../repositories/pages.ts';
import { listPoints, type PointsRow, pointsOf } from '../repositories/points.ts';
import { shopperOf } from './principals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A shopper's balance, total points gained, total points spent, and points that are not available yet. */
export async function pointsSummary(db: Db, userId: number, now: number): Promise<Points> {
  const sums = pointsSums(await pointsOf(db, userId), now);
  return {
    integral: sums.current,
    sumIntegral: sums.total,
    deductionIntegral: sums.consumption,
    frozenIntegral: sums.frozen,
  };
}

const toInput = ({ type, status, points, thaw_at }: PointsRow): PointsRecordInput => ({
  type,
  status,
  integral: points,
  thawTime: thaw_at,
});

/** What records add to a shopper's points; less than nothing where more was spent. */
function worthOf(records: readonly PointsRecordInput[], now: number): number {
  const { total, consumption } = pointsSums(records, now);
  return total - consumption;
}

function titleOf({ type, order_no }: { type: number; order_no: string | null }): MessageId {
  if (order_no === null) return 'pointsGiven';
  return type === POINTS_TYPE.gain ? 'pointsGained' : 'pointsSpent';
}

/** Gains and spendings, latest first; each with the balance after it, computed from the current records. */
export async function pointsRecords(call: CallContext & { query: PageQuery }): Promise<Page<PointsRecord>> {
  const { db, now, locale, query } = call;
  const userId = shopperOf(call);
  const { rows, total } = await listPoints(db, userId, pageWindow(query));
  const [latest] = rows;
  let balance = latest ? worthOf(await pointsOf(db, userId, latest.id), now) : 0;
  const list = rows.map((row): PointsRecord => {
    const input = toInput(row);
    const after = balance;
    balance -= worthOf([input], now);
    const state = pointsState(input, now);
    return {
      id: row.id,
      linkId: row.order_no ?? '',
      linkType: row.order_no === null ? 'system' : 'order',
      // The schema holds both to their ranges.
      type: row.type as PointsRecord['type'],
      status: (state === 'unknown' ? row.status : POINTS_STATUS[state]) as PointsRecord['status'],
      title: message(titleOf(row), locale),
      integral: row.points,
      balance: Math.max(0, after),
      mark: '',
      frozenTime: row.merchant_order_id === null ? 0 : POINTS_FROZEN_MS / DAY_MS,
      thawTime: row.thaw_at,
      createTime: row.created_at,
    };
  });
  return pageOf(list, total, query);
}
