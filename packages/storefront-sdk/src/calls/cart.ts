import { call } from '../call.ts';
import { CartCount, CartGroup } from '../entities/cart.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import {
  bool,
  empty,
  intIn,
  listOf,
  object,
  oneOf,
  optional,
  type Schema,
  textIn,
  wholeList,
} from '../schema/schema.ts';
import { email, id, storeId, uuid } from './inputs.ts';

const guest = optional(uuid);
const quantity = intIn({ min: 1, max: 9999 });
const device = '5f0c1e9a7b3d48265f0c1e9a7b3d4826';
const noLine = { 404: 'The cart has no such line.' };
const noVariant = {
  400: 'Not enough stock, or the product is no longer sold.',
  404: 'The product or variant is unknown.',
};

/**
 * Counts the units or lines in the cart.
 * @returns `count`, the number of units or lines.
 * @example const { count } = await shop.cart.count();
 */
export const count = call({
  id: 'cart.count',
  method: 'GET',
  path: '/api/front/cart/count',
  auth: 'optional',
  defaults: { numType: true, type: 'sum' },
  returns: CartCount as Schema<CartCount>,
  spec: IN_TOOLS && {
    summary: 'Counts the units (`sum`) or lines (`total`) in the cart.',
    origin: 'specification',
    query: {
      /** True to count available lines, false to count unavailable ones. */
      numType: bool,
      /** Whether to count units (`sum`) or lines (`total`). */
      type: oneOf('sum', 'total'),
      /** Id of the shop, if one backend serves several. */
      storeId,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    },
    example: { query: { numType: true, type: 'sum', storeId: 1, uuid: device } },
  },
});

/**
 * Lists all cart lines, grouped by merchant.
 * @returns Groups of lines with prices in cents.
 * @example const groups = await shop.cart.list();
 */
export const list = call({
  id: 'cart.list',
  method: 'GET',
  path: '/api/front/cart/list',
  auth: 'optional',
  defaults: { isValid: true },
  returns: wholeList(CartGroup) as Schema<CartGroup[]>,
  spec: IN_TOOLS && {
    summary: 'Lists all cart lines, grouped by merchant; `isValid=false` lists those that can no longer be bought.',
    origin: 'specification',
    agent: {
      name: 'view_cart',
      description: 'Shows the cart with its lines, current prices and total.',
      changes: 'nothing',
    },
    query: {
      /** True to list available lines, false to list unavailable ones. */
      isValid: bool,
      /** Id of the shop, if one backend serves several. */
      storeId,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    },
    example: { query: { isValid: true, storeId: 1, uuid: device } },
  },
});

/**
 * Adds variants to the cart, or increases the quantity of existing lines. Retried only if the backend honours
 * idempotency keys (see `retry`).
 * @param body 1 to 50 entries with the variant `productAttrUnique` and the quantity `cartNum`, 1 to 9999. For guests,
 *   all with the same `uuid`.
 * @throws `StorefrontError` of kind `invalid` if there is not enough stock, the product is no longer sold or the cart is
 *   full, `not-found` for an unknown variant.
 * @example await shop.cart.save([{ productId: 7, cartNum: 1, productAttrUnique: 31, storeId: 1 }]);
 */
export const save = call({
  id: 'cart.save',
  method: 'POST',
  path: '/api/front/cart/save',
  auth: 'optional',
  idempotent: true,
  takes: 'body',
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Adds variants to the cart, or increases the quantity of existing lines; all of them, or none if one is refused.',
    origin: 'specification',
    agent: {
      name: 'add_to_cart',
      description: 'Adds variants of products to the cart. Orders nothing. Returns the cart.',
      changes: 'cart',
      inputs: {
        productId: 'Id of the product.',
        productAttrUnique: 'Id of the variant, from get_product.',
        cartNum: 'Quantity to add.',
      },
    },
    body: listOf(
      object({
        /** Id of the product. */
        productId: id,
        /** Quantity to add, 1 to 9999. */
        cartNum: quantity,
        /** `id` of the `ProductSku`. */
        productAttrUnique: id,
        /** Id of the shop, if one backend serves several. */
        storeId,
        /** Id of the guest’s cart: 32 hex characters. */
        uuid: guest,
      }),
      { min: 1, max: 50 },
    ),
    errors: noVariant,
    example: { body: [{ productId: 7, cartNum: 1, productAttrUnique: 31, storeId: 1, uuid: device }] },
  },
});

/**
 * Adds variants to the cart by their attribute values, for pages designed by the store owner.
 * @param body 1 to 50 entries with the attribute values `sku`, joined by commas and empty for a product without
 *   options, and the quantity `cartNum`, 1 to 9999.
 * @throws `StorefrontError` of kind `invalid` if there is not enough stock, the product is no longer sold or the cart is
 *   full, `not-found` for an unknown variant.
 * @example await shop.cart.saveSku([{ productId: 7, cartNum: 1, sku: 'Sand,M', uuid }]);
 */
export const saveSku = call({
  id: 'cart.saveSku',
  method: 'POST',
  path: '/api/front/cart/save/sku',
  auth: 'optional',
  idempotent: true,
  takes: 'body',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Adds variants to the cart by their attribute values.',
    origin: 'specification',
    body: listOf(
      object({
        /** Id of the product. */
        productId: id,
        /** Quantity to add, 1 to 9999. */
        cartNum: quantity,
        /** Attribute values, joined by commas; empty for a product without options. */
        sku: textIn({ max: 300 }),
        /** Id of the guest’s cart: 32 hex characters. */
        uuid: guest,
      }),
      { min: 1, max: 50 },
    ),
    errors: noVariant,
    example: { body: [{ productId: 7, cartNum: 1, sku: 'Sand,M', uuid: device }] },
  },
});

/**
 * Sets the quantity of one line.
 * @throws `StorefrontError` of kind `invalid` if there is not enough stock, `not-found` if the cart has no such line.
 * @example await shop.cart.setQuantity({ id: 41, number: 2 });
 */
export const setQuantity = call({
  id: 'cart.setQuantity',
  method: 'POST',
  path: '/api/front/cart/num',
  auth: 'optional',
  repeatable: true,
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets the quantity of one line, from 1 to the stock.',
    origin: 'specification',
    agent: {
      name: 'set_cart_quantity',
      description: 'Sets the quantity of one line of the cart. Returns the cart.',
      changes: 'cart',
      inputs: { id: 'Id of the line, from view_cart.', number: 'The new quantity.' },
    },
    body: object({
      /** `id` of the `CartLine`. */
      id,
      /** Quantity, from 1 to the stock. */
      number: quantity,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    }),
    errors: { ...noLine, 400: 'Not enough stock.' },
    example: { body: { id: 41, number: 2, uuid: device } },
  },
});

/**
 * Removes lines from the cart.
 * @throws `StorefrontError` of kind `not-found` if the cart has none of the lines.
 * @example await shop.cart.remove({ ids: [41, 42] });
 */
export const remove = call({
  id: 'cart.remove',
  method: 'POST',
  path: '/api/front/cart/delete',
  auth: 'optional',
  repeatable: 'removal',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Removes lines from the cart.',
    origin: 'specification',
    agent: {
      name: 'remove_from_cart',
      description: 'Removes lines from the cart. Returns the cart.',
      changes: 'cart',
      inputs: { ids: 'Ids of the lines, from view_cart.' },
    },
    body: object({
      /** `id`s of 1 to 200 `CartLine`s. */
      ids: listOf(id, { min: 1, max: 200 }),
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    }),
    errors: noLine,
    example: { body: { ids: [41, 42], uuid: device } },
  },
});

/**
 * Subscribes an e-mail address to discount e-mails.
 * @throws `StorefrontError` of kind `invalid` for an invalid e-mail address, `rate-limited`.
 * @example await shop.cart.subscribe({ email: 'ada@example.com', uuid });
 */
export const subscribe = call({
  id: 'cart.subscribe',
  method: 'POST',
  path: '/api/front/cart/subscribe',
  auth: 'optional',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Subscribes an e-mail address to discount e-mails.',
    origin: 'specification',
    body: object({
      /** E-mail address. */
      email,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
    }),
    example: { body: { email: 'ada@example.com', uuid: device } },
  },
});

/**
 * Changes the variant and the quantity of a line.
 * @throws `StorefrontError` of kind `invalid` if there is not enough stock, `not-found`, `auth`.
 * @example await shop.cart.changeVariant({ id: 41, num: 2, productId: 7, unique: 32 });
 */
export const changeVariant = call({
  id: 'cart.changeVariant',
  method: 'POST',
  path: '/api/front/cart/resetcart',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Changes the variant (`unique`) and the quantity of a line.',
    origin: 'family',
    body: object({
      /** `id` of the `CartLine`. */
      id,
      /** Quantity, from 1 to the stock. */
      num: quantity,
      /** Id of the product. */
      productId: id,
      /** `id` of the new `ProductSku`. */
      unique: id,
    }),
    errors: { 400: 'Not enough stock.', 404: 'The cart has no such line, or the product has no such variant.' },
    example: { body: { id: 41, num: 2, productId: 7, unique: 32 } },
  },
});

/**
 * Moves a guest's cart into the account, once; quantities are limited to the stock.
 * @returns The number of units in the account's cart.
 * @throws `StorefrontError` of kind `auth` without a sign-in, `not-found` from backends without this call.
 * @example const { count } = await shop.cart.merge({ uuid });
 */
export const merge = call({
  id: 'cart.merge',
  method: 'POST',
  path: '/api/front/cart/merge',
  auth: 'user',
  returns: CartCount as Schema<CartCount>,
  spec: IN_TOOLS && {
    summary: 'Moves a guest’s cart into the account, once; quantities are limited to the stock.',
    origin: 'extension',
    body: object({
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
      /** Id of the shop, if one backend serves several. */
      storeId,
    }),
    example: { body: { uuid: device, storeId: 1 } },
  },
});
