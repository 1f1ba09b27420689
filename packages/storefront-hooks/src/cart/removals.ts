import type { CartAddition } from './cart-command.ts';
import type { CartLines } from './cart-lines.ts';
import type { CartState } from './cart-state.ts';

export interface RemovalsOptions {
  lines: CartLines;
  state: CartState;
  add(items: readonly CartAddition[]): Promise<void>;
}

/** Removes lines, and restores those that were removed last. */
export function createRemovals({ lines, state, add }: RemovalsOptions) {
  let last: { items: CartAddition[]; unchecked: number[]; done: Promise<unknown> } | undefined;

  return {
    async remove(lineIds: readonly number[]): Promise<void> {
      const removed = lineIds.map(lines.line).filter((line) => line !== undefined);
      const [first] = removed;
      if (!first) return;
      const done = lines.remove(
        removed.map(({ id }) => id),
        first.storeName,
      );
      last = {
        items: removed.map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity })),
        unchecked: removed.filter(({ checked }) => !checked).map(({ attrId }) => attrId),
        done,
      };
      const quantity = removed.reduce((sum, line) => sum + line.quantity, 0);
      state.show({ lastRemoved: { lineId: first.id, name: first.storeName, quantity, lines: removed.length } });
      try {
        await done;
      } catch (cause) {
        if (last?.done === done) state.show({ lastRemoved: undefined });
        throw cause;
      }
    },
    async undo(): Promise<void> {
      const removed = last;
      last = undefined;
      state.show({ lastRemoved: undefined });
      if (!removed) return;
      const isGone = await removed.done.then(
        () => true,
        () => {},
      );
      if (!isGone) return;
      lines.uncheckNext(removed.unchecked);
      await add(removed.items).finally(() => lines.uncheckNext([]));
    },
    /** Nothing can be restored any more: the cart has another owner. */
    forget(): void {
      last = undefined;
    },
  };
}
