import { input } from '../input.ts';
import { oneOf, optional, textIn } from '../schema.ts';
import { amount, id, paging, storeId } from './shared.ts';

export const searchInputs = {
  hotKeywords: input({
    summary: 'Words that the shop suggests to search for.',
    origin: 'specification',
  }),
  products: input({
    summary: 'Finds products by words, category with its subtree, price range and order.',
    origin: 'family',
    query: {
      ...paging,
      keyword: optional(textIn({ max: 100 })),
      cid: optional(id),
      level: optional(oneOf(1, 2, 3)),
      priceOrder: optional(oneOf('asc', 'desc')),
      salesOrder: optional(oneOf('asc', 'desc')),
      newest: optional(oneOf('desc')),
      minPrice: optional(amount),
      maxPrice: optional(amount),
      storeId,
    },
    example: { query: { page: 1, limit: 10, keyword: 'linen', minPrice: '12.50', priceOrder: 'asc' } },
  }),
};
