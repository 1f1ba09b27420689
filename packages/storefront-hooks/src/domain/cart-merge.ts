import { clampQuantity } from './quantity.ts';

/** A cart line as merging sees it. */
export interface MergeLine {
  /** Id of the variant; two lines of one variant become one. */
  attrId: number;
  cartNum: number;
  stock: number;
}

/** The quantity of one variant that a guest and the account both had in the cart: the sum, as far as the stock goes. */
export function mergedQuantity(account: number, guest: number, stock: number): number {
  return clampQuantity(account + guest, stock);
}

/** The account's cart after the guest's lines joined it. The account's lines keep their place, its stock figures count. */
export function mergeCarts<Line extends MergeLine>(account: readonly Line[], guest: readonly Line[]): Line[] {
  const merged = new Map<number, Line>();
  for (const line of [...account, ...guest]) {
    const known = merged.get(line.attrId);
    const { stock } = known ?? line;
    merged.set(line.attrId, { ...(known ?? line), cartNum: mergedQuantity(known?.cartNum ?? 0, line.cartNum, stock) });
  }
  return [...merged.values()];
}
