import {
  type ActivityProduct,
  activitiesDetail,
  activitiesList,
  activitiesProducts,
  productsLeaderboard,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { builtInPublic, type Query, type QueryPage } from './query.ts';

/** Running activities, each with some of its products. */
export const activities = () => builtInPublic(['activities'], (client, options) => activitiesList(client, options));

/** Name, banners and description of an activity. */
export const activity = (activityId: number) =>
  builtInPublic(['activity', activityId], (client, options) => activitiesDetail(client, activityId, options));

/** One page of the products of an activity. */
export const activityProducts = (
  activityId: number,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ActivityProduct>> =>
  builtInPublic(['activityProducts', activityId, page, limit], (client, options) =>
    activitiesProducts(client, { aid: activityId, page, limit }, options),
  );

/** The best-selling products, in descending order of sales. */
export const topProducts = () =>
  builtInPublic(['topProducts'], (client, options) => productsLeaderboard(client, options));
