import { useStorefront } from '@promenade/storefront-hooks';
import { type Cents, parseMoney, type SearchFilters } from '@promenade/storefront-hooks/domain';
import type { Facets } from '@promenade/storefront-sdk';
import { moneyText } from '@promenade/storefront-sdk/money';
import type { FilterPanelProps } from '@promenade/storefront-ui/shop';
import { currencySign } from './currency.ts';

/**
 * The price range of a list for its filter panel, and a function to read the typed range.
 *
 * @param prices Lowest and highest price in the list, if known.
 */
export function usePriceRange(
  { minCents, maxCents }: Pick<SearchFilters, 'minCents' | 'maxCents'>,
  prices?: Pick<Facets, 'lowest' | 'highest'>,
) {
  const { currency, formatMoney } = useStorefront();
  const textOf = (cents: Cents | undefined) => (cents === undefined ? undefined : moneyText(cents, currency));
  const parse = (typed: string) => parseMoney(typed, currency);
  const price: FilterPanelProps['price'] = {
    minName: 'min',
    maxName: 'max',
    min: textOf(minCents),
    max: textOf(maxCents),
    lowest: textOf(prices?.lowest ?? undefined),
    highest: textOf(prices?.highest ?? undefined),
    symbol: currencySign(formatMoney),
    isAmount: (typed) => parse(typed) !== undefined,
  };
  return { price, parse };
}
