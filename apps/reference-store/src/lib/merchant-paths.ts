import type { MerchantFilters } from '@promenade/storefront-hooks';
import {
  cleanSearchFilters,
  type MerchantPage,
  merchantPath,
  parseSearchFilters,
  type SearchFilters,
  searchFiltersToQuery,
  withoutFacets,
} from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';
import * as paths from './paths.ts';

/** The categories of a tree in one list, each before its subcategories. */
export function flatCategories(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatCategories(category.childList)]);
}

/** The pages of a merchant, in the order of their tabs. */
export const MERCHANT_PAGES: readonly MerchantPage[] = ['home', 'category', 'coupon', 'qualification'];

/** Parameter that names the merchant. */
export const MERCHANT_ID = 'id';

/** The merchant and the tab in an address; undefined if it has no valid id. */
export function parseMerchantPath(
  page: string | undefined,
  { searchParams }: URL,
): { page: MerchantPage; id: number } | undefined {
  const known = MERCHANT_PAGES.find((each) => each === page);
  const given = searchParams.get(MERCHANT_ID) ?? '';
  return known && /^[1-9]\d{0,8}$/.test(given) ? { page: known, id: Number(given) } : undefined;
}

/** The products of a merchant, with filters. */
export function merchantProductsPath(id: number, filters: SearchFilters, currency?: string): string {
  const query = searchFiltersToQuery(ownFilters(filters), currency);
  return query ? `${merchantPath(id, 'category')}&${query}` : merchantPath(id, 'category');
}

/** Parses the filters in the address of a merchant's products. */
export function parseMerchantFilters({ searchParams }: URL, currency?: string): SearchFilters {
  return ownFilters(parseSearchFilters(searchParams, currency));
}

/** The filters that a merchant's list supports. */
function ownFilters(filters: SearchFilters): SearchFilters {
  const { level: _, ...own } = withoutFacets(filters);
  return own;
}

/** Names of the query parameters. Shared by the form and the address. */
export const MERCHANT_QUERY = { words: 'title', type: 'type', category: 'category', page: 'page' } as const;

const idIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Parses the filters and the page of a merchant search; invalid values are left out. */
export function parseMerchantSearchPath(query: URLSearchParams): { filters: MerchantFilters; page: number } {
  const { keyword } = cleanSearchFilters({ keyword: query.get(MERCHANT_QUERY.words) ?? undefined });
  return {
    filters: {
      keywords: keyword,
      typeId: idIn(query.get(MERCHANT_QUERY.type)),
      categoryId: idIn(query.get(MERCHANT_QUERY.category)),
    },
    page: pageIn(query),
  };
}

/** The address of a merchant search; empty filters are left out. */
export function merchantSearchPath({ keywords, typeId, categoryId }: MerchantFilters, page = 1): string {
  const query = new URLSearchParams();
  if (keywords) query.set(MERCHANT_QUERY.words, keywords);
  if (typeId) query.set(MERCHANT_QUERY.type, `${typeId}`);
  if (categoryId) query.set(MERCHANT_QUERY.category, `${categoryId}`);
  if (page > 1) query.set(MERCHANT_QUERY.page, `${page}`);
  return query.size > 0 ? `${paths.merchantSearch}?${query}` : paths.merchantSearch;
}

/** A page of the list of all merchants. */
export const merchantStreetPath = (page: number): string =>
  page > 1 ? `${paths.merchantStreet}?${MERCHANT_QUERY.page}=${page}` : paths.merchantStreet;

/** The page number in an address, from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get(MERCHANT_QUERY.page) ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
