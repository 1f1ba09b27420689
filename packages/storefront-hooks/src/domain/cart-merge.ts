import { clampQuantity } from './quantity.ts';

/** The quantity of a variant after merging a guest's cart into the account's cart: the sum, limited to the stock. */
export function mergedQuantity(account: number, guest: number, stock: number): number {
  return clampQuantity(account + guest, stock);
}
