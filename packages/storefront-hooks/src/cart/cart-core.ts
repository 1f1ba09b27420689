import type { StorefrontError } from '@promenade/storefront-sdk';
import type { openChannel } from '../browser/channel.ts';
import { createEmitter, type Emitter } from '../browser/emitter.ts';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { type CartCalls, createCartCalls } from './cart-calls.ts';
import type { createCartLines } from './cart-lines.ts';
import { createOwnerTracker, type OwnerTracker } from './cart-owner.ts';
import type { createCartReader } from './cart-reader.ts';
import { type CartState, createCartState } from './cart-state.ts';
import type { CartStoreOptions } from './cart-store.ts';
import { type CartTabs, createCartTabs } from './cart-tabs.ts';
import type { createEditStorage, EditStorage } from './edit-storage.ts';
import type { createLineWriter } from './line-writer.ts';
import type { createOutbox, OutboxOptions } from './outbox.ts';
import { createReadMode, type ReadMode } from './read-mode.ts';
import { createWriteTracker, type WriteTracker } from './write-tracker.ts';

/** The collaborators that a cart is assembled from. */
export interface CartParts {
  createCartLines: typeof createCartLines;
  createCartReader: typeof createCartReader;
  createEditStorage: typeof createEditStorage;
  createLineWriter: typeof createLineWriter;
  createOutbox: typeof createOutbox;
  openChannel: typeof openChannel;
  withLock: OutboxOptions['withLock'];
}

/** What reading, sending and editing share. None of it depends on another part of it. */
export interface CartCore {
  readonly state: CartState;
  readonly mode: ReadMode;
  readonly writes: WriteTracker;
  readonly owners: OwnerTracker;
  readonly calls: CartCalls;
  readonly tabs: CartTabs;
  readonly edits: EditStorage;
  /** Emits when the cart has to be read again. */
  readonly readRequests: Emitter;
  /** Emits when the cart has another owner. */
  readonly ownerChanges: Emitter;
  /** Shows whether edits of the owner are stored. */
  showOffline(): void;
  reportError(error: StorefrontError): void;
}

export function createCartCore(options: CartStoreOptions, parts: CartParts): CartCore {
  const { client, storeId, session, guestId, onError } = options;
  const state = createCartState();
  const owners = createOwnerTracker(session, guestId);
  const edits = parts.createEditStorage(browserStorage('localStorage'), storeId);
  return {
    state,
    mode: createReadMode(),
    writes: createWriteTracker(),
    owners,
    calls: createCartCalls(client, storeId, owners),
    tabs: createCartTabs(parts.openChannel, storageKey('cart', storeId)),
    edits,
    readRequests: createEmitter(),
    ownerChanges: createEmitter(),
    showOffline() {
      const owner = owners.current();
      state.show({ isOffline: owner !== undefined && edits.read(owner).length > 0 });
    },
    reportError: (error) => onError?.(error),
  };
}
