'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import type { Query, QueryPage } from '../query/query.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';

/** Options of `useProductList`. */
export type ProductListOptions = ListOptions;
/** Products, page by page. */
export type ProductList = ListRead<ProductCard>;

/**
 * A list of products that loads page by page.
 * @example useProductList((page) => queries.products(filters, page))
 */
export function useProductList(
  listOf: (page: number) => Query<QueryPage<ProductCard>>,
  options?: ProductListOptions,
): ProductList {
  return useListQuery(listOf, options);
}
