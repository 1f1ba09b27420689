import { storageKey } from '../browser/storage-key.ts';
import type { CartCommand } from './cart-command.ts';
import type { CartCore, CartParts } from './cart-core.ts';
import { abortedEdit } from './cart-error.ts';
import type { CartOwner } from './cart-owner.ts';
import type { Outbox } from './outbox.ts';

/** Sends writes through the outbox. */
export interface CartSending {
  readonly outbox: Outbox;
  /** @param of Whose cart it means. @default the owner's now */
  write(command: CartCommand, of?: CartOwner): Promise<void>;
}

export function createCartSending(core: CartCore, parts: CartParts, storeId: number): CartSending {
  const { state, owners, calls, writes, tabs, edits, readRequests } = core;
  const outbox = parts.createOutbox({
    storage: edits,
    lockName: storageKey('cartEdits', storeId),
    withLock: parts.withLock,
    owner: owners.current,
    perform: (command, owner) => writes.track(() => calls.perform(command, owner)),
    changed: core.showOffline,
    finished: tabs.post,
    dropped({ id, command: { kind, name } }, error) {
      state.show({ droppedEdits: [...state.get().droppedEdits, { id, kind, name, error }] });
    },
    restored() {
      readRequests.emit();
      tabs.post('changed');
    },
  });
  return {
    outbox,
    async write(command, of) {
      const owner = of ?? owners.ensure();
      if (!owner) throw abortedEdit();
      try {
        await outbox.send(command, owner);
      } catch (cause) {
        // A write that failed may have been carried out all the same.
        readRequests.emit();
        throw cause;
      } finally {
        tabs.post('changed');
      }
    },
  };
}
