import {
  bool,
  decimal,
  type Infer,
  int,
  json,
  key,
  listOf,
  money,
  nullable,
  number,
  object,
  optional,
  pictures,
  record,
  text,
  wholeList,
  withDefault,
} from '../schema/schema.ts';
import { type DiscountFields, discountFields, type ProductFields, productFields } from './fields.ts';

/** Prices of single variants, in cents, as a JSON text or a list. */
export const variantPrice = json(
  wholeList(
    object({
      /** Id of the variant. */
      id: int,
      /** Its unit price in cents. */
      price: money,
    }),
  ),
);

export const ProductCard = object(productFields, discountFields, {
  /** Id of the product. */
  id: int,
  /** Readable part of its address. */
  slug: key,
  /** Second part of its address, for products outside of the store’s own list. */
  uniqueKey: text,
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Mean of its stars, 0 to 5; 0 without reviews. */
  rating: withDefault(number, 0),
  /** Units sold. */
  sales: withDefault(int, 0),
  /** Sales to add to the true ones; 0 on the leaderboard, whose `sales` hold them already. */
  ficti: withDefault(int, 0),
  /** Whether the price includes shipping. */
  isShippingIncluded: bool,
  /** Market price in cents, shown struck through, or null. */
  otPrice: nullable(money),
  /** Units in stock; 1 if the backend does not report it. */
  stock: withDefault(int, 1),
  /** Unit of sale, as in `piece`. */
  unitName: text,
  /** Its merchant; 0 where the backend does not tell. */
  merId: withDefault(int, 0),
});
/** A product in a list. `storeName` is the product's name; prices are cents; `discount` is percent. */
export interface ProductCard extends ProductFields, DiscountFields, Infer<typeof ProductCard> {}

export const ProductInfo = object(productFields, discountFields, {
  /** Id of the product. */
  id: int,
  /** Readable part of its address. */
  slug: key,
  /** Second part of its address, for products outside of the store’s own list. */
  uniqueKey: text,
  /** Addresses of its pictures. */
  sliderImage: json(pictures),
  /** Address of its video. */
  showcaseVideo: nullable(text),
  /** Units sold. */
  sales: withDefault(int, 0),
  /** Units to add to `sales`. */
  ficti: withDefault(int, 0),
  /** Mean of its stars, 0 to 5; 0 without reviews. */
  rating: withDefault(number, 0),
  /** Units in stock. */
  stock: int,
  /** Whether the price includes shipping. */
  isShippingIncluded: bool,
  /** Its merchant; 0 where the backend does not tell. */
  merId: withDefault(int, 0),
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
  /** Short description, plain text. */
  storeInfo: text,
  /** Description as HTML; untrusted until sanitised. */
  content: text,
  /** Market price in cents, shown struck through, or null. */
  otPrice: nullable(money),
  /** Unit of sale, as in `piece`. */
  unitName: text,
  /** Times it was looked at. */
  browse: withDefault(int, 0),
  /** Leaf category, 0 when unknown. An extension. */
  cateId: withDefault(int, 0),
});
/** A product itself; `content` is HTML and hostile until sanitised. */
export interface ProductInfo extends ProductFields, DiscountFields, Infer<typeof ProductInfo> {}

export const ProductAttr = object({
  /** Its id. */
  id: withDefault(int, 0),
  /** Name of the attribute, as in `Colour`. */
  attrName: text,
  /** Its values, separated by commas. */
  attrValues: text,
  /** 0 for a product without choice. */
  type: withDefault(int, 0),
  /** Id of the product. A field of the family. */
  productId: optional(int),
});
/** An axis of choice; `attrValues` is comma-separated. */
export interface ProductAttr extends Infer<typeof ProductAttr> {}

export const ProductSku = object({
  /** Id of the variant; `productAttrUnique` of `cart.save`, `attrValueId` of a checkout. */
  id: int,
  /** Unit price in cents before discount, `storePrice` and `variantPrice`; `priceOf` computes the charged price. */
  price: money,
  /** Units in stock. */
  stock: int,
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
  /** Id of the product. */
  productId: withDefault(int, 0),
  /** Values of the attributes, joined by commas. */
  sku: text,
  /** Units sold. A field of the family. */
  sales: optional(int),
  /** Market price in cents. A field of the family. */
  otPrice: optional(money),
  /** Kilograms. A field of the family. */
  weight: optional(decimal),
  /** Cubic metres. A field of the family. */
  volume: optional(decimal),
  /** Values of the attributes as JSON. A field of the family. */
  attrValue: optional(text),
});
/** One variant. `sku` joins its attribute values with commas. */
export interface ProductSku extends Infer<typeof ProductSku> {}

export const MerchantProduct = object(productFields, {
  /** Id of the product. */
  id: int,
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  image: text,
  /** Units sold. */
  sales: withDefault(int, 0),
  /** Units to add to `sales`. */
  ficti: withDefault(int, 0),
  /** Readable part of its address. */
  slug: text,
  /** Second part of its address, for products outside of the store’s own list. */
  uniqueKey: text,
});
/** A product among others of its merchant. */
export interface MerchantProduct extends ProductFields, Infer<typeof MerchantProduct> {}

export const ProductMerchant = object({
  /** Name of the merchant; empty where the backend does not tell. */
  name: text,
  /** Address of the picture. */
  avatar: text,
  /** Whether the platform itself sells. */
  isSelf: bool,
  /** 1 to 5. */
  starLevel: withDefault(int, 0),
  /** Kind of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Some of its products. */
  proList: listOf(MerchantProduct),
  /** Whether the shopper follows the merchant. */
  isCollect: bool,
});
/** The merchant of a product, with other products. */
export interface ProductMerchant extends Infer<typeof ProductMerchant> {}

export const Guarantee = object({
  id: withDefault(int, 0),
  /** The promise, in a few words. */
  name: text,
  /** Address of its icon. */
  icon: text,
  /** Meaning. */
  content: text,
  /** Order among the promises. */
  sort: withDefault(int, 0),
});
/** A promise of the merchant, such as free returns. */
export interface Guarantee extends Infer<typeof Guarantee> {}

export const ProductDetail = object({
  /** The product itself. */
  productInfo: ProductInfo,
  /** The attributes to choose by. */
  productAttr: listOf(ProductAttr),
  /** Variants by the values of their attributes, joined by commas; `""` for a product without choice. */
  productValue: record(ProductSku),
  /** Prices of single variants in this store, in cents. */
  variantPrice,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Whether it is on the shopper’s wish list. */
  userCollect: bool,
  /** Without name from backends that do not tell. */
  merchantInfo: withDefault(ProductMerchant, () => ({
    name: '',
    avatar: '',
    isSelf: false,
    starLevel: 0,
    typeId: 0,
    proList: [],
    isCollect: false,
  })),
  /** Guarantees of the merchant. A field of the family. */
  guaranteeList: optional(listOf(Guarantee)),
});
/** Everything a product page shows; `productValue` is keyed by joined attribute values, `''` for a plain product. */
export interface ProductDetail extends Infer<typeof ProductDetail> {}

export const SkuDetail = object({
  /** The attributes to choose by. */
  productAttr: listOf(ProductAttr),
  /** Variants by the values of their attributes, joined by commas; `""` for a product without choice. */
  productValue: record(ProductSku),
});
/** The choices of a product and their variants, as in `ProductDetail`. */
export interface SkuDetail extends Infer<typeof SkuDetail> {}
