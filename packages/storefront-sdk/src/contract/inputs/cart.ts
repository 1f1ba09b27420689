import { bool, intIn, list, object, oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { email, id, storeId, uuid } from './shared.ts';

const guest = optional(uuid);
const quantity = intIn({ min: 1, max: 9999 });
const device = '5f0c1e9a7b3d48265f0c1e9a7b3d4826';

const noLine = { 404: 'The cart has no such line.' };
const noVariant = {
  400: 'The stock does not suffice.',
  404: 'There is no such product or variant, or it is not on sale.',
};

export const cartInputs = {
  count: input({
    summary: 'How much is in the cart: pieces with `sum`, lines with `total`.',
    origin: 'specification',
    query: {
      /** True counts what can be bought, false what no longer can. */
      numType: bool,
      /** Whether to count pieces (`sum`) or lines (`total`). */
      type: oneOf('sum', 'total'),
      /** The shop, where one backend serves several. */
      storeId,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    },
    example: { query: { numType: true, type: 'sum', storeId: 1, uuid: device } },
  }),
  list: input({
    summary: 'Cart lines grouped by merchant; `isValid=false` lists what can no longer be bought.',
    origin: 'specification',
    query: {
      /** True lists what can be bought, false what no longer can. */
      isValid: bool,
      /** The shop, where one backend serves several. */
      storeId,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    },
    example: { query: { isValid: true, storeId: 1, uuid: device } },
  }),
  save: input({
    summary: 'Adds variants to the cart, onto lines that exist. Refuses more than the stock.',
    origin: 'specification',
    body: list(
      object({
        /** Id of the product. */
        productId: id,
        /** Pieces to add, 1 to 9999. */
        cartNum: quantity,
        /** `id` of the `ProductSku`. */
        productAttrUnique: id,
        /** The shop, where one backend serves several. */
        storeId,
        /** Id of the guest’s cart: 32 hex characters. */
        uuid: guest,
      }),
      {
        min: 1,
        max: 50,
      },
    ),
    errors: noVariant,
    example: { body: [{ productId: 7, cartNum: 1, productAttrUnique: 31, storeId: 1, uuid: device }] },
  }),
  saveSku: input({
    summary: 'Adds products to the cart by their attribute values.',
    origin: 'specification',
    body: list(
      object({
        /** Id of the product. */
        productId: id,
        /** Pieces to add, 1 to 9999. */
        cartNum: quantity,
        /** Values of the attributes, joined by commas; empty for a product without choice. */
        sku: textIn({ max: 300 }),
        /** Id of the guest’s cart: 32 hex characters. */
        uuid: guest,
      }),
      {
        min: 1,
        max: 50,
      },
    ),
    errors: noVariant,
    example: { body: [{ productId: 7, cartNum: 1, sku: 'Sand,M', uuid: device }] },
  }),
  setQuantity: input({
    summary: 'Sets the quantity of one line, 1 to the stock.',
    origin: 'specification',
    body: object({
      /** `id` of the `CartLine`. */
      id,
      /** Pieces, 1 to the stock. */
      number: quantity,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    }),
    errors: { ...noLine, 400: 'The stock does not suffice.' },
    example: { body: { id: 41, number: 2, uuid: device } },
  }),
  remove: input({
    summary: 'Removes lines.',
    origin: 'specification',
    body: object({
      /** `id`s of 1 to 200 `CartLine`s. */
      ids: list(id, { min: 1, max: 200 }),
      /** Id of the guest’s cart: 32 hex characters. */
      uuid: guest,
    }),
    errors: noLine,
    example: { body: { ids: [41, 42], uuid: device } },
  }),
  subscribe: input({
    summary: 'Subscribes an address to news of discounts.',
    origin: 'specification',
    body: object({
      /** E-mail address. */
      email,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
    }),
    example: { body: { email: 'ada@example.com', uuid: device } },
  }),
  changeVariant: input({
    summary: 'Gives a line another variant of its product (`unique`) and a quantity.',
    origin: 'family',
    body: object({
      /** `id` of the `CartLine`. */
      id,
      /** Pieces, 1 to the stock. */
      num: quantity,
      /** Id of the product. */
      productId: id,
      /** `id` of the new `ProductSku`. */
      unique: id,
    }),
    errors: { 400: 'The stock does not suffice.', 404: 'The cart has no such line, or the product no such variant.' },
    example: { body: { id: 41, num: 2, productId: 7, unique: 32 } },
  }),
  merge: input({
    summary: 'Moves a guest cart into the account, once; quantities are capped at the stock.',
    origin: 'extension',
    body: object({
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
      /** The shop, where one backend serves several. */
      storeId,
    }),
    example: { body: { uuid: device, storeId: 1 } },
  }),
};
