import {
  bool,
  type Infer,
  int,
  key,
  money,
  nullable,
  number,
  object,
  text,
  time,
  wholeList,
  withDefault,
} from '../schema/schema.ts';
import { variantPrice } from './products.ts';

export const CartLine = object({
  /** Id of the line. */
  id: int,
  /** Goes back as `shoppingCartKey`. */
  uniqueKey: text,
  /** Pieces. */
  cartNum: int,
  /** Pieces left. */
  stock: int,
  /** Unit price in cents, before discounts. */
  price: money,
  /** Unit price in cents in this store: without a running discount it counts where it is below `price`; null: there is none. */
  storePrice: nullable(money),
  /** Percent off; null where there is none. */
  discount: nullable(number),
  /** When the discount ends, epoch ms; null: it is over. */
  discountExpiry: nullable(time),
  /** Prices of single variants in this store, in cents. */
  variantPrice,
  /** Name of the product. */
  storeName: text,
  /** Address of the variant’s picture. */
  image: text,
  /** Values of the attributes, joined by commas. */
  suk: text,
  /** Id of the variant. */
  attrId: int,
  /** Readable part of its address. */
  slug: key,
  /** Whether it has a landing page, under `/p/…`. */
  landingPage: bool,
  /** Whether it is in the store’s own list; its address then needs no key. */
  listedOnStore: bool,
  /** `uniqueKey` of the product. */
  productUniqueKey: text,
  /** Whether the line is selected. */
  checked: bool,
  /** The stock of the variant; null where it is gone. */
  productAttr: nullable(
    object({
      /** Pieces left. */
      stock: int,
    }),
  ),
  /** Id of the product. */
  productId: withDefault(int, 0),
  /** Id of the variant as text; `cart.save` takes it as a number. */
  productAttrUnique: text,
  /** Whether the line can still be bought. */
  attrStatus: withDefault(bool, true),
  /** Whether the price includes shipping. */
  isShippingIncluded: bool,
  /** Unit price in cents when the line was added, to tell a change. An extension; null when unknown. */
  priceWhenAdded: nullable(money),
});
/** A line of the cart. `attrId` is the variant's id, `uniqueKey` goes back as `shoppingCartKey`. */
export interface CartLine extends Infer<typeof CartLine> {}

export const CartGroup = object({
  /** Its merchant; 0 where the backend does not tell. */
  merId: withDefault(int, 0),
  /** Name of the merchant. */
  merName: text,
  /** Its lines. */
  cartInfoList: wholeList(CartLine),
});
/** The cart lines of one merchant. */
export interface CartGroup extends Infer<typeof CartGroup> {}

export const CartCount = object({
  /** Pieces or lines, as asked for. */
  count: int,
});
/** How much is in the cart. */
export interface CartCount extends Infer<typeof CartCount> {}
