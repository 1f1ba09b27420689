import { type CartGroup, type Client, StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-port.ts';
import { createEmitter } from '../browser/emitter.ts';
import type { GuestId } from '../context/identity.ts';
import { clampQuantity } from '../domain/quantity.ts';
import { type CartAddition, createCartCalls } from './cart-calls.ts';
import { type CartLines, createCartLines } from './cart-lines.ts';
import { createCartReader } from './cart-reader.ts';
import { type CartRules, cartRules } from './cart-rules.ts';
import { type CartStructure, emptyStructure } from './cart-structure.ts';
import { kept } from './cart-view.ts';
import { connectCart } from './connect-cart.ts';
import { createOutbox } from './outbox.ts';
import { createRemovals } from './removals.ts';

export interface CartStoreOptions {
  client: Client;
  storeId: number;
  session: Session;
  guestId: GuestId;
  /** Told of failures that no action of the shopper reports. */
  onError?: (error: StorefrontError) => void;
  /** For tests: decisions to put in place of the true ones. */
  rules?: CartRules;
}

/** The cart outside React. What it shows is the confirmed cart with the changes still on their way. */
export interface CartStore extends Pick<CartLines, 'line' | 'views' | 'subscribeLine' | 'flush'> {
  getStructure(): CartStructure;
  /** Pieces in the cart, with changes still on their way; `undefined` until known. */
  count(): number | undefined;
  subscribe(listener: () => void): () => void;
  /** Told of every change of any line. */
  subscribeLines(listener: () => void): () => void;
  /** Has the lines read, until the answered function is called; while nobody holds them, only their number is read. */
  holdLines(): () => void;
  /** Follows the shopper's identity, other tabs and the page's life. Returns the end of it. */
  connect(): () => void;
  refresh(): Promise<void>;
  add(items: CartAddition | readonly CartAddition[]): Promise<void>;
  setQuantity(lineId: number, wanted: number | string): Promise<void>;
  remove(lineId: number): Promise<void>;
  /** Puts the line back that was taken out last. */
  undo(): Promise<void>;
  /** Sends what waits; resolves when all is confirmed, rejects with the error of a line that was refused. */
  settle(): Promise<void>;
  check(lineId: number, checked: boolean): void;
  checkMerchant(merId: number, checked: boolean): void;
  checkAll(checked: boolean): void;
  dismissError(lineId: number): void;
  dismissRemoved(): void;
  dismissMerge(): void;
}

export function createCartStore(options: CartStoreOptions): CartStore {
  const { rules = cartRules } = options;
  const calls = createCartCalls(options);
  const structureChanges = createEmitter();
  let structure = emptyStructure;
  let tellTabs = () => {};
  let arrival = Promise.resolve();
  let holders = 0;
  /** Pieces by the latest answer, where that was no list. */
  let counted: number | undefined;

  const show = (change: Partial<CartStructure>) => {
    const next = kept(structure, { ...structure, ...change });
    if (next === structure) return;
    structure = next;
    structureChanges.emit();
  };
  const outbox = createOutbox(rules, () => show({ isOffline: outbox.isFilled() }));

  /** A write, told to the other tabs; after a failure the truth is read, for the write may have been carried out. */
  async function write(work: () => Promise<unknown>): Promise<void> {
    try {
      await outbox.send(() => reader.write(work));
    } catch (cause) {
      if (rules.mustReadAfterFailure) void reader.refresh();
      throw cause;
    } finally {
      if (rules.tellsOtherTabs) tellTabs();
    }
  }
  async function writeLine(work: () => Promise<unknown>): Promise<void> {
    await write(work);
    // A number that was counted meanwhile was counted without it.
    if (counted !== undefined) void reader.refresh();
  }

  const lines = createCartLines({
    rules,
    sendQuantity: ({ id }, number) => writeLine(() => calls.setQuantity(id, number)),
    async sendRemoval({ id }) {
      await writeLine(() => calls.remove(id));
      lines.drop(id);
    },
    isOrdered: outbox.isKeeping,
    structureChanged: () => show({ groups: groupsOf(lines, structure.groups) }),
  });

  const reader = createCartReader<CartGroup[] | number>({
    rules,
    isKnown: () => structure.status === 'ready' || counted !== undefined,
    load: () => calls.read(holders > 0),
    accept(answer) {
      if (typeof answer === 'number') {
        counted = answer;
        show({ status: structure.status === 'error' ? 'loading' : structure.status, error: undefined });
        structureChanges.emit();
        // Somebody wants to see the lines since.
        if (holders > 0) void reader.refresh();
      } else {
        counted = undefined;
        lines.receive(answer);
        show({ status: 'ready', error: undefined });
      }
      void outbox.replay();
    },
    failed(error) {
      options.onError?.(error);
      show({ error, ...(structure.status === 'loading' && { status: 'error' }) });
    },
  });

  function holdLines(): () => void {
    holders += 1;
    if (counted !== undefined) void reader.refresh();
    return () => {
      holders -= 1;
    };
  }

  async function add(items: CartAddition | readonly CartAddition[]): Promise<void> {
    if (!calls.identity()) await options.session.start();
    // A line that waits with a number of its own would otherwise overwrite what is added to it.
    if (outbox.isKeeping()) lines.flush();
    else await lines.settle();
    await write(calls.adding([items].flat()));
    await reader.refresh();
  }

  const removals = createRemovals({ lines, add, show });

  /** The cart belongs to somebody else from now on. */
  function changeOwner(): void {
    reader.restart();
    outbox.clear();
    counted = undefined;
    lines.receive([]);
    removals.forget();
    show(emptyStructure);
  }

  const connect = () =>
    connectCart({
      ...options,
      changeOwner,
      flush: (isLeaving) => lines.flush(undefined, isLeaving),
      refresh: reader.refresh,
      arriving: (work) => {
        arrival = work;
      },
      // What the guest did last may still be under way.
      merge: (work) => reader.quiet().then(() => reader.write(work)),
      merged: (added) => show({ mergeResult: { added } }),
      connected: (tell) => {
        tellTabs = tell;
      },
      disconnected: () => {
        tellTabs = () => {};
        reader.stop();
      },
    });

  return {
    line: lines.line,
    views: lines.views,
    flush: lines.flush,
    subscribeLine: lines.subscribeLine,
    subscribeLines: lines.subscribe,
    getStructure: () => structure,
    count: () => counted ?? (structure.status === 'ready' ? lines.count() : undefined),
    subscribe: structureChanges.subscribe,
    holdLines,
    connect,
    refresh: reader.refresh,
    add,
    async setQuantity(id, wanted) {
      const line = lines.line(id);
      if (line) await lines.writer(id)?.setQuantity(clampQuantity(wanted, line.stock));
    },
    remove: removals.remove,
    undo: removals.undo,
    async settle() {
      holders += 1;
      try {
        // Who has just signed in goes on with what the guest had.
        await arrival;
        if (structure.status === 'loading' || counted !== undefined) await reader.refresh();
        lines.flush();
        if (outbox.isKeeping()) throw new StorefrontError({ kind: 'network', endpoint: 'cart.list' });
        const error = await lines.settle();
        if (error) throw error;
      } finally {
        holders -= 1;
      }
    },
    check: (id, checked) => lines.check((line) => line.id === id, checked),
    checkMerchant: (merId, checked) => lines.check((_, of) => of === merId, checked),
    checkAll: (checked) => lines.check(() => true, checked),
    dismissError: (id) => lines.writer(id)?.dismissError(),
    dismissRemoved: () => show({ lastRemoved: undefined }),
    dismissMerge: () => show({ mergeResult: undefined }),
  };
}

/** Which lines stand where; the same list as before while nothing moved. */
function groupsOf(lines: CartLines, before: CartStructure['groups']): CartStructure['groups'] {
  const groups = lines.views().map(({ merId, merName, cartInfoList }) => {
    return { merId, merName, lineIds: cartInfoList.map((line) => line.id) };
  });
  return JSON.stringify(groups) === JSON.stringify(before) ? before : groups;
}
