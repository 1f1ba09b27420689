import { list, object, oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { id, paging } from './shared.ts';

/** A word of the family for products; nothing depends on it. */
const category = optional(oneOf('store', 'product'));
const noProduct = { 404: 'There is no such product.' };
const noMerchant = { 404: 'There is no such merchant.' };
const one = { path: { id: 7 } };

export const wishlistInputs = {
  add: input({
    summary: 'Puts a product on the wish list; `id` is the product. A second time changes nothing.',
    origin: 'specification',
    body: object({
      /** Id of the product or merchant. */
      id,
      /** What is added: `store` or `product`, which mean the same. */
      category,
    }),
    errors: noProduct,
    example: { body: { id: 7, category: 'store' } },
  }),
  remove: input({
    summary: 'Takes a product off the wish list; `id` is the product.',
    origin: 'specification',
    path: {
      /** Id of the product or merchant. */
      id,
    },
    example: one,
  }),
  list: input({
    summary: 'The wish list, the latest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  addAll: input({
    summary: 'Puts products on the wish list; `id` has the products.',
    origin: 'family',
    body: object({
      /** Id of the product or merchant. */
      id: list(id, { min: 1, max: 100 }),
      /** What is added: `store` or `product`, which mean the same. */
      category,
    }),
    errors: noProduct,
    example: { body: { id: [7, 8], category: 'store' } },
  }),
  removeEntries: input({
    summary: 'Takes entries off the wish list; `ids` are the entries’ own, separated by commas.',
    origin: 'family',
    body: object({
      /** `id`s of the entries, separated by commas. */
      ids: textIn({ min: 1, max: 1200, pattern: '^\\d+(,\\d+)*$' }),
    }),
    example: { body: { ids: '31,32' } },
  }),
};

export const followInputs = {
  follow: input({
    summary: 'Follows a merchant. A second time changes nothing.',
    origin: 'specification',
    path: {
      /** Id of the product or merchant. */
      id,
    },
    errors: noMerchant,
    example: one,
  }),
  unfollow: input({
    summary: 'Follows a merchant no longer.',
    origin: 'specification',
    path: {
      /** Id of the product or merchant. */
      id,
    },
    example: one,
  }),
  followed: input({
    summary: 'Merchants whom the shopper follows, the latest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
};
