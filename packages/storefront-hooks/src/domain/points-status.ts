import { POINTS_FROZEN_MS } from './constants.ts';
import type { TransitionTable } from './transitions.ts';
import { stateOfCode } from './transitions.ts';

/** State of a points record. `unknown` stands for a status that this version does not know. */
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

/** An event in the lifecycle of a points record. */
export type PointsEvent = 'pay' | 'complete' | 'thaw' | 'spend' | 'void';

/**
 * Every allowed transition of a points record. Points are placed when an order is paid, frozen when it is completed, and
 * available after a waiting time. Points that pay for an order are spent immediately. A record becomes void when its order is
 * refunded, or, for spent points, cancelled.
 */
export const POINTS_TRANSITIONS: TransitionTable<Exclude<PointsState, 'unknown'>, PointsEvent> = [
  { event: 'pay', from: ['new'], to: 'placed', by: 'payment' },
  { event: 'complete', from: ['placed'], to: 'frozen', by: 'shop' },
  { event: 'thaw', from: ['frozen'], to: 'done', by: 'timer' },
  { event: 'spend', from: ['new'], to: 'done', by: 'shopper' },
  { event: 'void', from: ['placed', 'frozen', 'done'], to: 'void', by: 'shop' },
];

/** When the points of an order completed at `completedTime` can be spent; both in epoch milliseconds. */
export function pointsReleaseTime(completedTime: number): number {
  return completedTime + POINTS_FROZEN_MS;
}

/** A record of gained or spent points, with wire values. */
export interface PointsRecordInput {
  /** See `POINTS_TYPE`. */
  type: number;
  /** See `POINTS_STATUS`. */
  status: number;
  /** Number of points, positive for both types. */
  integral: number;
  /** When frozen points become available, in epoch milliseconds; missing until they are frozen. */
  thawTime?: number | null | undefined;
}

/**
 * The state of a record at `now`: frozen points count as available after `thawTime`, even if a timer has not changed the status
 * yet.
 */
export function pointsState(
  { status, thawTime }: Pick<PointsRecordInput, 'status' | 'thawTime'>,
  now: number,
): PointsState {
  const state = stateOfCode(POINTS_STATUS, status);
  return state === 'frozen' && thawTime != null && thawTime <= now ? 'done' : state;
}

/** A shopper's points (§3). */
export interface PointsSums {
  /** Points that can be spent now. At least 0, although a refund may void points that were spent already. */
  current: number;
  /** All points gained, except frozen ones. */
  total: number;
  /** All points spent. */
  consumption: number;
  /** Points gained that cannot be spent yet. */
  frozen: number;
}

/**
 * The sums of a shopper's records at `now`. Points of orders that are not completed are in none of them. Of
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
