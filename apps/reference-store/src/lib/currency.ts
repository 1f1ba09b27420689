import type { StoreDetails } from '@promenade/storefront-sdk';

/** ISO 4217 code of a shop's amounts, as in `JPY`. Without one: two decimals, and the symbol that the shop's owner chose. */
export const currencyOf = ({ currency }: StoreDetails): string | undefined =>
  currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined;

/** The sign of a currency, given the shop's format of amounts: `$`, or a code such as `KWD` for currencies without a sign. */
export const currencySign = (formatMoney: (cents: number) => string): string =>
  formatMoney(0).replace(/\d[.,]?|\s/g, '');
