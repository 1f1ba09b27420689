import { useProductPages } from '@promenade/storefront-hooks';
import { type SearchFilters, searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import { Alert, Button, LoadMore, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { errorText } from '@promenade/storefront-sdk';
import { EmptyListing } from './EmptyListing.tsx';
import { ListControls } from './ListControls.tsx';
import { listQuery } from './list-data.ts';
import { ShopProductCard } from './ShopProductCard.tsx';

/** Cards that a first view shows: their pictures are not put off. */
const FIRST_VIEW = 5;

export interface ProductListingProps {
  /** Where the list lives, without language prefix and query. */
  path: string;
  /** What the list is narrowed to, the address's own category included. */
  filters: SearchFilters;
  /** Filters that belong to the address's path and must not be repeated in its query. */
  fixed?: readonly (keyof SearchFilters)[];
}

/** A product list with its controls. Every choice is in the address; what was loaded on top is in the history entry. */
export function ProductListing({ path, filters, fixed = [] }: ProductListingProps) {
  const text = useText();
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { loadedPages?: number } | null;
  const list = useProductPages((page) => listQuery(filters, page), {
    firstPage: filters.page ?? 1,
    loadedPages: state?.loadedPages ?? 1,
  });

  const hrefFor = (changed: SearchFilters) => {
    const inQuery = Object.fromEntries(Object.entries(changed).filter(([name]) => !fixed.includes(name as never)));
    const query = searchFiltersToQuery(inQuery);
    return query ? `${path}?${query}` : path;
  };

  const { loadedPages } = list;
  const { pathname, search } = location;
  useEffect(() => {
    if (loadedPages === (state?.loadedPages ?? 1)) return;
    void navigate(`${pathname}${search}`, { replace: true, state: { ...state, loadedPages } });
  }, [loadedPages, state, navigate, pathname, search]);

  return (
    <>
      <ListControls path={path} filters={filters} fixed={fixed} hrefFor={hrefFor} total={list.total} />
      {list.error && list.items.length === 0 ? (
        <Alert
          tone="critical"
          announce
          title={text('list.failed')}
          action={
            <Button size="small" tone="outline" onClick={() => void list.refresh()}>
              {text('action.retry')}
            </Button>
          }
        >
          {errorText(list.error, locale)}
        </Alert>
      ) : list.isLoading ? (
        <ProductGrid label={text('list.label')} busy>
          {Array.from({ length: 10 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of things that are not there yet.
            <ProductCardSkeleton key={place} />
          ))}
        </ProductGrid>
      ) : list.items.length === 0 ? (
        <EmptyListing filters={filters} fixed={fixed} hrefFor={hrefFor} />
      ) : (
        <ProductGrid label={text('list.label')} busy={list.isLoadingMore}>
          {list.items.map((card, place) => (
            <ShopProductCard key={card.id} card={card} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
          ))}
        </ProductGrid>
      )}
      {list.pages > 1 ? (
        <LoadMore
          shown={list.items.length}
          total={list.total}
          page={(filters.page ?? 1) + list.loadedPages - 1}
          pages={list.pages}
          pageHref={(page) => hrefFor({ ...filters, page })}
          pending={list.isLoadingMore}
          onLoadMore={() => void list.loadMore()}
        />
      ) : null}
    </>
  );
}
