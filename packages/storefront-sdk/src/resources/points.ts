import type { PointsRecordsQuery } from '../contract/input-types.ts';
import { type Points, type PointsRecord, pointsRecords, pointsSummary } from '../contract/points.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * The points of the account.
 * @returns Points to spend, ever gained, ever spent, and gained but still frozen.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/integral/user
 * @origin family
 * @example const { integral, frozenIntegral } = await shop.points.summary();
 */
export function summary(client: Client, options?: CallOptions): Promise<Points> {
  return client.call(pointsSummary, {}, options);
}

/**
 * Gains and spendings of points, the latest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of records; `type` is 1 for a gain and 2 for a spending, `integral` has no sign.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/integral/list
 * @origin family
 * @example const { list } = await shop.points.records();
 */
export function records(client: Client, query: PointsRecordsQuery = {}, options?: CallOptions): ListCall<PointsRecord> {
  return listCall((page, more) => client.call(pointsRecords, { query: { ...query, page } }, more), query.page, options);
}
