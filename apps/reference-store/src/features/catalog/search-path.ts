import { searchFiltersToQuery } from '@promenade/storefront-hooks/domain';

export const SEARCH_PATH = '/products/product_search';

/** The results for words. */
export function searchPath(keyword: string): string {
  const query = searchFiltersToQuery({ keyword });
  return query ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}
