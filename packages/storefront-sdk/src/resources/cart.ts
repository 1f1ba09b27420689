import { cartCount, cartDelete, cartList, cartMerge, cartNum, cartSave, cartSaveSku } from '../contract/cart.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** How much is in the cart. @endpoint GET /api/front/cart/count */
export function count(client: Client, query: InputOf<'cart.count'>['query'], options?: CallOptions) {
  return client.call(cartCount, { query }, options);
}

/** Cart lines grouped by merchant. @endpoint GET /api/front/cart/list */
export function list(client: Client, query: InputOf<'cart.list'>['query'], options?: CallOptions) {
  return client.call(cartList, { query }, options);
}

/** Adds variants; onto lines that exist. @endpoint POST /api/front/cart/save */
export function save(client: Client, body: InputOf<'cart.save'>['body'], options?: CallOptions) {
  return client.call(cartSave, { body }, options);
}

/** Adds products by attribute values. @endpoint POST /api/front/cart/save/sku */
export function saveSku(client: Client, body: InputOf<'cart.saveSku'>['body'], options?: CallOptions) {
  return client.call(cartSaveSku, { body }, options);
}

/** Sets the quantity of one line, 1 to the stock. @endpoint POST /api/front/cart/num */
export function setQuantity(client: Client, body: InputOf<'cart.num'>['body'], options?: CallOptions) {
  return client.call(cartNum, { body }, options);
}

/** Removes lines. @endpoint POST /api/front/cart/delete */
export function remove(client: Client, body: InputOf<'cart.delete'>['body'], options?: CallOptions) {
  return client.call(cartDelete, { body }, options);
}

/** Moves a guest cart into the account, once. @endpoint POST /api/front/cart/merge */
export function merge(client: Client, body: InputOf<'cart.merge'>['body'], options?: CallOptions) {
  return client.call(cartMerge, { body }, options);
}
