import type { CartAddition } from './cart-calls.ts';
import type { CartLines } from './cart-lines.ts';
import type { CartStructure } from './cart-structure.ts';

export interface RemovalsOptions {
  lines: CartLines;
  add(item: CartAddition): Promise<void>;
  show(change: Pick<CartStructure, 'lastRemoved'>): void;
}

/** Takes lines out, and puts the last one back. */
export function createRemovals({ lines, add, show }: RemovalsOptions) {
  let last: { item: CartAddition; done: Promise<void> } | undefined;

  return {
    async remove(id: number): Promise<void> {
      const line = lines.line(id);
      const done = lines.writer(id)?.remove();
      if (!line || !done) return;
      last = { item: { productId: line.productId, attrId: line.attrId, quantity: line.quantity }, done };
      show({ lastRemoved: { lineId: id, name: line.storeName, quantity: line.quantity } });
      try {
        await done;
      } catch (cause) {
        if (last?.done === done) show({ lastRemoved: undefined });
        throw cause;
      }
    },
    async undo(): Promise<void> {
      const removed = last;
      last = undefined;
      show({ lastRemoved: undefined });
      if (!removed) return;
      const isGone = await removed.done.then(
        () => true,
        () => false,
      );
      if (isGone) await add(removed.item);
    },
    /** What was taken out is nobody's to put back any more. */
    forget(): void {
      last = undefined;
    },
  };
}
