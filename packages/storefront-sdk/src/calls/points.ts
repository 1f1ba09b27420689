import { call, pagedCall } from '../call.ts';
import { Points, PointsRecord } from '../entities/points.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { type Page, page, type Schema } from '../schema/schema.ts';

/**
 * Gets the points of the account.
 * @returns Points available, earned in total, spent in total, and earned but still frozen.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { integral, frozenIntegral } = await shop.points.summary();
 */
export const summary = call({
  id: 'points.summary',
  method: 'GET',
  path: '/api/front/integral/user',
  auth: 'user',
  takes: false,
  returns: Points as Schema<Points>,
  spec: IN_TOOLS && { summary: 'Gets the points of the account.', origin: 'family' },
});

/**
 * Lists points earned and spent, latest first.
 * @returns A page of records; `type` is 1 for earned and 2 for spent, `integral` has no sign.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list } = await shop.points.records();
 */
export const records = pagedCall({
  id: 'points.records',
  method: 'GET',
  path: '/api/front/integral/list',
  auth: 'user',
  returns: page(PointsRecord) as Schema<Page<PointsRecord>>,
  spec: IN_TOOLS && {
    summary: 'Lists points earned and spent, latest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});
