import { type SearchFilters, withoutFacets } from '@promenade/storefront-hooks/domain';
import { Button, Message } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { Deferred, deferred } from '../lib/deferred.tsx';
import * as paths from '../lib/paths.ts';

const EmptyHelp = deferred(() => import('./EmptyHelp.tsx').then((part) => part.EmptyHelp), { words: ['lists'] });

export interface ListEmptyProps {
  filters: SearchFilters;
  /** Filters that the visitor cannot remove. */
  fixed: readonly (keyof SearchFilters)[];
  hrefFor(filters: SearchFilters): string;
}

/** An empty list: names the filter that excludes products, links to the list without it, and suggests others. */
export function ListEmpty({ filters, fixed, hrefFor }: ListEmptyProps) {
  const text = useText('browse');
  const { page, lastPage: _, ...all } = filters;
  const { minCents, maxCents, ...anyPrice } = all;
  const { cid, level, ...anyCategory } = all;
  const hasRange = minCents !== undefined || maxCents !== undefined;
  const hasCategory = cid !== undefined && !fixed.includes('cid');
  const isOfMerchant = fixed.includes('merchantIds');
  const isBeyond = page !== undefined;
  const anything = withoutFacets(all);
  const hasFacets = hrefFor(anything) !== hrefFor(all);
  const [wider, label] = isBeyond
    ? [hrefFor(all), text('list.firstPage')]
    : hasFacets
      ? [hrefFor(anything), text('list.withoutFilters')]
      : hasRange
        ? [hrefFor(anyPrice), text('list.withoutPrice')]
        : hasCategory
          ? [hrefFor(anyCategory), text('list.anyCategory')]
          : [isOfMerchant && filters.keyword ? hrefFor({}) : paths.allProducts, text('nav.allProducts')];
  const why = isBeyond
    ? 'list.emptyPage'
    : hasFacets
      ? 'list.emptyFilteredText'
      : hasRange
        ? 'list.emptyNarrowed'
        : filters.keyword
          ? 'list.emptyWords'
          : 'list.emptyWhole';
  const title = isBeyond
    ? 'list.empty'
    : hasFacets
      ? 'list.emptyFiltered'
      : hasRange
        ? 'list.emptyPrice'
        : 'list.empty';
  return (
    <>
      <Message
        title={filters.keyword ? text('list.emptyFor', { words: filters.keyword }) : text(title)}
        actions={
          <Button href={wider} variant="outline">
            {label}
          </Button>
        }
      >
        {text(why)}
      </Message>
      <Deferred until="idle">
        <EmptyHelp words={filters.keyword} />
      </Deferred>
    </>
  );
}
