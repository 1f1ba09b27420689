import type { InputOf } from '../contract/endpoint.ts';
import { pointsRecords, pointsSummary } from '../contract/points.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * The points of the account.
 * @returns Points to spend, ever gained, ever spent, and gained but still frozen.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/integral/user
 * @origin family
 * @example const { integral, frozenIntegral } = await points.summary(client);
 */
export function summary(client: Client, options?: CallOptions) {
  return client.call(pointsSummary, {}, options);
}

/**
 * Gains and spendings of points, the latest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of records; `type` is 1 for a gain and 2 for a spending, `integral` has no sign.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/integral/list
 * @origin family
 * @example const { list } = await points.records(client);
 */
export function records(client: Client, query: InputOf<'points.records'>['query'] = {}, options?: CallOptions) {
  return client.call(pointsRecords, { query }, options);
}
