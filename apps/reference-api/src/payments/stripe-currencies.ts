import { toStripeAmount } from '@promenade/storefront-hooks/domain';

/*
 * What Stripe takes, by its documentation of 2026-11: https://docs.stripe.com/currencies. Codes that are no longer in ISO 4217 are
 * left out, since no shop can have them.
 */

const CURRENCIES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC ' +
  'CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY ' +
  'KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO ' +
  'NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TND ' +
  'TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW';

/** Currencies that Stripe takes. */
export const STRIPE_CURRENCIES: readonly string[] = CURRENCIES.split(' ');

/**
 * Smallest charges in Stripe's amounts. They count in the currency of the account, after conversion, so that of other currencies only
 * Stripe knows them.
 */
const MINIMUM: Readonly<Record<string, number>> = {
  ...{ AED: 200, ARS: 50, AUD: 50, BRL: 50, CAD: 50, CHF: 50, COP: 50, CZK: 1500, DKK: 250, EUR: 50, GBP: 30 },
  ...{ HKD: 400, HUF: 17_500, IDR: 50, ILS: 50, INR: 50, JPY: 50, KRW: 50, MXN: 1000, MYR: 200, NOK: 300 },
  ...{ NZD: 50, PHP: 50, PLN: 200, RON: 200, RUB: 50, SEK: 300, SGD: 50, THB: 1000, USD: 50, ZAR: 50 },
};

/** Stripe's amounts have at most twelve digits. */
const MAXIMUM = 999_999_999_999;

/** Whether Stripe takes a currency, and an amount of it if one is given. */
export function stripeSupports(currency: string, cents?: number): boolean {
  if (!STRIPE_CURRENCIES.includes(currency)) return false;
  if (cents === undefined) return true;
  const amount = toStripeAmount(cents, currency) ?? 0;
  return amount >= (MINIMUM[currency] ?? 1) && amount <= MAXIMUM;
}
