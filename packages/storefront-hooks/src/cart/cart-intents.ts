import type { CartGroup, CartLine, StorefrontError } from '@promenade/storefront-sdk';
import { QUANTITY_MIN } from '../domain/constants.ts';
import { isEqual } from '../query/is-equal.ts';
import type { CartGroupState, CartIntent, CartLineState } from './cart-types.ts';

/** Ids of the lines that an intent changes; empty for an addition. */
export function linesOf(intent: CartIntent): readonly number[] {
  if (intent.kind === 'setQuantity') return [intent.lineId];
  if (intent.kind === 'remove') return intent.lineIds;
  return intent.kind === 'add' ? [] : [intent.change.lineId];
}

/** Whether an intent may change lines other than `linesOf`: the backend decides which line an added quantity goes to. */
export const isAdding = ({ kind }: CartIntent): boolean => kind === 'add' || kind === 'changeVariant';

/** Whether the resulting cart depends on the order in which the backend receives two intents. */
export function isOrderRelevant(one: CartIntent, other: CartIntent): boolean {
  if (isAdding(one) || isAdding(other)) return one.kind !== 'add' || other.kind !== 'add';
  const lines = linesOf(other);
  return linesOf(one).some((id) => lines.includes(id));
}

/** The unconfirmed changes of a line. */
interface LineEdit {
  quantity?: number;
  isRemoved?: boolean;
}

/** State of lines that is not sent to the backend. */
export interface LineMarks {
  /** Ids of lines that are not selected for the checkout. */
  readonly unchecked: ReadonlySet<number>;
  /** Why the latest edit of a line was refused. */
  readonly errors: ReadonlyMap<number, StorefrontError>;
}

/** The confirmed cart with the unconfirmed intents applied. */
export interface Projection {
  readonly groups: readonly CartGroupState[];
  readonly lines: ReadonlyMap<number, CartLineState>;
  /** The confirmed line from which each shown line was created. */
  readonly sources: ReadonlyMap<number, CartLine>;
}

export const emptyCart: Projection = { groups: [], lines: new Map(), sources: new Map() };

/** The stock that limits a line: the variant's if the backend returns it, otherwise the product's. */
export function stockOf(line: CartLine): number {
  return line.productAttr?.stock ?? line.stock;
}

/** The unconfirmed changes by line id. Additions and variant changes are shown only when the backend has returned their lines. */
function editsOf(intents: readonly CartIntent[]): ReadonlyMap<number, LineEdit> {
  const edits = new Map<number, LineEdit>();
  for (const intent of intents) {
    for (const id of linesOf(intent)) {
      const edit: LineEdit = { ...edits.get(id) };
      if (intent.kind === 'setQuantity') edit.quantity = intent.quantity;
      if (intent.kind === 'remove') edit.isRemoved = true;
      edits.set(id, edit);
    }
  }
  return edits;
}

/** Returns the confirmed cart with a confirmed intent applied; unchanged for additions, whose lines only a read returns. */
export function confirmIntent(groups: readonly CartGroup[], intent: CartIntent): readonly CartGroup[] {
  if (isAdding(intent)) return groups;
  const edits = editsOf([intent]);
  return groups.map((group) => ({
    ...group,
    cartInfoList: group.cartInfoList.flatMap((line) => {
      const edit = edits.get(line.id);
      if (edit?.isRemoved) return [];
      return edit?.quantity === undefined ? line : { ...line, cartNum: edit.quantity };
    }),
  }));
}

/** Returns the previous object if no field changed. */
export function memoised<Value extends object>(
  previous: Value | undefined,
  next: Value,
  areEqual: (one: unknown, other: unknown) => boolean = Object.is,
): Value {
  if (!previous) return next;
  const keys = Object.keys(next) as (keyof Value)[];
  return keys.every((key) => areEqual(previous[key], next[key])) ? previous : next;
}

/** Returns the previous list if it has the same elements. */
export function memoisedList<Item>(previous: readonly Item[] | undefined, next: readonly Item[]): readonly Item[] {
  const isEqual = previous?.length === next.length && previous.every((item, index) => item === next[index]);
  return isEqual ? previous : next;
}

/** Replaces lines that did not change with the previous objects, so that they don't rerender. */
export function memoisedLines(previous: readonly CartGroup[], next: readonly CartGroup[]): readonly CartGroup[] {
  const known = new Map(previous.flatMap((group) => group.cartInfoList).map((line) => [line.id, line]));
  return next.map((group) => ({
    ...group,
    cartInfoList: group.cartInfoList.map((line) => memoised(known.get(line.id), line, isEqual)),
  }));
}

function shownLine(line: CartLine, edit: LineEdit | undefined, { unchecked, errors }: LineMarks): CartLineState {
  const quantity = edit?.quantity ?? line.cartNum;
  const stock = stockOf(line);
  return {
    ...line,
    stock,
    cartNum: quantity,
    quantity,
    checked: !unchecked.has(line.id),
    // No upper limit: a quantity above the stock can still be reduced.
    minusDisabled: quantity <= QUANTITY_MIN,
    plusDisabled: quantity >= stock,
    isPending: edit !== undefined,
    error: errors.get(line.id),
  };
}

/**
 * Applies the intents of the log to the confirmed cart. Lines, groups and the list of groups are the previous objects if they
 * did not change.
 */
export function projectCart(
  confirmed: readonly CartGroup[],
  intents: readonly CartIntent[],
  marks: LineMarks,
  previous: Projection,
): Projection {
  const edits = editsOf(intents);
  const lines = new Map<number, CartLineState>();
  const sources = new Map<number, CartLine>();
  const known = new Map(previous.groups.map((group) => [group.merId, group]));
  const groups: CartGroupState[] = [];
  for (const { merId, merName, cartInfoList } of confirmed) {
    const shown: CartLineState[] = [];
    for (const line of cartInfoList) {
      const { id } = line;
      const edit = edits.get(id);
      if (edit?.isRemoved) continue;
      const old = previous.lines.get(id);
      // Don't build a line to compare it: an edit of one line must stay fast in a cart of 1,000 lines.
      const isSame =
        previous.sources.get(id) === line &&
        old?.quantity === (edit?.quantity ?? line.cartNum) &&
        old.isPending === (edit !== undefined) &&
        old.checked !== marks.unchecked.has(id) &&
        old.error === marks.errors.get(id);
      const next = isSame ? old : memoised(old, shownLine(line, edit, marks));
      lines.set(id, next);
      sources.set(id, line);
      shown.push(next);
    }
    const old = known.get(merId);
    if (shown.length > 0)
      groups.push(memoised(old, { merId, merName, cartInfoList: memoisedList(old?.cartInfoList, shown) }));
  }
  return { groups: memoisedList(previous.groups, groups), lines, sources };
}
