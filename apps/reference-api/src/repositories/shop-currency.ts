import { CURRENCY, DEFAULT_CURRENCY_SYMBOL, formatMoney } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, Locale, StoreDetailsRecord } from '../db/tables.ts';

interface WithDetails {
  details: Pick<StoreDetailsRecord, 'currency' | 'shopPayCurrencySymbol'>;
}

/** ISO 4217 code of all amounts of a shop. */
export const currencyOf = (shop: WithDetails | undefined): string => shop?.details.currency ?? CURRENCY;

/** The same in queries of `orders`. */
export const orderCurrency = sql<string>`coalesce(
  (select details->>'currency' from stores where stores.id = orders.store_id), ${CURRENCY})`;

/** ISO 4217 code of the amounts of one order. */
export async function currencyOfOrder(db: Db, orderId: number): Promise<string> {
  const order = db.selectFrom('orders').select(orderCurrency.as('currency')).where('id', '=', orderId);
  return (await order.executeTakeFirstOrThrow()).currency;
}

/**
 * Formatter of a shop's amounts in minor units. A shop with a currency uses its sign, otherwise the sign that its owner
 * chose.
 */
export function moneyIn(shop: WithDetails | undefined, locale: Locale): (cents: number) => string {
  const currency = currencyOf(shop);
  const chosen = shop?.details.shopPayCurrencySymbol ?? DEFAULT_CURRENCY_SYMBOL;
  const symbol = shop?.details.currency ? undefined : chosen;
  return (cents) => formatMoney(cents, { locale, currency, symbol });
}
