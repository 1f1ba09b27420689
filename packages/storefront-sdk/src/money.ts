/** Default currency, an ISO 4217 code. */
const CURRENCY: string = 'USD';

/** Decimals by currency: a formatter costs more than the amounts of a response. */
const known = new Map([[CURRENCY, 2]]);

/** Number of decimals of a currency (ISO 4217): 2 for the dollar, 0 for the yen, 3 for the Kuwaiti dinar. */
function decimalsOf(currency: string): number {
  let decimals = known.get(currency);
  if (decimals === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
    known.set(currency, decimals);
  }
  return decimals;
}

/**
 * Returns the number of minor units per unit of a currency: 100 (cents) for `USD`, 1 for `JPY`, 1000 (fils) for `KWD`.
 *
 * @param currency ISO 4217 code. @default 'USD'
 * @throws RangeError if the code is not three letters.
 */
export function minorUnits(currency: string = CURRENCY): number {
  return 10 ** decimalsOf(currency);
}

/**
 * Formats an amount in minor units as decimal text, the wire format: 1250 is `"12.50"` in dollars and `"1250"` in yen.
 *
 * @param currency ISO 4217 code. @default 'USD'
 */
export function moneyText(amount: number, currency: string = CURRENCY): string {
  const decimals = decimalsOf(currency);
  const digits = `${Math.abs(amount)}`.padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  return (amount < 0 ? '-' : '') + digits.slice(0, end) + (decimals ? `.${digits.slice(end)}` : '');
}
