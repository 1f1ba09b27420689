import { call, pagedCall } from '../call.ts';
import { Activity, ActivityDetail, ActivityProduct } from '../entities/activities.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { listOf, type Page, page, type Schema } from '../schema/schema.ts';
import { id } from './inputs.ts';

const noActivity = { 404: 'The activity is unknown or has ended.' };
const firstPage = { page: 1, limit: 10 };

/**
 * Lists the activities of the home page, with some of their products.
 * @returns A list; `type` is 1 for a carousel, 2 for a grid, 3 for a large picture.
 * @example const [first] = await shop.activities.list();
 */
export const list = call({
  id: 'activities.list',
  method: 'GET',
  path: '/api/front/activity/index/list',
  auth: 'guest',
  public: true,
  takes: false,
  returns: listOf(Activity) as Schema<Activity[]>,
  spec: IN_TOOLS && {
    summary: 'Lists the activities of the home page, with some of their products.',
    origin: 'family',
  },
});

/**
 * Lists the products of an activity.
 * @returns A page of products with prices in cents.
 * @throws `StorefrontError` of kind `not-found` if the activity is unknown or has ended.
 * @example const { list } = await shop.activities.products({ aid: 2 });
 */
export const products = pagedCall({
  id: 'activities.products',
  method: 'GET',
  path: '/api/front/activity/list/{aid}',
  auth: 'guest',
  public: true,
  returns: page(ActivityProduct) as Schema<Page<ActivityProduct>>,
  spec: IN_TOOLS && {
    summary: 'Lists the products of an activity.',
    origin: 'family',
    path: {
      /** Id of the activity. */
      aid: id,
    },

    errors: noActivity,
    example: { path: { aid: 2 }, query: firstPage },
  },
});

/**
 * Header data of an activity's page: name, banners, description.
 * @param value Id of the activity.
 * @returns Name, banners and description.
 * @throws `StorefrontError` of kind `not-found` if the activity is unknown or has ended.
 * @example const { name, banner } = await shop.activities.detail(2);
 */
export const detail = call({
  id: 'activities.detail',
  method: 'GET',
  path: '/api/pc/activity/detail/{aid}',
  auth: 'guest',
  public: true,
  takes: 'aid',
  returns: ActivityDetail as Schema<ActivityDetail>,
  spec: IN_TOOLS && {
    summary: 'Header data of an activity’s page: name, banners, description.',
    origin: 'family',
    path: {
      /** Id of the activity. */
      aid: id,
    },
    errors: noActivity,
    example: { path: { aid: 2 } },
  },
});
