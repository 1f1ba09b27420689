import { POINTS_FROZEN_MS } from './constants.ts';
import type { TransitionTable } from './transitions.ts';
import { stateOfCode } from './transitions.ts';

/** Where a record of points stands. `unknown` is a status this version does not know. */
export type PointsState = 'placed' | 'frozen' | 'done' | 'void' | 'unknown';

/** Status of a points record on the wire. */
export const POINTS_STATUS = {
  placed: 1,
  frozen: 2,
  done: 3,
  void: 4,
} as const satisfies Record<Exclude<PointsState, 'unknown'>, number>;

/** Type of a points record on the wire. */
export const POINTS_TYPE = { gain: 1, spend: 2 } as const;

/** Something that happens to a points record. */
export type PointsEvent = 'pay' | 'complete' | 'thaw' | 'spend' | 'void';

/**
 * Every allowed step of a points record. An order paid promises points, completed it freezes them, time thaws them. What
 * an order spends is spent at once. A record is void when its order is refunded or, for spent points, cancelled.
 */
export const POINTS_TRANSITIONS: TransitionTable<Exclude<PointsState, 'unknown'>, PointsEvent> = [
  { event: 'pay', from: ['new'], to: 'placed', by: 'payment' },
  { event: 'complete', from: ['placed'], to: 'frozen', by: 'shop' },
  { event: 'thaw', from: ['frozen'], to: 'done', by: 'timer' },
  { event: 'spend', from: ['new'], to: 'done', by: 'shopper' },
  { event: 'void', from: ['placed', 'frozen', 'done'], to: 'void', by: 'shop' },
];

/** The moment (epoch milliseconds) at which the points of an order completed at `completedTime` can be spent. */
export function pointsThawTime(completedTime: number): number {
  return completedTime + POINTS_FROZEN_MS;
}

/** A record of points gained or spent; wire values. */
export interface PointsRecordInput {
  /** See `POINTS_TYPE`. */
  type: number;
  /** See `POINTS_STATUS`. */
  status: number;
  /** How many, positive for gained and spent ones alike. */
  integral: number;
  /** Epoch milliseconds; missing until they are frozen. */
  thawTime?: number | null | undefined;
}

/** The state of a record at `now`: frozen points thaw by themselves at their time, whether or not a timer wrote it down. */
export function pointsState(
  { status, thawTime }: Pick<PointsRecordInput, 'status' | 'thawTime'>,
  now: number,
): PointsState {
  const state = stateOfCode(POINTS_STATUS, status);
  return state === 'frozen' && thawTime != null && thawTime <= now ? 'done' : state;
}

/** A shopper's points (§3). */
export interface PointsSums {
  /** To spend now; never below 0, though a refund may take back points that were spent already. */
  current: number;
  /** Ever gained, without frozen ones. */
  total: number;
  /** Ever spent. */
  consumption: number;
  /** Gained but not to be spent yet. */
  frozen: number;
}

/**
 * The sums of a shopper's records at `now`. Points promised by unfinished orders are in none of them. Of
 * records with an unknown status, only those that spend points count.
 */
export function pointsSums(records: Iterable<PointsRecordInput>, now: number): PointsSums {
  const sums = { total: 0, consumption: 0, frozen: 0 };
  for (const record of records) {
    const state = pointsState(record, now);
    if (record.type === POINTS_TYPE.gain && state === 'done') sums.total += record.integral;
    if (record.type === POINTS_TYPE.gain && state === 'frozen') sums.frozen += record.integral;
    if (record.type === POINTS_TYPE.spend && state !== 'void') sums.consumption += record.integral;
  }
  return { current: Math.max(0, sums.total - sums.consumption), ...sums };
}
