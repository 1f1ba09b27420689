'use client';
import type { Points, PointsRecord } from '@promenade/storefront-sdk';
import { useNow } from '../context/use-now.ts';
import { type PointsState, pointsState } from '../domain/points-status.ts';
import { points, pointsRecords } from '../query/coupon-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** A gain or a spending of points, with where it stands. */
export interface PointsRecordView {
  /** As the backend tells of it. */
  record: PointsRecord;
  /** By the server's time: frozen points thaw while the list is shown. */
  state: PointsState;
}

/** The points of the account: to spend, ever gained, ever spent, frozen. */
export function usePoints(): Read<Points> {
  return useQuery(points());
}

/** Gains and spendings of points, the latest first. */
export function usePointsRecords(
  options?: ListOptions,
): Omit<ListRead<PointsRecord>, 'items'> & { items: readonly PointsRecordView[] } {
  const { items, ...pages } = useListQuery(pointsRecords, options);
  const now = useNow();
  const thaws = items
    .filter((record) => pointsState(record, now) === 'frozen')
    .flatMap(({ thawTime }) => thawTime ?? []);
  useNow(thaws.length > 0 ? Math.min(...thaws) : undefined);
  return { ...pages, items: items.map((record) => ({ record, state: pointsState(record, now) })) };
}
