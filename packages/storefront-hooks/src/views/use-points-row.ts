'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { PointsRecordView } from '../points/use-points.ts';
import { type PointsRowView, pointsRowView } from './points-row.ts';

/** A record of `usePointsRecords` as the props of its row. */
export function usePointsRow({ record, state }: PointsRecordView): PointsRowView {
  const shop = useStorefront();
  return useMemo(() => pointsRowView({ record, state }, shop), [record, state, shop]);
}
