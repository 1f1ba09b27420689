import type { MerchantFilters } from '@promenade/storefront-hooks';
import {
  cleanSearchFilters,
  type MerchantPage,
  merchantPath,
  type SearchFilters,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import * as paths from './paths.ts';

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

/** The filtered products of a merchant. */
export function merchantProductsPath(id: number, filters: SearchFilters, currency?: string): string {
  const { level: _, merchantIds: __, ...own } = filters;
  const query = searchFiltersToQuery(own, currency);
  return query ? `${merchantPath(id, 'category')}&${query}` : merchantPath(id, 'category');
}

/** Names of the query fields: the form and the address share them. */
export const MERCHANT_QUERY = { words: 'title', type: 'type', category: 'category', page: 'page' } as const;

const idIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** What a search of merchants is narrowed to, and the page; what is not usable is left out. */
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

/** The address of such a search; filters that do not narrow are left out. */
export function merchantSearchPath({ keywords, typeId, categoryId }: MerchantFilters, page = 1): string {
  const query = new URLSearchParams();
  if (keywords) query.set(MERCHANT_QUERY.words, keywords);
  if (typeId) query.set(MERCHANT_QUERY.type, `${typeId}`);
  if (categoryId) query.set(MERCHANT_QUERY.category, `${categoryId}`);
  if (page > 1) query.set(MERCHANT_QUERY.page, `${page}`);
  return query.size > 0 ? `${paths.merchantSearch}?${query}` : paths.merchantSearch;
}

/** A page of the street. */
export const merchantStreetPath = (page: number): string =>
  page > 1 ? `${paths.merchantStreet}?${MERCHANT_QUERY.page}=${page}` : paths.merchantStreet;

/** The page of a list that an address asks for, from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get(MERCHANT_QUERY.page) ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
