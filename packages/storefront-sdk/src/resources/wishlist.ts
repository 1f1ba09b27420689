import {
  collectionAddProduct,
  collectionAddProductBatch,
  collectionCancelProduct,
  collectionDeleteProducts,
  collectionProducts,
} from '../contract/collections.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * The wish list, the latest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents; `id` is the entry, `productId` the product.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/collect/product/list
 * @origin family
 * @example const { list } = await wishlist.list(client);
 */
export function list(client: Client, query: InputOf<'collection.products'>['query'] = {}, options?: CallOptions) {
  return client.call(collectionProducts, { query }, options);
}

/**
 * Puts a product on the wish list. A second time changes nothing; some backends of the family fail then.
 * @param id The product.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @endpoint POST /api/front/collect/add/product
 * @origin specification
 * @example await wishlist.add(client, 7);
 */
export function add(client: Client, id: InputOf<'collection.addProduct'>['body']['id'], options?: CallOptions) {
  return client.call(collectionAddProduct, { body: { id, category: 'store' } }, options);
}

/**
 * Puts products on the wish list.
 * @param ids 1 to 100 products.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @endpoint POST /api/front/collect/batch/product
 * @origin family
 * @example await wishlist.addAll(client, [7, 8]);
 */
export function addAll(
  client: Client,
  ids: InputOf<'collection.addProductBatch'>['body']['id'],
  options?: CallOptions,
) {
  return client.call(collectionAddProductBatch, { body: { id: ids, category: 'store' } }, options);
}

/**
 * Takes a product off the wish list.
 * @param id The product, not the entry.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/collect/cancel/{id}
 * @origin specification
 * @example await wishlist.remove(client, 7);
 */
export function remove(client: Client, id: InputOf<'collection.cancelProduct'>['path']['id'], options?: CallOptions) {
  return client.call(collectionCancelProduct, { path: { id } }, options);
}

/**
 * Takes entries off the wish list.
 * @param ids 1 to 100 entries, by their own `id`, not by the product's.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/collect/delete/product
 * @origin family
 * @example await wishlist.removeEntries(client, entries.map(({ id }) => id));
 */
export function removeEntries(client: Client, ids: readonly number[], options?: CallOptions) {
  return client.call(collectionDeleteProducts, { body: { ids: `${ids}` } }, options);
}
