'use client';
import type { Facets } from '@promenade/storefront-sdk';
import type { SearchFilters } from '../domain/search-filters.ts';
import { facets } from '../query/list-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/**
 * The facets by which a list of products can be filtered, with the number of products of each value. While the facets for new
 * filters load, the previous ones remain.
 */
export function useFacets(filters: SearchFilters): Read<Facets> {
  return useQuery(facets(filters), { keepPrevious: true });
}
