import { type MerchantFilters, queries } from '@promenade/storefront-hooks';
import type { SearchFilters } from '@promenade/storefront-hooks/domain';

/** Merchants on a page of a list: whole rows at one, two and three columns. */
export const MERCHANTS_SIZE = 12;
/** Products on a page of a merchant: whole rows at two, four and five columns. */
export const MERCHANT_PRODUCTS_SIZE = 20;
/** Recommended products on a merchant's first page: two rows of five. */
export const RECOMMENDED_SIZE = 10;

/** The queries of the merchants' pages. Shared by the server's prefetch and the lists. */
export const merchantQueries = {
  street: (page: number) => queries.merchants(page, MERCHANTS_SIZE),
  found: (filters: MerchantFilters, page: number) => queries.foundMerchants(filters, page, MERCHANTS_SIZE),
  recommended: (id: number) => queries.merchantProducts(id, {}, 1, RECOMMENDED_SIZE),
  products: (id: number, filters: SearchFilters, page = filters.page ?? 1) =>
    queries.merchantProducts(id, filters, page, MERCHANT_PRODUCTS_SIZE),
};
