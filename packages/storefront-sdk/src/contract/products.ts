import { endpoint } from './endpoint.ts';
import {
  bool,
  type Infer,
  int,
  json,
  list,
  money,
  nullable,
  number,
  object,
  orElse,
  page,
  pictures,
  record,
  text,
  time,
} from './schema.ts';

/** Prices of single variants, in cents, as a JSON text or a list. */
export const variantPrice = json(list(object({ id: int, price: money })));

export const ProductCard = object({
  id: int,
  slug: text,
  uniqueKey: text,
  storeName: text,
  image: text,
  price: money,
  storePrice: nullable(money),
  discount: nullable(number),
  discountExpiry: nullable(time),
  rating: number,
  sales: int,
  /** Sales to add to the true ones; 0 on the leaderboard, whose `sales` hold them already. */
  ficti: orElse(int, 0),
  isShippingIncluded: bool,
  landingPage: bool,
  listedOnStore: bool,
  otPrice: nullable(money),
  /** Pieces left; 1 from backends that do not tell. */
  stock: orElse(int, 1),
  unitName: text,
  merId: orElse(int, 0),
});
/** A product in a list. `storeName` is the product's name; prices are cents; `discount` is percent. */
export type ProductCard = Infer<typeof ProductCard>;

export const ProductInfo = object({
  id: int,
  storeName: text,
  slug: text,
  uniqueKey: text,
  sliderImage: json(pictures),
  showcaseVideo: nullable(text),
  price: money,
  discount: nullable(number),
  discountExpiry: nullable(time),
  sales: int,
  ficti: orElse(int, 0),
  rating: number,
  stock: int,
  isShippingIncluded: bool,
  merId: orElse(int, 0),
  image: text,
  storeInfo: text,
  content: text,
  otPrice: nullable(money),
  unitName: text,
  browse: orElse(int, 0),
  landingPage: bool,
  listedOnStore: bool,
  /** Leaf category, 0 when unknown. An extension. */
  cateId: orElse(int, 0),
});
/** A product itself; `content` is HTML and hostile until sanitised. */
export type ProductInfo = Infer<typeof ProductInfo>;

export const ProductAttr = object({
  id: orElse(int, 0),
  attrName: text,
  attrValues: text,
  /** 0 for a product without choice. */
  type: orElse(int, 0),
});
/** An axis of choice; `attrValues` is comma-separated. */
export type ProductAttr = Infer<typeof ProductAttr>;

export const ProductSku = object({
  id: int,
  price: money,
  stock: int,
  image: text,
  productId: orElse(int, 0),
  sku: text,
});
/** One variant. `sku` joins its attribute values with commas. */
export type ProductSku = Infer<typeof ProductSku>;

export const MerchantProduct = object({
  id: int,
  storeName: text,
  image: text,
  price: money,
  sales: int,
  ficti: orElse(int, 0),
  slug: text,
  uniqueKey: text,
  listedOnStore: bool,
  landingPage: bool,
});
/** A product among others of its merchant. */
export type MerchantProduct = Infer<typeof MerchantProduct>;

export const ProductMerchant = object({
  name: text,
  avatar: text,
  isSelf: bool,
  /** 1 to 5. */
  starLevel: int,
  typeId: int,
  proList: list(MerchantProduct),
  isCollect: bool,
});
/** The merchant of a product, with other products of theirs. */
export type ProductMerchant = Infer<typeof ProductMerchant>;

export const ProductDetail = object({
  productInfo: ProductInfo,
  productAttr: list(ProductAttr),
  productValue: record(ProductSku),
  variantPrice,
  storePrice: nullable(money),
  userCollect: bool,
  /** Without name from backends that do not tell. */
  merchantInfo: orElse(ProductMerchant, {
    ...{ name: '', avatar: '', isSelf: false, isCollect: false },
    ...{ starLevel: 0, typeId: 0, proList: [] },
  }),
});
/** Everything a product page shows; `productValue` is keyed by joined attribute values, `''` for a plain product. */
export type ProductDetail = Infer<typeof ProductDetail>;

export const SkuDetail = object({ productAttr: list(ProductAttr), productValue: record(ProductSku) });
/** The choices of a product and their variants, as in `ProductDetail`. */
export type SkuDetail = Infer<typeof SkuDetail>;

export const productDetail = endpoint(
  'product.detail',
  'GET',
  '/api/front/product/detail/{uniqueKey}/{slug}',
  'optional',
  ProductDetail,
);
export const productDetailBySlug = endpoint(
  'product.detailBySlug',
  'GET',
  '/api/front/product/detail/listed/{slug}',
  'optional',
  ProductDetail,
);
export const productPreview = endpoint(
  'product.preview',
  'GET',
  '/api/front/product/detail/{uniqueKey}/{slug}/preview',
  'optional',
  ProductDetail,
);
export const productIndexList = endpoint(
  'product.indexList',
  'GET',
  '/api/front/index/product/list',
  'guest',
  page(ProductCard),
);
export const productByCollection = endpoint(
  'product.byCollection',
  'GET',
  '/api/front/product/collection/{collectionId}',
  'guest',
  page(ProductCard),
);
export const productByIds = endpoint('product.byIds', 'GET', '/api/front/product/id/list', 'guest', page(ProductCard));
export const productLeaderboard = endpoint(
  'product.leaderboard',
  'GET',
  '/api/front/product/leaderboard',
  'guest',
  list(ProductCard),
);
export const productSkuDetail = endpoint(
  'product.skuDetail',
  'GET',
  '/api/front/product/sku/detail/{id}',
  'guest',
  SkuDetail,
);
