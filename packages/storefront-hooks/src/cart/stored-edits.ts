import type { StorefrontError } from '@promenade/storefront-sdk';
import { isOffline } from '../browser/is-offline.ts';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { withWebLock } from '../browser/web-lock.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { type CartOwner, ownerKey } from './cart-owner.ts';
import type { CartIntent } from './cart-types.ts';

/** An intent that is stored on the device while it is offline. */
export interface StoredEdit {
  readonly id: string;
  /** When the edit was first sent or stored, in epoch ms. Unique in a tab, and later than the `at` of edits stored before. */
  readonly at: number;
  readonly intent: CartIntent;
}

/** The outcome of a stored edit, as a message between tabs. */
export interface EditOutcome {
  readonly edit: StoredEdit;
  /** The error, if the backend refused the edit. */
  readonly refusal?: Pick<StorefrontError, 'kind' | 'endpoint' | 'code' | 'status' | 'serverMessage'>;
}

export interface StoredEditsOptions {
  storeId: number;
  perform(intent: CartIntent, owner: CartOwner): Promise<void>;
  /** Resolves when no write is pending. */
  idle(): Promise<void>;
  /** Whether this tab has the edit in its log. False for edits of other tabs and of closed or reloaded pages. */
  isAwaited(id: string): boolean;
  /** Called with the outcome of each edit that this tab has sent. */
  ended(outcome: EditOutcome): void;
  /** Called when sending has stopped at an error that a retry may solve. */
  failed(): void;
  /** Called after edits that this tab does not await were sent. */
  restored(): void;
}

/** After this many failures an edit is dropped, so that it doesn't block later edits. */
const ATTEMPTS_MAX = 5;

/** The fields of an error that can be sent to another tab. */
const refusalOf = ({ kind, endpoint, code, status, serverMessage }: StorefrontError): EditOutcome['refusal'] => {
  return { kind, endpoint, code, status, serverMessage };
};

const isEdit = (value: StoredEdit | null) =>
  typeof value?.id === 'string' && Number.isSafeInteger(value.at) && !!value.intent?.kind;

/** Edits that are stored on the device until it is online: by owner, oldest first, shared by all tabs. */
export function createStoredEdits(options: StoredEditsOptions) {
  const storage = browserStorage('localStorage');
  const drains = createSingleFlight<boolean>();
  const attempts = new Map<string, number>();
  const keyOf = (owner: CartOwner) => `${storageKey('cartEdits', options.storeId)}.${ownerKey(owner)}`;

  /** Storage is untrusted input: ignores entries that are not edits. */
  function read(owner: CartOwner): readonly StoredEdit[] {
    const text = storage.get(keyOf(owner));
    if (!text) return [];
    try {
      return JSON.parse(text).filter(isEdit);
    } catch {
      return [];
    }
  }
  function write(owner: CartOwner, edits: readonly StoredEdit[]): void {
    if (edits.length > 0) storage.set(keyOf(owner), JSON.stringify(edits));
    else storage.remove(keyOf(owner));
  }
  const isFilled = (owner: CartOwner) => read(owner).length > 0;

  function remove(owner: CartOwner, id: string): void {
    write(
      owner,
      read(owner).filter((edit) => edit.id !== id),
    );
  }

  function finish(owner: CartOwner, edit: StoredEdit, error?: StorefrontError): void {
    remove(owner, edit.id);
    options.ended({ edit, ...(error && { refusal: refusalOf(error) }) });
  }

  /** Sends the edits of an owner. Resolves with whether it sent edits that this tab does not await. */
  async function drain(owner: CartOwner): Promise<boolean> {
    let areRestored = false;
    // A request that was sent before the device went offline may still arrive. It must not overtake stored edits.
    await options.idle();
    for (let [edit] = read(owner); edit && !isOffline(); [edit] = read(owner)) {
      if (!options.isAwaited(edit.id)) areRestored = true;
      try {
        await options.perform(edit.intent, owner);
        finish(owner, edit);
      } catch (cause) {
        const error = asStorefrontError(cause, 'cart');
        const count = (attempts.get(edit.id) ?? 0) + (isOffline() ? 0 : 1);
        attempts.set(edit.id, count);
        const isTransient = error.retryable || error.kind === 'auth' || error.kind === 'aborted';
        if (isTransient && count < ATTEMPTS_MAX) {
          if (!isOffline()) options.failed();
          return areRestored;
        }
        finish(owner, edit, error);
      }
    }
    return areRestored;
  }

  return {
    isFilled,
    /** `at` of the owner's last edit; 0 if there is none. */
    latestAt: (owner: CartOwner): number => read(owner).at(-1)?.at ?? 0,
    add(owner: CartOwner, { id, at, intent }: StoredEdit): void {
      const others = read(owner).filter((edit) => edit.id !== id);
      // A request that was pending when the device went offline fails late, but precedes the edits made since.
      write(
        owner,
        [...others, { id, at, intent }].sort((one, other) => one.at - other.at),
      );
    },
    remove,
    clear: (owner: CartOwner): void => write(owner, []),
    /** Sends the edits of an owner one after another; a Web Lock ensures that only one tab does. */
    async replay(owner: CartOwner | undefined): Promise<void> {
      if (!owner || !isFilled(owner)) return;
      const drainOnce = () => withWebLock(keyOf(owner), () => drain(owner));
      if (await drains(ownerKey(owner), drainOnce)) options.restored();
    },
  };
}
