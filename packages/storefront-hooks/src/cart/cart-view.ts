import type { CartGroup, CartLine } from '@promenade/storefront-sdk';
import { quantityState } from '../domain/quantity.ts';
import type { CartLineState } from './cart-structure.ts';
import type { LineIntent } from './line-writer.ts';

/** The stock that limits a line: the variant's where the backend tells it. */
export function stockOf(line: CartLine): number {
  return line.productAttr?.stock ?? line.stock;
}

/** A line with what it is going through. */
export function projectLine(line: CartLine, intent: LineIntent, checked: boolean): CartLineState {
  const stock = stockOf(line);
  const { minusDisabled, plusDisabled } = quantityState(intent.quantity, stock);
  return {
    ...line,
    stock,
    cartNum: intent.quantity,
    quantity: intent.quantity,
    checked,
    minusDisabled,
    plusDisabled,
    isPending: intent.isPending,
    error: intent.error,
  };
}

/** The new object, or the one before where nothing in it differs. */
export function kept<Value extends object>(before: Value | undefined, next: Value): Value {
  if (!before) return next;
  const keys = Object.keys(next) as (keyof Value)[];
  return keys.every((key) => Object.is(before[key], next[key])) ? before : next;
}

/** Takes the lines of an answer, but those that did not change as they were: their screens need not render again. */
export function keptLines(before: readonly CartGroup[], next: CartGroup[]): CartGroup[] {
  const known = new Map(before.flatMap((group) => group.cartInfoList).map((line) => [line.id, line]));
  const same = (line: CartLine) => {
    const old = known.get(line.id);
    return old && JSON.stringify(old) === JSON.stringify(line) ? old : line;
  };
  return next.map((group) => ({ ...group, cartInfoList: group.cartInfoList.map(same) }));
}
