import type { SearchFilters } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

export interface EmptyListingProps {
  filters: SearchFilters;
  fixed: readonly (keyof SearchFilters)[];
  hrefFor(filters: SearchFilters): string;
}

/** Nothing fits: says which choice empties the list, and offers to take it back. */
export function EmptyListing({ filters, fixed, hrefFor }: EmptyListingProps) {
  const text = useText();
  const { minCents, maxCents, ...withoutPrice } = filters;
  const hasPrice = minCents !== undefined || maxCents !== undefined;
  const isNarrowed = hasPrice || (filters.keyword !== undefined && !fixed.includes('keyword'));
  return (
    <EmptyState
      title={filters.keyword ? text('list.emptyFor', { words: filters.keyword }) : text('list.empty')}
      action={
        <Button href={hasPrice ? hrefFor(withoutPrice) : '/products/all'} tone="outline">
          {text(hasPrice ? 'list.withoutPrice' : 'nav.allProducts')}
        </Button>
      }
    >
      {text(isNarrowed ? 'list.emptyNarrowed' : 'list.emptyWhole')}
    </EmptyState>
  );
}
