import { productActivityDetail, productActivityIndex, productActivityProducts } from '../contract/activities.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Activities of the home page with some of their products.
 * @returns A list; `type` is 1 for a carousel, 2 for a grid, 3 for a large picture.
 * @endpoint GET /api/front/activity/index/list
 * @origin family
 * @example const [first] = await activities.list(client);
 */
export function list(client: Client, options?: CallOptions) {
  return client.call(productActivityIndex, {}, options);
}

/**
 * Products of an activity.
 * @param aid Id of the activity.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when there is no such activity, or it is over.
 * @endpoint GET /api/front/activity/list/{aid}
 * @origin family
 * @example const { list } = await activities.products(client, 2);
 */
export function products(
  client: Client,
  aid: InputOf<'product.activityProducts'>['path']['aid'],
  query: InputOf<'product.activityProducts'>['query'] = {},
  options?: CallOptions,
) {
  return client.call(productActivityProducts, { path: { aid }, query }, options);
}

/**
 * What the page of an activity shows above its products.
 * @param aid Id of the activity.
 * @throws `StorefrontError` of kind `not-found` when there is no such activity, or it is over.
 * @endpoint GET /api/pc/activity/detail/{aid}
 * @origin family
 * @example const { name, banner } = await activities.detail(client, 2);
 */
export function detail(client: Client, aid: InputOf<'product.activityDetail'>['path']['aid'], options?: CallOptions) {
  return client.call(productActivityDetail, { path: { aid } }, options);
}
