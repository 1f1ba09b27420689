import type {
  ProductsByCollectionQuery,
  ProductsByIdsQuery,
  ProductsDetailBySlugQuery,
  ProductsDetailPath,
  ProductsIndexListQuery,
  ProductsPreviewPath,
} from '../contract/input-types.ts';
import {
  type ProductCard,
  type ProductDetail,
  productsByCollection,
  productsByIds,
  productsDetail,
  productsDetailBySlug,
  productsIndexList,
  productsLeaderboard,
  productsPreview,
  productsSkuDetail,
  type SkuDetail,
} from '../contract/products.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * One product by key and slug. With a sign-in `userCollect` tells whether it is on the wish list.
 * @param path `uniqueKey` and `slug` of the product.
 * @returns The product with choices, variants, prices in cents and merchant; `content` is HTML: sanitise it.
 * @throws `StorefrontError` of kind `not-found` for an unknown product; backends of the family say `server` instead.
 * @endpoint GET /api/front/product/detail/{uniqueKey}/{slug}
 * @origin specification
 * @example const { productInfo } = await shop.products.detail({ uniqueKey: 'a1b2', slug: 'linen-shirt' });
 */
export function detail(client: Client, path: ProductsDetailPath, options?: CallOptions): Promise<ProductDetail> {
  return client.call(productsDetail, { path }, options);
}

/**
 * One product that is listed on the store, by its slug alone.
 * @param slug Readable part of its address.
 * @param query `storeId` names the shop where one backend serves several.
 * @returns The product with its variants; prices in cents.
 * @throws `StorefrontError` of kind `not-found` for an unknown or unlisted product.
 * @endpoint GET /api/front/product/detail/listed/{slug}
 * @origin extension
 * @example const { productInfo } = await shop.products.detailBySlug('linen-shirt');
 */
export function detailBySlug(
  client: Client,
  slug: string,
  query: ProductsDetailBySlugQuery = {},
  options?: CallOptions,
): Promise<ProductDetail> {
  return client.call(productsDetailBySlug, { path: { slug }, query }, options);
}

/**
 * One product as its page will be, on sale or not. Show it on no page that can be found or bought from.
 * @param path `uniqueKey` and `slug` of the product.
 * @returns The product with its variants; prices in cents.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @endpoint GET /api/front/product/detail/{uniqueKey}/{slug}/preview
 * @origin extension
 * @example const draft = await shop.products.preview({ uniqueKey: 'a1b2', slug: 'linen-shirt' });
 */
export function preview(client: Client, path: ProductsPreviewPath, options?: CallOptions): Promise<ProductDetail> {
  return client.call(productsPreview, { path }, options);
}

/**
 * Products of the home page, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/index/product/list
 * @origin specification
 * @example const { list, pages } = await shop.products.indexList({ page: 1, limit: 20 });
 */
export function indexList(
  client: Client,
  query: ProductsIndexListQuery = {},
  options?: CallOptions,
): ListCall<ProductCard> {
  return listCall(
    (page, more) => client.call(productsIndexList, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * Products of a category and everything below it.
 * @param collectionId Id of the category.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of products with prices in cents, empty for an unknown category.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/product/collection/{collectionId}
 * @origin specification
 * @example const { list } = await shop.products.byCollection(12, { page: 2 });
 */
export function byCollection(
  client: Client,
  collectionId: number,
  query: ProductsByCollectionQuery = {},
  options?: CallOptions,
): ListCall<ProductCard> {
  return listCall(
    (page, more) => client.call(productsByCollection, { path: { collectionId }, query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * Products by their ids, in the order asked; unknown ones are left out.
 * @param query `ids` joined by commas, at most 100; `page` from 1, `limit` 1 to 50.
 * @returns A page of products with prices in cents.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/product/id/list
 * @origin specification
 * @example const { list } = await shop.products.byIds({ ids: '7,3,12' });
 */
export function byIds(client: Client, query: ProductsByIdsQuery, options?: CallOptions): ListCall<ProductCard> {
  return listCall((page, more) => client.call(productsByIds, { query: { ...query, page } }, more), query.page, options);
}

/**
 * The products sold most.
 * @returns At most 20. Their `sales` hold `ficti` already, which is 0 here.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/product/leaderboard
 * @origin family
 * @example const [first] = await shop.products.leaderboard();
 */
export function leaderboard(client: Client, options?: CallOptions): Promise<ProductCard[]> {
  return client.call(productsLeaderboard, {}, options);
}

/**
 * The choices of a product and their variants: what a quick view needs beside the card.
 * @param id The product.
 * @returns Attributes and variants; prices in cents.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @endpoint GET /api/front/product/sku/detail/{id}
 * @origin family
 * @example const { productAttr, productValue } = await shop.products.skuDetail(7);
 */
export function skuDetail(client: Client, id: number, options?: CallOptions): Promise<SkuDetail> {
  return client.call(productsSkuDetail, { path: { id } }, options);
}
