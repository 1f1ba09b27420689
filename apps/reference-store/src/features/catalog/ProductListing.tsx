import { useProductList, useStorefront } from '@promenade/storefront-hooks';
import { type SearchFilters, searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import { AppliedFilters, type FilterPanelProps, ListLayout, LoadMore } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListResults } from './ListResults.tsx';
import { listQuery } from './list-data.ts';

export interface ProductListingProps {
  /** Where the list lives, without language prefix and query. */
  path: string;
  /** What the list is narrowed to, the address's own category included. */
  filters: SearchFilters;
  /** Filters that belong to the address's path and must not be repeated in its query. */
  fixed?: readonly (keyof SearchFilters)[];
  categories?: FilterPanelProps['categories'];
}

/** A product list with its filters. Every choice is in the address; what was loaded on top is in the history entry. */
export function ProductListing({ path, filters, fixed = [], categories }: ProductListingProps) {
  const text = useText();
  const { formatMoney } = useStorefront();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const keptPages: number = (state as { loadedPages?: number } | null)?.loadedPages ?? 1;
  const list = useProductList((page) => listQuery(filters, page), {
    firstPage: filters.page ?? 1,
    loadedPages: keptPages,
  });

  const hrefFor = (changed: SearchFilters) => {
    const own = Object.entries(changed).filter(([name]) => !fixed.includes(name as keyof SearchFilters));
    const query = searchFiltersToQuery(Object.fromEntries(own));
    return query ? `${path}?${query}` : path;
  };

  const { loadedPages } = list;
  useEffect(() => {
    if (loadedPages <= keptPages) return;
    void navigate(`${pathname}${search}`, { replace: true, state: { ...state, loadedPages } });
  }, [loadedPages, keptPages, navigate, pathname, search, state]);

  const { minCents, maxCents, page: _, ...wider } = filters;
  const range = [
    minCents === undefined ? undefined : text('list.from', { price: formatMoney(minCents) }),
    maxCents === undefined ? undefined : text('list.upTo', { price: formatMoney(maxCents) }),
  ];
  const rangeLabel = range.filter(Boolean).join(' ');
  return (
    <ListLayout
      filters={<ListFilters {...{ path, filters, fixed, hrefFor, categories }} />}
      appliedCount={rangeLabel ? 1 : 0}
      applied={
        <AppliedFilters
          result={list.isLoading ? '' : text('list.count', { count: list.total })}
          filters={rangeLabel ? [{ label: rangeLabel, href: hrefFor(wider) }] : []}
        />
      }
    >
      <ListResults list={list} filters={filters} hrefFor={hrefFor} />
      <LoadMore
        shown={list.data?.length ?? 0}
        total={list.total}
        page={(filters.page ?? 1) + loadedPages - 1}
        pages={list.pages}
        pageHref={(page) => hrefFor({ ...filters, page })}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </ListLayout>
  );
}
