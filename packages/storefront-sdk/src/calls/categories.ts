import { call } from '../call.ts';
import { Category } from '../entities/categories.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { listOf, type Schema } from '../schema/schema.ts';
import { storeId } from './inputs.ts';

/**
 * Gets the category tree, at most three levels deep.
 * @returns The top categories, with subcategories in `childList`.
 * @example const [first] = await shop.categories.tree();
 */
export const tree = call({
  id: 'categories.tree',
  method: 'GET',
  path: '/api/front/product/category',
  auth: 'guest',
  public: true,
  returns: listOf(Category) as Schema<Category[]>,
  spec: IN_TOOLS && {
    summary: 'Gets the category tree, at most three levels deep.',
    origin: 'specification',
    agent: {
      name: 'list_categories',
      description: 'Lists the categories of the shop, with their subcategories.',
      changes: 'nothing',
    },
    query: {
      /** Id of the shop, if one backend serves several. */
      storeId,
    },
    example: {},
  },
});
