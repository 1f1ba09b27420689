import { collectionAddMerchant, collectionCancelMerchant, collectionMerchants } from '../contract/collections.ts';
import type { InputOf } from '../contract/endpoint.ts';
import {
  merchantCategories,
  merchantCustomerService,
  merchantDetail,
  merchantIndex,
  merchantProductCategories,
  merchantProducts,
  merchantSearch,
  merchantStreet,
  merchantTypes,
} from '../contract/merchants.ts';
import { type PriceRange, priceTexts } from '../contract/price-range.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Kinds of merchants, with the papers that an applicant of each has to show.
 * @endpoint GET /api/front/merchant/all/type/list
 * @origin specification
 * @example const kinds = await merchants.types(client);
 */
export function types(client: Client, options?: CallOptions) {
  return client.call(merchantTypes, {}, options);
}

/**
 * What merchants trade in, with the platform's fee in percent.
 * @endpoint GET /api/front/merchant/all/category/list
 * @origin specification
 * @example const trades = await merchants.categories(client);
 */
export function categories(client: Client, options?: CallOptions) {
  return client.call(merchantCategories, {}, options);
}

/**
 * Merchants of the shop with up to three products each.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @endpoint GET /api/front/merchant/street
 * @origin family
 * @example const { list, pages } = await merchants.street(client, { limit: 6 });
 */
export function street(client: Client, query: InputOf<'merchant.street'>['query'] = {}, options?: CallOptions) {
  return client.call(merchantStreet, { query }, options);
}

/**
 * Finds merchants by name, kind and trade.
 * @param query `keywords` up to 100 characters; `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @endpoint GET /api/front/merchant/search/list
 * @origin family
 * @example const { total } = await merchants.search(client, { keywords: 'atelier', typeId: 3 });
 */
export function search(client: Client, query: InputOf<'merchant.search'>['query'] = {}, options?: CallOptions) {
  return client.call(merchantSearch, { query }, options);
}

/**
 * What the pages of a merchant start with: name, pictures, banners, customer service.
 * @returns The merchant; `isCollect` tells whether the shopper follows.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/merchant/index/info/{id}
 * @origin family
 * @example const { name, isCollect } = await merchants.index(client, 3);
 */
export async function index(client: Client, id: InputOf<'merchant.index'>['path']['id'], options?: CallOptions) {
  // Backends of the family put the id of another row there; in `detail` too.
  return { ...(await client.call(merchantIndex, { path: { id } }, options)), id };
}

/**
 * Who stands behind a merchant: contact, papers, followers.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/merchant/detail/{id}
 * @origin family
 * @example const { qualificationPicture } = await merchants.detail(client, 3);
 */
export async function detail(client: Client, id: InputOf<'merchant.detail'>['path']['id'], options?: CallOptions) {
  return { ...(await client.call(merchantDetail, { path: { id } }, options)), id };
}

/**
 * How to reach the customer service of a merchant.
 * @returns The way in `serviceType`, and each way's address, number or link.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/merchant/customer/service/info/{id}
 * @origin family
 * @example const { serviceType, serviceEmail } = await merchants.customerService(client, 3);
 */
export function customerService(
  client: Client,
  id: InputOf<'merchant.customerService'>['path']['id'],
  options?: CallOptions,
) {
  return client.call(merchantCustomerService, { path: { id } }, options);
}

/** Which products of a merchant; prices in cents. */
export type MerchantProductSearch = Omit<InputOf<'merchant.products'>['query'], keyof PriceRange> & PriceRange;

/**
 * Products of a merchant, by words, category, price and order.
 * @param query `merId`; prices in cents; `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/product/merchant/pro/list
 * @origin family
 * @example const { list } = await merchants.products(client, { merId: 3, maxPrice: 50_00, priceOrder: 'asc' });
 */
export function products(
  client: Client,
  { minPrice, maxPrice, ...rest }: MerchantProductSearch,
  options?: CallOptions,
) {
  return client.call(merchantProducts, { query: { ...rest, ...priceTexts({ minPrice, maxPrice }) } }, options);
}

/**
 * The categories that a merchant has products in.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/product/merchant/{id}/category/list
 * @origin family
 * @example const tree = await merchants.productCategories(client, 3);
 */
export function productCategories(
  client: Client,
  id: InputOf<'merchant.productCategories'>['path']['id'],
  options?: CallOptions,
) {
  return client.call(merchantProductCategories, { path: { id } }, options);
}

/**
 * Merchants whom the shopper follows, the latest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/collect/merchant/list
 * @origin family
 * @example const { list } = await merchants.followed(client);
 */
export function followed(client: Client, query: InputOf<'collection.merchants'>['query'] = {}, options?: CallOptions) {
  return client.call(collectionMerchants, { query }, options);
}

/**
 * Follows a merchant. A second time changes nothing.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant, `auth`.
 * @endpoint POST /api/front/collect/add/merchant/{id}
 * @origin specification
 * @example await merchants.follow(client, 3);
 */
export function follow(client: Client, id: InputOf<'collection.addMerchant'>['path']['id'], options?: CallOptions) {
  return client.call(collectionAddMerchant, { path: { id } }, options);
}

/**
 * Follows a merchant no longer.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/collect/cancel/merchant/{id}
 * @origin specification
 * @example await merchants.unfollow(client, 3);
 */
export function unfollow(
  client: Client,
  id: InputOf<'collection.cancelMerchant'>['path']['id'],
  options?: CallOptions,
) {
  return client.call(collectionCancelMerchant, { path: { id } }, options);
}
