import { randomKey, StorefrontError } from '@promenade/storefront-sdk';
import { isOffline } from '../browser/is-offline.ts';
import { DEBOUNCE_MS } from '../domain/constants.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { isEqual } from '../query/is-equal.ts';
import type { CartCalls } from './cart-calls.ts';
import { isAdding, isOrderRelevant, linesOf } from './cart-intents.ts';
import { type CartOwner, isSameOwner, type OwnerTracker, ownerKey } from './cart-owner.ts';
import { abortedEdit, type CartIntent, markHandled } from './cart-types.ts';
import type { ShownCart } from './shown-cart.ts';
import { createStoredEdits, type EditOutcome } from './stored-edits.ts';

/** An intent that the backend has neither confirmed nor refused yet. */
interface LogEntry {
  readonly id: string;
  readonly owner: CartOwner;
  intent: CartIntent;
  /**
   * `paused`: waits in case the quantity changes again. `due`: waits for the entries that must precede it. `sent`: its request
   * is pending. `stored`: waits on the device for the network.
   */
  state: 'paused' | 'due' | 'sent' | 'stored' | 'ended';
  /** When the intent was first sent or stored, in epoch ms; 0 before. */
  at: number;
  timer?: ReturnType<typeof setTimeout>;
  /** Settles when the intent is confirmed or refused, or with a later entry that replaces it. */
  readonly done: Promise<void>;
  resolve(by?: Promise<void>): void;
  reject(error: StorefrontError): void;
}

export interface CartLogOptions {
  storeId: number;
  owners: OwnerTracker;
  calls: CartCalls;
  shown: ShownCart;
  /** Called after a write. The backend may have carried out a write even if there is an `error`. */
  written(intent: CartIntent, error: StorefrontError | undefined): void;
  /** Called with the outcome of each stored edit that this tab has sent. */
  finished(outcome: EditOutcome): void;
  /** Called when sending a stored edit failed with an error that a retry may solve. */
  failed(): void;
  /** Called after edits of a closed or reloaded page were sent. */
  restored(): void;
}

/**
 * The unconfirmed intents of a cart, oldest first. Intents whose order matters are sent one after another. While the device is
 * offline, intents are stored by owner; once it is online, one tab sends all of them in order.
 */
export function createCartLog({ storeId, owners, calls, shown, ...events }: CartLogOptions) {
  let entries: readonly LogEntry[] = [];
  /** Owners whose carts were merged or deleted, and who have signed out. Nothing is stored for such a guest. */
  const endedOwners = new Set<string>();
  const pending = new Set<Promise<unknown>>();
  let version = {};
  let lastAt = 0;

  /** Changes `version` when a write begins and ends, so that a read can detect writes during its request. */
  function track<Result>(work: () => Promise<Result>): Promise<Result> {
    const write = work();
    const ended = () => {
      pending.delete(write);
      version = {};
    };
    pending.add(write);
    version = {};
    write.then(ended, ended);
    return write;
  }
  async function idle(): Promise<void> {
    while (pending.size > 0) await Promise.allSettled(pending);
  }
  const perform = (intent: CartIntent, owner: CartOwner) => track(() => calls.perform(intent, owner));

  const stored = createStoredEdits({
    ...{ storeId, perform, idle, failed: events.failed, restored: events.restored },
    isAwaited: (id) => entries.some((entry) => entry.id === id),
    ended(outcome) {
      receive(outcome);
      events.finished(outcome);
    },
  });
  const isFilled = (owner = owners.current()) => owner !== undefined && stored.isFilled(owner);
  const showOffline = () => shown.show({ isOffline: isFilled() });

  const mustPrecede = (one: LogEntry, entry: LogEntry) =>
    isSameOwner(one.owner, entry.owner) && isOrderRelevant(one.intent, entry.intent);
  const isBlocked = (entry: LogEntry) =>
    entries.slice(0, entries.indexOf(entry)).some((one) => mustPrecede(one, entry));
  /** Whether a later quantity of the same line can replace the entry. */
  const isReplaceable = ({ intent, state }: LogEntry) =>
    intent.kind === 'setQuantity' && (state === 'paused' || state === 'due');
  /** Don't store edits of an account after its sign-out, or of a guest's cart that no longer exists. */
  const mayStore = ({ owner }: LogEntry) =>
    owner.kind === 'guest' ? !endedOwners.has(ownerKey(owner)) : isSameOwner(owner, owners.current());

  function append(intent: CartIntent, owner: CartOwner): LogEntry {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: LogEntry = {
      id: randomKey(),
      owner,
      intent,
      state: 'due',
      at: 0,
      done: markHandled(promise),
      resolve,
      reject,
    };
    entries = [...entries, entry];
    return entry;
  }
  function take(entry: LogEntry): void {
    entry.state = 'ended';
    entries = entries.filter((one) => one !== entry);
  }

  function end(entry: LogEntry, error?: StorefrontError): void {
    if (entry.state === 'ended') return;
    const { intent, at } = entry;
    const later = intent.kind === 'setQuantity' ? entries.slice(entries.indexOf(entry) + 1) : [];
    // A quantity is replaced only by a later quantity or a removal of the same line.
    const next = later.find((one) => !isAdding(one.intent) && mustPrecede(entry, one));
    take(entry);
    if (error) shown.refuse(intent, next ? undefined : error);
    else shown.confirm(intent);
    if (at > 0) events.written(intent, error);
    if (!error) entry.resolve();
    // If the shopper has changed the line again, the promise settles with the later entry.
    else if (next) entry.resolve(next.done);
    else entry.reject(error);
    shown.update();
  }

  /** Applies the outcome of a stored edit, from this tab or another one. */
  function receive({ edit, refusal }: EditOutcome): void {
    const error = refusal && new StorefrontError(refusal);
    const entry = entries.find(({ id }) => id === edit.id);
    if (entry) end(entry, error);
    if (error) {
      const { id, intent } = edit;
      const dropped = { id, kind: intent.kind, name: intent.name, error };
      // A message may arrive twice.
      const others = shown.structure().droppedEdits.filter((one) => one.id !== id);
      shown.show({ droppedEdits: [...others, dropped] });
    }
    showOffline();
    advance();
  }

  /** The current time in epoch ms, or 1 ms after the previous result if the clock has not advanced. */
  function nextAt(): number {
    lastAt = Math.max(Date.now(), lastAt + 1);
    return lastAt;
  }
  function store(entry: LogEntry): void {
    entry.at ||= Math.max(nextAt(), stored.latestAt(entry.owner) + 1);
    entry.state = 'stored';
    stored.add(entry.owner, entry);
    showOffline();
  }
  async function send(entry: LogEntry): Promise<void> {
    entry.at ||= nextAt();
    entry.state = 'sent';
    const error = await perform(entry.intent, entry.owner).then(
      () => undefined,
      (cause) => asStorefrontError(cause, 'cart'),
    );
    if (error?.kind === 'network' && isOffline() && mayStore(entry)) store(entry);
    else {
      // The entry may have been stored in case the page was closed.
      stored.remove(entry.owner, entry.id);
      showOffline();
      // The page was being left, so the entry did not wait for an earlier request, which may overwrite this quantity.
      if (isBlocked(entry) && entry.intent.kind === 'setQuantity') entry.state = 'due';
      else end(entry, error);
    }
    advance();
  }

  /** Sends or stores the entries that are due. */
  function advance(isLeaving = false): void {
    for (const entry of entries) {
      if (entry.state !== 'due') continue;
      const isWaiting = isBlocked(entry);
      const { intent, owner } = entry;
      if (intent.kind === 'setQuantity') {
        const quantity = shown.clamp(intent.lineId, intent.quantity);
        entry.intent = { ...intent, quantity };
        if (!isWaiting && shown.isConfirmed(intent.lineId, quantity)) {
          end(entry);
          continue;
        }
      }
      if (isOffline() || isFilled(owner)) mayStore(entry) ? store(entry) : end(entry, abortedEdit());
      else if (!isWaiting || isLeaving) void send(entry);
    }
  }

  /** Ends the pause of entries. */
  function makeDue(isMeant: (entry: LogEntry) => boolean): void {
    for (const entry of entries) {
      if (entry.state === 'paused' && isMeant(entry)) entry.state = 'due';
    }
  }
  function pause(entry: LogEntry): void {
    clearTimeout(entry.timer);
    entry.state = 'paused';
    entry.timer = setTimeout(() => {
      makeDue((one) => one === entry);
      advance();
    }, DEBOUNCE_MS);
  }

  return {
    track,
    /** Resolves when no write is pending. */
    idle,
    /** An object that is replaced whenever a write begins or ends. */
    version: () => version,
    /** The unconfirmed intents, oldest first, also those of earlier owners, who have other lines. */
    intents: () => entries.map(({ intent }) => intent),
    /** Whether edits of the owner are stored. */
    isFilled,
    showOffline,
    /** Whether an edit made now would be stored instead of sent. */
    isStoring: () => isOffline() || isFilled(),
    /** Sends the stored edits of an owner one after another. */
    replay: (owner = owners.current()) => stored.replay(owner),
    receive,
    /** Logs the quantity of a line, replacing an unsent one. Resolves when this or a later quantity is confirmed. */
    setQuantity(intent: CartIntent & { kind: 'setQuantity' }, owner: CartOwner): Promise<void> {
      const { lineId, quantity } = intent;
      const earlier = entries.filter((one) => isSameOwner(one.owner, owner) && isOrderRelevant(one.intent, intent));
      const last = earlier.at(-1);
      if (!last && shown.isConfirmed(lineId, quantity)) return Promise.resolve();
      if (last?.state === 'sent' && isEqual(last.intent, intent)) return last.done;
      const isReplacing = last !== undefined && isReplaceable(last);
      const entry = isReplacing ? last : append(intent, owner);
      entry.intent = intent;
      if (isReplacing && earlier.length === 1 && shown.isConfirmed(lineId, quantity)) end(entry);
      else {
        pause(entry);
        shown.update();
      }
      return entry.done;
    },
    /** Logs an intent that is sent without a pause, after the entries that must precede it. Resolves when it is confirmed. */
    push(intent: CartIntent, owner: CartOwner): Promise<void> {
      const entry = append(intent, owner);
      for (const one of entries) {
        if (intent.kind !== 'remove' || !isReplaceable(one) || !mustPrecede(one, entry)) continue;
        one.resolve(entry.done);
        take(one);
      }
      makeDue((one) => mustPrecede(one, entry));
      shown.update();
      advance();
      return entry.done;
    },
    /** Sends paused quantities, of one line or of all. With `isLeaving`, does not wait for pending requests. */
    flush(lineId?: number, isLeaving = false): void {
      makeDue(({ intent }) => lineId === undefined || linesOf(intent).includes(lineId));
      advance(isLeaving);
    },
    /** While the device is offline, stores the intents of pending requests: they may fail when the page is closed. */
    storePending(): void {
      if (isOffline()) for (const entry of entries) stored.add(entry.owner, entry);
    },
    /** Resolves when the owner has no entries. */
    async settled(owner: CartOwner | undefined): Promise<void> {
      const isOwn = (entry: LogEntry) => isSameOwner(entry.owner, owner);
      for (let entry = entries.find(isOwn); entry; entry = entries.find(isOwn)) await entry.done.catch(() => {});
    },
    /** Rejects unsent quantities of lines that no longer exist. */
    dropLines(isGone: (lineId: number) => boolean, owner: CartOwner | undefined): void {
      for (const entry of entries) {
        if (!isReplaceable(entry) || !isSameOwner(entry.owner, owner)) continue;
        if (linesOf(entry.intent).some(isGone)) end(entry, abortedEdit());
      }
    },
    /** Rejects stored edits of an owner. If `mustDelete`, also deletes them from the device. */
    abandon(owner: CartOwner, mustDelete: boolean): void {
      if (mustDelete) {
        stored.clear(owner);
        endedOwners.add(ownerKey(owner));
      }
      for (const entry of entries) {
        if (!isSameOwner(entry.owner, owner)) continue;
        if (entry.state === 'stored' || (mustDelete && entry.state !== 'sent')) end(entry, abortedEdit());
      }
    },
  };
}

export type CartLog = ReturnType<typeof createCartLog>;
