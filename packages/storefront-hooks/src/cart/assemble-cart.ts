import { type CartParts, createCartCore } from './cart-core.ts';
import { createCartEditing } from './cart-editing.ts';
import { abortedEdit, quiet } from './cart-error.ts';
import { createCartLifecycle } from './cart-lifecycle.ts';
import { createCartReading } from './cart-reading.ts';
import { createCartSending } from './cart-sending.ts';
import type { CartStore, CartStoreOptions } from './cart-store.ts';
import { createGuestTakeover } from './guest-takeover.ts';

/** Assembles a cart. Every part receives the parts it uses, so that none has to know how the others are made. */
export function assembleCart(options: CartStoreOptions, parts: CartParts): CartStore {
  const { session, guestId, storeId } = options;
  const core = createCartCore(options, parts);
  const { state, mode, owners, calls, writes, tabs, readRequests } = core;
  const sending = createCartSending(core, parts, storeId);
  const { outbox } = sending;
  const lines = parts.createCartLines({
    createLineWriter: parts.createLineWriter,
    isOrdered: outbox.isStoring,
    owner: owners.current,
    async send(command, owner) {
      await sending.write(command, owner);
      // A number that was counted meanwhile was counted without it.
      if (mode.pieces !== undefined) readRequests.emit();
    },
  });
  const takeover = createGuestTakeover({
    ...{ calls, outbox, writes, owners, guestId },
    attempted: () => tabs.post('changed'),
  });
  const reader = createCartReading(core, parts, { lines, outbox, takeover });
  const lifecycle = createCartLifecycle(core, { session, lines, outbox, takeover, reader });
  const editing = createCartEditing(core, { lines, sending, reader, knowOwner: lifecycle.knowOwner });

  async function refresh(): Promise<void> {
    const error = await reader.refresh();
    if (error) throw error;
  }
  const allIds = () => lines.views().flatMap((group) => group.cartInfoList.map((line) => line.id));

  return {
    getStructure: state.get,
    isReading: reader.isReading,
    line: lines.line,
    views: lines.views,
    count: () => mode.pieces ?? (state.get().status === 'ready' ? lines.count() : undefined),
    subscribe: state.subscribe,
    subscribeLines: lines.subscribe,
    subscribeLine: lines.subscribeLine,
    holdLines() {
      const release = mode.hold();
      if (mode.pieces !== undefined) readRequests.emit();
      return release;
    },
    connect: lifecycle.connect,
    refresh: () => quiet(refresh()),
    add: (items) => quiet(editing.add([items].flat())),
    setQuantity: (id, quantity) => lines.setQuantity(id, quantity) ?? quiet(Promise.reject(abortedEdit())),
    remove: (lineIds) => quiet(editing.remove([lineIds].flat())),
    clear: () => quiet(editing.remove(allIds())),
    undo: () => quiet(editing.undo()),
    changeVariant: (change) => quiet(editing.changeVariant(change)),
    settle: () => quiet(lifecycle.settle()),
    flush: lines.flush,
    check: (id, isChecked) => lines.check((line) => line.id === id, isChecked),
    checkMerchant: (merId, isChecked) => lines.check((_, of) => of === merId, isChecked),
    checkAll: (isChecked) => lines.check(() => true, isChecked),
    dismissError: lines.dismissError,
    dismissRemoved: () => state.show({ lastRemoved: undefined }),
    dismissMerge: () => state.show({ mergeResult: undefined }),
    dismissDropped: () => state.show({ droppedEdits: [] }),
  };
}
