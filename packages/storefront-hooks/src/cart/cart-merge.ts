import { type CartGroup, type CartLine, StorefrontError } from '@promenade/storefront-sdk';
import type { GuestId } from '../context/identity.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import type { CartCalls } from './cart-calls.ts';
import type { CartLog } from './cart-log.ts';
import type { OwnerTracker } from './cart-owner.ts';
import type { CappedLine, MergeResult } from './cart-types.ts';

const allLines = (groups: readonly CartGroup[]) => groups.flatMap((group) => group.cartInfoList);
const byVariant = (lines: readonly CartLine[]) => new Map(lines.map((line) => [line.attrId, line]));

/** The carts before a merge. */
interface CartsBefore {
  readonly uuid: string;
  readonly guest: readonly CartGroup[];
  readonly account: readonly CartGroup[];
}

/** Compares the account's lines with the carts before the merge; `undefined` if there was nothing to add. */
function mergeResultOf({ guest, account }: CartsBefore, merged: readonly CartLine[]): MergeResult | undefined {
  const before = byVariant(allLines(account));
  const after = byVariant(merged);
  const capped: CappedLine[] = [];
  let added = 0;
  for (const { attrId, cartNum, storeName: name, suk: variant } of allLines(guest)) {
    const quantityBefore = before.get(attrId)?.cartNum ?? 0;
    const line = after.get(attrId);
    const got = line?.cartNum ?? 0;
    const wanted = quantityBefore + cartNum;
    added += Math.max(0, got - quantityBefore);
    if (got < wanted) capped.push({ lineId: line?.id, name, variant, wanted, got });
  }
  return added > 0 || capped.length > 0 ? { added, capped } : undefined;
}

export interface CartMergeOptions {
  calls: CartCalls;
  log: CartLog;
  owners: OwnerTracker;
  guestId: GuestId;
  /** Called when this browser no longer has the guest's cart: it was merged, or the shopper has signed out. */
  guestEnded(uuid: string): void;
  /** Called after an attempt to merge. The backend may have merged even if the attempt failed. */
  attempted(): void;
}

/** Merges a guest's cart into the account's cart at sign-in. */
export function createCartMerge({ calls, log, owners, guestId, guestEnded, attempted }: CartMergeOptions) {
  const pending = createSingleFlight<void>();
  let before: CartsBefore | undefined;
  let due: CartsBefore | undefined;
  /** The guest's id at the last change of the owner. Guest carts that another tab has begun since are left alone. */
  let uuidAtChange = guestId.read();

  function endGuest(uuid: string): void {
    if (guestId.read() !== uuid) return;
    guestId.rotate();
    guestEnded(uuid);
  }

  async function mergeGuest(uuid: string, subject: string): Promise<void> {
    const guest = { kind: 'guest', uuid } as const;
    const account = { kind: 'account', subject } as const;
    await log.settled(guest);
    await log.idle();
    // Stored edits must be sent before the merge deletes the guest's cart.
    if (log.isFilled(guest)) throw new StorefrontError({ kind: 'network', endpoint: 'cart.merge' });
    if (before?.uuid !== uuid) {
      // If the carts cannot be read, merge without a report.
      const lists = await Promise.all([calls.list(guest), calls.list(account)]).catch(() => undefined);
      before = lists && { uuid, guest: lists[0], account: lists[1] };
    }
    if (!owners.isSignedIn(subject)) return;
    try {
      await log.track(() => calls.merge(uuid));
      due = before;
      before = undefined;
      endGuest(uuid);
    } finally {
      attempted();
    }
  }

  return {
    /** Merges the guest's cart if there is one. Rejects if that fails; the next call tries again. */
    async merge(): Promise<void> {
      const owner = owners.current();
      const uuid = guestId.read();
      if (owner?.kind !== 'account' || !uuid) return;
      await log.replay({ kind: 'guest', uuid });
      await pending(uuid, () => mergeGuest(uuid, owner.subject));
    },
    /** Whether the result of a merge is still to be calculated from the account's lines. */
    isReportDue: () => due !== undefined,
    /** The result of the last merge, calculated from the account's current lines. Returned once. */
    report(merged: readonly CartLine[]): MergeResult | undefined {
      const result = due && mergeResultOf(due, merged);
      due = undefined;
      return result;
    },
    /** At a sign-out, deletes the id of a guest's cart that could not be merged. */
    deleteGuest(): void {
      if (!uuidAtChange || guestId.read() !== uuidAtChange) return;
      log.abandon({ kind: 'guest', uuid: uuidAtChange }, true);
      endGuest(uuidAtChange);
    },
    /** Discards pending reports, because the cart has another owner. */
    reset(): void {
      before = undefined;
      due = undefined;
      uuidAtChange = guestId.read();
    },
  };
}
