import type { InputOf } from '../contract/endpoint.ts';
import { categoryTree } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * The category tree, at most three levels deep.
 * @param query `storeId` names the shop where one backend serves several.
 * @returns The top categories; each has those below it in `childList`.
 * @endpoint GET /api/front/product/category
 * @origin specification
 * @example const [first] = await categories.tree(client);
 */
export function tree(client: Client, query: InputOf<'category.tree'>['query'] = {}, options?: CallOptions) {
  return client.call(categoryTree, { query }, options);
}
