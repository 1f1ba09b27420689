import {
  productByCollection,
  productByIds,
  productDetail,
  productDetailBySlug,
  productIndexList,
} from '../contract/catalog.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** One product by key and slug; 404 when unknown. @endpoint GET /api/front/product/detail/{uniqueKey}/{slug} */
export function detail(client: Client, path: InputOf<'product.detail'>['path'], options?: CallOptions) {
  return client.call(productDetail, { path }, options);
}

/** One listed product by slug alone; 404 when unknown. @endpoint GET /api/front/product/detail/listed/{slug} */
export function detailBySlug(
  client: Client,
  slug: InputOf<'product.detailBySlug'>['path']['slug'],
  query: InputOf<'product.detailBySlug'>['query'] = {},
  options?: CallOptions,
) {
  return client.call(productDetailBySlug, { path: { slug }, query }, options);
}

/** Products of the home page. @endpoint GET /api/front/index/product/list */
export function indexList(client: Client, query: InputOf<'product.indexList'>['query'] = {}, options?: CallOptions) {
  return client.call(productIndexList, { query }, options);
}

/** Products of a category and all below it. @endpoint GET /api/front/product/collection/{collectionId} */
export function byCollection(
  client: Client,
  collectionId: InputOf<'product.byCollection'>['path']['collectionId'],
  query: InputOf<'product.byCollection'>['query'] = {},
  options?: CallOptions,
) {
  return client.call(productByCollection, { path: { collectionId }, query }, options);
}

/** Products by ids, in the order asked. @endpoint GET /api/front/product/id/list */
export function byIds(client: Client, query: InputOf<'product.byIds'>['query'], options?: CallOptions) {
  return client.call(productByIds, { query }, options);
}
