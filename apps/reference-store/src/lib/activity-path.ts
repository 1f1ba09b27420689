import { parseSearchFilters, searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import type { ListPages } from './list.ts';
import * as paths from './paths.ts';

/** Parameter that names an activity. */
const ACTIVITY = 'id';

/** The page of one activity, without language prefix, with the range of its shown product pages. */
export function activityPath(id: number, pages: ListPages = {}): string {
  const query = searchFiltersToQuery(pages);
  return `${paths.activities}?${ACTIVITY}=${id}${query ? `&${query}` : ''}`;
}

/** The activity in an address; `null` if it has none, `undefined` if the id is invalid. */
export function activityOf({ searchParams }: URL): number | null | undefined {
  const given = searchParams.get(ACTIVITY);
  if (given === null) return null;
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}

/** The range of product pages in an activity's address. */
export function pagesOf({ searchParams }: URL): ListPages {
  const { page, lastPage } = parseSearchFilters(searchParams);
  return { page, lastPage };
}
