import { bool, type Infer, int, money, nullable, number, object, optional, text, time } from '../schema/schema.ts';

export const CollectedProduct = object({
  /** The entry itself: what `wishlist.removeEntries` takes. */
  id: int,
  /** The product: what `wishlist.remove` takes. */
  productId: int,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Name of the product. */
  storeName: text,
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
  /** Unit price in cents, before discounts. */
  price: money,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Percent off, or null. */
  discount: nullable(number),
  /** When the discount ends, epoch ms; null counts as expired. */
  discountExpiry: nullable(time),
  /** Readable part of its address. */
  slug: text,
  /** Second part of its address, for products outside of the store’s own list. */
  uniqueKey: text,
  /** Whether it is in the store’s own list; its address then needs no key. */
  listedOnStore: bool,
  /** Whether it has a landing page, under `/p/…`. */
  landingPage: bool,
});
/** A product on the wish list; prices are cents, `discount` is percent. */
export interface CollectedProduct extends Infer<typeof CollectedProduct> {}

export const CollectedMerchant = object({
  /** Its merchant; 0 where the backend does not tell. */
  merId: int,
  /** Name of the merchant. */
  merName: text,
  /** Address of the merchant’s picture. */
  merAvatar: text,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Id of the account. A field of the family. */
  uid: optional(int),
});
/** A merchant whom the shopper follows. */
export interface CollectedMerchant extends Infer<typeof CollectedMerchant> {}
