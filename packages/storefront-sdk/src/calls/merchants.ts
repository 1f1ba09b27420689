import { call, pagedCall, writing } from '../call.ts';
import { Category } from '../entities/categories.ts';
import { CollectedMerchant } from '../entities/collections.ts';
import {
  CustomerService,
  MerchantCard,
  MerchantCategory,
  MerchantDetail,
  MerchantIndex,
  MerchantType,
} from '../entities/merchants.ts';
import { ProductCard } from '../entities/products.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, empty, listOf, optional, type Page, page, type Schema, textIn } from '../schema/schema.ts';
import { allOf, id, merchantProductWrites, productFilters, productOrders } from './inputs.ts';

const unknown = { 404: 'There is no such merchant.' };
const one = { path: { id: 3 } };

/**
 * Lists the types of merchants, with the documents that applicants must upload.
 * @returns A list; `info` names the documents.
 * @example const kinds = await shop.merchants.types();
 */
export const types = call({
  id: 'merchants.types',
  method: 'GET',
  path: '/api/front/merchant/all/type/list',
  auth: 'guest',
  public: true,
  takes: false,
  returns: listOf(MerchantType) as Schema<MerchantType[]>,
  spec: IN_TOOLS && {
    summary: 'Lists the types of merchants, with the documents that applicants must upload.',
    origin: 'specification',
  },
});

/**
 * Lists the categories of merchants, with the platform fee.
 * @returns A list; `handlingFee` is in percent.
 * @example const trades = await shop.merchants.categories();
 */
export const categories = call({
  id: 'merchants.categories',
  method: 'GET',
  path: '/api/front/merchant/all/category/list',
  auth: 'guest',
  public: true,
  takes: false,
  returns: listOf(MerchantCategory) as Schema<MerchantCategory[]>,
  spec: IN_TOOLS && { summary: 'Lists the categories of merchants, with the platform fee.', origin: 'specification' },
});

/**
 * Lists the merchants of the shop, with up to three products each.
 * @returns A page of merchants.
 * @example const { list, pages } = await shop.merchants.directory({ limit: 6 });
 */
export const directory = pagedCall({
  id: 'merchants.directory',
  method: 'GET',
  path: '/api/front/merchant/street',
  auth: 'guest',
  public: true,
  returns: page(MerchantCard) as Schema<Page<MerchantCard>>,
  spec: IN_TOOLS && {
    summary: 'Lists the merchants of the shop, with up to three products each.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Finds merchants by name, type and category.
 * @returns A page of merchants.
 * @example const { total } = await shop.merchants.search({ keywords: 'atelier', typeId: 3 });
 */
export const search = pagedCall({
  id: 'merchants.search',
  method: 'GET',
  path: '/api/front/merchant/search/list',
  auth: 'guest',
  public: true,
  returns: page(MerchantCard) as Schema<Page<MerchantCard>>,
  spec: IN_TOOLS && {
    summary: 'Finds merchants by name, type and category.',
    origin: 'family',
    agent: {
      name: 'search_merchants',
      description: 'Finds the merchants who sell in this shop.',
      changes: 'nothing',
      inputs: {
        keywords: 'Words of the name.',
        isSelf: 'True for merchants run by the shop itself.',
        page: 'Page number, from 1.',
        limit: 'Items per page, 1 to 50.',
      },
    },
    query: {
      /** Text to search for, up to 100 characters. */
      keywords: optional(textIn({ max: 100 })),
      /** An id of `merchants.types`. */
      typeId: optional(id),
      /** An id of `merchants.categories`. */
      categoryId: optional(id),
      /** Whether to list only merchants run by the platform. */
      isSelf: optional(bool),
    },
    example: { query: { keywords: 'atelier', typeId: 3 } },
  },
});

/**
 * Header data of a merchant's pages: name, pictures, banners, customer service.
 * @param value Id of the merchant.
 * @returns The merchant; `isCollect` is true if the shopper follows it.
 * @throws `StorefrontError` of kind `not-found` if the merchant is unknown.
 * @example const { name, isCollect } = await shop.merchants.index(3);
 */
export const index = call({
  id: 'merchants.index',
  method: 'GET',
  path: '/api/front/merchant/index/info/{id}',
  auth: 'optional',
  public: true,
  takes: 'id',
  toResponse: (merchant, id) => ({ ...merchant, id }),
  returns: MerchantIndex as Schema<MerchantIndex>,
  spec: IN_TOOLS && {
    summary: 'Header data of a merchant’s pages: name, pictures, banners, customer service.',
    origin: 'family',
    agent: {
      name: 'get_merchant',
      description: 'Gets a merchant: name, rating and customer service.',
      changes: 'nothing',
      inputs: { id: 'Id of the merchant.' },
    },
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  },
});

/**
 * Gets the owner, contact, documents and followers of a merchant.
 * @param value Id of the merchant.
 * @returns Owner, address, documents and number of followers.
 * @throws `StorefrontError` of kind `not-found` if the merchant is unknown.
 * @example const { qualificationPicture } = await shop.merchants.detail(3);
 */
export const detail = call({
  id: 'merchants.detail',
  method: 'GET',
  path: '/api/front/merchant/detail/{id}',
  auth: 'guest',
  public: true,
  takes: 'id',
  toResponse: (merchant, id) => ({ ...merchant, id }),
  returns: MerchantDetail as Schema<MerchantDetail>,
  spec: IN_TOOLS && {
    summary: 'Gets the owner, contact, documents and followers of a merchant.',
    origin: 'family',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  },
});

/**
 * Gets the customer service contact of a merchant.
 * @param value Id of the merchant.
 * @returns The channel in `serviceType`, and its e-mail address, phone number or URL.
 * @throws `StorefrontError` of kind `not-found` if the merchant is unknown.
 * @example const { serviceType, serviceEmail } = await shop.merchants.customerService(3);
 */
export const customerService = call({
  id: 'merchants.customerService',
  method: 'GET',
  path: '/api/front/merchant/customer/service/info/{id}',
  auth: 'guest',
  public: true,
  takes: 'id',
  returns: CustomerService as Schema<CustomerService>,
  spec: IN_TOOLS && {
    summary: 'Gets the customer service contact of a merchant.',
    origin: 'family',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  },
});

/**
 * Finds products of a merchant by keyword, category, price and facets, and sorts them.
 * @returns A page of products with prices in cents. `total` may be an estimate, as in `search.products`.
 * @throws `StorefrontError` of kind `not-found` if the merchant is unknown.
 * @example const { list } = await shop.merchants.products({ merId: 3, maxPrice: 50_00, priceOrder: 'asc' });
 */
export const products = pagedCall({
  id: 'merchants.products',
  method: 'GET',
  path: '/api/front/product/merchant/pro/list',
  auth: 'guest',
  public: true,
  writes: writing(merchantProductWrites),
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Finds products of a merchant by keyword, category, price and facets, and sorts them.',
    origin: 'family',
    agent: {
      name: 'search_merchant_products',
      description: 'Finds products of one merchant by keyword, category and price.',
      changes: 'nothing',
      inputs: {
        merId: 'Id of the merchant.',
        keyword: 'Words to search for.',
        cid: 'Id of a category; subcategories are included.',
        minPrice: 'Lowest price, as 12.50.',
        maxPrice: 'Highest price, as 12.50.',
        priceOrder: 'Sorts by price.',
        salesOrder: 'Sorts by units sold.',
        page: 'Page number, from 1.',
        limit: 'Items per page, 1 to 50.',
      },
    },
    query: allOf(productFilters, productOrders, {
      /** Id of the merchant. */
      merId: id,
    }),
    errors: unknown,
    example: { query: { merId: 3, priceOrder: 'asc', maxPrice: '50.00' } },
  },
});

/**
 * Lists the categories of a merchant's products.
 * @param value Id of the merchant.
 * @returns A tree of categories.
 * @throws `StorefrontError` of kind `not-found` if the merchant is unknown.
 * @example const tree = await shop.merchants.productCategories(3);
 */
export const productCategories = call({
  id: 'merchants.productCategories',
  method: 'GET',
  path: '/api/front/product/merchant/{id}/category/list',
  auth: 'guest',
  public: true,
  takes: 'id',
  returns: listOf(Category) as Schema<Category[]>,
  spec: IN_TOOLS && {
    summary: 'Lists the categories of a merchant’s products.',
    origin: 'family',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  },
});

/**
 * Lists the merchants that the shopper follows, latest first.
 * @returns A page of merchants.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list } = await shop.merchants.followed();
 */
export const followed = pagedCall({
  id: 'merchants.followed',
  method: 'GET',
  path: '/api/front/collect/merchant/list',
  auth: 'user',
  returns: page(CollectedMerchant) as Schema<Page<CollectedMerchant>>,
  spec: IN_TOOLS && {
    summary: 'Lists the merchants that the shopper follows, latest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Follows a merchant. No effect if the shopper follows it already.
 * @param value Id of the merchant.
 * @throws `StorefrontError` of kind `not-found` if the merchant is unknown, `auth`.
 * @example await shop.merchants.follow(3);
 */
export const follow = call({
  id: 'merchants.follow',
  method: 'POST',
  path: '/api/front/collect/add/merchant/{id}',
  auth: 'user',
  repeatable: true,
  takes: 'id',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Follows a merchant. No effect if the shopper follows it already.',
    origin: 'specification',
    path: {
      /** Id of the merchant. */
      id,
    },
    errors: unknown,
    example: one,
  },
});

/**
 * Unfollows a merchant.
 * @param value Id of the merchant.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example await shop.merchants.unfollow(3);
 */
export const unfollow = call({
  id: 'merchants.unfollow',
  method: 'POST',
  path: '/api/front/collect/cancel/merchant/{id}',
  auth: 'user',
  repeatable: true,
  takes: 'id',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Unfollows a merchant.',
    origin: 'specification',
    path: {
      /** Id of the merchant. */
      id,
    },
    example: one,
  },
});
