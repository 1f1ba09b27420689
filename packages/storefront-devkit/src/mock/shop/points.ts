import { POINTS_FROZEN_MS, pointsEarned } from '@promenade/storefront-hooks/domain';
import { PointsRecord } from '@promenade/storefront-sdk/contract';
import { fixture } from '../fixtures/fixture.ts';
import type { Account, PointsEntry } from './account.ts';
import { type Order, type OrderPart, sumsOf } from './order.ts';
import type { Shop } from './shop.ts';

const DAY_MS = 86_400_000;
const [GAIN, SPENDING] = [1, 2];
const [PLACED, FROZEN, DONE, VOID] = [1, 2, 3, 4];

const aPointsRecord = fixture(PointsRecord, { linkType: 'order', mark: '', frozenTime: 0, thawTime: null });

/** Frozen points thaw by themselves. */
const statusOf = ({ status, thawTime }: PointsEntry, now: number) =>
  status === FROZEN && thawTime !== null && thawTime <= now ? DONE : status;

const isGain = ({ type }: PointsEntry) => type === GAIN;

function sumOf(entries: readonly PointsEntry[], now: number, statuses: readonly number[]): number {
  return entries.reduce((sum, entry) => sum + (statuses.includes(statusOf(entry, now)) ? entry.integral : 0), 0);
}

/** The sums of an account's points: to spend, ever gained, ever spent, frozen. */
export function pointsSummary({ points }: Account, now: number) {
  const gains = points.filter(isGain);
  const sumIntegral = sumOf(gains, now, [DONE]);
  const deductionIntegral = sumOf(
    points.filter((entry) => !isGain(entry)),
    now,
    [DONE],
  );
  const integral = Math.max(0, sumIntegral - deductionIntegral);
  return { integral, sumIntegral, deductionIntegral, frozenIntegral: sumOf(gains, now, [FROZEN]) };
}

export const pointsBalance = (account: Account, now: number) => pointsSummary(account, now).integral;

/** The records with the balance after each, the latest first. */
export function pointsRecords(account: Account, now: number): PointsRecord[] {
  return account.points.map((entry, index) => ({
    ...entry,
    status: statusOf(entry, now),
    balance: pointsSummary({ ...account, points: account.points.slice(index) }, now).integral,
  }));
}

function add(shop: Shop, account: Account, entry: Partial<PointsEntry>): void {
  if (!entry.integral) return;
  const { balance: _, ...record } = aPointsRecord({ ...entry, id: shop.nextId(), createTime: shop.now() });
  account.points.unshift({ ...record, uid: account.user.uid, updateTime: shop.now() });
}

/** Spends points on an order. */
export function spendPoints(shop: Shop, account: Account, { orderNo, points }: Order): void {
  const facts = { type: SPENDING, status: DONE, title: 'Spent on an order' };
  add(shop, account, { ...facts, linkId: orderNo, integral: points });
}

/** Promises the points that the parts of a paid order earn. */
export function promisePoints(shop: Shop, account: Account, { parts }: Order): void {
  for (const part of parts) {
    const integral = pointsEarned(sumsOf([part]).payCents);
    add(shop, account, { type: GAIN, status: PLACED, title: 'Earned by an order', linkId: part.orderNo, integral });
  }
}

/** Freezes the points that a completed part has earned. */
export function freezePoints(shop: Shop, { points }: Account, { orderNo }: OrderPart): void {
  for (const entry of points.filter(({ linkId, status }) => linkId === orderNo && status === PLACED)) {
    const thawTime = shop.now() + POINTS_FROZEN_MS;
    Object.assign(entry, { status: FROZEN, frozenTime: POINTS_FROZEN_MS / DAY_MS, thawTime });
  }
}

/** Voids what an order gained or spent: it was cancelled, or all of it was refunded. */
export function voidPoints({ points }: Account, orderNo: string): void {
  for (const entry of points) if (entry.linkId === orderNo) entry.status = VOID;
}
