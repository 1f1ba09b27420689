import { currencyDecimals, moneyText } from '@promenade/storefront-sdk/money';

/** Rounds an amount half up to the decimals of its currency; any other text is returned unchanged. */
export function rounded(text: string, currency?: string): string {
  const decimals = currencyDecimals(currency);
  const [, whole = '', part = ''] = /^(\d{1,12})\.(\d+)$/.exec(text) ?? [];
  if (part.length <= decimals) return text;
  const kept = Number(whole + part.slice(0, decimals));
  return moneyText(kept + (part.charAt(decimals) >= '5' ? 1 : 0), currency);
}
