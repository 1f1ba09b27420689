import type { CartGroup, CartLine, StorefrontError } from '@promenade/storefront-sdk';
import { QUANTITY_MIN } from '../domain/constants.ts';
import { isEqual } from '../query/is-equal.ts';
import type { CartGroupState, CartIntent, CartLineState } from './cart-types.ts';

/** The lines that an intent names; none for an addition. */
export function linesOf(intent: CartIntent): readonly number[] {
  if (intent.kind === 'setQuantity') return [intent.lineId];
  if (intent.kind === 'remove') return intent.lineIds;
  return intent.kind === 'add' ? [] : [intent.change.lineId];
}

/** Whether an intent may change lines that it does not name: which line an addition ends up in is the backend's decision. */
export const isAdding = ({ kind }: CartIntent): boolean => kind === 'add' || kind === 'changeVariant';

/** Whether the order in which a backend receives two intents decides what the cart becomes. */
export function isOrderRelevant(one: CartIntent, other: CartIntent): boolean {
  if (isAdding(one) || isAdding(other)) return one.kind !== 'add' || other.kind !== 'add';
  const lines = linesOf(other);
  return linesOf(one).some((id) => lines.includes(id));
}

/** What is shown of a line beside what the backend has confirmed. */
interface LineEdit {
  quantity?: number;
  isRemoved?: boolean;
}

/** What the shopper has done to lines, beside the intents of the log. */
export interface LineMarks {
  /** Ids of lines that are not selected for the checkout. */
  readonly unchecked: ReadonlySet<number>;
  /** Why the latest edit of a line was refused. */
  readonly errors: ReadonlyMap<number, StorefrontError>;
}

/** A cart as the shopper should see it. */
export interface Projection {
  readonly groups: readonly CartGroupState[];
  readonly lines: ReadonlyMap<number, CartLineState>;
}

export const emptyCart: Projection = { groups: [], lines: new Map() };

/** The stock that limits a line: the variant's where the backend names it. */
export function stockOf(line: CartLine): number {
  return line.productAttr?.stock ?? line.stock;
}

/** What intents make of the lines they name. Additions and other variants are shown once the backend has made lines of them. */
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

/** The confirmed cart after intents that the backend has confirmed. */
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
function memoisedList<Item>(previous: readonly Item[] | undefined, next: readonly Item[]): readonly Item[] {
  const isEqual = previous?.length === next.length && previous.every((item, index) => item === next[index]);
  return isEqual ? previous : next;
}

/** The response, with the previous objects for lines that did not change, so that they are not rendered again. */
export function memoisedLines(previous: readonly CartGroup[], next: readonly CartGroup[]): readonly CartGroup[] {
  const known = new Map(previous.flatMap((group) => group.cartInfoList).map((line) => [line.id, line]));
  return next.map((group) => ({
    ...group,
    cartInfoList: group.cartInfoList.map((line) => memoised(known.get(line.id), line, isEqual)),
  }));
}

/**
 * The cart to show: what the backend has confirmed, and what the log makes of it. Lines, groups and the list are the
 * previous objects where they did not change.
 */
export function projectCart(
  confirmed: readonly CartGroup[],
  intents: readonly CartIntent[],
  { unchecked, errors }: LineMarks,
  previous: Projection,
): Projection {
  const edits = editsOf(intents);
  const lines = new Map<number, CartLineState>();
  for (const line of confirmed.flatMap((group) => group.cartInfoList)) {
    const edit = edits.get(line.id);
    if (edit?.isRemoved) continue;
    const quantity = edit?.quantity ?? line.cartNum;
    const stock = stockOf(line);
    const view: CartLineState = {
      ...line,
      stock,
      cartNum: quantity,
      quantity,
      checked: !unchecked.has(line.id),
      // A line of more than the stock can be reduced to it.
      minusDisabled: quantity <= QUANTITY_MIN,
      plusDisabled: quantity >= stock,
      isPending: edit !== undefined,
      error: errors.get(line.id),
    };
    lines.set(line.id, memoised(previous.lines.get(line.id), view));
  }
  const known = new Map(previous.groups.map((group) => [group.merId, group]));
  const groups = confirmed.flatMap(({ merId, merName, cartInfoList }) => {
    const shown = cartInfoList.flatMap(({ id }) => lines.get(id) ?? []);
    if (shown.length === 0) return [];
    const old = known.get(merId);
    return memoised<CartGroupState>(old, { merId, merName, cartInfoList: memoisedList(old?.cartInfoList, shown) });
  });
  return { groups: memoisedList(previous.groups, groups), lines };
}
