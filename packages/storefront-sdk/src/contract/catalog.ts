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
  page,
  record,
  text,
  time,
} from './schema.ts';

export const HotKeyword = object({ id: int, title: text });
/** A word that the shop suggests to search for. */
export type HotKeyword = Infer<typeof HotKeyword>;

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
  ficti: int,
  isShippingIncluded: bool,
  landingPage: bool,
  listedOnStore: bool,
  otPrice: nullable(money),
  stock: int,
  unitName: text,
  merId: int,
});
/** A product in a list. `storeName` is the product's name; prices are cents; `discount` is percent. */
export type ProductCard = Infer<typeof ProductCard>;

export const ProductInfo = object({
  id: int,
  storeName: text,
  slug: text,
  uniqueKey: text,
  sliderImage: json(list(text)),
  showcaseVideo: nullable(text),
  price: money,
  discount: nullable(number),
  discountExpiry: nullable(time),
  sales: int,
  ficti: int,
  rating: number,
  stock: int,
  isShippingIncluded: bool,
  merId: int,
  image: text,
  storeInfo: text,
  content: text,
  otPrice: nullable(money),
  unitName: text,
  browse: int,
  landingPage: bool,
  listedOnStore: bool,
  /** Leaf category, 0 when unknown. An extension. */
  cateId: int,
});
/** A product itself; `content` is HTML and hostile until sanitised. */
export type ProductInfo = Infer<typeof ProductInfo>;

export const ProductAttr = object({ id: int, attrName: text, attrValues: text, type: int });
/** An axis of choice; `attrValues` is comma-separated. */
export type ProductAttr = Infer<typeof ProductAttr>;

export const ProductSku = object({ id: int, price: money, stock: int, image: text, productId: int, sku: text });
/** One variant. `sku` joins its attribute values with commas. */
export type ProductSku = Infer<typeof ProductSku>;

const MerchantProduct = object({
  id: int,
  storeName: text,
  image: text,
  price: money,
  sales: int,
  ficti: int,
  slug: text,
  uniqueKey: text,
  listedOnStore: bool,
  landingPage: bool,
});

export const ProductMerchant = object({
  name: text,
  avatar: text,
  isSelf: bool,
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
  merchantInfo: ProductMerchant,
});
/** Everything a product page shows; `productValue` is keyed by joined attribute values, `''` for a plain product. */
export type ProductDetail = Infer<typeof ProductDetail>;

export const searchHotKeywords = endpoint(
  'search.hotKeywords',
  'GET',
  '/api/front/search/keyword',
  'guest',
  list(HotKeyword),
);
export const searchProducts = endpoint('search.products', 'GET', '/api/front/product/list', 'guest', page(ProductCard));
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
