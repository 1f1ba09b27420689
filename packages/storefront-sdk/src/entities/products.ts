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
  oneOfOpen,
  optional,
  pictures,
  record,
  text,
  time,
  wholeList,
  withDefault,
} from '../schema/schema.ts';
import { type DiscountFields, discountFields, flag, type ProductFields, productFields } from './fields.ts';

/** Prices of single variants, in cents. A list, or JSON in a string. */
export const variantPrice = json(
  wholeList(
    object({
      /** Id of the variant. */
      id: int,
      /** Unit price of the variant, in cents. */
      price: money,
    }),
  ),
);

export const ProductCard = object(productFields, discountFields, {
  /** Id of the product. */
  id: int,
  /** Slug, the readable part of the URL. */
  slug: key,
  /** Second part of the product URL, for products that are not listed on the store. */
  uniqueKey: text,
  /** Image URL; a relative one is relative to the backend or `store.imageDomain`. */
  image: text,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Average rating, 0 to 5 stars; 0 without reviews. */
  rating: withDefault(number, 0),
  /** Units sold. */
  sales: withDefault(int, 0),
  /** Units to add to `sales`; 0 on the leaderboard, whose `sales` include them. */
  ficti: withDefault(int, 0),
  /** Whether the price includes shipping. */
  isShippingIncluded: flag,
  /** Market price in cents, shown struck through, or null. */
  otPrice: nullable(money),
  /** Units in stock; 1 if the backend does not report it. */
  stock: withDefault(int, 1),
  /** Unit of sale, such as `pair`. */
  unitName: text,
  /** Id of the merchant; 0 if the backend does not send it. */
  merId: withDefault(int, 0),
  /**
   * When it was changed, other than by sales and stock, epoch ms. An extension; absent if the backend does not report it.
   */
  updateTime: optional(time),
});
/** A product in a list. `storeName` is the product's name. Prices are in cents, `discount` in percent. */
export interface ProductCard extends ProductFields, DiscountFields, Infer<typeof ProductCard> {}

export const CustomAttribute = object({
  /** What identifies the attribute in every language, such as `material`. */
  key: text,
  /** Name, such as `Material`. */
  name: text,
  /** Value, such as `Wool`; plain text. */
  value: text,
});
/** An attribute that the shop has defined for its products, such as their material. */
export interface CustomAttribute extends Infer<typeof CustomAttribute> {}

export const ProductInfo = object(productFields, discountFields, {
  /** Id of the product. */
  id: int,
  /** Slug, the readable part of the URL. */
  slug: key,
  /** Second part of the product URL, for products that are not listed on the store. */
  uniqueKey: text,
  /** URLs of the pictures. */
  sliderImage: json(pictures),
  /** Video URL. */
  showcaseVideo: nullable(text),
  /** Units sold. */
  sales: withDefault(int, 0),
  /** Units to add to `sales`. */
  ficti: withDefault(int, 0),
  /** Average rating, 0 to 5 stars; 0 without reviews. */
  rating: withDefault(number, 0),
  /** Units in stock. */
  stock: int,
  /** Whether the price includes shipping. */
  isShippingIncluded: flag,
  /** Id of the merchant; 0 if the backend does not send it. */
  merId: withDefault(int, 0),
  /** Image URL; a relative one is relative to the backend or `store.imageDomain`. */
  image: text,
  /** Short description, plain text. */
  storeInfo: text,
  /** Description as HTML; untrusted until sanitised. */
  content: text,
  /** Market price in cents, shown struck through, or null. */
  otPrice: nullable(money),
  /** Unit of sale, such as `pair`. */
  unitName: text,
  /** Number of page views. */
  browse: withDefault(int, 0),
  /** Id of the deepest category; 0 if unknown. An extension. */
  cateId: withDefault(int, 0),
  /** Whether the right of withdrawal covers it. An extension; absent if the backend has no such right. */
  isWithdrawable: optional(bool),
  /** Name and address of the manufacturer, one or more lines. An extension; empty or absent if unknown. */
  manufacturer: optional(text),
  /**
   * Name and address of the person responsible for the product's safety in the European Union, if the manufacturer is elsewhere. An
   * extension; empty or absent if there is none.
   */
  responsiblePerson: optional(text),
  /** Warnings and safety information, plain text. An extension; empty or absent if there is none. */
  safetyInfo: optional(text),
  /** Brand. An extension; absent if unknown. */
  brand: optional(text),
  /** Condition. An extension; absent if unknown. */
  condition: optional(oneOfOpen('new', 'refurbished', 'used')),
  /** Attributes that the shop has defined, in its order; none if the backend does not report them. An extension. */
  customAttributes: withDefault(listOf(CustomAttribute), () => []),
});
/** A product. `content` is HTML, untrusted until sanitised. */
export interface ProductInfo extends ProductFields, DiscountFields, Infer<typeof ProductInfo> {}

export const ProductAttr = object({
  /** Id. */
  id: withDefault(int, 0),
  /** Name of the attribute, such as `Colour`. */
  attrName: text,
  /** Values, joined by commas. */
  attrValues: text,
  /** 0 for a product without options. */
  type: withDefault(int, 0),
  /** Id of the product. Only from CRMEB backends. */
  productId: optional(int),
});
/** An attribute to choose, such as size. `attrValues` is comma-separated. */
export interface ProductAttr extends Infer<typeof ProductAttr> {}

export const ProductSku = object({
  /** Id of the variant: `productAttrUnique` in `cart.save`, `attrValueId` in a checkout. */
  id: int,
  /** Unit price in cents, before `discount`, `storePrice` and `variantPrice`; `priceOf` computes the price charged. */
  price: money,
  /** Units in stock. */
  stock: int,
  /** Image URL; a relative one is relative to the backend or `store.imageDomain`. */
  image: text,
  /** Id of the product. */
  productId: withDefault(int, 0),
  /** Attribute values, joined by commas. */
  sku: text,
  /**
   * Lowest unit price in the 30 days before the current reduction, in cents. An extension; absent if nothing is reduced or
   * the shop does not show it.
   */
  lowestPrice: optional(money),
  /** Units sold. Only from CRMEB backends. */
  sales: optional(int),
  /** Market price in cents. Only from CRMEB backends. */
  otPrice: optional(money),
  /** Weight in kilograms. Only from CRMEB backends. */
  weight: optional(decimal),
  /** Volume in cubic metres. Only from CRMEB backends. */
  volume: optional(decimal),
  /** Attribute values as JSON. Only from CRMEB backends. */
  attrValue: optional(text),
  /** Global trade item number, as on the bar code. An extension; absent if unknown. */
  gtin: optional(text),
});
/** A variant. `sku` is its attribute values, joined by commas. */
export interface ProductSku extends Infer<typeof ProductSku> {}

export const MerchantProduct = object(productFields, {
  /** Id of the product. */
  id: int,
  /** Image URL; a relative one is relative to the backend or `store.imageDomain`. */
  image: text,
  /** Units sold. */
  sales: withDefault(int, 0),
  /** Units to add to `sales`. */
  ficti: withDefault(int, 0),
  /** Slug, the readable part of the URL. */
  slug: text,
  /** Second part of the product URL, for products that are not listed on the store. */
  uniqueKey: text,
});
/** A product in a list of its merchant. */
export interface MerchantProduct extends ProductFields, Infer<typeof MerchantProduct> {}

export const ProductMerchant = object({
  /** Name of the merchant; empty if the backend does not send it. */
  name: text,
  /** Image URL. */
  avatar: text,
  /** Whether the platform is the merchant. */
  isSelf: flag,
  /** Stars of the merchant, 1 to 5; 0 if the backend does not send them. */
  starLevel: withDefault(int, 0),
  /** Type of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Some of the merchant’s products. */
  proList: listOf(MerchantProduct),
  /** Whether the shopper follows the merchant. */
  isCollect: flag,
});
/** The merchant of a product, with some of its products. */
export interface ProductMerchant extends Infer<typeof ProductMerchant> {}

export const Guarantee = object({
  id: withDefault(int, 0),
  /** The guarantee, in a few words. */
  name: text,
  /** Icon URL. */
  icon: text,
  /** Description. */
  content: text,
  /** Position in the list. */
  sort: withDefault(int, 0),
});
/** A guarantee of the merchant, such as free returns. */
export interface Guarantee extends Infer<typeof Guarantee> {}

export const ProductDetail = object({
  /** The product. */
  productInfo: ProductInfo,
  /** Attributes to choose, such as size. */
  productAttr: listOf(ProductAttr),
  /** Variants by their attribute values, joined by commas; `""` for a product without options. */
  productValue: record(ProductSku),
  /** Prices of single variants in this store, in cents. */
  variantPrice,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Whether it is on the shopper’s wish list. */
  userCollect: flag,
  /** The merchant; `name` is empty if the backend does not send it. */
  merchantInfo: withDefault(ProductMerchant, () => ProductMerchant({}) as ProductMerchant),
  /** Guarantees of the merchant. Only from CRMEB backends. */
  guaranteeList: optional(listOf(Guarantee)),
});
/** A product page: product, attributes, variants, prices and merchant. */
export interface ProductDetail extends Infer<typeof ProductDetail> {}

export const SkuDetail = object({
  /** Attributes to choose, such as size. */
  productAttr: listOf(ProductAttr),
  /** Variants by their attribute values, joined by commas; `""` for a product without options. */
  productValue: record(ProductSku),
});
/** Attributes and variants of a product, as in `ProductDetail`. */
export interface SkuDetail extends Infer<typeof SkuDetail> {}

export const StockAlert = object({
  /** Whether the address is confirmed; if not, a link was mailed to it. */
  confirmed: bool,
});
/** A request for an e-mail when a variant is available again. */
export interface StockAlert extends Infer<typeof StockAlert> {}
