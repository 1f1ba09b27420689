import { currencyDecimals, moneyText } from '@promenade/storefront-sdk/money';

/** Money as PayPal writes it. */
export interface PaypalMoney {
  currency_code: string;
  /** Decimal text. */
  value: string;
}

/**
 * Currencies that PayPal takes, by its documentation of 2026-11; some of them for accounts of one country only.
 *
 * @see https://developer.paypal.com/docs/api/reference/currency-codes/
 */
export const PAYPAL_CURRENCIES: readonly string[] =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS INR JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ');

/** Currencies of which PayPal takes whole units only, though two of them have decimals. */
const WHOLE: readonly string[] = ['HUF', 'JPY', 'TWD'];

/** The smallest amount of a currency that PayPal can move, in minor units; all that it moves are multiples of it. */
export const paypalStep = (currency: string): number =>
  WHOLE.includes(currency) ? 10 ** currencyDecimals(currency) : 1;

/** Whether PayPal takes a currency, and an amount of it if one is given. */
export function paypalSupports(currency: string, cents?: number): boolean {
  if (!PAYPAL_CURRENCIES.includes(currency)) return false;
  return cents === undefined || (cents > 0 && cents % paypalStep(currency) === 0);
}

/** An amount that `paypalSupports`, as PayPal wants it written. */
export function paypalMoney(cents: number, currency: string): PaypalMoney {
  const text = moneyText(cents, currency);
  return { currency_code: currency, value: WHOLE.includes(currency) ? text.replace(/\.0+$/, '') : text };
}

/** Minor units of an amount, parsed without floating point. NaN for an invalid amount, which equals none. */
export function centsOf({ value, currency_code }: PaypalMoney): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(value) ?? [];
  const decimals = currencyDecimals(currency_code);
  // PayPal writes `.00` behind yen, too.
  const isExact = /^0*$/.test(part.slice(decimals));
  if (whole === undefined || !isExact) return Number.NaN;
  return Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
}
