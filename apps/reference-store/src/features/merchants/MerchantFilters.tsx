import { useStorefront } from '@promenade/storefront-hooks';
import {
  localizePath,
  merchantPath,
  parseMoney,
  SEARCH_SORTS,
  type SearchFilters,
  type SearchSort,
} from '@promenade/storefront-hooks/domain';
import { moneyText } from '@promenade/storefront-sdk/money';
import { FilterPanel } from '@promenade/storefront-ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { MERCHANT_ID, merchantProductsPath, parseMerchantFilters } from './merchant-page-path.ts';

export interface MerchantFiltersProps {
  id: number;
  filters: SearchFilters;
}

/** Order and price range of a merchant's products. */
export function MerchantFilters({ id, filters }: MerchantFiltersProps) {
  const text = useText('merchants');
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { store } = useStorefront();
  const { keyword, cid, minCents, maxCents, sort = '' } = filters;
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
      price={{
        minName: 'min',
        maxName: 'max',
        min: minCents === undefined ? undefined : moneyText(minCents),
        max: maxCents === undefined ? undefined : moneyText(maxCents),
        symbol: store.shopPayCurrencySymbol,
        isAmount: (typed) => parseMoney(typed) !== undefined,
      }}
      onApply={({ sort: wanted, priceMin, priceMax }) => {
        // The list of an address that was left a moment ago may still be shown.
        const latest = parseMerchantFilters(new URL(window.location.href));
        void navigate(
          merchantProductsPath(id, {
            keyword: latest.keyword,
            cid: latest.cid,
            sort: (wanted || undefined) as SearchSort | undefined,
            minCents: parseMoney(priceMin),
            maxCents: parseMoney(priceMax),
          }),
        );
      }}
    />
  );
}
