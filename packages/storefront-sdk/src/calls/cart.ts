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
  400: 'The stock does not suffice.',
  404: 'There is no such product or variant, or it is not on sale.',
};

/**
 * Number of units or lines in the cart.
 * @returns `count`, the number of units or lines.
 * @example const { count } = await shop.cart.count();
 */
export const count = call({
  id: 'cart.count',
  method: 'GET',
  path: '/api/front/cart/count',
  auth: 'optional',
  fills: ['storeId', 'uuid'],
  defaults: { numType: true, type: 'sum' },
  returns: CartCount as Schema<CartCount>,
  spec: IN_TOOLS && {
    summary: 'How much is in the cart: pieces with `sum`, lines with `total`.',
    origin: 'specification',
    query: {
      /** True counts available lines, false unavailable ones. */
      numType: bool,
      /** Whether to count units (`sum`) or lines (`total`). */
      type: oneOf('sum', 'total'),
      /** The shop, where one backend serves several. */
      storeId,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    },
    example: { query: { numType: true, type: 'sum', storeId: 1, uuid: device } },
  },
});

/**
 * Cart lines grouped by merchant, all at once.
 * @returns Groups of lines with prices in cents.
 * @example const groups = await shop.cart.list();
 */
export const list = call({
  id: 'cart.list',
  method: 'GET',
  path: '/api/front/cart/list',
  auth: 'optional',
  fills: ['storeId', 'uuid'],
  defaults: { isValid: true },
  returns: wholeList(CartGroup) as Schema<CartGroup[]>,
  spec: IN_TOOLS && {
    summary: 'Cart lines grouped by merchant; `isValid=false` lists what can no longer be bought.',
    origin: 'specification',
    query: {
      /** True lists available lines, false unavailable ones. */
      isValid: bool,
      /** The shop, where one backend serves several. */
      storeId,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    },
    example: { query: { isValid: true, storeId: 1, uuid: device } },
  },
});

/**
 * Adds variants to the cart; an existing line grows. Retried only if the backend honours
 * idempotency keys (see `retry`).
 * @param body 1 to 50 entries: `productAttrUnique` the variant, `cartNum` 1 to 9999; `uuid` the same in each, for guests.
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice or the cart is full, `not-found` for what is
 *   not on sale.
 * @example await shop.cart.save([{ productId: 7, cartNum: 1, productAttrUnique: 31, storeId: 1 }]);
 */
export const save = call({
  id: 'cart.save',
  method: 'POST',
  path: '/api/front/cart/save',
  auth: 'optional',
  idempotent: true,
  fills: ['storeId', 'uuid'],
  takes: 'body',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Adds variants to the cart, onto lines that exist. Refuses more than the stock.',
    origin: 'specification',
    body: listOf(
      object({
        /** Id of the product. */
        productId: id,
        /** Quantity to add, 1 to 9999. */
        cartNum: quantity,
        /** `id` of the `ProductSku`. */
        productAttrUnique: id,
        /** The shop, where one backend serves several. */
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
 * Adds products to the cart by their attribute values, as templates of the store owner do.
 * @param body 1 to 50 entries: `sku` the values joined by commas, empty for a plain product; `cartNum` 1 to 9999.
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice or the cart is full, `not-found` for what is
 *   not on sale.
 * @example await shop.cart.saveSku([{ productId: 7, cartNum: 1, sku: 'Sand,M', uuid }]);
 */
export const saveSku = call({
  id: 'cart.saveSku',
  method: 'POST',
  path: '/api/front/cart/save/sku',
  auth: 'optional',
  idempotent: true,
  fills: ['uuid'],
  takes: 'body',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Adds products to the cart by their attribute values.',
    origin: 'specification',
    body: listOf(
      object({
        /** Id of the product. */
        productId: id,
        /** Quantity to add, 1 to 9999. */
        cartNum: quantity,
        /** Values of the attributes, joined by commas; empty for a product without choice. */
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
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice, `not-found` for a line of no or another cart.
 * @example await shop.cart.setQuantity({ id: 41, number: 2 });
 */
export const setQuantity = call({
  id: 'cart.setQuantity',
  method: 'POST',
  path: '/api/front/cart/num',
  auth: 'optional',
  fills: ['uuid'],
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sets the quantity of one line, 1 to the stock.',
    origin: 'specification',
    body: object({
      /** `id` of the `CartLine`. */
      id,
      /** Quantity, from 1 to the stock. */
      number: quantity,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    }),
    errors: { ...noLine, 400: 'The stock does not suffice.' },
    example: { body: { id: 41, number: 2, uuid: device } },
  },
});

/**
 * Removes lines.
 * @throws `StorefrontError` of kind `not-found` when the cart has none of them.
 * @example await shop.cart.remove({ ids: [41, 42] });
 */
export const remove = call({
  id: 'cart.remove',
  method: 'POST',
  path: '/api/front/cart/delete',
  auth: 'optional',
  fills: ['uuid'],
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Removes lines.',
    origin: 'specification',
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
 * Subscribes an address to discount emails.
 * @throws `StorefrontError` of kind `invalid` for an invalid address, `rate-limited`.
 * @example await shop.cart.subscribe({ email: 'ada@example.com', uuid });
 */
export const subscribe = call({
  id: 'cart.subscribe',
  method: 'POST',
  path: '/api/front/cart/subscribe',
  auth: 'optional',
  fills: ['uuid'],
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Subscribes an address to discount emails.',
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
 * Gives a line another variant of its product.
 * @throws `StorefrontError` of kind `invalid` when the stock does not suffice, `not-found`, `auth`.
 * @example await shop.cart.changeVariant({ id: 41, num: 2, productId: 7, unique: 32 });
 */
export const changeVariant = call({
  id: 'cart.changeVariant',
  method: 'POST',
  path: '/api/front/cart/resetcart',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Gives a line another variant of its product (`unique`) and a quantity.',
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
    errors: { 400: 'The stock does not suffice.', 404: 'The cart has no such line, or the product no such variant.' },
    example: { body: { id: 41, num: 2, productId: 7, unique: 32 } },
  },
});

/**
 * Moves the cart of a guest into the account, once; quantities are capped at the stock.
 * @returns The number of units in the account's cart.
 * @throws `StorefrontError` of kind `auth` without a sign-in, `not-found` from backends without this call.
 * @example const { count } = await shop.cart.merge({ uuid });
 */
export const merge = call({
  id: 'cart.merge',
  method: 'POST',
  path: '/api/front/cart/merge',
  auth: 'user',
  fills: ['storeId', 'uuid'],
  returns: CartCount as Schema<CartCount>,
  spec: IN_TOOLS && {
    summary: 'Moves a guest cart into the account, once; quantities are capped at the stock.',
    origin: 'extension',
    body: object({
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
      /** The shop, where one backend serves several. */
      storeId,
    }),
    example: { body: { uuid: device, storeId: 1 } },
  },
});
