import type { Cents } from '../domain/money.ts';
import { cleanSearchFilters, type SearchFilters } from '../domain/search-filters.ts';

/** What a list of products is narrowed to, as calls take it; absent fields do not narrow. */
export interface ProductFilters {
  keyword?: string;
  cid?: number;
  level?: 1 | 2 | 3;
  priceOrder?: 'asc' | 'desc';
  salesOrder?: 'desc';
  minPrice?: Cents;
  maxPrice?: Cents;
}

/** Filters as calls take them. The page named in them does not count. */
export function productFiltersOf(filters: SearchFilters): ProductFilters {
  const { keyword, cid, level, sort, minCents, maxCents } = cleanSearchFilters(filters);
  return {
    ...(keyword !== undefined && { keyword }),
    ...(cid !== undefined && { cid }),
    ...(level !== undefined && { level }),
    ...(sort === 'price-asc' && { priceOrder: 'asc' }),
    ...(sort === 'price-desc' && { priceOrder: 'desc' }),
    ...(sort === 'sales' && { salesOrder: 'desc' }),
    ...(minCents !== undefined && { minPrice: minCents }),
    ...(maxCents !== undefined && { maxPrice: maxCents }),
  };
}
