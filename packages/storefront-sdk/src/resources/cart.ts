import {
  type CartCount,
  type CartGroup,
  cartChangeVariant,
  cartCount,
  cartList,
  cartMerge,
  cartRemove,
  cartSave,
  cartSaveSku,
  cartSetQuantity,
  cartSubscribe,
} from '../contract/cart.ts';
import type {
  CartChangeVariantBody,
  CartCountQuery,
  CartListQuery,
  CartMergeBody,
  CartRemoveBody,
  CartSaveItem,
  CartSaveSkuItem,
  CartSetQuantityBody,
  CartSubscribeBody,
} from '../contract/input-types.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * How much is in the cart.
 * @param query `type` counts pieces (`sum`) or lines (`total`), `numType` what can be bought (true) or no longer
 *   can (false); `uuid`, 32 hex characters, names the cart of a guest.
 * @returns `count` pieces or lines.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/cart/count
 * @origin specification
 * @example const { count } = await shop.cart.count({ numType: true, type: 'sum', storeId: 1, uuid });
 */
export function count(client: Client, query: CartCountQuery, options?: CallOptions): Promise<CartCount> {
  return client.call(cartCount, { query }, options);
}

/**
 * Cart lines grouped by merchant, all at once.
 * @param query `isValid` false lists what can no longer be bought; `uuid` names the cart of a guest.
 * @returns Groups of lines with prices in cents.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/cart/list
 * @origin specification
 * @example const groups = await shop.cart.list({ isValid: true, storeId: 1 });
 */
export function list(client: Client, query: CartListQuery, options?: CallOptions): Promise<CartGroup[]> {
  return client.call(cartList, { query }, options);
}

/**
 * Adds variants to the cart; pieces of a line that exists grow. Repeated only where the backend honours
 * idempotency keys (see `retry`).
 * @param body 1 to 50 entries: `productAttrUnique` the variant, `cartNum` 1 to 9999; `uuid` the same in each, for guests.
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice or the cart is full, `not-found` for what is
 *   not on sale.
 * @endpoint POST /api/front/cart/save
 * @origin specification
 * @example await shop.cart.save([{ productId: 7, cartNum: 1, productAttrUnique: 31, storeId: 1 }]);
 */
export function save(client: Client, body: readonly CartSaveItem[], options?: CallOptions): Promise<null> {
  return client.call(cartSave, { body: [...body] }, options);
}

/**
 * Adds products to the cart by their attribute values, as templates of the store owner do.
 * @param body 1 to 50 entries: `sku` the values joined by commas, empty for a plain product; `cartNum` 1 to 9999.
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice or the cart is full, `not-found` for what is
 *   not on sale.
 * @endpoint POST /api/front/cart/save/sku
 * @origin specification
 * @example await shop.cart.saveSku([{ productId: 7, cartNum: 1, sku: 'Sand,M', uuid }]);
 */
export function saveSku(client: Client, body: readonly CartSaveSkuItem[], options?: CallOptions): Promise<null> {
  return client.call(cartSaveSku, { body: [...body] }, options);
}

/**
 * Sets the quantity of one line.
 * @param body `number` from 1 to the stock; `uuid` names the cart of a guest.
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice, `not-found` for a line of no or another cart.
 * @endpoint POST /api/front/cart/num
 * @origin specification
 * @example await shop.cart.setQuantity({ id: 41, number: 2 });
 */
export function setQuantity(client: Client, body: CartSetQuantityBody, options?: CallOptions): Promise<null> {
  return client.call(cartSetQuantity, { body }, options);
}

/**
 * Removes lines.
 * @param body `ids` of 1 to 200 lines; `uuid` names the cart of a guest.
 * @throws `StorefrontError` of kind `not-found` when the cart has none of them.
 * @endpoint POST /api/front/cart/delete
 * @origin specification
 * @example await shop.cart.remove({ ids: [41, 42] });
 */
export function remove(client: Client, body: CartRemoveBody, options?: CallOptions): Promise<null> {
  return client.call(cartRemove, { body }, options);
}

/**
 * Subscribes an address to news of discounts.
 * @param body `email`; `uuid`, 32 hex characters, the anonymous id of the device.
 * @throws `StorefrontError` of kind `invalid` for what is no address, `rate-limited`.
 * @endpoint POST /api/front/cart/subscribe
 * @origin specification
 * @example await shop.cart.subscribe({ email: 'ada@example.com', uuid });
 */
export function subscribe(client: Client, body: CartSubscribeBody, options?: CallOptions): Promise<null> {
  return client.call(cartSubscribe, { body }, options);
}

/**
 * Gives a line another variant of its product.
 * @param body `id` the line, `unique` the new variant, `num` from 1 to its stock.
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice, `not-found`, `auth`.
 * @endpoint POST /api/front/cart/resetcart
 * @origin family
 * @example await shop.cart.changeVariant({ id: 41, num: 2, productId: 7, unique: 32 });
 */
export function changeVariant(client: Client, body: CartChangeVariantBody, options?: CallOptions): Promise<null> {
  return client.call(cartChangeVariant, { body }, options);
}

/**
 * Moves the cart of a guest into the account, once; quantities are capped at the stock.
 * @param body `uuid`, 32 hex characters, names the cart of the guest.
 * @returns How many pieces the account's cart holds now.
 * @throws `StorefrontError` of kind `auth` without a sign-in, `not-found` from backends without this call.
 * @endpoint POST /api/front/cart/merge
 * @origin extension
 * @example const { count } = await shop.cart.merge({ uuid, storeId: 1 });
 */
export function merge(client: Client, body: CartMergeBody, options?: CallOptions): Promise<CartCount> {
  return client.call(cartMerge, { body }, options);
}
