import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, json, list, money, nullable, object, oneOf, page, pictures, text } from './schema.ts';

/** How an activity is laid out: 1 carousel, 2 grid, 3 large picture. */
const activityType = oneOf(1, 2, 3);

export const ActivityProduct = object({
  proId: int,
  /** The product's own picture. */
  proImage: text,
  /** The activity's picture of it; may be empty. */
  image: text,
  storeName: text,
  price: money,
  otPrice: nullable(money),
  slug: text,
  uniqueKey: text,
  listedOnStore: bool,
  landingPage: bool,
});
/** A product in an activity; `proId` is its id. */
export type ActivityProduct = Infer<typeof ActivityProduct>;

export const Activity = object({ id: int, name: text, type: activityType, productList: list(ActivityProduct) });
/** A themed selection of products. */
export type Activity = Infer<typeof Activity>;

export const ActivityDetail = object({
  id: int,
  name: text,
  type: activityType,
  banner: json(pictures),
  instruction: text,
});
/** What the page of an activity shows above its products. */
export type ActivityDetail = Infer<typeof ActivityDetail>;

export const productActivityIndex = endpoint(
  'product.activityIndex',
  'GET',
  '/api/front/activity/index/list',
  'guest',
  list(Activity),
);
export const productActivityProducts = endpoint(
  'product.activityProducts',
  'GET',
  '/api/front/activity/list/{aid}',
  'guest',
  page(ActivityProduct),
);
export const productActivityDetail = endpoint(
  'product.activityDetail',
  'GET',
  '/api/pc/activity/detail/{aid}',
  'guest',
  ActivityDetail,
);
