import { endpoint } from './endpoint.ts';
import { variantPrice } from './products.ts';
import { bool, type Infer, int, list, money, nothing, nullable, number, object, orElse, text, time } from './schema.ts';

export const CartLine = object({
  id: int,
  uniqueKey: text,
  cartNum: int,
  stock: int,
  price: money,
  storePrice: nullable(money),
  discount: nullable(number),
  discountExpiry: nullable(time),
  variantPrice,
  storeName: text,
  image: text,
  suk: text,
  attrId: int,
  slug: text,
  landingPage: bool,
  listedOnStore: bool,
  productUniqueKey: text,
  checked: bool,
  productAttr: nullable(object({ stock: int })),
  productId: orElse(int, 0),
  productAttrUnique: text,
  /** Whether the line can still be bought. */
  attrStatus: orElse(bool, true),
  isShippingIncluded: bool,
  /** Unit price in cents when the line was added, to tell a change. An extension; null when unknown. */
  priceWhenAdded: nullable(money),
});
/** A line of the cart. `attrId` is the variant's id, `uniqueKey` goes back as `shoppingCartKey`. */
export type CartLine = Infer<typeof CartLine>;

export const CartGroup = object({ merId: orElse(int, 0), merName: text, cartInfoList: list(CartLine) });
/** The cart lines of one merchant. */
export type CartGroup = Infer<typeof CartGroup>;

export const CartCount = object({ count: int });
/** How much is in the cart. */
export type CartCount = Infer<typeof CartCount>;

export const cartCount = endpoint('cart.count', 'GET', '/api/front/cart/count', 'optional', CartCount);
export const cartList = endpoint('cart.list', 'GET', '/api/front/cart/list', 'optional', list(CartGroup));
export const cartSave = endpoint('cart.save', 'POST', '/api/front/cart/save', 'optional', nothing, { keyed: true });
export const cartSaveSku = endpoint('cart.saveSku', 'POST', '/api/front/cart/save/sku', 'optional', nothing, {
  keyed: true,
});
export const cartNum = endpoint('cart.num', 'POST', '/api/front/cart/num', 'optional', nothing);
export const cartDelete = endpoint('cart.delete', 'POST', '/api/front/cart/delete', 'optional', nothing);
export const cartSubscribe = endpoint('cart.subscribe', 'POST', '/api/front/cart/subscribe', 'optional', nothing);
export const cartReset = endpoint('cart.reset', 'POST', '/api/front/cart/resetcart', 'user', nothing);
export const cartMerge = endpoint('cart.merge', 'POST', '/api/front/cart/merge', 'user', CartCount);
