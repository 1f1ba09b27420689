import { call, pagedCall } from '../call.ts';
import { Points, PointsRecord } from '../entities/points.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { type Page, page, type Schema } from '../schema/schema.ts';

/**
 * The points of the account.
 * @returns Points to spend, ever gained, ever spent, and gained but still frozen.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { integral, frozenIntegral } = await shop.points.summary();
 */
export const summary = call({
  id: 'points.summary',
  method: 'GET',
  path: '/api/front/integral/user',
  auth: 'user',
  takes: false,
  returns: Points as Schema<Points>,
  spec: IN_TOOLS && { summary: 'The points of the account.', origin: 'family' },
});

/**
 * Gains and spendings of points, the latest first.
 * @returns A page of records; `type` is 1 for a gain and 2 for a spending, `integral` has no sign.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { list } = await shop.points.records();
 */
export const records = pagedCall({
  id: 'points.records',
  method: 'GET',
  path: '/api/front/integral/list',
  auth: 'user',
  returns: page(PointsRecord) as Schema<Page<PointsRecord>>,
  spec: IN_TOOLS && {
    summary: 'Gains and spendings, the latest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});
