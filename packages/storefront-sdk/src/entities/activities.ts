import { type Infer, int, json, listOf, money, nullable, object, oneOfOpen, pictures, text } from '../schema/schema.ts';
import { type ProductFields, productFields } from './fields.ts';

/** Layout of an activity: 1 carousel, 2 grid, 3 large picture. */
const activityType = oneOfOpen(1, 2, 3);

export const ActivityProduct = object(productFields, {
  /** Id of the product. */
  proId: int,
  /** URL of the product's picture. */
  proImage: text,
  /** URL of the activity's picture of the product; may be empty. */
  image: text,
  /** Market price in cents, shown struck through, or null. */
  otPrice: nullable(money),
  /** Slug, the readable part of the URL. */
  slug: text,
  /** Second part of the product URL, for products that are not listed on the store. */
  uniqueKey: text,
});
/** A product in an activity. Its id is `proId`. */
export interface ActivityProduct extends ProductFields, Infer<typeof ActivityProduct> {}

export const Activity = object({
  /** Id. */
  id: int,
  /** Name. */
  name: text,
  /** Layout: 1 carousel, 2 grid, 3 large picture. */
  type: activityType,
  /** Some of the products. */
  productList: listOf(ActivityProduct),
});
/** A themed selection of products. */
export interface Activity extends Infer<typeof Activity> {}

export const ActivityDetail = object({
  /** Id. */
  id: int,
  /** Name. */
  name: text,
  /** Layout: 1 carousel, 2 grid, 3 large picture. */
  type: activityType,
  /** URLs of the banners. */
  banner: json(pictures),
  /** Description. */
  instruction: text,
});
/** Header data of an activity's page. */
export interface ActivityDetail extends Infer<typeof ActivityDetail> {}
