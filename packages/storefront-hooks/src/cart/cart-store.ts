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
import { type CartStore, type CartStoreOptions, markHandled } from './cart-types.ts';
import { createFetchLoop } from './fetch-loop.ts';
import { createShownCart } from './shown-cart.ts';
import type { EditOutcome } from './stored-edits.ts';

/** Messages between tabs: the cart changed, a guest's cart was merged or deleted, or the outcome of a stored edit. */
type CartMessage = 'changed' | { readonly endedGuest: string } | EditOutcome;

const networkError = () => new StorefrontError({ kind: 'network', endpoint: 'cart.list' });

/** Creates the cart of one page. It does nothing until it is connected or used. */
export function createCartStore({ client, storeId, session, guestId }: CartStoreOptions): CartStore {
  const owners = createOwnerTracker(session, guestId);
  const calls = createCartCalls(client, storeId, owners);
  const shown = createShownCart(() => log.intents());
  let channel: Channel<CartMessage> | undefined;
  let onError: ((error: StorefrontError) => void) | undefined;
  /** The total quantity, if the latest response had no lines. */
  let totalQuantity: number | undefined;
  /** How many callers retain the lines. */
  let retainers = 0;
  let locale: string | undefined;
  /** Resolves when the guest's cart, if any, has been merged and the cart has been read. */
  let initialRead: Promise<unknown> = Promise.resolve();

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
      if (!error) owners.restoreCookie();
      // Only a read returns the added line: until then an empty list of lines does not mean an empty cart.
      if (isAdding(intent) && shown.lines().size === 0) shown.show({ status: 'loading' });
      // The total was counted without this write. Additions are followed by a read anyway.
      if (error || (totalQuantity !== undefined && !isAdding(intent))) refresh();
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
    guestEnded(uuid) {
      owners.markGuestEnded(uuid);
      post({ endedGuest: uuid });
    },
    attempted: () => post('changed'),
  });

  const reader = createFetchLoop<CartGroup[] | number>({
    log,
    isKnown: () => shown.structure().status === 'ready' || totalQuantity !== undefined,
    async load() {
      const owner = owners.current();
      if (!owner) return owners.isKnown() ? [] : undefined;
      return retainers > 0 ? calls.list(owner) : calls.count(owner);
    },
    accept(response, isCurrent) {
      if (typeof response === 'number') {
        const { status } = shown.structure();
        totalQuantity = response;
        shown.show({ status: status === 'error' ? 'loading' : status, error: undefined });
        // A view may have retained the lines after the total was requested.
        if (retainers > 0) refresh();
      } else {
        totalQuantity = undefined;
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

  /** Changes to another owner if the session or another tab has changed it. */
  function followOwner(): void {
    if (!owners.isOutdated()) return;
    const endedGuest = owners.endedGuest();
    const previous = owners.current();
    if (endedGuest) log.abandon(endedGuest, true);
    // Send paused quantities while the owner who typed them is still current.
    log.flush();
    if (previous?.kind === 'account') {
      const isSignOut = session.getSnapshot().state === 'anonymous';
      log.abandon(previous, isSignOut);
      if (isSignOut) {
        merge.deleteGuest();
        post('changed');
      }
    }
    owners.follow();
    merge.reset();
    edits.reset();
    reader.restart();
    totalQuantity = undefined;
    shown.clear();
  }

  async function mergeAndRead(): Promise<void> {
    log.showOffline();
    await merge.merge().catch((cause) => onError?.(asStorefrontError(cause, 'cart')));
    void log.replay();
    const release = merge.isReportDue() ? retainLines() : undefined;
    await reader.refresh();
    release?.();
  }
  /** Changes to the current owner, sends stored edits, merges a guest's cart and reads the cart. */
  function begin(): void {
    followOwner();
    initialRead = mergeAndRead();
  }
  async function resolveOwner(): Promise<void> {
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
      owners.markGuestEnded(message.endedGuest);
      // The other tab has already deleted the guest's stored edits.
      log.abandon({ kind: 'guest', uuid: message.endedGuest }, false);
    }
    if (owners.isOutdated()) begin();
    else {
      log.showOffline();
      refresh();
    }
  }

  /** Reads the lines, and not only the total: shops show the added line at once. */
  async function readWritten(): Promise<void> {
    const release = retainLines();
    await reader.readWritten().finally(release);
  }

  const edits = createCartEdits({ log, shown, owners, resolveOwner, readWritten });

  async function settle(): Promise<void> {
    const release = retainLines();
    try {
      await resolveOwner();
      await initialRead;
      const isRead = () => shown.structure().status === 'ready' && totalQuantity === undefined;
      const error = isRead() ? undefined : await reader.refresh();
      if (!isRead()) throw error ?? networkError();
      if (log.isStoring()) throw networkError();
      log.flush();
      await log.settled(owners.current());
      for (const line of shown.lines().values()) if (line.error) throw line.error;
    } finally {
      release();
    }
  }

  // The cart of a guest without an id is known: it is empty. Otherwise the first addition would be read twice.
  if (owners.isKnown() && !owners.current()) shown.show({ status: 'ready' });

  function connect(listener?: (error: StorefrontError) => void): () => void {
    const leave = (isLeaving: boolean) => {
      log.flush(undefined, isLeaving);
      log.storePending();
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
      if (totalQuantity !== undefined || shown.structure().status !== 'ready') return totalQuantity;
      return [...shown.lines().values()].reduce((sum, line) => sum + line.quantity, 0);
    },
    subscribe: shown.subscribe,
    subscribeLines: shown.subscribeLines,
    subscribeLine: shown.subscribeLine,
    retainLines() {
      const release = retainLines();
      if (totalQuantity !== undefined) refresh();
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
      return markHandled(read);
    },
    add: (items) => markHandled(edits.add([items].flat())),
    setQuantity: edits.setQuantity,
    remove: (lineIds) => markHandled(edits.remove([lineIds].flat())),
    clear: () => markHandled(edits.remove([...shown.lines().keys()])),
    undo: () => markHandled(edits.undo()),
    changeVariant: (change) => markHandled(edits.changeVariant(change)),
    settle: () => markHandled(settle()),
    flush: log.flush,
    check: (lineIds, isChecked) => shown.check([lineIds].flat(), isChecked),
    dismissRemoved: () => shown.show({ lastRemoved: undefined }),
    dismissMerge: () => shown.show({ mergeResult: undefined }),
    dismissDropped: () => shown.show({ droppedEdits: [] }),
  };
}
