import { CURRENCY, DEFAULT_CURRENCY_SYMBOL, formatMoney } from '@promenade/storefront-hooks/domain';
import type { Locale, StoreDetailsRecord } from '../db/index.ts';

interface WithDetails {
  details: Pick<StoreDetailsRecord, 'currency' | 'shopPayCurrencySymbol'>;
}

/** ISO 4217 code of all amounts of a shop. */
export const currencyOf = (shop: WithDetails | undefined): string => shop?.details.currency ?? CURRENCY;

/** How a shop writes an amount, given in minor units. A shop that names its currency has the sign of that, else the one its owner chose. */
export function moneyIn(shop: WithDetails | undefined, locale: Locale): (cents: number) => string {
  const currency = currencyOf(shop);
  const chosen = shop?.details.shopPayCurrencySymbol ?? DEFAULT_CURRENCY_SYMBOL;
  const symbol = shop?.details.currency ? undefined : chosen;
  return (cents) => formatMoney(cents, { locale, currency, symbol });
}
