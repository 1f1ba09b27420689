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
  /** The entry itself: what `wishlist.removeEntries` takes. */
  id: int,
  /** The product: what `wishlist.remove` takes. */
  productId: int,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Readable part of its address. */
  slug: text,
  /** Second part of its address, for products outside of the store’s own list. */
  uniqueKey: text,
});
/** A product on the wish list; prices are cents, `discount` is percent. */
export interface CollectedProduct extends ProductFields, DiscountFields, Infer<typeof CollectedProduct> {}

export const CollectedMerchant = object(merchantFields, {
  /** Address of the merchant’s picture. */
  merAvatar: text,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Id of the account. A field of the family. */
  uid: optional(int),
});
/** A merchant whom the shopper follows. */
export interface CollectedMerchant extends MerchantFields, Infer<typeof CollectedMerchant> {}
