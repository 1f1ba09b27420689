'use client';
import type { Points, PointsRecord } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useNowUntilChange } from '../context/use-now-until-change.ts';
import { type PointsState, pointsState } from '../domain/points-status.ts';
import { points, pointsRecords } from '../query/coupon-queries.ts';
import { withData } from '../query/read.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** An entry of the points history, with its state. */
export interface PointsRecordView {
  /** The entry as the backend returns it. */
  record: PointsRecord;
  /** State at the server's current time. It changes from `frozen` while the list is shown. */
  state: PointsState;
}

/** The points of the account: available, frozen, and earned and spent in total. */
export function usePoints(): Read<Points> {
  return useQuery(points());
}

const thawAt = (record: PointsRecord, now: number) =>
  pointsState(record, now) === 'frozen' ? (record.thawTime ?? undefined) : undefined;

/** The points history, latest entry first. */
export function usePointsRecords(options?: ListOptions): ListRead<PointsRecordView> {
  const list = useListQuery(pointsRecords, options);
  const { data } = list;
  const now = useNowUntilChange(data ?? [], thawAt);
  const records = useMemo(() => data?.map((record) => ({ record, state: pointsState(record, now) })), [data, now]);
  return withData(list, records);
}
