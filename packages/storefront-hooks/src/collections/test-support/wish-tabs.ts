import { StorefrontError, wishlistAdd, wishlistRemove } from '@promenade/storefront-sdk';
import type { Scheduler } from 'fast-check';
import { wishedIds } from '../../query/collections-queries.ts';
import { scheduledClient } from '../../test-support/scheduled-shop.tsx';
import { createMembershipStore, type MembershipStoreOptions } from '../membership-store.ts';

/** Outcome of one write. `lost`: the backend makes the change, but the response never arrives. */
export type Outcome = 'answered' | 'refused' | 'lost';

export const PRODUCTS = [1, 2] as const;

/** Parts of a tab that a broken variant replaces. */
export interface BrokenParts {
  /** Replaces options of the store. */
  optionsOf?(options: MembershipStoreOptions): MembershipStoreOptions;
  createWriter?: Parameters<typeof createMembershipStore>[1];
}

/** A backend with a wish list, and browser tabs that show and change it. */
export class WishTabs {
  readonly wished = new Set<number>([2]);
  /** Every state that the backend has confirmed or returned, as `product on`. */
  readonly confirmed = new Set<string>(['1 false', '2 true']);
  readonly #scheduler: Scheduler;
  readonly #outcomes: Outcome[];

  constructor(scheduler: Scheduler, outcomes: readonly Outcome[]) {
    this.#scheduler = scheduler;
    this.#outcomes = [...outcomes];
  }

  open({ optionsOf = (options) => options, createWriter }: BrokenParts = {}) {
    const client = scheduledClient(this.#scheduler, (call, input) => this.#answer(call, input));
    let ids: number[] | undefined;
    let reads = 0;
    let pending = 0;
    /** Stores the result of the latest read only, as SWR does. */
    const read = async () => {
      reads += 1;
      pending += 1;
      const number = reads;
      const loaded = await wishedIds()
        .load(client)
        .catch(() => ids);
      pending -= 1;
      if (number === reads) ids = loaded;
    };
    void read();
    const isOn = (id: number) => ids?.includes(id) ?? false;
    const store = createMembershipStore(
      optionsOf({
        channelName: 'wishes',
        isOn,
        send: (id, on) => (on ? wishlistAdd(client, id) : wishlistRemove(client, id)),
        confirmed(id, on) {
          const wasPending = pending > 0;
          ids = ids && [...(on ? [id] : []), ...ids.filter((other) => other !== id)];
          if (wasPending || !ids) void read();
        },
        outdated: () => void read(),
      }),
      createWriter,
    );
    const disconnect = store.connect();
    return { isOn, store, disconnect, toggle: (id: number) => void store.change(id).catch(() => {}) };
  }

  #set(id: number, on: boolean): null {
    const outcome = this.#outcomes.shift() ?? 'answered';
    if (outcome === 'refused') throw new StorefrontError({ kind: 'server', code: 500, endpoint: 'wish' });
    if (on) this.wished.add(id);
    else this.wished.delete(id);
    this.confirmed.add(`${id} ${on}`);
    if (outcome === 'lost') throw new StorefrontError({ kind: 'network', endpoint: 'wish' });
    return null;
  }

  #answer(call: string, input: { path?: object; body?: unknown }): unknown {
    if (call === 'wishlist.add') return this.#set((input.body as { id: number }).id, true);
    if (call === 'wishlist.remove') return this.#set((input.path as { id: number }).id, false);
    const list = [...this.wished].map((productId) => ({ id: productId, productId }));
    return { list, pageNum: 1, pages: 1, total: list.length, pageSize: 50 };
  }
}
