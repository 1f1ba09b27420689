import { input } from '../input.ts';
import { bool, intIn, list, object, oneOf, optional, textIn } from '../schema.ts';
import { email, id, uuid } from './shared.ts';

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
    query: { numType: bool, type: oneOf('sum', 'total'), storeId: id, uuid: guest },
    example: { query: { numType: true, type: 'sum', storeId: 1, uuid: device } },
  }),
  list: input({
    summary: 'Cart lines grouped by merchant; `isValid=false` lists what can no longer be bought.',
    origin: 'specification',
    query: { isValid: bool, storeId: id, uuid: guest },
    example: { query: { isValid: true, storeId: 1, uuid: device } },
  }),
  save: input({
    summary: 'Adds variants to the cart, onto lines that exist. Refuses more than the stock.',
    origin: 'specification',
    body: list(object({ productId: id, cartNum: quantity, productAttrUnique: id, storeId: id, uuid: guest }), {
      min: 1,
      max: 50,
    }),
    errors: noVariant,
    example: { body: [{ productId: 7, cartNum: 1, productAttrUnique: 31, storeId: 1, uuid: device }] },
  }),
  saveSku: input({
    summary: 'Adds products to the cart by their attribute values.',
    origin: 'specification',
    body: list(object({ productId: id, cartNum: quantity, sku: textIn({ max: 300 }), uuid: guest }), {
      min: 1,
      max: 50,
    }),
    errors: noVariant,
    example: { body: [{ productId: 7, cartNum: 1, sku: 'Sand,M', uuid: device }] },
  }),
  num: input({
    summary: 'Sets the quantity of one line, 1 to the stock.',
    origin: 'specification',
    body: object({ id, number: quantity, uuid: guest }),
    errors: { ...noLine, 400: 'The stock does not suffice.' },
    example: { body: { id: 41, number: 2, uuid: device } },
  }),
  delete: input({
    summary: 'Removes lines.',
    origin: 'specification',
    body: object({ ids: list(id, { min: 1, max: 200 }), uuid: guest }),
    errors: noLine,
    example: { body: { ids: [41, 42], uuid: device } },
  }),
  subscribe: input({
    summary: 'Subscribes an address to news of discounts.',
    origin: 'specification',
    body: object({ email, uuid }),
    example: { body: { email: 'ada@example.com', uuid: device } },
  }),
  reset: input({
    summary: 'Gives a line another variant of its product (`unique`) and a quantity.',
    origin: 'family',
    body: object({ id, num: quantity, productId: id, unique: id }),
    errors: { 400: 'The stock does not suffice.', 404: 'The cart has no such line, or the product no such variant.' },
    example: { body: { id: 41, num: 2, productId: 7, unique: 32 } },
  }),
  merge: input({
    summary: 'Moves a guest cart into the account, once; quantities are capped at the stock.',
    origin: 'extension',
    body: object({ uuid, storeId: id }),
    example: { body: { uuid: device, storeId: 1 } },
  }),
};
