import { type CartLine, isStorefrontError, randomKey } from '@promenade/storefront-sdk';
import { clampQuantity } from '../domain/quantity.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import type { CartLog } from './cart-log.ts';
import type { OwnerTracker } from './cart-owner.ts';
import { abortedEdit, type CartAddition, markHandled, type VariantChange } from './cart-types.ts';
import type { ShownCart } from './shown-cart.ts';
import { warnOfMissingVariant } from './warn-of-missing-variant.ts';

export interface CartEditsOptions {
  log: CartLog;
  shown: ShownCart;
  owners: OwnerTracker;
  /** Starts the session if the owner of the cart is unknown. */
  resolveOwner(): Promise<void>;
  /** Reads the cart with the confirmed writes. */
  readWritten(): Promise<unknown>;
}

const isLineOf = ({ productId, attrId, suk }: CartLine, item: CartAddition): boolean =>
  productId === item.productId && ('attrId' in item ? attrId === item.attrId : !item.sku || suk === item.sku);

/** Appends the shopper's edits to the log as intents. */
export function createCartEdits({ log, shown, owners, resolveOwner, readWritten }: CartEditsOptions) {
  const additions = createSingleFlight<void>();
  /** Idempotency keys of additions whose response was lost; a retry reuses them. */
  const unconfirmedKeys = new Map<string, readonly [string, string]>();
  let lastRemoved: { items: CartAddition[]; unchecked: number[]; done: Promise<void> } | undefined;

  async function add(items: readonly CartAddition[]): Promise<void> {
    // If the owner is known, don't await anything: while offline the intent must be stored before the page can be closed.
    if (!owners.isKnown()) await resolveOwner();
    const owner = owners.ensure();
    if (!owner) throw abortedEdit();
    const name = JSON.stringify(items);
    const keys = unconfirmedKeys.get(name) ?? ([randomKey(), randomKey()] as const);
    unconfirmedKeys.delete(name);
    await log.push({ kind: 'add', items, keys }, owner).catch((cause: unknown) => {
      if (isStorefrontError(cause) && cause.retryable) unconfirmedKeys.set(name, keys);
      warnOfMissingVariant(items, cause);
      throw cause;
    });
    await readWritten();
    const added = [...shown.lines().values()].filter((line) => items.some((item) => isLineOf(line, item)));
    shown.show({ lastAdded: added.map(({ id }) => id) });
  }

  function setQuantity(lineId: number, wanted: number | string): Promise<void> {
    const line = shown.lines().get(lineId);
    const owner = owners.current();
    if (!line || !owner) return markHandled(Promise.reject(abortedEdit()));
    shown.dismissError(lineId);
    const quantity = clampQuantity(wanted, line.stock);
    return log.setQuantity({ kind: 'setQuantity', lineId, quantity, name: line.storeName }, owner);
  }

  async function remove(ids: readonly number[]): Promise<void> {
    const removed = ids.map((id) => shown.lines().get(id)).filter((line) => line !== undefined);
    const [first] = removed;
    const owner = owners.current();
    if (!first || !owner) return;
    const lineIds = removed.map(({ id }) => id);
    const done = log.push({ kind: 'remove', lineIds, name: first.storeName }, owner);
    lastRemoved = {
      items: removed.map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity })),
      unchecked: removed.filter(({ checked }) => !checked).map(({ attrId }) => attrId),
      done,
    };
    const quantity = removed.reduce((sum, line) => sum + line.quantity, 0);
    shown.show({ lastRemoved: { lineId: first.id, name: first.storeName, quantity, lines: removed.length } });
    try {
      await done;
    } catch (cause) {
      if (lastRemoved?.done === done) shown.show({ lastRemoved: undefined });
      throw cause;
    }
  }

  async function undo(): Promise<void> {
    const removed = lastRemoved;
    lastRemoved = undefined;
    shown.show({ lastRemoved: undefined });
    if (!removed) return;
    const isRemoved = await removed.done.then(
      () => true,
      () => false,
    );
    if (isRemoved) await shown.uncheckingNext(removed.unchecked, () => add(removed.items));
  }

  async function changeVariant(change: VariantChange): Promise<void> {
    const { lineId, attrId, quantity } = change;
    const line = shown.lines().get(lineId);
    const owner = owners.current();
    if (!line || !owner) throw abortedEdit();
    if (line.attrId === attrId) {
      const result = setQuantity(lineId, quantity);
      log.flush(lineId);
      return result;
    }
    await shown.uncheckingNext(line.checked ? [] : [attrId], async () => {
      await log.push({ kind: 'changeVariant', change, key: randomKey(), name: line.storeName }, owner);
      await readWritten();
    });
  }

  return {
    /** Calls with the same items while an addition is pending return its promise. */
    add: (items: readonly CartAddition[]) => additions(JSON.stringify(items), () => add(items)),
    setQuantity,
    remove,
    undo,
    changeVariant,
    /** Discards the latest removal and the keys for retries, because the cart has another owner. */
    reset(): void {
      unconfirmedKeys.clear();
      lastRemoved = undefined;
    },
  };
}
