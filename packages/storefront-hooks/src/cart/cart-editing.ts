import { isStorefrontError, randomKey } from '@promenade/storefront-sdk';
import { createSingleFlight } from '../writes/single-flight.ts';
import type { CartAddition, VariantChange } from './cart-command.ts';
import type { CartCore } from './cart-core.ts';
import { abortedEdit } from './cart-error.ts';
import type { CartLines } from './cart-lines.ts';
import type { CartReader } from './cart-reader.ts';
import type { CartSending } from './cart-sending.ts';
import { createRemovals } from './removals.ts';

export interface CartEditingOptions {
  lines: CartLines;
  sending: CartSending;
  reader: CartReader;
  /** Finds out whose cart it is, where that is unknown. */
  knowOwner(): Promise<void>;
}

/** Edits that change which lines there are. */
export function createCartEditing(core: CartCore, { lines, sending, reader, knowOwner }: CartEditingOptions) {
  const { outbox, write } = sending;
  const additions = createSingleFlight<void>();
  /** Keys of additions that nobody knows the outcome of: who presses again repeats them, and nothing is added twice. */
  const unconfirmed = new Map<string, readonly [string, string]>();
  core.ownerChanges.subscribe(() => unconfirmed.clear());

  /** Sends waiting quantities, which would otherwise overwrite what the next write makes of their lines. */
  function sendQuantities(): Promise<unknown> | undefined {
    if (!outbox.isStoring()) return lines.settle();
    lines.flush();
    return undefined;
  }
  async function addNow(items: readonly CartAddition[]): Promise<void> {
    if (!core.owners.isKnown()) await knowOwner();
    const quantitiesSent = sendQuantities();
    // Offline the edit is stored synchronously: the page may be closed next.
    if (quantitiesSent) await quantitiesSent;
    const name = JSON.stringify(items);
    const keys = unconfirmed.get(name) ?? ([randomKey(), randomKey()] as const);
    unconfirmed.delete(name);
    await write({ kind: 'add', items, keys }).catch((cause: unknown) => {
      if (isStorefrontError(cause) && cause.retryable) unconfirmed.set(name, keys);
      throw cause;
    });
    await reader.refresh();
  }
  const removals = createRemovals({ lines, state: core.state, add: addNow });
  core.ownerChanges.subscribe(removals.forget);

  return {
    /** The same addition, called again while it is pending, shares its promise. */
    add: (items: readonly CartAddition[]) => additions(JSON.stringify(items), () => addNow(items)),
    remove: removals.remove,
    undo: removals.undo,
    async changeVariant(change: VariantChange): Promise<void> {
      const { lineId, attrId, quantity } = change;
      const line = lines.line(lineId);
      if (!line) throw abortedEdit();
      if (line.attrId === attrId) {
        const result = lines.setQuantity(lineId, quantity);
        lines.flush(lineId);
        return result;
      }
      const quantitiesSent = sendQuantities();
      if (quantitiesSent) await quantitiesSent;
      lines.uncheckNext(line.checked ? [] : [attrId]);
      try {
        await write({ kind: 'changeVariant', change, key: randomKey(), name: line.storeName });
        await reader.refresh();
      } finally {
        lines.uncheckNext([]);
      }
    },
  };
}
