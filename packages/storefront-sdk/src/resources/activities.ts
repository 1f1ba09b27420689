import {
  type Activity,
  type ActivityDetail,
  type ActivityProduct,
  activitiesDetail,
  activitiesList,
  activitiesProducts,
} from '../contract/activities.ts';
import type { ActivitiesProductsQuery } from '../contract/input-types.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * Activities of the home page with some of their products.
 * @returns A list; `type` is 1 for a carousel, 2 for a grid, 3 for a large picture.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/activity/index/list
 * @origin family
 * @example const [first] = await shop.activities.list();
 */
export function list(client: Client, options?: CallOptions): Promise<Activity[]> {
  return client.call(activitiesList, {}, options);
}

/**
 * Products of an activity.
 * @param aid Id of the activity.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when there is no such activity, or it is over.
 * @endpoint GET /api/front/activity/list/{aid}
 * @origin family
 * @example const { list } = await shop.activities.products(2);
 */
export function products(
  client: Client,
  aid: number,
  query: ActivitiesProductsQuery = {},
  options?: CallOptions,
): ListCall<ActivityProduct> {
  return listCall(
    (page, more) => client.call(activitiesProducts, { path: { aid }, query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * What the page of an activity shows above its products.
 * @param aid Id of the activity.
 * @returns Name, banners and description.
 * @throws `StorefrontError` of kind `not-found` when there is no such activity, or it is over.
 * @endpoint GET /api/pc/activity/detail/{aid}
 * @origin family
 * @example const { name, banner } = await shop.activities.detail(2);
 */
export function detail(client: Client, aid: number, options?: CallOptions): Promise<ActivityDetail> {
  return client.call(activitiesDetail, { path: { aid } }, options);
}
