import { contractRoutes } from '../contract/types.ts';
import { pointsRecords, pointsSummary } from '../domain/points.ts';
import { shopperOf } from '../domain/principals.ts';

export const pointsRoutes = () =>
  contractRoutes('points', {
    summary: (call) => pointsSummary(call.db, shopperOf(call), call.now),
    records: (call) => pointsRecords(call),
  });
