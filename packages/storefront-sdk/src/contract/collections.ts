import {
  bool,
  empty,
  type Infer,
  int,
  money,
  nullable,
  number,
  object,
  optional,
  page,
  text,
  time,
} from '../schema/schema.ts';
import { endpoint } from './endpoint.ts';

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
  /** Unit price in cents in this store, which replaces `price`; null where there is none. */
  storePrice: nullable(money),
  /** Percent off; null where there is none. */
  discount: nullable(number),
  /** When the discount ends, epoch ms; null for no end. */
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

export const wishlistAdd = endpoint('wishlist.add', 'POST', '/api/front/collect/add/product', 'user', empty);
export const wishlistRemove = endpoint('wishlist.remove', 'POST', '/api/front/collect/cancel/{id}', 'user', empty);
export const merchantsFollow = endpoint(
  'merchants.follow',
  'POST',
  '/api/front/collect/add/merchant/{id}',
  'user',
  empty,
);
export const merchantsUnfollow = endpoint(
  'merchants.unfollow',
  'POST',
  '/api/front/collect/cancel/merchant/{id}',
  'user',
  empty,
);
export const wishlistList = endpoint(
  'wishlist.list',
  'GET',
  '/api/front/collect/product/list',
  'user',
  page(CollectedProduct),
);
export const merchantsFollowed = endpoint(
  'merchants.followed',
  'GET',
  '/api/front/collect/merchant/list',
  'user',
  page(CollectedMerchant),
);
export const wishlistAddAll = endpoint('wishlist.addAll', 'POST', '/api/front/collect/batch/product', 'user', empty);
export const wishlistRemoveEntries = endpoint(
  'wishlist.removeEntries',
  'POST',
  '/api/front/collect/delete/product',
  'user',
  empty,
);
