import type { Cents } from '../domain/money.ts';
import { cleanSearchFilters, type MinRating, type SearchFilters } from '../domain/search-filters.ts';

/** Filters of a product list, as the endpoints take them; absent fields don't filter. */
export interface ProductFilters {
  keyword?: string;
  cid?: number;
  level?: 1 | 2 | 3;
  priceOrder?: 'asc' | 'desc';
  salesOrder?: 'desc';
  newest?: 'desc';
  minPrice?: Cents;
  maxPrice?: Cents;
  attributes?: readonly string[];
  merIds?: readonly number[];
  minRating?: MinRating;
  inStock?: boolean;
  freeShipping?: boolean;
  reduced?: boolean;
}

/** Converts filters to the parameters of the endpoints. `filters.page` is ignored. */
export function productFiltersOf(filters: SearchFilters): ProductFilters {
  const { keyword, cid, level, sort, minCents, maxCents, ...facets } = cleanSearchFilters(filters);
  const { attributes, merchantIds, minRating, inStock, freeShipping, reduced } = facets;
  return {
    ...(keyword !== undefined && { keyword }),
    ...(cid !== undefined && { cid }),
    ...(level !== undefined && { level }),
    ...(sort === 'price-asc' && { priceOrder: 'asc' }),
    ...(sort === 'price-desc' && { priceOrder: 'desc' }),
    ...(sort === 'sales' && { salesOrder: 'desc' }),
    ...(sort === 'newest' && { newest: 'desc' }),
    ...(minCents !== undefined && { minPrice: minCents }),
    ...(maxCents !== undefined && { maxPrice: maxCents }),
    ...(attributes && { attributes }),
    ...(merchantIds && { merIds: merchantIds }),
    ...(minRating && { minRating }),
    ...(inStock && { inStock }),
    ...(freeShipping && { freeShipping }),
    ...(reduced && { reduced }),
  };
}
