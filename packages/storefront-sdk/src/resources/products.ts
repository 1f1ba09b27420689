import type { InputOf } from '../contract/endpoint.ts';
import {
  productByCollection,
  productByIds,
  productDetail,
  productDetailBySlug,
  productIndexList,
  productLeaderboard,
  productPreview,
  productSkuDetail,
} from '../contract/products.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * One product by key and slug. With a sign-in `userCollect` tells whether it is on the wish list.
 * @returns The product with choices, variants, prices in cents and merchant; `content` is HTML: sanitise it.
 * @throws `StorefrontError` of kind `not-found` for an unknown product; backends of the family say `server` instead.
 * @endpoint GET /api/front/product/detail/{uniqueKey}/{slug}
 * @origin specification
 * @example const { productInfo } = await products.detail(client, { uniqueKey: 'a1b2', slug: 'linen-shirt' });
 */
export function detail(client: Client, path: InputOf<'product.detail'>['path'], options?: CallOptions) {
  return client.call(productDetail, { path }, options);
}

/**
 * One product that is listed on the store, by its slug alone.
 * @param query `storeId` names the shop where one backend serves several.
 * @throws `StorefrontError` of kind `not-found` for an unknown or unlisted product.
 * @endpoint GET /api/front/product/detail/listed/{slug}
 * @origin extension
 * @example const { productInfo } = await products.detailBySlug(client, 'linen-shirt');
 */
export function detailBySlug(
  client: Client,
  slug: InputOf<'product.detailBySlug'>['path']['slug'],
  query: InputOf<'product.detailBySlug'>['query'] = {},
  options?: CallOptions,
) {
  return client.call(productDetailBySlug, { path: { slug }, query }, options);
}

/**
 * One product as its page will be, on sale or not. Show it on no page that can be found or bought from.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @endpoint GET /api/front/product/detail/{uniqueKey}/{slug}/preview
 * @origin extension
 * @example const draft = await products.preview(client, { uniqueKey: 'a1b2', slug: 'linen-shirt' });
 */
export function preview(client: Client, path: InputOf<'product.preview'>['path'], options?: CallOptions) {
  return client.call(productPreview, { path }, options);
}

/**
 * Products of the home page, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents.
 * @endpoint GET /api/front/index/product/list
 * @origin specification
 * @example const { list, pages } = await products.indexList(client, { page: 1, limit: 20 });
 */
export function indexList(client: Client, query: InputOf<'product.indexList'>['query'] = {}, options?: CallOptions) {
  return client.call(productIndexList, { query }, options);
}

/**
 * Products of a category and everything below it.
 * @param collectionId Id of the category.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents, empty for an unknown category.
 * @endpoint GET /api/front/product/collection/{collectionId}
 * @origin specification
 * @example const { list } = await products.byCollection(client, 12, { page: 2 });
 */
export function byCollection(
  client: Client,
  collectionId: InputOf<'product.byCollection'>['path']['collectionId'],
  query: InputOf<'product.byCollection'>['query'] = {},
  options?: CallOptions,
) {
  return client.call(productByCollection, { path: { collectionId }, query }, options);
}

/**
 * Products by their ids, in the order asked; unknown ones are left out.
 * @param query `ids` joined by commas, at most 100; `page` from 1, `limit` 1 to 50.
 * @endpoint GET /api/front/product/id/list
 * @origin specification
 * @example const { list } = await products.byIds(client, { ids: '7,3,12' });
 */
export function byIds(client: Client, query: InputOf<'product.byIds'>['query'], options?: CallOptions) {
  return client.call(productByIds, { query }, options);
}

/**
 * The products sold most.
 * @returns At most 20. Their `sales` hold `ficti` already, which is 0 here.
 * @endpoint GET /api/front/product/leaderboard
 * @origin family
 * @example const [first] = await products.leaderboard(client);
 */
export function leaderboard(client: Client, options?: CallOptions) {
  return client.call(productLeaderboard, {}, options);
}

/**
 * The choices of a product and their variants: what a quick view needs beside the card.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @endpoint GET /api/front/product/sku/detail/{id}
 * @origin family
 * @example const { productAttr, productValue } = await products.skuDetail(client, 7);
 */
export function skuDetail(client: Client, id: InputOf<'product.skuDetail'>['path']['id'], options?: CallOptions) {
  return client.call(productSkuDetail, { path: { id } }, options);
}
