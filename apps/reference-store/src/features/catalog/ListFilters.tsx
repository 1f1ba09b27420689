import {
  localizePath,
  parseSearchFilters,
  type SearchFilters,
  type SearchSort,
  SHOP_SORTS,
} from '@promenade/storefront-hooks/domain';
import { FilterPanel, type FilterPanelProps } from '@promenade/storefront-ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { usePriceRange } from './use-price-range.ts';

export interface ListFiltersProps {
  path: string;
  /** What is chosen; a change starts at the first page again. */
  filters: Omit<SearchFilters, 'page' | 'lastPage'>;
  fixed: readonly (keyof SearchFilters)[];
  hrefFor(filters: SearchFilters): string;
  categories?: FilterPanelProps['categories'];
}

/** Order, price range and categories of a list: a plain form before scripts run, a change of the address with them. */
export function ListFilters({ path, filters, fixed, hrefFor, categories }: ListFiltersProps) {
  const text = useText();
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { price, parse } = usePriceRange(filters);
  const { sort = '' } = filters;
  const kept = [
    { name: 'title', value: fixed.includes('keyword') ? undefined : filters.keyword },
    { name: 'cid', value: fixed.includes('cid') ? undefined : filters.cid },
    { name: 'l', value: fixed.includes('level') ? undefined : filters.level },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value: `${value}` }]));
  return (
    <FilterPanel
      action={localizePath(path, locale)}
      kept={kept}
      sort={{
        name: 'sort',
        value: sort,
        options: [
          { value: '', label: text('list.sort.default') },
          ...SHOP_SORTS.map((each) => ({ value: each, label: text(`list.sort.${each}`) })),
        ],
      }}
      price={price}
      {...(categories && { categories })}
      onApply={({ sort: wanted, priceMin, priceMax }) => {
        // The list of an address that was left a moment ago may still be shown.
        const { keyword, cid, level } = parseSearchFilters(window.location.search);
        void navigate(
          hrefFor({
            ...{ keyword, cid, level },
            sort: (wanted || undefined) as SearchSort | undefined,
            minCents: parse(priceMin),
            maxCents: parse(priceMax),
          }),
        );
      }}
    />
  );
}
