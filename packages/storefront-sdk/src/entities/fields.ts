import { bool, type InferShape, int, money, nullable, number, text, time } from '../schema/schema.ts';

/** What every shape of a product tells. */
export const productFields = {
  /** Name of the product. */
  storeName: text,
  /** Unit price in cents, before discounts. */
  price: money,
  /** Whether it is in the store’s own list; its address then needs no key. */
  listedOnStore: bool,
  /** Whether it has a landing page, under `/p/…`. */
  landingPage: bool,
};
export interface ProductFields extends InferShape<typeof productFields> {}

/** A discount of a product; `priceOf` of `@promenade/storefront-hooks/domain` says whether it runs. */
export const discountFields = {
  /** Percent off, or null. */
  discount: nullable(number),
  /** When the discount ends, epoch ms; null counts as expired. */
  discountExpiry: nullable(time),
};
export interface DiscountFields extends InferShape<typeof discountFields> {}

/** The merchant who sells it. */
export const merchantFields = {
  /** Its merchant; 0 where the backend does not tell. */
  merId: int,
  /** Name of the merchant. */
  merName: text,
};
export interface MerchantFields extends InferShape<typeof merchantFields> {}

/** What every shape of an order tells. */
export const orderFields = {
  /** Quantity. */
  totalNum: int,
  /** Paid or to be paid, in cents. */
  payPrice: money,
  /** Whether it is paid. */
  paid: bool,
  /** When it was created, epoch ms. */
  createTime: time,
};
export interface OrderFields extends InferShape<typeof orderFields> {}

/** What was bought. */
export const lineFields = {
  /** Id of the product. */
  productId: int,
  /** Name of the product. */
  productName: text,
  /** Quantity bought. */
  payNum: int,
  /** Values of the attributes, joined by commas. */
  sku: text,
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
};
export interface LineFields extends InferShape<typeof lineFields> {}
