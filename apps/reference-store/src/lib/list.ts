import { type ListRead, type Query, type QueryPage, queries } from '@promenade/storefront-hooks';
import { parseSearchFilters, type SearchFilters } from '@promenade/storefront-hooks/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteRedirect, RouteRequest } from './route.ts';

/** Products on a page of a list: whole rows at two, four and five columns. */
const LIST_SIZE = 20;

/** The range of pages of a list that an address shows. */
export type ListPages = Pick<SearchFilters, 'page' | 'lastPage'>;

/** A page of a product list. Shared by the server's prefetch and the list. */
export function listQuery(filters: SearchFilters, page = filters.page ?? 1) {
  return queries.products(filters, page, LIST_SIZE);
}

/** Reads a page of a list. A page number after the last page redirects to the last one, so that crawlers do not follow empty pages. */
export async function readPage(
  { data, url }: Pick<RouteRequest, 'url' | 'data'>,
  query: Query<QueryPage<unknown>>,
  page = 1,
): Promise<RouteRedirect | undefined> {
  const { list, pages } = await data.read(query);
  if (page === 1 || list.length > 0) return undefined;
  const last = Math.min(Math.max(pages, 1), page - 1);
  const search = new URLSearchParams(url.search);
  search.delete('to');
  if (last > 1) search.set('page', `${last}`);
  else search.delete('page');
  return { to: search.size > 0 ? `${url.pathname}?${search}` : url.pathname, permanent: false };
}

/** Reads the pages of an address. Only the first one decides the status code. */
export async function readList(
  { data, url }: Pick<RouteRequest, 'url' | 'data'>,
  listOf: (page: number) => Query<QueryPage<unknown>>,
  { page = 1, lastPage = page }: ListPages,
): Promise<RouteRedirect | undefined> {
  const further = Array.from({ length: lastPage - page }, (_, index) => listOf(page + index + 1));
  const [first] = await Promise.allSettled([
    readPage({ data, url }, listOf(page), page),
    ...further.map((query) => data.read(query)),
  ]);
  if (first.status === 'rejected') throw first.reason;
  return first.value;
}

/** Number of the last page that is shown. */
export function shownTo(list: Pick<ListRead<unknown>, 'loadedPages'>, { page = 1 }: ListPages): number {
  return page + list.loadedPages - 1;
}

/** Reads the list of an address. @param fixed Filters that belong to the path. */
export async function prefetchList(
  { url, data }: Pick<RouteRequest, 'url' | 'data'>,
  fixed?: SearchFilters,
): Promise<RouteRedirect | undefined> {
  const filters = { ...parseSearchFilters(url.searchParams, data.currency), ...fixed };
  const facets = data.prefetch(queries.facets(filters));
  const redirect = await readList({ data, url }, (page) => listQuery(filters, page), filters);
  await facets;
  return redirect;
}

/** The first and last page that a list starts with. */
export const startOf = ({ page = 1, lastPage = page }: ListPages) => ({
  firstPage: page,
  loadedPages: lastPage - page + 1,
});

/** Writes the shown range of pages to the address, so that Back, a reload and a shared link show the same pages. */
export function useShownPages(
  list: Pick<ListRead<unknown>, 'loadedPages'>,
  pages: ListPages,
  hrefFor: (pages: ListPages) => string,
): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { page = 1, lastPage = page } = pages;
  const shown = shownTo(list, pages);
  const href = hrefFor({ page, lastPage: shown });
  // An address can contain a limited range only; beyond it the address does not change.
  const isBehind = shown > lastPage && href !== hrefFor({ page, lastPage });
  useEffect(() => {
    if (isBehind) void navigate(href, { replace: true, state });
  }, [isBehind, href, navigate, state]);
}
