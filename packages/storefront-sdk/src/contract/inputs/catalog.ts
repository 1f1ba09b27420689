import { input } from '../input.ts';
import { intIn, oneOf, optional, textIn } from '../schema.ts';
import { amount, id, paging, slug, storeId, uniqueKey } from './shared.ts';

export const searchInputs = {
  hotKeywords: input({ summary: 'Words that the shop suggests to search for.', origin: 'specification' }),
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
  }),
};

export const productInputs = {
  detail: input({
    summary: 'One product by key and slug. Unknown products answer 404.',
    origin: 'specification',
    path: { uniqueKey, slug },
  }),
  detailBySlug: input({
    summary: 'One product that is listed on the store, by slug alone.',
    origin: 'extension',
    path: { slug },
    query: { storeId },
  }),
  indexList: input({
    summary: 'Products for the home page, newest first.',
    origin: 'specification',
    query: { ...paging, storeId },
  }),
  byCollection: input({
    summary: 'Products of a category and everything below it.',
    origin: 'specification',
    path: { collectionId: intIn({ min: 1, max: 2_147_483_647 }) },
    query: { ...paging, storeId },
  }),
  byIds: input({
    summary: 'Products by their ids, in the order asked, at most 100.',
    origin: 'specification',
    query: { ...paging, ids: textIn({ min: 1, max: 1200, pattern: '^\\d+(,\\d+)*$' }), storeId },
  }),
};
