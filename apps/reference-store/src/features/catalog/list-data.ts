import { queries } from '@promenade/storefront-hooks';
import type { SearchFilters } from '@promenade/storefront-hooks/domain';

/** Products on a page of a list: whole rows at two, four and five columns. */
const LIST_SIZE = 20;

/** A page of a product list, named once for the server's prefetch and for the list. */
export function listQuery(filters: SearchFilters, page = filters.page ?? 1) {
  return queries.products(filters, page, LIST_SIZE);
}
