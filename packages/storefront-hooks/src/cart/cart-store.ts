import { type CallOptions, type CartGroup, type Client, cart, type StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-port.ts';
import { createEmitter } from '../browser/emitter.ts';
import { clampQuantity } from '../domain/quantity.ts';
import type { GuestId, Identity } from '../storefront/identity.ts';
import { cart as cartQuery } from '../storefront/queries.ts';
import { type CartLines, createCartLines } from './cart-lines.ts';
import { createCartReader } from './cart-reader.ts';
import { type CartRules, cartRules } from './cart-rules.ts';
import { type CartStructure, emptyStructure } from './cart-structure.ts';
import { kept } from './cart-view.ts';
import { connectCart } from './connect-cart.ts';

/** A variant to put into the cart. */
export interface CartItem {
  productId: number;
  /** Id of the variant: `ProductSku.id`, `CartLine.attrId`. */
  attrId: number;
  quantity: number;
}

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
  subscribe(listener: () => void): () => void;
  /** Told of every change of any line. */
  subscribeLines(listener: () => void): () => void;
  /** Follows the shopper's identity, other tabs and the page's life. Returns the end of it. */
  connect(): () => void;
  refresh(): Promise<void>;
  add(items: CartItem | readonly CartItem[]): Promise<void>;
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

/** What a shopper did last must arrive, even where the page is closed at once. */
const outlive = { keepalive: true } as const;

export function createCartStore(options: CartStoreOptions): CartStore {
  const { client, storeId, session, guestId, rules = cartRules } = options;
  const structureChanges = createEmitter();
  let structure = emptyStructure;
  let removed: { item: CartItem; done: Promise<void> } | undefined;
  let tellTabs = () => {};

  const identity = (): Identity | undefined => {
    const { state, shopper } = session.getSnapshot();
    if (shopper) return { kind: 'account', subject: shopper.subject };
    return state === 'unknown' ? undefined : { kind: 'guest', uuid: guestId.read() };
  };
  const owner = () => (identity()?.kind === 'guest' ? { uuid: guestId.ensure() } : {});
  /** The account's cart is never asked for without proof: a guest's answer would pass for it. */
  const proof = (): CallOptions => (identity()?.kind === 'account' ? { auth: 'user' } : {});

  const show = (change: Partial<CartStructure>) => {
    const next = kept(structure, { ...structure, ...change });
    if (next === structure) return;
    structure = next;
    structureChanges.emit();
  };

  /** A write, told to the other tabs; after a failure the truth is read, for the write may have been carried out. */
  async function write<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await reader.write(work);
    } catch (cause) {
      if (rules.mustReadAfterFailure) void reader.refresh();
      throw cause;
    } finally {
      if (rules.tellsOtherTabs) tellTabs();
    }
  }

  const lines = createCartLines({
    rules,
    sendQuantity: ({ id }, number) =>
      write(() => cart.setQuantity(client, { id, number, ...owner() }, { ...outlive, ...proof() })),
    async sendRemoval({ id }) {
      await write(() => cart.remove(client, { ids: [id], ...owner() }, { ...outlive, ...proof() }));
      lines.drop(id);
    },
    structureChanged: () => show({ groups: groupsOf(lines, structure.groups) }),
  });

  const reader = createCartReader({
    rules,
    isKnown: () => structure.status === 'ready',
    async load(): Promise<CartGroup[] | undefined> {
      const whose = identity();
      if (!whose) return undefined;
      if (whose.kind === 'guest' && !whose.uuid) return [];
      return cartQuery(whose, storeId).load(client, proof());
    },
    accept(answer) {
      lines.receive(answer);
      show({ status: 'ready', error: undefined });
    },
    failed(error) {
      options.onError?.(error);
      show({ error, ...(structure.status === 'loading' && { status: 'error' }) });
    },
  });

  async function add(items: CartItem | readonly CartItem[]): Promise<void> {
    if (!identity()) await session.start();
    // A line that waits with a number of its own would otherwise overwrite what is added to it.
    await lines.settle();
    const body = [items].flat().map(({ productId, attrId, quantity }) => {
      return { productId, cartNum: quantity, productAttrUnique: attrId, storeId, ...owner() };
    });
    await write(() => cart.save(client, body, { ...outlive, ...proof() }));
    await reader.refresh();
  }

  /** The cart belongs to somebody else from now on. */
  function changeOwner(): void {
    reader.restart();
    lines.receive([]);
    removed = undefined;
    show(emptyStructure);
  }

  const connect = () =>
    connectCart({
      ...options,
      changeOwner,
      flush: (isLeaving) => lines.flush(undefined, isLeaving),
      refresh: () => void reader.refresh(),
      merge: (work) => reader.write(work),
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
    subscribe: structureChanges.subscribe,
    connect,
    refresh: reader.refresh,
    add,
    setQuantity(id, wanted) {
      const line = lines.line(id);
      return line
        ? (lines.writer(id)?.setQuantity(clampQuantity(wanted, line.stock)) ?? Promise.resolve())
        : Promise.resolve();
    },
    async remove(id) {
      const line = lines.line(id);
      const done = lines.writer(id)?.remove();
      if (!line || !done) return;
      removed = { item: { productId: line.productId, attrId: line.attrId, quantity: line.quantity }, done };
      show({ lastRemoved: { lineId: id, name: line.storeName, quantity: line.quantity } });
      try {
        await done;
      } catch (cause) {
        if (removed?.done === done) show({ lastRemoved: undefined });
        throw cause;
      }
    },
    async undo() {
      const last = removed;
      removed = undefined;
      show({ lastRemoved: undefined });
      if (!last) return;
      const isGone = await last.done.then(
        () => true,
        () => false,
      );
      if (isGone) await add(last.item);
    },
    async settle() {
      if (structure.status === 'loading') await reader.refresh();
      const error = await lines.settle();
      if (error) throw error;
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
