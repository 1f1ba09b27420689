import { type ListRead, type Query, type QueryPage, queries } from '@promenade/storefront-hooks';
import { parseSearchFilters, type SearchFilters } from '@promenade/storefront-hooks/domain';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteRedirect, RouteRequest } from './route.ts';

/** Products on a page of a list: whole rows at two, four and five columns. */
export const LIST_SIZE = 20;

/** The pages of a list that an address shows together. */
export type ListPages = Pick<SearchFilters, 'page' | 'lastPage'>;

/** A page of a product list, named once for the server's prefetch and for the list. */
export type ListOf = (filters: SearchFilters, page: number) => Query<QueryPage<ProductCard>>;

/** A page of the shop's products. */
export const listQuery: ListOf = (filters, page) => queries.products(filters, page, LIST_SIZE);

/** Reads a page of a list. An address beyond the last page leads there, so that crawlers do not follow empty pages. */
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

/** Reads the pages that an address shows. Only the first one decides what the page comes to. */
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

/** Page up to which a list is shown. */
export function shownTo(list: Pick<ListRead<unknown>, 'loadedPages'>, { page = 1 }: ListPages): number {
  return page + list.loadedPages - 1;
}

/**
 * Reads the list that an address shows, and what it can be narrowed to.
 *
 * @param fixed Filters that its path stands for.
 * @param listOf A page of the list.
 */
export async function prefetchList(
  { url, data }: Pick<RouteRequest, 'url' | 'data'>,
  fixed?: SearchFilters,
  listOf: ListOf = listQuery,
): Promise<RouteRedirect | undefined> {
  const filters = { ...parseSearchFilters(url.searchParams, data.currency), ...fixed };
  const facets = data.prefetch(queries.facets(filters));
  const redirect = await readList({ data, url }, (page) => listOf(filters, page), filters);
  await facets;
  return redirect;
}

/** How a list starts that shows the pages of its address. */
export const startOf = ({ page = 1, lastPage = page }: ListPages) => ({
  firstPage: page,
  loadedPages: lastPage - page + 1,
});

/** Keeps the pages that a list shows in the address: Back, a reload and a shared link show the same ones. */
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
  // An address names only so many pages: further ones leave it as it is.
  const isBehind = shown > lastPage && href !== hrefFor({ page, lastPage });
  useEffect(() => {
    if (isBehind) void navigate(href, { replace: true, state });
  }, [isBehind, href, navigate, state]);
}
