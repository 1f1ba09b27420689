import {
  type MerchantPage,
  merchantPath,
  parseSearchFilters,
  type SearchFilters,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';

/** The categories of a tree, each before those below it. */
export function flatCategories(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatCategories(category.childList)]);
}

/** The pages of a merchant, in the order of their tabs. */
export const MERCHANT_PAGES: readonly MerchantPage[] = ['home', 'category', 'coupon', 'qualification'];

/** Parameter that names the merchant. */
export const MERCHANT_ID = 'id';

/** The page and the merchant that an address names; undefined where it cannot be one. */
export function parseMerchantPath(
  page: string | undefined,
  { searchParams }: URL,
): { page: MerchantPage; id: number } | undefined {
  const known = MERCHANT_PAGES.find((each) => each === page);
  const given = searchParams.get(MERCHANT_ID) ?? '';
  return known && /^[1-9]\d{0,8}$/.test(given) ? { page: known, id: Number(given) } : undefined;
}

/** The products of a merchant by words, category, price and order. */
export function merchantProductsPath(id: number, filters: SearchFilters, currency?: string): string {
  const { level: _, ...own } = filters;
  const query = searchFiltersToQuery(own, currency);
  return query ? `${merchantPath(id, 'category')}&${query}` : merchantPath(id, 'category');
}

/** Reads the filters of such an address. */
export function parseMerchantFilters({ searchParams }: URL, currency?: string): SearchFilters {
  const { level: _, ...filters } = parseSearchFilters(searchParams, currency);
  return filters;
}
