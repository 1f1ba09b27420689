import { input } from '../input.ts';
import { list, object, oneOf, textIn } from '../schema.ts';
import { id, paging } from './shared.ts';

const category = oneOf('store');
const noProduct = { 404: 'There is no such product.' };
const noMerchant = { 404: 'There is no such merchant.' };
const one = { path: { id: 7 } };

export const collectionInputs = {
  addProduct: input({
    summary: 'Puts a product on the wish list; `id` is the product. A second time changes nothing.',
    origin: 'specification',
    body: object({ id, category }),
    errors: noProduct,
    example: { body: { id: 7, category: 'store' } },
  }),
  cancelProduct: input({
    summary: 'Takes a product off the wish list; `id` is the product.',
    origin: 'specification',
    path: { id },
    example: one,
  }),
  addMerchant: input({
    summary: 'Follows a merchant. A second time changes nothing.',
    origin: 'specification',
    path: { id },
    errors: noMerchant,
    example: one,
  }),
  cancelMerchant: input({
    summary: 'Follows a merchant no longer.',
    origin: 'specification',
    path: { id },
    example: one,
  }),
  products: input({
    summary: 'The wish list, the latest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  merchants: input({
    summary: 'Merchants whom the shopper follows, the latest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  addProductBatch: input({
    summary: 'Puts products on the wish list; `id` has the products.',
    origin: 'family',
    body: object({ id: list(id, { min: 1, max: 100 }), category }),
    errors: noProduct,
    example: { body: { id: [7, 8], category: 'store' } },
  }),
  deleteProducts: input({
    summary: 'Takes entries off the wish list; `ids` are the entries’ own, joined by commas.',
    origin: 'family',
    body: object({ ids: textIn({ min: 1, max: 1200, pattern: '^\\d+(,\\d+)*$' }) }),
    example: { body: { ids: '31,32' } },
  }),
};
