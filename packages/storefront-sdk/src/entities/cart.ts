import { bool, type Infer, int, key, money, nullable, object, text, wholeList, withDefault } from '../schema/schema.ts';
import { type DiscountFields, discountFields, flag, type ProductFields, productFields } from './fields.ts';
import { variantPrice } from './products.ts';

/** A line is part of a total, so its price must be readable. */
const linePrice = {
  /** Unit price in cents, before discounts. */
  price: money,
};

export const CartLine = object(linePrice, productFields, discountFields, {
  /** Id of the line. */
  id: int,
  /** Key of the line; `preorders.create` takes it as `shoppingCartKey`. */
  uniqueKey: text,
  /** Quantity. */
  cartNum: int,
  /** Units in stock. */
  stock: int,
  /** Unit price in cents in this store, or null. Without an active discount it applies if it is lower than `price`. */
  storePrice: nullable(money),
  /** Prices of single variants in this store, in cents. */
  variantPrice,
  /** URL of the variant’s picture. */
  image: text,
  /** Attribute values, joined by commas. */
  suk: text,
  /** Id of the variant. */
  attrId: int,
  /** Slug, the readable part of the URL. */
  slug: key,
  /** `uniqueKey` of the product. */
  productUniqueKey: text,
  /** Whether the line is selected. */
  checked: bool,
  /** Stock of the variant; null if the variant was deleted. */
  productAttr: nullable(
    object({
      /** Units in stock. */
      stock: int,
    }),
  ),
  /** Id of the product. */
  productId: withDefault(int, 0),
  /** Id of the variant as text; `cart.save` takes a number. */
  productAttrUnique: text,
  /** Whether the line can still be bought. */
  attrStatus: withDefault(bool, true),
  /** Whether the price includes shipping. */
  isShippingIncluded: flag,
  /** Unit price in cents when the line was added, to detect a price change. An extension; null if unknown. */
  priceWhenAdded: nullable(money),
});
/** A line of the cart. `attrId` is the id of the variant. */
export interface CartLine extends ProductFields, DiscountFields, Infer<typeof CartLine> {}

export const CartGroup = object({
  /** Id of the merchant; 0 if the backend does not send it. */
  merId: withDefault(int, 0),
  /** Name of the merchant. */
  merName: text,
  /** Cart lines. */
  cartInfoList: wholeList(CartLine),
});
/** The cart lines of one merchant. */
export interface CartGroup extends Infer<typeof CartGroup> {}

export const CartCount = object({
  /** Number of units or lines, depending on `type`. */
  count: int,
});
/** Number of units or lines in the cart. */
export interface CartCount extends Infer<typeof CartCount> {}
