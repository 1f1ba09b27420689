import { bool, oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { amount, id, paging } from './shared.ts';

const unknown = { 404: 'There is no such merchant.' };
const one = { path: { id: 3 } };

export const merchantInputs = {
  types: input({ summary: 'Kinds of merchants, with the papers that each has to show.', origin: 'specification' }),
  categories: input({ summary: 'What merchants trade in, with the platform’s fee.', origin: 'specification' }),
  street: input({
    summary: 'Merchants of the shop with three products each.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  search: input({
    summary: 'Finds merchants by name, kind and trade.',
    origin: 'family',
    query: {
      ...paging,
      /** What the merchant sells, in words. */
      keywords: optional(textIn({ max: 100 })),
      /** An id of `merchants.types`. */
      typeId: optional(id),
      /** An id of `merchants.categories`. */
      categoryId: optional(id),
      /** Only shops of the platform itself. */
      isSelf: optional(bool),
    },
    example: { query: { keywords: 'atelier', typeId: 3 } },
  }),
  index: input({
    summary: 'What the pages of a merchant start with: name, pictures, banners, customer service.',
    origin: 'family',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  }),
  detail: input({
    summary: 'Who stands behind a merchant: contact, papers, followers.',
    origin: 'family',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  }),
  customerService: input({
    summary: 'How to reach the customer service of a merchant.',
    origin: 'family',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  }),
  products: input({
    summary: 'Products of a merchant by words, category, price range and order.',
    origin: 'family',
    query: {
      ...paging,
      /** Id of the merchant. */
      merId: id,
      /** Words to search for, up to 100 characters. */
      keyword: optional(textIn({ max: 100 })),
      /** Id of a category; what is below it counts too. */
      cid: optional(id),
      /** Order by price. */
      priceOrder: optional(oneOf('asc', 'desc')),
      /** Order by pieces sold. */
      salesOrder: optional(oneOf('asc', 'desc')),
      /** Lowest price, as decimal text. */
      minPrice: optional(amount),
      /** Highest price, as decimal text. */
      maxPrice: optional(amount),
    },
    errors: unknown,
    example: { query: { merId: 3, priceOrder: 'asc', maxPrice: '50.00' } },
  }),
  productCategories: input({
    summary: 'The categories that a merchant has products in.',
    origin: 'family',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  }),
};
