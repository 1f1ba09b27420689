import { CURRENCIES } from './currencies.ts';

/** Default currency, an ISO 4217 code. */
const CURRENCY: string = 'USD';

/*
 * Currencies of ISO 4217 that do not have two decimals. `Intl` is not asked: its decimals are those of CLDR, which follow custom
 * and change with the version of the engine (forints have 2 in one and 0 in the next).
 */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR_DECIMALS = 'CLF UYW';

/**
 * Returns the number of decimals of a currency by ISO 4217: 2 for `USD`, 0 for `JPY`, 3 for `KWD`, and 2 for codes that the
 * standard does not have.
 *
 * @param currency ISO 4217 code. @default 'USD'
 * @throws RangeError if the code is not three letters.
 */
export function currencyDecimals(currency: string = CURRENCY): number {
  const code = currency.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) throw new RangeError(`currency: expected an ISO 4217 code, received ${currency}`);
  if (NO_DECIMALS.includes(code)) return 0;
  if (THREE_DECIMALS.includes(code)) return 3;
  return FOUR_DECIMALS.includes(code) ? 4 : 2;
}

/**
 * Returns the number of minor units per unit of a currency: 100 (cents) for `USD`, 1 for `JPY`, 1000 (fils) for `KWD`.
 *
 * @param currency ISO 4217 code. @default 'USD'
 * @throws RangeError if the code is not three letters.
 */
export function minorUnits(currency?: string): number {
  return 10 ** currencyDecimals(currency);
}

/** Whether a text is the code, in capitals, of a currency of ISO 4217 in use: `EUR` is, `XTS`, `BGN` and `ZZZ` are not. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && CURRENCIES.includes(code);
}

/**
 * Formats an amount in minor units as decimal text, the wire format: 1250 is `"12.50"` in dollars and `"1250"` in yen.
 *
 * @param currency ISO 4217 code. @default 'USD'
 * @throws RangeError if the amount is not an integer, or the code is not three letters.
 */
export function moneyText(amount: number, currency?: string): string {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`amount: expected minor units, an integer, received ${amount}`);
  const decimals = currencyDecimals(currency);
  const digits = `${Math.abs(amount)}`.padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  return (amount < 0 ? '-' : '') + digits.slice(0, end) + (decimals ? `.${digits.slice(end)}` : '');
}
