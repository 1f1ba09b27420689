import { minorUnits, moneyText } from '@promenade/storefront-sdk/money';

/** An amount with more decimals than its currency has, rounded half up to those; every other text as it is. */
export function rounded(text: string, currency?: string): string {
  const decimals = Math.log10(minorUnits(currency));
  const [, whole = '', part = ''] = /^(\d{1,7})\.(\d+)$/.exec(text) ?? [];
  if (part.length <= decimals) return text;
  const kept = Number(whole + part.slice(0, decimals));
  return moneyText(kept + (part.charAt(decimals) >= '5' ? 1 : 0), currency);
}
