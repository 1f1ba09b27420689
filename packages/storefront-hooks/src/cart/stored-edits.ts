import type { StorefrontError } from '@promenade/storefront-sdk';
import { isOffline } from '../browser/is-offline.ts';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { withWebLock } from '../browser/web-lock.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { type CartOwner, ownerKey } from './cart-owner.ts';
import type { CartIntent } from './cart-types.ts';

/** An intent that is stored on the device while there is no network. */
export interface StoredEdit {
  readonly id: string;
  /** When it was made, in epoch ms. Unique in a tab, and later than that of every edit stored before it. */
  readonly at: number;
  readonly intent: CartIntent;
}

/** The outcome of a stored edit, as a message between tabs. */
export interface EditOutcome {
  readonly edit: StoredEdit;
  /** Fields of the error it was refused with. */
  readonly refusal?: Pick<StorefrontError, 'kind' | 'endpoint' | 'code' | 'status' | 'serverMessage'>;
}

export interface StoredEditsOptions {
  storeId: number;
  perform(intent: CartIntent, owner: CartOwner): Promise<void>;
  /** Resolves when no write is pending. */
  idle(): Promise<void>;
  /** Whether this tab waits for the outcome of an edit; it does not for those of a closed or reloaded page. */
  isAwaited(id: string): boolean;
  /** Called with the outcome of each edit that this tab has sent. */
  ended(outcome: EditOutcome): void;
  /** Called when sending has stopped at a transient failure. */
  failed(): void;
  /** Called after edits of other pages were sent. */
  restored(): void;
}

/** After so many failures an edit is dropped, so that it cannot block those behind it. */
const ATTEMPTS_MAX = 5;

/** The fields of an error that can be sent to another tab. */
const refusalOf = ({ kind, endpoint, code, status, serverMessage }: StorefrontError): EditOutcome['refusal'] => {
  return { kind, endpoint, code, status, serverMessage };
};

const isEdit = (value: StoredEdit | null) =>
  typeof value?.id === 'string' && Number.isSafeInteger(value.at) && !!value.intent?.kind;

/** Edits that are stored on the device until there is a network: by owner, in the order they were made, for all tabs. */
export function createStoredEdits(options: StoredEditsOptions) {
  const storage = browserStorage('localStorage');
  const drains = createSingleFlight<boolean>();
  const attempts = new Map<string, number>();
  const keyOf = (owner: CartOwner) => `${storageKey('cartEdits', options.storeId)}.${ownerKey(owner)}`;

  /** Storage is untrusted input: entries that are not edits are ignored. */
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

  /** Sends the edits of an owner. Resolves with whether edits of another page were among them. */
  async function drain(owner: CartOwner): Promise<boolean> {
    let areRestored = false;
    // A request that was sent before the network failed may still arrive, and must not overtake later edits.
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
        const mayPass = error.retryable || error.kind === 'auth' || error.kind === 'aborted';
        if (mayPass && count < ATTEMPTS_MAX) {
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
    /** When the latest edit of an owner was made. */
    latestAt: (owner: CartOwner): number => read(owner).at(-1)?.at ?? 0,
    add(owner: CartOwner, { id, at, intent }: StoredEdit): void {
      const others = read(owner).filter((edit) => edit.id !== id);
      // A request that was pending when the network failed ends late, but was made before later edits.
      write(
        owner,
        [...others, { id, at, intent }].sort((one, other) => one.at - other.at),
      );
    },
    remove,
    clear: (owner: CartOwner): void => write(owner, []),
    /** Sends the edits of an owner one after another, in one tab at a time. */
    async replay(owner: CartOwner | undefined): Promise<void> {
      if (!owner || isOffline() || !isFilled(owner)) return;
      const drainOnce = () => withWebLock(keyOf(owner), () => drain(owner));
      if (await drains(ownerKey(owner), drainOnce)) options.restored();
    },
  };
}
