import { input } from '../input.ts';
import { bool, intIn, list, object, oneOf, optional, textIn } from '../schema.ts';
import { id, uuid } from './shared.ts';

const shop = intIn({ min: 1, max: 2_147_483_647 });
const guest = optional(uuid);
const quantity = intIn({ min: 1, max: 9999 });

export const cartInputs = {
  count: input({
    summary: 'How much is in the cart: pieces with `sum`, lines with `total`.',
    origin: 'specification',
    query: { numType: bool, type: oneOf('sum', 'total'), storeId: shop, uuid: guest },
  }),
  list: input({
    summary: 'Cart lines grouped by merchant; `isValid=false` lists what can no longer be bought.',
    origin: 'specification',
    query: { isValid: bool, storeId: shop, uuid: guest },
  }),
  save: input({
    summary: 'Adds variants to the cart, onto lines that exist. Refuses more than the stock.',
    origin: 'specification',
    body: list(object({ productId: id, cartNum: quantity, productAttrUnique: id, storeId: shop, uuid: guest }), {
      min: 1,
      max: 50,
    }),
  }),
  saveSku: input({
    summary: 'Adds products to the cart by their attribute values.',
    origin: 'specification',
    body: list(object({ productId: id, cartNum: quantity, sku: textIn({ max: 300 }), uuid: guest }), {
      min: 1,
      max: 50,
    }),
  }),
  num: input({
    summary: 'Sets the quantity of one line, 1 to the stock.',
    origin: 'specification',
    body: object({ id, number: quantity, uuid: guest }),
  }),
  delete: input({
    summary: 'Removes lines.',
    origin: 'specification',
    body: object({ ids: list(id, { min: 1, max: 200 }), uuid: guest }),
  }),
  merge: input({
    summary: 'Moves a guest cart into the account, once; quantities are capped at the stock.',
    origin: 'extension',
    body: object({ uuid, storeId: shop }),
  }),
};
