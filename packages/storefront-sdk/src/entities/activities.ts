import { type Infer, int, json, listOf, money, nullable, object, oneOfOpen, pictures, text } from '../schema/schema.ts';
import { type ProductFields, productFields } from './fields.ts';

/** How an activity is laid out: 1 carousel, 2 grid, 3 large picture. */
const activityType = oneOfOpen(1, 2, 3);

export const ActivityProduct = object(productFields, {
  /** Id of the product. */
  proId: int,
  /** The product's own picture. */
  proImage: text,
  /** The activity's picture of it; may be empty. */
  image: text,
  /** Market price in cents, shown struck through, or null. */
  otPrice: nullable(money),
  /** Readable part of its address. */
  slug: text,
  /** Second part of its address, for products outside of the store’s own list. */
  uniqueKey: text,
});
/** A product in an activity; `proId` is its id. */
export interface ActivityProduct extends ProductFields, Infer<typeof ActivityProduct> {}

export const Activity = object({
  /** Its id. */
  id: int,
  /** Name. */
  name: text,
  /** How it is laid out: 1 carousel, 2 grid, 3 large picture. */
  type: activityType,
  /** Some of its products. */
  productList: listOf(ActivityProduct),
});
/** A themed selection of products. */
export interface Activity extends Infer<typeof Activity> {}

export const ActivityDetail = object({
  /** Its id. */
  id: int,
  /** Name. */
  name: text,
  /** How it is laid out: 1 carousel, 2 grid, 3 large picture. */
  type: activityType,
  /** Banners at the top. */
  banner: json(pictures),
  /** Description. */
  instruction: text,
});
/** Header data of an activity's page. */
export interface ActivityDetail extends Infer<typeof ActivityDetail> {}
