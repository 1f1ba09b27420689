import { moneyText } from '@promenade/storefront-sdk/money';

const MORE_DECIMALS = /^(\d{1,7})\.(\d\d)(\d)\d*$/;

/** An amount with more decimals than money has, rounded half up to cents; every other text as it is. */
export function rounded(text: string): string {
  const [, whole = '', cents = '', next = ''] = MORE_DECIMALS.exec(text) ?? [];
  if (whole === '') return text;
  return moneyText(100 * Number(whole) + Number(cents) + (next >= '5' ? 1 : 0));
}
