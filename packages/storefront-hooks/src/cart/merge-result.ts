import type { CartGroup, CartLine } from '@promenade/storefront-sdk';
import type { CappedLine, MergeResult } from './cart-structure.ts';

const linesOf = (groups: readonly CartGroup[]) => groups.flatMap((group) => group.cartInfoList);
const byVariant = (lines: readonly CartLine[]) => new Map(lines.map((line) => [line.attrId, line]));

/**
 * Compares the account's cart before and after a merge; `undefined` where the guest's cart brought nothing.
 *
 * @param guest The guest's cart before the merge.
 * @param account The account's cart before the merge.
 * @param merged The account's lines after the merge.
 */
export function mergeResultOf(
  guest: readonly CartGroup[],
  account: readonly CartGroup[],
  merged: readonly CartLine[],
): MergeResult | undefined {
  const before = byVariant(linesOf(account));
  const after = byVariant(merged);
  const capped: CappedLine[] = [];
  let added = 0;
  for (const { attrId, cartNum, storeName: name, suk: variant } of linesOf(guest)) {
    const held = before.get(attrId)?.cartNum ?? 0;
    const line = after.get(attrId);
    const got = line?.cartNum ?? 0;
    const wanted = held + cartNum;
    added += Math.max(0, got - held);
    if (got < wanted) capped.push({ lineId: line?.id, name, variant, wanted, got });
  }
  return added > 0 || capped.length > 0 ? { added, capped } : undefined;
}
