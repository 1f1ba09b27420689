import {
  type CollectedProduct,
  wishlistAdd,
  wishlistAddAll,
  wishlistList,
  wishlistRemove,
  wishlistRemoveEntries,
} from '../contract/collections.ts';
import type { WishlistListQuery } from '../contract/input-types.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * The wish list, the latest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents; `id` is the entry, `productId` the product.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/collect/product/list
 * @origin family
 * @example const { list } = await shop.wishlist.list();
 */
export function list(client: Client, query: WishlistListQuery = {}, options?: CallOptions): ListCall<CollectedProduct> {
  return listCall((page, more) => client.call(wishlistList, { query: { ...query, page } }, more), query.page, options);
}

/**
 * Puts a product on the wish list. A second time changes nothing; some backends of the family fail then.
 * @param id The product.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @endpoint POST /api/front/collect/add/product
 * @origin specification
 * @example await shop.wishlist.add(7);
 */
export function add(client: Client, id: number, options?: CallOptions): Promise<null> {
  return client.call(wishlistAdd, { body: { id, category: 'store' } }, options);
}

/**
 * Puts products on the wish list.
 * @param ids 1 to 100 products.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @endpoint POST /api/front/collect/batch/product
 * @origin family
 * @example await shop.wishlist.addAll([7, 8]);
 */
export function addAll(client: Client, ids: readonly number[], options?: CallOptions): Promise<null> {
  return client.call(wishlistAddAll, { body: { id: [...ids], category: 'store' } }, options);
}

/**
 * Takes a product off the wish list.
 * @param id The product, not the entry.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/collect/cancel/{id}
 * @origin specification
 * @example await shop.wishlist.remove(7);
 */
export function remove(client: Client, id: number, options?: CallOptions): Promise<null> {
  return client.call(wishlistRemove, { path: { id } }, options);
}

/**
 * Takes entries off the wish list.
 * @param ids 1 to 100 entries, by their own `id`, not by the product's.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/collect/delete/product
 * @origin family
 * @example await shop.wishlist.removeEntries(entries.map(({ id }) => id));
 */
export function removeEntries(client: Client, ids: readonly number[], options?: CallOptions): Promise<null> {
  return client.call(wishlistRemoveEntries, { body: { ids: `${ids}` } }, options);
}
