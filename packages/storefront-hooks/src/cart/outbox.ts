import { isStorefrontError, randomKey, StorefrontError } from '@promenade/storefront-sdk';
import { isOffline } from '../browser/is-offline.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { createBackoff } from './backoff.ts';
import type { CartCommand } from './cart-command.ts';
import { abortedEdit, toCartError } from './cart-error.ts';
import { type CartOwner, ownerKey } from './cart-owner.ts';
import type { EditStorage, StoredEdit } from './edit-storage.ts';

/** The outcome of a stored edit, as tabs tell each other. */
export interface EditOutcome {
  readonly edit: StoredEdit;
  /** Fields of the error it was refused with. */
  readonly refusal?: Pick<StorefrontError, 'kind' | 'endpoint' | 'code' | 'status' | 'serverMessage'>;
}

export interface OutboxOptions {
  storage: EditStorage;
  /** Whose edits are made now. */
  owner(): CartOwner | undefined;
  perform(command: CartCommand, owner: CartOwner): Promise<void>;
  /** Runs work while no other tab replays. */
  withLock(name: string, work: () => Promise<boolean>): Promise<boolean>;
  lockName: string;
  /** Called when edits are stored or removed. */
  changed(): void;
  /** Called with the outcome of each stored edit that this tab has sent. */
  finished(outcome: EditOutcome): void;
  /** Called with each stored edit that was refused, in this tab or another one. */
  dropped(edit: StoredEdit, error: StorefrontError): void;
  /** Called after edits were sent that no promise of this tab waits for: those of a closed or reloaded page. */
  restored(): void;
}

/** Sends edits. While the device is offline it stores them per owner, and sends them in their order once it is online. */
export interface Outbox {
  /** Whether an edit would be stored now. */
  isStoring(): boolean;
  /** Whether edits of the owner are stored. */
  isFilled(owner?: CartOwner): boolean;
  /** Sends at once, or after the stored edits. Resolves when the backend has confirmed it. */
  send(command: CartCommand, owner: CartOwner): Promise<void>;
  /** Stores the edits of pending requests, which may fail after the page is gone; only while the device is offline. */
  storePending(): void;
  /** Sends the stored edits one after another. Never rejects. */
  replay(owner?: CartOwner): Promise<void>;
  /** Takes over an outcome that another tab tells. */
  receive(outcome: EditOutcome): void;
  /** Rejects waiting edits of an owner with kind `aborted`; they stay stored unless they are to be forgotten. */
  abandon(owner: CartOwner, mustForget: boolean): void;
  /** Ends the repetition after failures. */
  stop(): void;
}

/** After so many failures an edit is dropped, so that it cannot keep those behind it from being sent. */
const ATTEMPTS_MAX = 5;

/** The fields that a message to another tab can carry. */
const refusalOf = ({ kind, endpoint, code, status, serverMessage }: StorefrontError) => {
  return { kind, endpoint, code, status, serverMessage };
};

interface Waiter {
  readonly owner: CartOwner;
  resolve(): void;
  reject(error: StorefrontError): void;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, perform } = options;
  const waiters = new Map<string, Waiter>();
  /** Edits whose direct request is pending. */
  const pending = new Map<StoredEdit, { owner: CartOwner; ended: Promise<unknown> }>();
  const attempts = new Map<string, number>();
  /** Guests whose carts are gone: what is sent for them is not stored any more. */
  const forgotten = new Set<string>();
  const flights = createSingleFlight<boolean>();
  const backoff = createBackoff(() => void replay());
  let lastAt = 0;

  const isFilled = (owner = options.owner()) => owner !== undefined && storage.read(owner).length > 0;
  const isStoring = () => isOffline() || isFilled();

  /** What an account did before it signed out is not stored for its next sign-in, and nothing for a cart that is gone. */
  const mayStoreFor = (owner: CartOwner) => {
    const now = options.owner();
    if (owner.kind === 'guest') return !forgotten.has(owner.uuid);
    return now !== undefined && ownerKey(now) === ownerKey(owner);
  };

  function store(edit: StoredEdit, owner: CartOwner): Promise<void> {
    const result = new Promise<void>((resolve, reject) => waiters.set(edit.id, { owner, resolve, reject }));
    storage.add(owner, edit);
    options.changed();
    return result;
  }

  function settle({ edit, refusal }: EditOutcome): void {
    const error = refusal && new StorefrontError(refusal);
    const waiter = waiters.get(edit.id);
    waiters.delete(edit.id);
    if (error) {
      waiter?.reject(error);
      options.dropped(edit, error);
    } else waiter?.resolve();
    options.changed();
  }

  function finish(owner: CartOwner, edit: StoredEdit, error?: StorefrontError): void {
    storage.remove(owner, edit.id);
    const outcome = error ? { edit, refusal: refusalOf(error) } : { edit };
    settle(outcome);
    options.finished(outcome);
  }

  /** Returns whether edits of another page were among those sent. */
  async function drain(owner: CartOwner): Promise<boolean> {
    let areRestored = false;
    // A request from before the network went away may still arrive, and must not overtake what was done after it.
    await Promise.all([...pending.values()].map(({ ended }) => ended));
    for (let [edit] = storage.read(owner); edit && !isOffline(); [edit] = storage.read(owner)) {
      if (!waiters.has(edit.id)) areRestored = true;
      try {
        await perform(edit.command, owner);
        finish(owner, edit);
      } catch (cause) {
        const error = toCartError(cause);
        const count = (attempts.get(edit.id) ?? 0) + 1;
        const mayPass = error.retryable || error.kind === 'auth' || error.kind === 'aborted';
        if (mayPass && (isOffline() || count < ATTEMPTS_MAX)) {
          if (!isOffline()) {
            attempts.set(edit.id, count);
            backoff.schedule();
          }
          return areRestored;
        }
        finish(owner, edit, error);
      }
    }
    backoff.reset();
    return areRestored;
  }

  async function replay(owner = options.owner()): Promise<void> {
    backoff.start();
    if (!owner || isOffline() || !isFilled(owner)) return;
    const key = ownerKey(owner);
    const drainOnce = () => options.withLock(`${options.lockName}.${key}`, () => drain(owner));
    // Where the lock cannot be had the edits stay stored.
    if (await flights(key, drainOnce).catch(() => {})) options.restored();
  }

  return {
    isStoring,
    isFilled,
    replay,
    receive: settle,
    async send(command, owner) {
      // The clock may have been set back since the latest stored edit was made.
      lastAt = Math.max(Date.now(), lastAt + 1, (storage.read(owner).at(-1)?.at ?? 0) + 1);
      const edit = { id: randomKey(), at: lastAt, command };
      if (!isOffline() && !isFilled(owner)) {
        const request = perform(command, owner);
        pending.set(edit, { owner, ended: request.catch(() => {}) });
        try {
          return await request;
        } catch (cause) {
          const mayStore = isOffline() && isStorefrontError(cause, 'network') && mayStoreFor(owner);
          if (!mayStore) throw cause;
        } finally {
          pending.delete(edit);
          // It was stored in case the page went away.
          if (isFilled(owner)) {
            storage.remove(owner, edit.id);
            options.changed();
          }
        }
      }
      return store(edit, owner);
    },
    storePending() {
      if (isOffline()) for (const [edit, { owner }] of pending) storage.add(owner, edit);
    },
    abandon(owner, mustForget) {
      if (mustForget) storage.clear(owner);
      if (mustForget && owner.kind === 'guest') forgotten.add(owner.uuid);
      for (const [id, waiter] of waiters) {
        if (ownerKey(waiter.owner) !== ownerKey(owner)) continue;
        waiters.delete(id);
        waiter.reject(abortedEdit());
      }
    },
    stop: backoff.stop,
  };
}
