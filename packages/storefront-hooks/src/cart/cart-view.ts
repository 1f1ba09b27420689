import type { CartGroup, CartLine, StorefrontError } from '@promenade/storefront-sdk';
import { quantityState } from '../domain/quantity.ts';
import type { LineIntent } from './line-writer.ts';

/** A cart line as the shopper should see it now, with changes still on their way. */
export interface CartLineView extends CartLine {
  /** The number to show; `cartNum` is the same. */
  readonly quantity: number;
  /** Whether the line is meant to be bought now. */
  readonly checked: boolean;
  readonly minusDisabled: boolean;
  readonly plusDisabled: boolean;
  /** Whether a change has not reached the server yet. */
  readonly isPending: boolean;
  /** Why the last change was refused; the line shows the number that counts. */
  readonly error?: StorefrontError | undefined;
}

/** The shown lines of one merchant. Fits `cartTotals` as it is. */
export interface CartGroupView {
  readonly merId: number;
  readonly merName: string;
  readonly cartInfoList: readonly CartLineView[];
}

/** Which lines there are, without what changes while one is edited. */
export interface CartStructure {
  /** `loading` only before the first answer; later refreshes keep the lines. */
  readonly status: 'loading' | 'ready' | 'error';
  readonly groups: readonly { readonly merId: number; readonly merName: string; readonly lineIds: readonly number[] }[];
  readonly error: StorefrontError | undefined;
  /** The line taken out last, as long as it can be put back. */
  readonly lastRemoved: { readonly lineId: number; readonly name: string; readonly quantity: number } | undefined;
  /** How many pieces the guest's cart brought into the account's at sign-in. */
  readonly mergeResult: { readonly added: number } | undefined;
}

export const emptyStructure: CartStructure = {
  status: 'loading',
  groups: [],
  error: undefined,
  lastRemoved: undefined,
  mergeResult: undefined,
};

/** The stock that limits a line: the variant's where the backend tells it. */
export function stockOf(line: CartLine): number {
  return line.productAttr?.stock ?? line.stock;
}

/** A line with what it is going through. */
export function projectLine(line: CartLine, intent: LineIntent, checked: boolean): CartLineView {
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
