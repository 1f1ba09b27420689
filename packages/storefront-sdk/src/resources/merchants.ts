import {
  type CollectedMerchant,
  merchantsFollow,
  merchantsFollowed,
  merchantsUnfollow,
} from '../contract/collections.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { MerchantsFollowedQuery, MerchantsSearchQuery, MerchantsStreetQuery } from '../contract/input-types.ts';
import {
  type CustomerService,
  type MerchantCard,
  type MerchantCategory,
  type MerchantDetail,
  type MerchantIndex,
  type MerchantType,
  merchantsCategories,
  merchantsCustomerService,
  merchantsDetail,
  merchantsIndex,
  merchantsProductCategories,
  merchantsProducts,
  merchantsSearch,
  merchantsStreet,
  merchantsTypes,
} from '../contract/merchants.ts';
import { type PriceRange, priceTexts } from '../contract/price-range.ts';
import type { ProductCard } from '../contract/products.ts';
import type { Category } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * Kinds of merchants, with the papers that an applicant of each has to show.
 * @returns A list; `info` names the papers.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/merchant/all/type/list
 * @origin specification
 * @example const kinds = await shop.merchants.types();
 */
export function types(client: Client, options?: CallOptions): Promise<MerchantType[]> {
  return client.call(merchantsTypes, {}, options);
}

/**
 * What merchants trade in, with the platform's fee in percent.
 * @returns A list; `handlingFee` is percent.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/merchant/all/category/list
 * @origin specification
 * @example const trades = await shop.merchants.categories();
 */
export function categories(client: Client, options?: CallOptions): Promise<MerchantCategory[]> {
  return client.call(merchantsCategories, {}, options);
}

/**
 * Merchants of the shop with up to three products each.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of merchants.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/merchant/street
 * @origin family
 * @example const { list, pages } = await shop.merchants.street({ limit: 6 });
 */
export function street(
  client: Client,
  query: MerchantsStreetQuery = {},
  options?: CallOptions,
): ListCall<MerchantCard> {
  return listCall(
    (page, more) => client.call(merchantsStreet, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * Finds merchants by name, kind and trade.
 * @param query `keywords` up to 100 characters; `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @returns A page of merchants.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/merchant/search/list
 * @origin family
 * @example const { total } = await shop.merchants.search({ keywords: 'atelier', typeId: 3 });
 */
export function search(
  client: Client,
  query: MerchantsSearchQuery = {},
  options?: CallOptions,
): ListCall<MerchantCard> {
  return listCall(
    (page, more) => client.call(merchantsSearch, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * What the pages of a merchant start with: name, pictures, banners, customer service.
 * @param id The merchant.
 * @returns The merchant; `isCollect` tells whether the shopper follows.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/merchant/index/info/{id}
 * @origin family
 * @example const { name, isCollect } = await shop.merchants.index(3);
 */
export async function index(client: Client, id: number, options?: CallOptions): Promise<MerchantIndex> {
  // Backends of the family put the id of another row there; in `detail` too.
  return { ...(await client.call(merchantsIndex, { path: { id } }, options)), id };
}

/**
 * Who stands behind a merchant: contact, papers, followers.
 * @param id The merchant.
 * @returns The merchant’s owner, address, papers and how many shoppers follow.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/merchant/detail/{id}
 * @origin family
 * @example const { qualificationPicture } = await shop.merchants.detail(3);
 */
export async function detail(client: Client, id: number, options?: CallOptions): Promise<MerchantDetail> {
  return { ...(await client.call(merchantsDetail, { path: { id } }, options)), id };
}

/**
 * How to reach the customer service of a merchant.
 * @param id The merchant.
 * @returns The way in `serviceType`, and each way's address, number or link.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/merchant/customer/service/info/{id}
 * @origin family
 * @example const { serviceType, serviceEmail } = await shop.merchants.customerService(3);
 */
export function customerService(client: Client, id: number, options?: CallOptions): Promise<CustomerService> {
  return client.call(merchantsCustomerService, { path: { id } }, options);
}

/** Which products of a merchant; prices in cents. */
export type MerchantProductSearch = Omit<InputOf<'merchants.products'>['query'], keyof PriceRange> & PriceRange;

/**
 * Products of a merchant, by words, category, price and order.
 * @param query `merId`; prices in cents; `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @returns A page of products with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/product/merchant/pro/list
 * @origin family
 * @example const { list } = await shop.merchants.products({ merId: 3, maxPrice: 50_00, priceOrder: 'asc' });
 */
export function products(client: Client, query: MerchantProductSearch, options?: CallOptions): ListCall<ProductCard> {
  const { minPrice, maxPrice, ...rest } = query;
  return listCall(
    (page, more) =>
      client.call(merchantsProducts, { query: { ...rest, ...priceTexts({ minPrice, maxPrice }), page } }, more),
    rest.page,
    options,
  );
}

/**
 * The categories that a merchant has products in.
 * @param id The merchant.
 * @returns A tree of categories.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant.
 * @endpoint GET /api/front/product/merchant/{id}/category/list
 * @origin family
 * @example const tree = await shop.merchants.productCategories(3);
 */
export function productCategories(client: Client, id: number, options?: CallOptions): Promise<Category[]> {
  return client.call(merchantsProductCategories, { path: { id } }, options);
}

/**
 * Merchants whom the shopper follows, the latest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of merchants.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/collect/merchant/list
 * @origin family
 * @example const { list } = await shop.merchants.followed();
 */
export function followed(
  client: Client,
  query: MerchantsFollowedQuery = {},
  options?: CallOptions,
): ListCall<CollectedMerchant> {
  return listCall(
    (page, more) => client.call(merchantsFollowed, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}

/**
 * Follows a merchant. A second time changes nothing.
 * @param id The merchant.
 * @throws `StorefrontError` of kind `not-found` when there is no such merchant, `auth`.
 * @endpoint POST /api/front/collect/add/merchant/{id}
 * @origin specification
 * @example await shop.merchants.follow(3);
 */
export function follow(client: Client, id: number, options?: CallOptions): Promise<null> {
  return client.call(merchantsFollow, { path: { id } }, options);
}

/**
 * Follows a merchant no longer.
 * @param id The merchant.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint POST /api/front/collect/cancel/merchant/{id}
 * @origin specification
 * @example await shop.merchants.unfollow(3);
 */
export function unfollow(client: Client, id: number, options?: CallOptions): Promise<null> {
  return client.call(merchantsUnfollow, { path: { id } }, options);
}
