import { type MerchantFilters, queries } from '@promenade/storefront-hooks';
import { LIST_SIZE, type ListOf } from './list.ts';

/** Merchants on a page of a list: whole rows at one, two and three columns. */
export const MERCHANTS_SIZE = 12;
/** Recommended products on a merchant's first page: two rows of five. */
export const RECOMMENDED_SIZE = 10;

/** The queries of the merchants' pages. Shared by the server's prefetch and the lists. */
export const merchantQueries = {
  street: (page: number) => queries.merchants(page, MERCHANTS_SIZE),
  found: (filters: MerchantFilters, page: number) => queries.foundMerchants(filters, page, MERCHANTS_SIZE),
  recommended: (id: number) => queries.merchantProducts(id, {}, 1, RECOMMENDED_SIZE),
  products:
    (id: number): ListOf =>
    (filters, page) =>
      queries.merchantProducts(id, filters, page, LIST_SIZE),
};
