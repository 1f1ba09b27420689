import { call, pagedCall, writing } from '../call.ts';
import { CollectedProduct } from '../entities/collections.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, empty, listOf, object, oneOf, optional, type Page, page, type Schema } from '../schema/schema.ts';
import { id, ids } from './inputs.ts';

/** CRMEB's word for products; it has no effect. */
const category = optional(oneOf('store', 'product'));
const noProduct = { 404: 'The product is unknown.' };
const one = { path: { id: 7 } };

/**
 * Lists the wish list, latest first.
 * @returns A page of products with prices in cents; `id` identifies the entry, `productId` the product.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list } = await shop.wishlist.list();
 */
export const list = pagedCall({
  id: 'wishlist.list',
  method: 'GET',
  path: '/api/front/collect/product/list',
  auth: 'user',
  returns: page(CollectedProduct) as Schema<Page<CollectedProduct>>,
  spec: IN_TOOLS && {
    summary: 'Lists the wish list, latest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Adds a product to the wish list. No effect if it is there already; some CRMEB backends return an error then.
 * @param value Id of the product.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @example await shop.wishlist.add(7);
 */
export const add = call({
  id: 'wishlist.add',
  method: 'POST',
  path: '/api/front/collect/add/product',
  auth: 'user',
  repeatable: true,
  takes: 'id',
  defaults: { category: 'store' },
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Adds a product to the wish list; `id` is the product. No effect if it is there already.',
    origin: 'specification',
    body: object({
      /** Id of the product. */
      id,
      /** Type of the item: `store` or `product`, which are equivalent. */
      category,
    }),
    errors: noProduct,
    example: { body: { id: 7, category: 'store' } },
  },
});

/**
 * Adds products to the wish list.
 * @param value Ids of 1 to 100 products.
 * @throws `StorefrontError` of kind `not-found` for an unknown product, `auth`.
 * @example await shop.wishlist.addAll([7, 8]);
 */
export const addAll = call({
  id: 'wishlist.addAll',
  method: 'POST',
  path: '/api/front/collect/batch/product',
  auth: 'user',
  repeatable: true,
  takes: 'id',
  defaults: { category: 'store' },
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Adds products to the wish list; `id` lists the products.',
    origin: 'family',
    body: object({
      /** Ids of 1 to 100 products. */
      id: listOf(id, { min: 1, max: 100 }),
      /** Type of the item: `store` or `product`, which are equivalent. */
      category,
    }),
    errors: noProduct,
    example: { body: { id: [7, 8], category: 'store' } },
  },
});

/**
 * Removes a product from the wish list.
 * @param value Id of the product, not of the entry.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example await shop.wishlist.remove(7);
 */
export const remove = call({
  id: 'wishlist.remove',
  method: 'POST',
  path: '/api/front/collect/cancel/{id}',
  auth: 'user',
  repeatable: true,
  takes: 'id',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Removes a product from the wish list; `id` is the product.',
    origin: 'specification',
    path: {
      /** Id of the product. */
      id,
    },
    example: one,
  },
});

/**
 * Removes entries from the wish list.
 * @param value Ids of 1 to 100 entries, not of products.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example await shop.wishlist.removeEntries(entries.map(({ id }) => id));
 */
export const removeEntries = call({
  id: 'wishlist.removeEntries',
  method: 'POST',
  path: '/api/front/collect/delete/product',
  auth: 'user',
  repeatable: true,
  takes: 'ids',
  writes: writing({
    /** Ids of the entries. */
    ids,
  }),
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Removes entries from the wish list; `ids` are those of the entries, separated by commas.',
    origin: 'family',
    example: { body: { ids: '31,32' } },
  },
});

/**
 * Switches e-mails about products of the wish list that have become cheaper on or off. `user.info` has the state.
 * @param value Whether they are on.
 * @throws `StorefrontError` of kind `forbidden` without a confirmed e-mail address, `auth`.
 * @example await shop.wishlist.alertPriceDrops(true);
 */
export const alertPriceDrops = call({
  id: 'wishlist.alertPriceDrops',
  method: 'POST',
  path: '/api/front/collect/price/alert',
  auth: 'user',
  repeatable: true,
  takes: 'on',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Switches the mails on or off that tell of products of the wish list that have become cheaper.',
    origin: 'extension',
    body: object({
      /** Whether the mails are wanted. */
      on: bool,
    }),
    errors: { 403: 'A confirmed e-mail address is required: see `user.sendVerificationCode`.' },
    example: { body: { on: true } },
  },
});
