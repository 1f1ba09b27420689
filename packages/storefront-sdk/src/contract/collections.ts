import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, money, nothing, nullable, number, object, page, text, time } from './schema.ts';

export const CollectedProduct = object({
  /** The entry itself: what `collection.deleteProducts` takes. */
  id: int,
  /** The product: what `collection.cancelProduct` takes. */
  productId: int,
  createTime: nullable(time),
  storeName: text,
  image: text,
  price: money,
  storePrice: nullable(money),
  discount: nullable(number),
  discountExpiry: nullable(time),
  slug: text,
  uniqueKey: text,
  listedOnStore: bool,
  landingPage: bool,
});
/** A product on the wish list; prices are cents, `discount` is percent. */
export type CollectedProduct = Infer<typeof CollectedProduct>;

export const CollectedMerchant = object({
  merId: int,
  merName: text,
  merAvatar: text,
  createTime: nullable(time),
});
/** A merchant whom the shopper follows. */
export type CollectedMerchant = Infer<typeof CollectedMerchant>;

export const collectionAddProduct = endpoint(
  'collection.addProduct',
  'POST',
  '/api/front/collect/add/product',
  'user',
  nothing,
);
export const collectionCancelProduct = endpoint(
  'collection.cancelProduct',
  'POST',
  '/api/front/collect/cancel/{id}',
  'user',
  nothing,
);
export const collectionAddMerchant = endpoint(
  'collection.addMerchant',
  'POST',
  '/api/front/collect/add/merchant/{id}',
  'user',
  nothing,
);
export const collectionCancelMerchant = endpoint(
  'collection.cancelMerchant',
  'POST',
  '/api/front/collect/cancel/merchant/{id}',
  'user',
  nothing,
);
export const collectionProducts = endpoint(
  'collection.products',
  'GET',
  '/api/front/collect/product/list',
  'user',
  page(CollectedProduct),
);
export const collectionMerchants = endpoint(
  'collection.merchants',
  'GET',
  '/api/front/collect/merchant/list',
  'user',
  page(CollectedMerchant),
);
export const collectionAddProductBatch = endpoint(
  'collection.addProductBatch',
  'POST',
  '/api/front/collect/batch/product',
  'user',
  nothing,
);
export const collectionDeleteProducts = endpoint(
  'collection.deleteProducts',
  'POST',
  '/api/front/collect/delete/product',
  'user',
  nothing,
);
