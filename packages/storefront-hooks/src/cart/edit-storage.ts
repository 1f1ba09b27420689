import type { TextStore } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import type { CartCommand } from './cart-command.ts';
import { type CartOwner, ownerKey } from './cart-owner.ts';

/** An edit that waits on the device for the network. */
export interface StoredEdit {
  readonly id: string;
  /** When it was made, in epoch ms, and later than what was stored before; no two edits of a tab have the same. */
  readonly at: number;
  readonly command: CartCommand;
}

/** The waiting edits of each owner, in the order they were made, for all tabs of the shop. */
export interface EditStorage {
  read(owner: CartOwner): readonly StoredEdit[];
  add(owner: CartOwner, edit: StoredEdit): void;
  remove(owner: CartOwner, id: string): void;
  clear(owner: CartOwner): void;
}

const isEdit = (value: StoredEdit | null) =>
  typeof value?.id === 'string' && Number.isSafeInteger(value.at) && !!value.command?.kind;

/** @param storage What others wrote into it is read as far as it makes sense. */
export function createEditStorage(storage: TextStore, storeId: number): EditStorage {
  const keyOf = (owner: CartOwner) => `${storageKey('cartEdits', storeId)}.${ownerKey(owner)}`;
  function read(owner: CartOwner): readonly StoredEdit[] {
    try {
      return JSON.parse(storage.get(keyOf(owner)) ?? '[]').filter(isEdit);
    } catch {
      return [];
    }
  }
  function write(owner: CartOwner, edits: readonly StoredEdit[]): void {
    if (edits.length > 0) storage.set(keyOf(owner), JSON.stringify(edits));
    else storage.remove(keyOf(owner));
  }
  return {
    read,
    // A request that was pending when the network went away fails late, but was made before later edits.
    add: (owner, edit) =>
      write(
        owner,
        [...read(owner).filter(({ id }) => id !== edit.id), edit].sort((one, other) => one.at - other.at),
      ),
    remove: (owner, id) =>
      write(
        owner,
        read(owner).filter((edit) => edit.id !== id),
      ),
    clear: (owner) => write(owner, []),
  };
}
