import { parseMoney } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import { currencyOf } from './shop-currency.ts';

interface PriceRange {
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
}

/** Both ends of a price range in minor units of the shop's currency; an end that is not asked for is open. */
export function priceRange({ shop }: Pick<CallContext, 'shop'>, { minPrice, maxPrice }: PriceRange) {
  const cents = (amount: string | undefined) =>
    amount === undefined ? undefined : parseMoney(amount, currencyOf(shop));
  return { minPrice: cents(minPrice), maxPrice: cents(maxPrice) };
}
