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
  /** State by the server's time: frozen points become available while the list is shown. */
  state: PointsState;
}

/** The points of the account: available, earned and spent in total, frozen. */
export function usePoints(): Read<Points> {
  return useQuery(points());
}

const thawAt = (record: PointsRecord, now: number) =>
  pointsState(record, now) === 'frozen' ? (record.thawTime ?? undefined) : undefined;

/** The points history, the latest entry first. */
export function usePointsRecords(options?: ListOptions): ListRead<PointsRecordView> {
  const list = useListQuery(pointsRecords, options);
  const { data } = list;
  const now = useNowUntilChange(data ?? [], thawAt);
  const records = useMemo(() => data?.map((record) => ({ record, state: pointsState(record, now) })), [data, now]);
  return withData(list, records);
}
