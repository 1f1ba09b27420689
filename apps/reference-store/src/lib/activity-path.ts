import { parseSearchFilters, searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import type { ListPages } from './list.ts';
import * as paths from './paths.ts';

/** Parameter that names an activity. */
const ACTIVITY = 'id';

/** The page of one activity, without language prefix, with the pages of its products that are shown. */
export function activityPath(id: number, pages: ListPages = {}): string {
  const query = searchFiltersToQuery(pages);
  return `${paths.activities}?${ACTIVITY}=${id}${query ? `&${query}` : ''}`;
}

/** The activity that an address names; `null` where it names none, `undefined` where it cannot be one. */
export function activityOf({ searchParams }: URL): number | null | undefined {
  const given = searchParams.get(ACTIVITY);
  if (given === null) return null;
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}

/** The pages of an activity's products that an address asks for. */
export function pagesOf({ searchParams }: URL): ListPages {
  const { page, lastPage } = parseSearchFilters(searchParams);
  return { page, lastPage };
}
