import type { SearchFilters } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState } from '@promenade/storefront-ui';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { lazyWithWords } from '../overlays/lazy-with-words.tsx';

const help = lazyWithWords(['lists'], () => import('./EmptyHelp.tsx').then(({ EmptyHelp }) => EmptyHelp));

export interface ListEmptyProps {
  filters: SearchFilters;
  /** Filters that the visitor cannot take away. */
  fixed: readonly (keyof SearchFilters)[];
  hrefFor(filters: SearchFilters): string;
}

/** A list without products: which filter keeps them away, the list without it, and other ways on. */
export function ListEmpty({ filters, fixed, hrefFor }: ListEmptyProps) {
  const text = useText('browse');
  const { Component: EmptyHelp } = help[useEnvironment().locale];
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { page, lastPage: _, ...all } = filters;
  const { minCents, maxCents, ...anyPrice } = all;
  const { cid, level, ...anyCategory } = all;
  const hasRange = minCents !== undefined || maxCents !== undefined;
  const hasCategory = cid !== undefined && !fixed.includes('cid');
  const isBeyond = page !== undefined;
  const [wider, label] = isBeyond
    ? [hrefFor(all), text('list.firstPage')]
    : hasRange
      ? [hrefFor(anyPrice), text('list.withoutPrice')]
      : hasCategory
        ? [hrefFor(anyCategory), text('list.anyCategory')]
        : [paths.allProducts, text('nav.allProducts')];
  const why = isBeyond
    ? 'list.emptyPage'
    : hasRange
      ? 'list.emptyNarrowed'
      : filters.keyword
        ? 'list.emptyWords'
        : 'list.emptyWhole';
  const title = hasRange && !isBeyond ? 'list.emptyPrice' : 'list.empty';
  return (
    <>
      <EmptyState
        title={filters.keyword ? text('list.emptyFor', { words: filters.keyword }) : text(title)}
        action={
          <Button href={wider} variant="outline">
            {label}
          </Button>
        }
      >
        {text(why)}
      </EmptyState>
      {isMounted ? (
        <Suspense>
          <EmptyHelp words={filters.keyword} />
        </Suspense>
      ) : null}
    </>
  );
}
