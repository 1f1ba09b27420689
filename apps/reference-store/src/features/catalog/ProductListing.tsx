import { useListQuery, useStorefront } from '@promenade/storefront-hooks';
import { type SearchFilters, searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import { AppliedFilters, type FilterPanelProps, ListLayout } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListResults } from './ListResults.tsx';
import { listQuery } from './list-data.ts';
import { startOf, useShownPages } from './use-shown-pages.ts';

export interface ProductListingProps {
  /** Where the list lives, without language prefix and query. */
  path: string;
  /** What the list is narrowed to, the address's own category included. */
  filters: SearchFilters;
  /** Filters that belong to the address's path and must not be repeated in its query. */
  fixed?: readonly (keyof SearchFilters)[];
  /** Name of a category that the visitor chose and can take away again. */
  category?: string | undefined;
  categories?: FilterPanelProps['categories'];
}

/** A product list with its filters. Every choice, and every page that is shown, is in the address. */
export function ProductListing({ path, filters, fixed = [], category, categories }: ProductListingProps) {
  const text = useText();
  const { currency, formatMoney } = useStorefront();
  const hrefFor = (changed: SearchFilters) => {
    const own = Object.entries(changed).filter(([name]) => !fixed.includes(name as keyof SearchFilters));
    const query = searchFiltersToQuery(Object.fromEntries(own), currency);
    return query ? `${path}?${query}` : path;
  };
  const list = useListQuery((page) => listQuery(filters, page), startOf(filters));
  useShownPages(list, filters, (pages) => hrefFor({ ...filters, ...pages }));

  const { page: _, lastPage: __, ...chosen } = filters;
  const { minCents, maxCents, keyword, sort } = chosen;
  const applied = [
    category !== undefined && { label: category, href: hrefFor({ ...chosen, cid: undefined, level: undefined }) },
    minCents !== undefined && {
      label: text('list.from', { price: formatMoney(minCents) }),
      href: hrefFor({ ...chosen, minCents: undefined }),
    },
    maxCents !== undefined && {
      label: text('list.upTo', { price: formatMoney(maxCents) }),
      href: hrefFor({ ...chosen, maxCents: undefined }),
    },
  ].filter((each) => each !== false);
  return (
    <ListLayout
      filters={<ListFilters {...{ path, filters: chosen, fixed, hrefFor, categories }} />}
      appliedCount={applied.length}
      applied={
        <AppliedFilters
          result={list.isLoading ? '' : text('list.count', { count: list.total })}
          filters={applied}
          clearHref={hrefFor({ keyword, sort })}
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
