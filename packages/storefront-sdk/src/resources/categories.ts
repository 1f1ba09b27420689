import type { InputOf } from '../contract/endpoint.ts';
import { categoryTree } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** The category tree, at most three levels. @endpoint GET /api/front/product/category */
export function tree(client: Client, query: InputOf<'category.tree'>['query'] = {}, options?: CallOptions) {
  return client.call(categoryTree, { query }, options);
}
