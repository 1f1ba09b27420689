import { input } from '../input.ts';
import { bool, oneOf, optional, textIn } from '../schema.ts';
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
      keywords: optional(textIn({ max: 100 })),
      typeId: optional(id),
      categoryId: optional(id),
      isSelf: optional(bool),
    },
    example: { query: { keywords: 'atelier', typeId: 3 } },
  }),
  index: input({
    summary: 'What the pages of a merchant start with: name, pictures, banners, customer service.',
    origin: 'family',
    path: { id },
    errors: unknown,
    example: one,
  }),
  detail: input({
    summary: 'Who stands behind a merchant: contact, papers, followers.',
    origin: 'family',
    path: { id },
    errors: unknown,
    example: one,
  }),
  customerService: input({
    summary: 'How to reach the customer service of a merchant.',
    origin: 'family',
    path: { id },
    errors: unknown,
    example: one,
  }),
  products: input({
    summary: 'Products of a merchant by words, category, price range and order.',
    origin: 'family',
    query: {
      ...paging,
      merId: id,
      keyword: optional(textIn({ max: 100 })),
      cid: optional(id),
      priceOrder: optional(oneOf('asc', 'desc')),
      salesOrder: optional(oneOf('asc', 'desc')),
      minPrice: optional(amount),
      maxPrice: optional(amount),
    },
    errors: unknown,
    example: { query: { merId: 3, priceOrder: 'asc', maxPrice: '50.00' } },
  }),
  productCategories: input({
    summary: 'The categories that a merchant has products in.',
    origin: 'family',
    path: { id },
    errors: unknown,
    example: one,
  }),
};
