import { type CartGroup, type CartLine, StorefrontError } from '@promenade/storefront-sdk';
import type { GuestId } from '../context/identity.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import type { CartCalls } from './cart-calls.ts';
import type { OwnerTracker } from './cart-owner.ts';
import type { MergeResult } from './cart-structure.ts';
import { mergeResultOf } from './merge-result.ts';
import type { Outbox } from './outbox.ts';
import type { WriteTracker } from './write-tracker.ts';

export interface GuestTakeoverOptions {
  calls: CartCalls;
  outbox: Outbox;
  writes: WriteTracker;
  owners: OwnerTracker;
  guestId: GuestId;
  /** Called after an attempt to merge, also a failed one: it may have been carried out. */
  attempted(): void;
}

/** Moves the cart of a guest into that of the account that signs in. */
export interface GuestTakeover {
  /** Merges the guest's cart if there is one. Rejects when it could not be merged; it stays there for the next attempt. */
  merge(): Promise<void>;
  /** Whether a merge waits for the account's lines to be reported. */
  isReportDue(): boolean;
  /** What the last merge added, by the account's lines since then; once. */
  report(merged: readonly CartLine[]): MergeResult | undefined;
  /** The account has signed out: deletes the id of a guest's cart that could not be merged, so that no one finds it. */
  forget(): void;
  /**
   * Another owner: nothing is reported any more.
   *
   * @param editsEnded Resolves when the edits of the owner before were sent or refused.
   */
  reset(editsEnded: Promise<unknown>): void;
}

/** The carts before a merge. */
interface Before {
  readonly uuid: string;
  readonly guest: readonly CartGroup[];
  readonly account: readonly CartGroup[];
}

export function createGuestTakeover(options: GuestTakeoverOptions): GuestTakeover {
  const { calls, outbox, writes, owners, guestId } = options;
  const flights = createSingleFlight<void>();
  let before: Before | undefined;
  let due: Before | undefined;
  let guestEditsEnded: Promise<unknown> = Promise.resolve();
  /** The guest's cart at the last change of the owner. One that was begun later, in another tab, is not touched. */
  let uuidAtChange = guestId.read();

  async function mergeGuest(uuid: string, subject: string): Promise<void> {
    const guest = { kind: 'guest', uuid } as const;
    const account = { kind: 'account', subject } as const;
    await guestEditsEnded;
    await writes.idle();
    // Stored edits would have no cart to go to.
    if (outbox.isFilled(guest)) throw new StorefrontError({ kind: 'network', endpoint: 'cart.merge' });
    if (before?.uuid !== uuid) {
      // A merge that cannot be reported is still a merge.
      const lists = await Promise.all([calls.list(guest), calls.list(account)]).catch(() => undefined);
      before = lists && { uuid, guest: lists[0], account: lists[1] };
    }
    if (!owners.isSignedIn(subject)) return;
    try {
      await writes.track(() => calls.merge(uuid));
      due = before;
      before = undefined;
      if (guestId.read() === uuid) guestId.rotate();
    } finally {
      options.attempted();
    }
  }

  return {
    async merge() {
      const owner = owners.current();
      const uuid = guestId.read();
      if (owner?.kind !== 'account' || !uuid) return;
      await outbox.replay({ kind: 'guest', uuid });
      await flights(uuid, () => mergeGuest(uuid, owner.subject));
    },
    isReportDue: () => due !== undefined,
    report(merged) {
      const result = due && mergeResultOf(due.guest, due.account, merged);
      due = undefined;
      return result;
    },
    forget() {
      if (guestId.read() !== uuidAtChange) return;
      if (uuidAtChange) outbox.abandon({ kind: 'guest', uuid: uuidAtChange }, true);
      guestId.rotate();
    },
    reset(editsEnded) {
      guestEditsEnded = editsEnded;
      before = undefined;
      due = undefined;
      uuidAtChange = guestId.read();
    },
  };
}
