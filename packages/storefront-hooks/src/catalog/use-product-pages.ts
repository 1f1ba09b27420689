'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import type { Query, QueryPage } from '../storefront/query.ts';
import { type Pages, type PagesOptions, usePages } from '../storefront/use-pages.ts';

export type ProductPagesOptions = PagesOptions;
export type ProductPages = Pages<ProductCard>;

/**
 * A list of products that grows page by page.
 * @example useProductPages((page) => queries.products(filters, page))
 */
export function useProductPages(
  listOf: (page: number) => Query<QueryPage<ProductCard>>,
  options?: ProductPagesOptions,
): ProductPages {
  return usePages(listOf, options);
}
