import { oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
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
      /** Words to search for, up to 100 characters. */
      keyword: optional(textIn({ max: 100 })),
      /** Id of a category; what is below it counts too. */
      cid: optional(id),
      /** Depth of the category `cid`, 1 to 3. */
      level: optional(oneOf(1, 2, 3)),
      /** Order by price. */
      priceOrder: optional(oneOf('asc', 'desc')),
      /** Order by pieces sold. */
      salesOrder: optional(oneOf('asc', 'desc')),
      /** Whether the newest come first. An extension. */
      newest: optional(oneOf('desc')),
      /** Lowest price, as decimal text. */
      minPrice: optional(amount),
      /** Highest price, as decimal text. */
      maxPrice: optional(amount),
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: { page: 1, limit: 10, keyword: 'linen', minPrice: '12.50', priceOrder: 'asc' } },
  }),
};
