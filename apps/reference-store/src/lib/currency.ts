import type { StoreDetails } from '@promenade/storefront-sdk';

/** ISO 4217 code of a shop's amounts, as in `JPY`. Without one: two decimals, and the symbol that the shop's owner chose. */
export const currencyOf = ({ currency }: StoreDetails): string | undefined =>
  currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
