import {
  localizePath,
  merchantPath,
  SEARCH_SORTS,
  type SearchFilters,
  type SearchSort,
} from '@promenade/storefront-hooks/domain';
import { FilterPanel } from '@promenade/storefront-ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { usePriceRange } from '../catalog/use-price-range.ts';
import { MERCHANT_ID, parseMerchantFilters } from './merchant-page-path.ts';

export interface MerchantFiltersProps {
  id: number;
  filters: SearchFilters;
  hrefFor(filters: SearchFilters): string;
}

/** Order and price range of a merchant's products. */
export function MerchantFilters({ id, filters, hrefFor }: MerchantFiltersProps) {
  const text = useText('merchants');
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { price, parse } = usePriceRange(filters);
  const { keyword, cid, sort = '' } = filters;
  const [path = ''] = merchantPath(id, 'category').split('?');
  const kept = [
    { name: MERCHANT_ID, value: id },
    { name: 'title', value: keyword },
    { name: 'cid', value: cid },
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
          ...SEARCH_SORTS.map((each) => ({ value: each, label: text(`list.sort.${each}`) })),
        ],
      }}
      price={price}
      onApply={({ sort: wanted, priceMin, priceMax }) => {
        // The list of an address that was left a moment ago may still be shown.
        const latest = parseMerchantFilters(new URL(window.location.href));
        void navigate(
          hrefFor({
            keyword: latest.keyword,
            cid: latest.cid,
            sort: (wanted || undefined) as SearchSort | undefined,
            minCents: parse(priceMin),
            maxCents: parse(priceMax),
          }),
        );
      }}
    />
  );
}
