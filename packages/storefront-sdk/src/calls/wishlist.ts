import { call, pagedCall, writing } from '../call.ts';
import { CollectedProduct } from '../entities/collections.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, listOf, object, oneOf, optional, type Page, page, type Schema } from '../schema/schema.ts';
import { id, ids } from './inputs.ts';

/** A word of the family for products; nothing depends on it. */
const category = optional(oneOf('store', 'product'));
const noProduct = { 404: 'There is no such product.' };
const one = { path: { id: 7 } };

/**
 * The wish list, the latest first.
 * @returns A page of products with prices in cents; `id` is the entry, `productId` the product.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { list } = await shop.wishlist.list();
 */
export const list = pagedCall({
  id: 'wishlist.list',
  method: 'GET',
  path: '/api/front/collect/product/list',
  auth: 'user',
  returns: page(CollectedProduct) as Schema<Page<CollectedProduct>>,
  spec: IN_TOOLS && {
    summary: 'The wish list, the latest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Puts a product on the wish list. A second time changes nothing; some backends of the family fail then.
 * @param value The product.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @example await shop.wishlist.add(7);
 */
export const add = call({
  id: 'wishlist.add',
  method: 'POST',
  path: '/api/front/collect/add/product',
  auth: 'user',
  takes: 'id',
  defaults: { category: 'store' },
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Puts a product on the wish list; `id` is the product. A second time changes nothing.',
    origin: 'specification',
    body: object({
      /** Id of the product or merchant. */
      id,
      /** Type of the item: `store` or `product`, which are equivalent. */
      category,
    }),
    errors: noProduct,
    example: { body: { id: 7, category: 'store' } },
  },
});

/**
 * Puts products on the wish list.
 * @param value 1 to 100 products.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @example await shop.wishlist.addAll([7, 8]);
 */
export const addAll = call({
  id: 'wishlist.addAll',
  method: 'POST',
  path: '/api/front/collect/batch/product',
  auth: 'user',
  takes: 'id',
  defaults: { category: 'store' },
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Puts products on the wish list; `id` has the products.',
    origin: 'family',
    body: object({
      /** Id of the product or merchant. */
      id: listOf(id, { min: 1, max: 100 }),
      /** Type of the item: `store` or `product`, which are equivalent. */
      category,
    }),
    errors: noProduct,
    example: { body: { id: [7, 8], category: 'store' } },
  },
});

/**
 * Takes a product off the wish list.
 * @param value The product, not the entry.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example await shop.wishlist.remove(7);
 */
export const remove = call({
  id: 'wishlist.remove',
  method: 'POST',
  path: '/api/front/collect/cancel/{id}',
  auth: 'user',
  takes: 'id',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Takes a product off the wish list; `id` is the product.',
    origin: 'specification',
    path: {
      /** Id of the product or merchant. */
      id,
    },
    example: one,
  },
});

/**
 * Takes entries off the wish list.
 * @param value 1 to 100 entries, by their own `id`, not by the product's.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example await shop.wishlist.removeEntries(entries.map(({ id }) => id));
 */
export const removeEntries = call({
  id: 'wishlist.removeEntries',
  method: 'POST',
  path: '/api/front/collect/delete/product',
  auth: 'user',
  takes: 'ids',
  writes: writing({
    /** `id`s of the entries. */
    ids,
  }),
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Takes entries off the wish list; `ids` are the entries’ own, separated by commas.',
    origin: 'family',
    example: { body: { ids: '31,32' } },
  },
});
