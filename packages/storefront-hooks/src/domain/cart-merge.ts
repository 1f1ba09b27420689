import { clampQuantity } from './quantity.ts';

/** The quantity of one variant that a guest and the account both had in the cart: the sum, as far as the stock goes. */
export function mergedQuantity(account: number, guest: number, stock: number): number {
  return clampQuantity(account + guest, stock);
}
