import type { CartGroup, CartLine } from '@promenade/storefront-sdk';
import { QUANTITY_MIN } from '../domain/constants.ts';
import type { CartGroupState, CartLineState } from './cart-structure.ts';
import type { LineIntent } from './line-writer.ts';

/** The stock that limits a line: the variant's where the backend names it. */
export function stockOf(line: CartLine): number {
  return line.productAttr?.stock ?? line.stock;
}

/** A line with its pending edits. */
export function projectLine(line: CartLine, intent: LineIntent, checked: boolean): CartLineState {
  const { quantity, isPending, error } = intent;
  const stock = stockOf(line);
  return {
    ...line,
    stock,
    cartNum: quantity,
    quantity,
    checked,
    // A line of more than the stock can be reduced to it.
    minusDisabled: quantity <= QUANTITY_MIN,
    plusDisabled: quantity >= stock,
    isPending,
    error,
  };
}

const isSame = (one: unknown, other: unknown) => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** The object of before where none of its fields changed, else the new one. */
export function memoised<Value extends object>(
  before: Value | undefined,
  next: Value,
  areEqual: (one: unknown, other: unknown) => boolean = Object.is,
): Value {
  if (!before) return next;
  const keys = Object.keys(next) as (keyof Value)[];
  return keys.every((key) => areEqual(before[key], next[key])) ? before : next;
}

/** The answer, with the objects of before for lines that did not change: what shows them need not render again. */
export function memoisedLines(before: readonly CartGroup[], next: readonly CartGroup[]): CartGroup[] {
  const known = new Map(before.flatMap((group) => group.cartInfoList).map((line) => [line.id, line]));
  return next.map((group) => ({
    ...group,
    cartInfoList: group.cartInfoList.map((line) => memoised(known.get(line.id), line, isSame)),
  }));
}

/** The list of before where it has the same elements, else the new one. */
function memoisedList<Item>(before: readonly Item[] | undefined, next: readonly Item[]): readonly Item[] {
  const isEqual = before?.length === next.length && before.every((item, index) => item === next[index]);
  return isEqual ? before : next;
}

/** The groups with their shown lines, without empty groups; objects of before where they did not change. */
export function memoisedGroups(
  before: readonly CartGroupState[],
  groups: readonly CartGroup[],
  shown: (lineId: number) => CartLineState | undefined,
): readonly CartGroupState[] {
  const known = new Map(before.map((group) => [group.merId, group]));
  const next = groups.map(({ merId, merName, cartInfoList }) => {
    const lines = cartInfoList.map(({ id }) => shown(id)).filter((line) => line !== undefined);
    const old = known.get(merId);
    return memoised(old, { merId, merName, cartInfoList: memoisedList(old?.cartInfoList, lines) });
  });
  return memoisedList(
    before,
    next.filter((group) => group.cartInfoList.length > 0),
  );
}
