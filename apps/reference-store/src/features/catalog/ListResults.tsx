import { errorTextIn, type ProductList } from '@promenade/storefront-hooks';
import type { SearchFilters } from '@promenade/storefront-hooks/domain';
import { Alert, Button, EmptyState, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { PopularProducts } from './PopularProducts.tsx';
import { ShopProductCard } from './ShopProductCard.tsx';

/** Cards that a first view shows: their pictures are not put off. */
const FIRST_VIEW = 4;
const skeletons = Array.from({ length: 8 }, (_, place) => <ProductCardSkeleton key={`${place + 1}`} />);

export interface ListResultsProps {
  list: ProductList;
  filters: SearchFilters;
  hrefFor(filters: SearchFilters): string;
}

/** The grid of a list in each of its states: on its way, there, empty, failed. */
export function ListResults({ list, filters, hrefFor }: ListResultsProps) {
  const text = useText();
  const { locale } = useEnvironment();
  if (list.data && list.data.length > 0) {
    return (
      <ProductGrid label={text('list.label')} pending={list.isLoadingMore}>
        {list.data.map((card, place) => (
          <ShopProductCard key={card.id} card={card} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
        ))}
      </ProductGrid>
    );
  }
  if (list.error) {
    const retry = (
      <Button size="small" tone="outline" onClick={() => void list.refresh()}>
        {text('action.retry')}
      </Button>
    );
    return (
      <Alert tone="critical" announce title={text('list.failed')} action={retry}>
        {errorTextIn(list.error, locale)}
      </Alert>
    );
  }
  if (list.isLoading) {
    return (
      <ProductGrid label={text('list.label')} pending>
        {skeletons}
      </ProductGrid>
    );
  }
  const { minCents, maxCents, page: _, ...wider } = filters;
  const hasRange = minCents !== undefined || maxCents !== undefined;
  return (
    <>
      <EmptyState
        title={filters.keyword ? text('list.emptyFor', { words: filters.keyword }) : text('list.empty')}
        action={
          <Button href={hasRange ? hrefFor(wider) : '/products/all'} tone="outline">
            {text(hasRange ? 'list.withoutPrice' : 'nav.allProducts')}
          </Button>
        }
      >
        {text(hasRange || filters.keyword ? 'list.emptyNarrowed' : 'list.emptyWhole')}
      </EmptyState>
      <PopularProducts />
    </>
  );
}
