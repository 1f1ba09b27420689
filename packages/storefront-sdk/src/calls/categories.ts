import { call } from '../call.ts';
import { Category } from '../entities/store.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { listOf, type Schema } from '../schema/schema.ts';
import { storeId } from './inputs.ts';

/**
 * The category tree, at most three levels deep.
 * @returns The top categories; each has those below it in `childList`.
 * @example const [first] = await shop.categories.tree();
 */
export const tree = call({
  id: 'categories.tree',
  method: 'GET',
  path: '/api/front/product/category',
  auth: 'guest',
  public: true,
  fills: ['storeId'],
  returns: listOf(Category) as Schema<Category[]>,
  spec: IN_TOOLS && {
    summary: 'The category tree, at most three levels.',
    origin: 'specification',
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: {},
  },
});
