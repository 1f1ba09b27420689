import { type ListRead, type Query, type QueryPage, queries } from '@promenade/storefront-hooks';
import { parseSearchFilters, type SearchFilters } from '@promenade/storefront-hooks/domain';
import { StorefrontError } from '@promenade/storefront-sdk';
import type { DataSource } from '../../router/data-source.ts';
import type { RouteRequest } from '../../router/route-types.ts';

/** Products on a page of a list: whole rows at two, four and five columns. */
const LIST_SIZE = 20;

/** The pages of a list that an address shows together. */
export type ListPages = Pick<SearchFilters, 'page' | 'lastPage'>;

/** A page of a product list, named once for the server's prefetch and for the list. */
export function listQuery(filters: SearchFilters, page = filters.page ?? 1) {
  return queries.products(filters, page, LIST_SIZE);
}

/** Reads a page of a list. One beyond the last page is not found, so that crawlers do not index endless empty pages. */
export async function readPage(data: DataSource, query: Query<QueryPage<unknown>>, page = 1): Promise<void> {
  const { list } = await data.read(query);
  if (page > 1 && list.length === 0) {
    throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: query.key[0] });
  }
}

/** Reads the pages that an address shows. Only the first one decides what the page comes to. */
export async function readList(
  data: DataSource,
  listOf: (page: number) => Query<QueryPage<unknown>>,
  { page = 1, lastPage = page }: ListPages,
): Promise<void> {
  const further = Array.from({ length: lastPage - page }, (_, index) => listOf(page + index + 1));
  const [first] = await Promise.allSettled([
    readPage(data, listOf(page), page),
    ...further.map((query) => data.read(query)),
  ]);
  if (first.status === 'rejected') throw first.reason;
}

/** Page up to which a list is shown. */
export function shownTo(list: Pick<ListRead<unknown>, 'loadedPages'>, { page = 1 }: ListPages): number {
  return page + list.loadedPages - 1;
}

/** Reads the list that an address shows. @param fixed Filters that its path stands for. */
export function prefetchList({ url, data }: Pick<RouteRequest, 'url' | 'data'>, fixed?: SearchFilters): Promise<void> {
  const filters = { ...parseSearchFilters(url.searchParams), ...fixed };
  return readList(data, (page) => listQuery(filters, page), filters);
}
