import { call, pagedCall } from '../call.ts';
import { ProductCard } from '../entities/products.ts';
import { Facets, HotKeyword } from '../entities/search.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { listOf, oneOf, optional, type Page, page, type Schema } from '../schema/schema.ts';
import { allOf, productFilters, productOrders, productWrites, storeId } from './inputs.ts';

/**
 * Lists the search terms that the shop suggests.
 * @returns A list, empty if there are none.
 * @example const [first] = await shop.search.hotKeywords();
 */
export const hotKeywords = call({
  id: 'search.hotKeywords',
  method: 'GET',
  path: '/api/front/search/keyword',
  auth: 'guest',
  public: true,
  takes: false,
  returns: listOf(HotKeyword) as Schema<HotKeyword[]>,
  spec: IN_TOOLS && { summary: 'Lists the search terms that the shop suggests.', origin: 'specification' },
});

/**
 * Finds products by keyword, category, price and facets, and sorts them.
 * @returns A page of products with prices in cents. `total` may be an estimate where filters narrow thousands of products;
 *   `search.facets` says so in `isAbout`.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`.
 * @example const { list } = await shop.search.products({ keyword: 'linen', maxPrice: 50_00, priceOrder: 'asc' });
 */
export const products = pagedCall({
  id: 'search.products',
  method: 'GET',
  path: '/api/front/product/list',
  auth: 'guest',
  public: true,
  writes: productWrites,
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Finds products by keyword, category, price and facets, and sorts them.',
    origin: 'family',
    agent: {
      name: 'search_products',
      description:
        'Finds products by keyword, category and price. Returns a page of products with their current prices.',
      changes: 'nothing',
      inputs: {
        keyword: 'Words to search for.',
        cid: 'Id of a category, from list_categories; subcategories are included.',
        level: 'Depth of the category, 1 to 3.',
        minPrice: 'Lowest price, as 12.50.',
        maxPrice: 'Highest price, as 12.50.',
        priceOrder: 'Sorts by price.',
        salesOrder: 'Sorts by units sold.',
        newest: 'Sorts by date, newest first.',
        page: 'Page number, from 1.',
        limit: 'Items per page, 1 to 50.',
      },
    },
    query: allOf(productFilters, productOrders, {
      /** Depth of the category `cid`, 1 to 3. */
      level: optional(oneOf(1, 2, 3)),
      /** Id of the shop, if one backend serves several. */
      storeId,
    }),
    example: { query: { page: 1, limit: 10, keyword: 'linen', minPrice: '12.50', priceOrder: 'asc' } },
  },
});

/**
 * Counts the facets of a list of products: attribute values, merchants, ratings, stock, shipping, reduced prices.
 * The values of one facet are counted as if none of them was chosen.
 * @returns The facets with their values, the number of products and the range of their prices in cents.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`; `not-found` from backends without this extension.
 * @example const { list } = await shop.search.facets({ cid: 12, attributes: ['Color.Blue'] });
 */
export const facets = call({
  id: 'search.facets',
  method: 'GET',
  path: '/api/front/product/facets',
  auth: 'guest',
  public: true,
  writes: productWrites,
  returns: Facets as Schema<Facets>,
  spec: IN_TOOLS && {
    summary: 'Counts what a list of products can be narrowed to; takes the same filters as `search.products`.',
    origin: 'extension',
    query: allOf(productFilters, {
      /** Id of the shop, if one backend serves several. */
      storeId,
    }),
    example: { query: { cid: 12, attributes: 'Color.Blue', inStock: true } },
  },
});
