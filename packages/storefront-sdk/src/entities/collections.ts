import { type Infer, int, money, nullable, object, optional, text, time } from '../schema/schema.ts';
import {
  type DiscountFields,
  discountFields,
  type MerchantFields,
  merchantFields,
  type ProductFields,
  productFields,
} from './fields.ts';

export const CollectedProduct = object(productFields, discountFields, {
  /** Id of the entry, for `wishlist.removeEntries`. */
  id: int,
  /** Id of the product, for `wishlist.remove`. */
  productId: int,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Image URL; a relative one is relative to the backend or `store.imageDomain`. */
  image: text,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Slug, the readable part of the URL. */
  slug: text,
  /** Second part of the product URL, for products that are not listed on the store. */
  uniqueKey: text,
});
/** A product on the wish list. Prices are in cents, `discount` in percent. */
export interface CollectedProduct extends ProductFields, DiscountFields, Infer<typeof CollectedProduct> {}

export const CollectedMerchant = object(merchantFields, {
  /** URL of the merchant’s picture. */
  merAvatar: text,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Id of the account. Only from CRMEB backends. */
  uid: optional(int),
});
/** A merchant that the shopper follows. */
export interface CollectedMerchant extends MerchantFields, Infer<typeof CollectedMerchant> {}
