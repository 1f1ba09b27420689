import { StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { CartCore } from './cart-core.ts';
import { toCartError } from './cart-error.ts';
import type { CartLines } from './cart-lines.ts';
import type { CartReader } from './cart-reader.ts';
import { emptyStructure } from './cart-structure.ts';
import { connectCart } from './connect-cart.ts';
import type { GuestTakeover } from './guest-takeover.ts';
import type { Outbox } from './outbox.ts';

export interface CartLifecycleOptions {
  session: Session;
  lines: CartLines;
  outbox: Outbox;
  takeover: GuestTakeover;
  reader: CartReader;
}

const notReachable = () => new StorefrontError({ kind: 'network', endpoint: 'cart.list' });

/** Follows the owner, and says when the cart is ready for a checkout. */
export function createCartLifecycle(core: CartCore, options: CartLifecycleOptions) {
  const { state, mode, owners, tabs, readRequests } = core;
  const { session, lines, outbox, takeover, reader } = options;
  /** Ends, and never rejects, when the cart has been read with what a guest brought along. */
  let arrival: Promise<unknown> = Promise.resolve();

  function followOwner(): boolean {
    if (!owners.isOutdated()) return false;
    const gone = owners.goneGuest();
    const before = owners.current();
    // Waiting quantities are sent for the owner of before, who typed them.
    const editsEnded = lines.retire();
    owners.follow();
    if (gone) outbox.abandon(gone, true);
    if (before?.kind === 'account') {
      const isSignOut = session.getSnapshot().state === 'anonymous';
      outbox.abandon(before, isSignOut);
      if (isSignOut) {
        takeover.forget();
        tabs.post('changed');
      }
    }
    takeover.reset(editsEnded);
    core.ownerChanges.emit();
    reader.restart();
    mode.pieces = undefined;
    state.show(emptyStructure);
    return true;
  }
  async function arrive(): Promise<void> {
    core.showOffline();
    await takeover.merge().catch((cause) => core.reportError(toCartError(cause)));
    void outbox.replay();
    const release = takeover.isReportDue() ? mode.hold() : undefined;
    await reader.refresh();
    release?.();
  }
  function begin(): void {
    arrival = arrive();
  }
  async function knowOwner(): Promise<void> {
    await session.start();
    followOwner();
  }

  return {
    knowOwner,
    /** Sends what waits. Rejects with what keeps the cart from a checkout. */
    async settle(): Promise<void> {
      const release = mode.hold();
      try {
        if (!owners.isKnown()) await knowOwner();
        await arrival;
        const isRead = () => state.get().status === 'ready' && mode.pieces === undefined;
        const error = isRead() ? undefined : await reader.refresh();
        if (!isRead()) throw error ?? notReachable();
        if (outbox.isStoring()) throw notReachable();
        const refusal = await lines.settle();
        if (refusal) throw refusal;
      } finally {
        release();
      }
    },
    /** Connects the cart to session, tabs and page. Returns the function that disconnects. */
    connect(): () => void {
      reader.start();
      const connected = {
        followOwner,
        begin,
        flush(isLeaving: boolean) {
          outbox.storePending();
          lines.flush(undefined, isLeaving);
        },
        changed() {
          if (followOwner()) return begin();
          core.showOffline();
          readRequests.emit();
        },
        finished: outbox.receive,
      };
      const disconnect = connectCart(connected, session, tabs);
      return () => {
        disconnect();
        reader.stop();
        outbox.stop();
      };
    },
  };
}
