import { type CartGroup, StorefrontError } from '@promenade/storefront-sdk';
import { type Channel, openChannel } from '../browser/channel.ts';
import { listen, listenToPage } from '../browser/listen.ts';
import { storageKey } from '../browser/storage-key.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { createCartCalls } from './cart-calls.ts';
import { createCartEdits } from './cart-edits.ts';
import { isAdding } from './cart-intents.ts';
import { createCartLog } from './cart-log.ts';
import { createCartMerge } from './cart-merge.ts';
import { createOwnerTracker } from './cart-owner.ts';
import { type CartStore, type CartStoreOptions, quiet } from './cart-types.ts';
import { createFetchLoop } from './fetch-loop.ts';
import { createShownCart } from './shown-cart.ts';
import type { EditOutcome } from './stored-edits.ts';

/** Messages between tabs: the cart changed, a guest's cart was merged or deleted, or the outcome of a stored edit. */
type CartMessage = 'changed' | { readonly goneGuest: string } | EditOutcome;

const notReachable = () => new StorefrontError({ kind: 'network', endpoint: 'cart.list' });

/** Creates the cart of one page. It does nothing until it is connected or used. */
export function createCartStore({ client, storeId, session, guestId }: CartStoreOptions): CartStore {
  const owners = createOwnerTracker(session, guestId);
  const calls = createCartCalls(client, storeId, owners);
  const shown = createShownCart(() => log.intentsOf(owners.current()));
  let channel: Channel<CartMessage> | undefined;
  let onError: ((error: StorefrontError) => void) | undefined;
  /** The total quantity, if the latest response was only that. */
  let pieces: number | undefined;
  /** How many views show lines. */
  let retainers = 0;
  let locale: string | undefined;
  /** Resolves when a guest's cart has been merged and the cart has been read. */
  let arrival: Promise<unknown> = Promise.resolve();

  const post = (message: CartMessage) => channel?.post(message);
  const refresh = () => void reader.refresh();

  function retainLines(): () => void {
    retainers += 1;
    return () => {
      retainers -= 1;
    };
  }

  const log = createCartLog({
    ...{ storeId, owners, calls, shown },
    written(intent, error) {
      post('changed');
      // A quantity that was counted meanwhile lacks this write. Additions are followed by a read anyway.
      if (error || (pieces !== undefined && !isAdding(intent))) refresh();
    },
    finished: post,
    failed: () => reader.retryLater(),
    restored() {
      refresh();
      post('changed');
    },
  });

  const merge = createCartMerge({
    ...{ calls, log, owners, guestId },
    guestGone(uuid) {
      owners.guestGone(uuid);
      post({ goneGuest: uuid });
    },
    attempted: () => post('changed'),
  });

  const reader = createFetchLoop<CartGroup[] | number>({
    log,
    isKnown: () => shown.structure().status === 'ready' || pieces !== undefined,
    async load() {
      const owner = owners.current();
      if (!owner) return owners.isKnown() ? [] : undefined;
      return retainers > 0 ? calls.list(owner) : calls.count(owner);
    },
    accept(response, isCurrent) {
      if (typeof response === 'number') {
        const { status } = shown.structure();
        pieces = response;
        shown.show({ status: status === 'error' ? 'loading' : status, error: undefined });
        // A view may retain the lines since the request was made.
        if (retainers > 0) refresh();
      } else {
        pieces = undefined;
        shown.receive(response, (isGone) => log.dropLines(isGone, owners.current()));
        const mergeResult = isCurrent ? merge.report(shown.confirmed()) : undefined;
        shown.show({ status: 'ready', error: undefined, ...(mergeResult && { mergeResult }) });
      }
      void log.replay();
      return !log.isFilled();
    },
    failed(error) {
      onError?.(error);
      shown.show({ error, ...(shown.structure().status === 'loading' && { status: 'error' }) });
    },
    changed: shown.emit,
  });

  /** Follows the session, and other tabs, to another owner. */
  function followOwner(): void {
    if (!owners.isOutdated()) return;
    const gone = owners.goneGuest();
    const previous = owners.current();
    if (gone) log.abandon(gone, true);
    // Paused quantities are sent for the owner who typed them.
    log.flush();
    if (previous?.kind === 'account') {
      const isSignOut = session.getSnapshot().state === 'anonymous';
      log.abandon(previous, isSignOut);
      if (isSignOut) {
        merge.forget();
        post('changed');
      }
    }
    owners.follow();
    merge.reset();
    edits.forget();
    reader.restart();
    pieces = undefined;
    shown.clear();
  }

  async function arrive(): Promise<void> {
    log.showOffline();
    await merge.merge().catch((cause) => onError?.(asStorefrontError(cause, 'cart')));
    void log.replay();
    const release = merge.isReportDue() ? retainLines() : undefined;
    await reader.refresh();
    release?.();
  }
  /** Follows the owner; sends stored edits, merges a guest's cart and reads. */
  function begin(): void {
    followOwner();
    arrival = arrive();
  }
  async function knowOwner(): Promise<void> {
    if (owners.isKnown()) return;
    await session.start();
    followOwner();
  }

  function receiveMessage(message: CartMessage): void {
    if (message !== 'changed' && 'edit' in message) {
      log.receive(message);
      return;
    }
    if (message !== 'changed') {
      owners.guestGone(message.goneGuest);
      // The stored edits of the guest were deleted with the cart.
      log.abandon({ kind: 'guest', uuid: message.goneGuest }, false);
    }
    if (owners.isOutdated()) begin();
    else {
      log.showOffline();
      refresh();
    }
  }

  const edits = createCartEdits({ log, shown, owners, knowOwner, refresh: reader.refresh });

  async function settle(): Promise<void> {
    const release = retainLines();
    try {
      await knowOwner();
      await arrival;
      const isRead = () => shown.structure().status === 'ready' && pieces === undefined;
      const error = isRead() ? undefined : await reader.refresh();
      if (!isRead()) throw error ?? notReachable();
      if (log.isStoring()) throw notReachable();
      log.flush();
      await log.settled(owners.current());
      for (const line of shown.lines().values()) if (line.error) throw line.error;
    } finally {
      release();
    }
  }

  function connect(listener?: (error: StorefrontError) => void): () => void {
    const leave = (isLeaving: boolean) => {
      log.storePending();
      log.flush(undefined, isLeaving);
    };
    onError = listener;
    reader.setRetrying(true);
    channel = openChannel(storageKey('cart', storeId), receiveMessage);
    const unsubscribe = session.subscribe(() => {
      if (owners.isOutdated()) begin();
    });
    const hiddenOrShown = () => (document.visibilityState === 'hidden' ? leave(false) : begin());
    const ends = [
      unsubscribe,
      listen(document, 'visibilitychange', hiddenOrShown),
      listenToPage('pagehide', () => leave(true)),
      listenToPage('pageshow', (event) => (event as PageTransitionEvent).persisted && begin()),
      listenToPage('online', begin),
    ];
    begin();
    return () => {
      for (const end of ends) end();
      channel?.close();
      channel = undefined;
      reader.setRetrying(false);
    };
  }

  return {
    getStructure: shown.structure,
    isReading: reader.isReading,
    line: (lineId) => shown.lines().get(lineId),
    views: shown.groups,
    count() {
      if (pieces !== undefined || shown.structure().status !== 'ready') return pieces;
      return [...shown.lines().values()].reduce((sum, line) => sum + line.quantity, 0);
    },
    subscribe: shown.subscribe,
    subscribeLines: shown.subscribeLines,
    subscribeLine: shown.subscribeLine,
    retainLines() {
      const release = retainLines();
      if (pieces !== undefined) refresh();
      return release;
    },
    setLocale(next) {
      const isOther = locale !== undefined && locale !== next;
      locale = next;
      if (!isOther) return;
      reader.restart();
      if (shown.structure().status === 'ready') refresh();
    },
    connect,
    refresh() {
      const read = reader.refresh().then((error) => {
        if (error) throw error;
      });
      return quiet(read);
    },
    add: (items) => quiet(edits.add([items].flat())),
    setQuantity: edits.setQuantity,
    remove: (lineIds) => quiet(edits.remove([lineIds].flat())),
    clear: () => quiet(edits.remove([...shown.lines().keys()])),
    undo: () => quiet(edits.undo()),
    changeVariant: (change) => quiet(edits.changeVariant(change)),
    settle: () => quiet(settle()),
    flush: log.flush,
    check: (lineId, isChecked) => shown.check(({ id }) => id === lineId, isChecked),
    checkMerchant: (merId, isChecked) => shown.check((_, of) => of === merId, isChecked),
    checkAll: (isChecked) => shown.check(() => true, isChecked),
    dismissError: shown.dismissError,
    dismissRemoved: () => shown.show({ lastRemoved: undefined }),
    dismissMerge: () => shown.show({ mergeResult: undefined }),
    dismissDropped: () => shown.show({ droppedEdits: [] }),
  };
}
