import {
  type Facets,
  isStorefrontError,
  type ProductCard,
  productsByCollection,
  productsByIds as productsByIdsCall,
  productsList,
  searchFacets,
  searchProducts,
  storeHomeIndex,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import type { SearchFilters } from '../domain/search-filters.ts';
import { productFiltersOf } from './product-filters.ts';
import { builtInPublic, type Query, type QueryPage } from './query.ts';

/** One page of the products on the home page. */
export const homeProducts = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE): Query<QueryPage<ProductCard>> =>
  builtInPublic(['homeProducts', page, limit], (client, options) => productsList(client, { page, limit }, options));

/** One page of the products, filtered by keyword, category and price range, sorted. `filters.page` is ignored. */
export const products = (
  filters: SearchFilters,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> => {
  const wanted = productFiltersOf(filters);
  return builtInPublic(['products', wanted, page, limit], (client, options) =>
    searchProducts(client, { ...wanted, page, limit }, options),
  );
};

const noFacets: Facets = { total: 0, isAbout: false, lowest: null, highest: null, list: [] };

/** The facets of a list of products; empty if the backend has no facets. Order and page of `filters` are ignored. */
export const facets = (filters: SearchFilters): Query<Facets> => {
  const { level: _, priceOrder: __, salesOrder: ___, newest: ____, ...wanted } = productFiltersOf(filters);
  return builtInPublic(['facets', wanted], (client, options) =>
    searchFacets(client, wanted, options).catch((error: unknown) => {
      if (isStorefrontError(error, 'not-found')) return noFacets;
      throw error;
    }),
  );
};

/** One page of the products of a category and its subcategories. */
export const collection = (
  categoryId: number,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> =>
  builtInPublic(['collection', categoryId, page, limit], (client, options) =>
    productsByCollection(client, { collectionId: categoryId, page, limit }, options),
  );

/** One page of the products with the given ids, in the order of the ids. */
export const productsByIds = (
  ids: readonly number[],
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> =>
  builtInPublic(['productsByIds', ids.join(','), page, limit], (client, options) =>
    productsByIdsCall(client, { ids, page, limit }, options),
  );

/** Banners, currency and customer service. */
export const homeIndex = () => builtInPublic(['homeIndex'], (client, options) => storeHomeIndex(client, options));
