import type { ProductList } from '@promenade/storefront-hooks';
import { LoadMore, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import { ListFailure } from './ListFailure.tsx';
import { type ListPages, shownTo } from './list-data.ts';
import { ShopProductCard } from './ShopProductCard.tsx';

/** Cards that a first view shows: their pictures are not put off. */
const FIRST_VIEW = 4;
/** A page that is gone back to has its scroll place by then. */
const ARRIVAL_MS = 500;
const skeletons = Array.from({ length: 8 }, (_, place) => <ProductCardSkeleton key={`${place + 1}`} />);

export interface ListResultsProps {
  list: ProductList;
  pages: ListPages;
  pageHref(page: number): string;
  /** In place of a list without products. */
  empty: ReactNode;
}

/** The grid of a list and the way to the rest of it, in each state: on its way, there, in part, empty, failed. */
export function ListResults({ list, pages, pageHref, empty }: ListResultsProps) {
  const text = useText();
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data: cards, error, isLoadingMore } = list;
  const hasCards = cards !== undefined && cards.length > 0;
  const failure = error ? <ListFailure error={error} onRetry={hasCards ? list.loadMore : list.refresh} /> : null;
  return (
    <>
      {hasCards || list.isLoading ? (
        <ProductGrid label={text('list.label')} long={hasArrived} aria-busy={list.isLoading || isLoadingMore}>
          {cards?.map((card, place) => (
            <ShopProductCard key={card.id} card={card} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
          )) ?? skeletons}
        </ProductGrid>
      ) : (
        failure || empty
      )}
      {hasCards ? failure : null}
      {hasCards ? (
        <LoadMore
          shown={cards.length}
          total={list.total}
          page={shownTo(list, pages)}
          hrefs={pageHrefs(list.pages, pageHref)}
          pending={isLoadingMore}
          onLoadMore={() => void list.loadMore()}
        />
      ) : null}
    </>
  );
}
