import { type ListRead, useFacets, useListQuery, useStorefront } from '@promenade/storefront-hooks';
import {
  localizePath,
  parseSearchFilters,
  SEARCH_SORTS,
  type SearchFilters,
  type SearchSort,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import type { Facets, ProductCard } from '@promenade/storefront-sdk';
import { LoadMore } from '@promenade/storefront-ui';
import {
  AppliedFilters,
  type FilterFacet,
  FilterPanel,
  type FilterPanelProps,
  ListLayout,
  ProductGrid,
} from '@promenade/storefront-ui/shop';
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { deferred } from '../lib/deferred.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { type ListOf, type ListPages, listQuery, shownTo, startOf, useShownPages } from '../lib/list.ts';
import { useListFacets } from '../lib/list-facets.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import { usePriceRange } from '../lib/use-price-range.ts';
import { ListFailure } from './ListFailure.tsx';
import { Page } from './Page.tsx';
import { ShopProductCard } from './ProductCard.tsx';

const ListEmpty = deferred(() => import('./ListEmpty.tsx').then((part) => part.ListEmpty));

interface ListPageProps extends Omit<ProductListingProps, 'categories'> {
  title: string;
  description?: string;
  canonicalPath?: string;
  /** Ancestors for the breadcrumbs, without home. */
  above?: readonly { name: string; href: string }[];
  /** Links to subcategories. */
  links: readonly { label: string; href: string }[];
  /** Content between the title and the list. */
  children?: ReactNode;
}

/** The page of a product list with its breadcrumbs and filters. */
export function ListPage({ title, description, canonicalPath, above = [], links, children, ...list }: ListPageProps) {
  const text = useText('browse');
  return (
    <Page {...{ title, description, canonicalPath, above }} spaced={Boolean(children)}>
      {children}
      <ProductListing {...list} categories={{ title: text('list.subcategories'), links }} />
    </Page>
  );
}

interface ProductListingProps {
  /** Path of the list, without language prefix. */
  path: string;
  /** The filters, including those of the path. */
  filters: SearchFilters;
  /** Filters that belong to the path. The visitor cannot remove them. */
  fixed?: readonly (keyof SearchFilters)[];
  /** Further filters that the visitor can remove. */
  chips?: readonly { label: string; filters: readonly (keyof SearchFilters)[] }[];
  categories?: FilterPanelProps['categoryLinks'];
  /** A page of the list. @default one of the shop's products */
  listOf?: ListOf;
}

const none: readonly never[] = [];
const without = (filters: SearchFilters, names: readonly (keyof SearchFilters)[]): SearchFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as keyof SearchFilters)));

/** A product list with its filters. All filters and loaded pages are in the address. */
export function ProductListing(props: ProductListingProps) {
  const { path, filters, fixed = none, chips = none, categories, listOf = listQuery } = props;
  const text = useText('browse');
  const { currency, formatMoney } = useStorefront();
  const hrefFor = (changed: SearchFilters) => {
    const query = searchFiltersToQuery(without(changed, fixed), currency);
    return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
  };
  const list = useListQuery((page) => listOf(filters, page), startOf(filters));
  const found = useFacets(filters);
  useShownPages(list, filters, (pages) => hrefFor({ ...filters, ...pages }));

  const { page: _, lastPage: __, ...chosen } = filters;
  const { minCents, maxCents, keyword, sort } = chosen;
  const { facets, applied: narrowed } = useListFacets(chosen, found.data, fixed);
  const applied = [
    ...chips.map(({ label, filters: names }) => ({ label, href: hrefFor(without(chosen, names)) })),
    minCents !== undefined && {
      label: text('list.from', { price: formatMoney(minCents) }),
      href: hrefFor({ ...chosen, minCents: undefined }),
    },
    maxCents !== undefined && {
      label: text('list.upTo', { price: formatMoney(maxCents) }),
      href: hrefFor({ ...chosen, maxCents: undefined }),
    },
    ...narrowed.map(({ label, without }) => ({ label, href: hrefFor(without) })),
  ].filter((each) => each !== false);
  return (
    <ListLayout
      filterPanel={<ListFilters {...{ path, filters: chosen, hrefFor, categories, facets, prices: found.data }} />}
      appliedCount={applied.length}
      applied={
        <AppliedFilters
          result={
            list.isLoading ? '' : text(found.data?.isAbout ? 'list.countAbout' : 'list.count', { count: list.total })
          }
          filters={applied}
          clearHref={hrefFor(
            without(
              { keyword, sort },
              chips.flatMap(({ filters: names }) => names),
            ),
          )}
        />
      }
    >
      <ListResults
        list={list}
        pages={filters}
        pageHref={(page) => hrefFor({ ...chosen, page })}
        empty={<ListEmpty {...{ filters, fixed, hrefFor }} />}
      />
    </ListLayout>
  );
}

interface ListFiltersProps {
  path: string;
  /** The chosen filters; a change goes back to the first page. */
  filters: Omit<SearchFilters, 'page' | 'lastPage'>;
  hrefFor(filters: SearchFilters): string;
  categories?: FilterPanelProps['categoryLinks'];
  facets: readonly FilterFacet[];
  /** Lowest and highest price in the list. */
  prices: Pick<Facets, 'lowest' | 'highest'> | undefined;
}

/** Sort order, price range, facets and categories of a list: a plain form without scripts; with them, a change updates the address. */
function ListFilters({ path, filters, hrefFor, categories, facets, prices }: ListFiltersProps) {
  const text = useText();
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { currency } = useStorefront();
  const { price, parse } = usePriceRange(filters, prices);
  const { sort = '' } = filters;
  const offered = new Set(facets.flatMap(({ choices }) => choices.map(({ name, value }) => `${name} ${value}`)));
  // Keep filters that have no field in the form.
  const [, others] = hrefFor({ ...filters, sort: undefined, minCents: undefined, maxCents: undefined }).split('?');
  const kept = [...new URLSearchParams(others)].flatMap(([name, value]) =>
    offered.has(`${name} ${value}`) ? [] : [{ name, value }],
  );
  return (
    <FilterPanel
      action={localizePath(path.split('?', 1)[0] ?? path, locale)}
      kept={kept}
      sort={{
        name: 'sort',
        value: sort,
        options: [
          { value: '', label: text('list.sort.default') },
          ...SEARCH_SORTS.map((each) => ({ value: each, label: text(`list.sort.${each}`) })),
        ],
      }}
      price={price}
      facets={facets}
      {...(categories && { categoryLinks: categories })}
      onApply={({ sort: wanted, priceMin, priceMax, choices }) => {
        // The list of the previous address may still be shown, so read the current address.
        const latest = new URLSearchParams(window.location.search);
        for (const [name, values] of Object.entries(choices)) {
          latest.delete(name);
          for (const value of values) latest.append(name, value);
        }
        const { page: _, lastPage: __, ...chosen } = parseSearchFilters(latest, currency);
        void navigate(
          hrefFor({
            ...chosen,
            sort: (wanted || undefined) as SearchSort | undefined,
            minCents: parse(priceMin),
            maxCents: parse(priceMax),
          }),
        );
      }}
    />
  );
}

/** Cards visible at first: their pictures are not loaded lazily. */
const FIRST_VIEW = 4;
/** Time in ms after Back by which the scroll position has been restored. */
const ARRIVAL_MS = 500;

interface ListResultsProps {
  list: ListRead<ProductCard>;
  pages: ListPages;
  pageHref(page: number): string;
  /** Shown in place of a list without products. */
  empty: ReactElement;
}

/** The grid of a list with the button for more, in each state: loading, loaded, partly loaded, empty, failed. */
function ListResults({ list, pages, pageHref, empty }: ListResultsProps) {
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
        <ProductGrid
          label={text('list.label')}
          long={hasArrived}
          placeholders={cards ? 0 : 8}
          aria-busy={list.isLoading || isLoadingMore}
        >
          {cards?.map((card, place) => (
            <ShopProductCard key={card.id} card={card} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
          ))}
        </ProductGrid>
      ) : (
        (failure ?? <Suspense>{empty}</Suspense>)
      )}
      {hasCards ? failure : null}
      {hasCards ? (
        <LoadMore
          shownCount={cards.length}
          totalCount={list.total}
          page={shownTo(list, pages)}
          hrefs={pageHrefs(list.pages, pageHref)}
          pending={isLoadingMore}
          onLoadMore={() => void list.loadMore()}
        />
      ) : null}
    </>
  );
}
