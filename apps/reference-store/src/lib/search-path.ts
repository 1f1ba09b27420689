import { searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import * as paths from './paths.ts';

export const SEARCH_PATH = paths.search;

/** The page with the results of a search. */
export function searchPath(keyword: string): string {
  const query = searchFiltersToQuery({ keyword });
  return query ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}
