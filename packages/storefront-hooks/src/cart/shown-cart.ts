import type { CartGroup, CartLine, StorefrontError } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';
import { clampQuantity } from '../domain/quantity.ts';
import {
  confirmIntent,
  emptyCart,
  isAdding,
  linesOf,
  memoised,
  memoisedLines,
  memoisedList,
  projectCart,
  stockOf,
} from './cart-intents.ts';
import type { CartGroupLines, CartGroupState, CartIntent, CartStructure } from './cart-types.ts';
import { emptyStructure } from './cart-types.ts';

export const allLines = <Line>(groups: readonly { readonly cartInfoList: readonly Line[] }[]): Line[] =>
  groups.flatMap((group) => group.cartInfoList);

/** The line ids by merchant; returns the previous objects if nothing changed. */
function groupLinesOf(groups: readonly CartGroupState[], previous: readonly CartGroupLines[]) {
  const next = groups.map(({ merId, merName, cartInfoList }, index) => {
    const lineIds = cartInfoList.map((line) => line.id);
    return memoised(previous[index], { merId, merName, lineIds: memoisedList(previous[index]?.lineIds, lineIds) });
  });
  return memoisedList(previous, next);
}

/**
 * The state that views subscribe to: the confirmed cart with the intents of the log applied, and the selection, errors and
 * events of this page.
 *
 * @param intents The unconfirmed intents of the owner.
 */
export function createShownCart(intents: () => readonly CartIntent[]) {
  const structureChanges = createEmitter();
  const lineChanges = createEmitter();
  const lineListeners = new Map<number, Set<() => void>>();
  let structure = emptyStructure;
  let confirmed: readonly CartGroup[] = [];
  let shown = emptyCart;
  const unchecked = new Set<number>();
  const errors = new Map<number, StorefrontError>();
  /** Ids of lines whose edit failed: the backend may have applied it nevertheless, so their quantity is unknown. */
  const uncertain = new Set<number>();
  /** Variants whose next line starts unchecked, because the line that is being restored or changed was. */
  const uncheckedVariants = new Set<number>();

  const confirmedLine = (id: number) => allLines(confirmed).find((line) => line.id === id);

  function show(change: Partial<CartStructure>): void {
    const next = memoised(structure, { ...structure, ...change });
    if (next === structure) return;
    structure = next;
    structureChanges.emit();
  }

  /** Projects the log over the confirmed cart and notifies the subscribers of changed lines. */
  function update(): void {
    const previous = shown;
    shown = projectCart(confirmed, intents(), { unchecked, errors }, previous);
    if (shown.groups === previous.groups) return;
    const changed = [...shown.lines].filter(([id, line]) => previous.lines.get(id) !== line).map(([id]) => id);
    const removed = [...previous.lines.keys()].filter((id) => !shown.lines.has(id));
    show({ groups: groupLinesOf(shown.groups, structure.groups) });
    for (const id of [...changed, ...removed]) for (const listener of [...(lineListeners.get(id) ?? [])]) listener();
    lineChanges.emit();
  }

  return {
    structure: () => structure,
    show,
    update,
    groups: () => shown.groups,
    lines: () => shown.lines,
    confirmed: (): CartLine[] => allLines(confirmed),
    subscribe: structureChanges.subscribe,
    subscribeLines: lineChanges.subscribe,
    subscribeLine(lineId: number, listener: () => void): () => void {
      const listeners = lineListeners.get(lineId) ?? new Set();
      lineListeners.set(lineId, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    /** Calls the subscribers of the structure. */
    emit: structureChanges.emit,
    /** Limits a quantity to the current stock of the line. */
    clamp(lineId: number, quantity: number): number {
      const line = confirmedLine(lineId);
      return line ? clampQuantity(quantity, stockOf(line)) : quantity;
    },
    /** Whether the line certainly has this quantity in the backend. */
    isConfirmed: (lineId: number, quantity: number): boolean =>
      confirmedLine(lineId)?.cartNum === quantity && !uncertain.has(lineId),
    /** Replaces the confirmed lines with a response. @param dropLines Drops the intents of lines that no longer exist. */
    receive(response: readonly CartGroup[], dropLines: (isGone: (lineId: number) => boolean) => void): void {
      const known = new Set(allLines(confirmed).map(({ id }) => id));
      confirmed = memoisedLines(confirmed, response);
      const lines = new Set<number>();
      for (const { id, attrId } of allLines(confirmed)) {
        lines.add(id);
        if (!known.has(id) && uncheckedVariants.delete(attrId)) unchecked.add(id);
      }
      uncertain.clear();
      dropLines((id) => !lines.has(id));
      for (const marks of [unchecked, errors]) for (const id of marks.keys()) if (!lines.has(id)) marks.delete(id);
      update();
    },
    /** Applies an intent that the backend has confirmed. */
    confirm(intent: CartIntent): void {
      for (const id of linesOf(intent)) {
        uncertain.delete(id);
        if (intent.kind === 'remove') unchecked.delete(id);
      }
      confirmed = confirmIntent(confirmed, intent);
    },
    /** Rolls back an intent that failed. @param error The error for its lines; none if a later edit replaces the intent. */
    refuse(intent: CartIntent, error: StorefrontError | undefined): void {
      if (isAdding(intent)) return;
      for (const id of linesOf(intent)) {
        uncertain.add(id);
        if (error) errors.set(id, error);
      }
    },
    check(lineIds: readonly number[], isChecked: boolean): void {
      for (const id of lineIds) isChecked ? unchecked.delete(id) : unchecked.add(id);
      update();
    },
    /** Runs an edit. Lines of these variants that the edit creates start unchecked. */
    async uncheckingNext(attrIds: readonly number[], edit: () => Promise<void>): Promise<void> {
      for (const id of attrIds) uncheckedVariants.add(id);
      await edit().finally(() => uncheckedVariants.clear());
    },
    dismissError(lineId: number): void {
      if (errors.delete(lineId)) update();
    },
    /** Removes all state of the previous owner. */
    clear(): void {
      for (const marks of [unchecked, errors, uncertain, uncheckedVariants]) marks.clear();
      confirmed = [];
      update();
      show(emptyStructure);
    },
  };
}

export type ShownCart = ReturnType<typeof createShownCart>;
