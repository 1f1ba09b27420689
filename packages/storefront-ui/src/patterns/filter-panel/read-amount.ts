/**
 * Reads an amount as typed: a point or a comma before the cents.
 * @returns the amount, `undefined` for nothing, `null` for what is no amount
 */
export function readAmount(typed: string): number | undefined | null {
  if (typed === '') return undefined;
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(typed)) return null;
  return Number(typed.replace(',', '.'));
}
