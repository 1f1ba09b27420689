import type { CategoriesTreeQuery } from '../contract/input-types.ts';
import { type Category, categoriesTree } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * The category tree, at most three levels deep.
 * @param query `storeId` names the shop where one backend serves several.
 * @returns The top categories; each has those below it in `childList`.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/product/category
 * @origin specification
 * @example const [first] = await shop.categories.tree();
 */
export function tree(client: Client, query: CategoriesTreeQuery = {}, options?: CallOptions): Promise<Category[]> {
  return client.call(categoriesTree, { query }, options);
}
