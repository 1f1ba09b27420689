import { createTestSession, memoryGuestId, type TestSession } from '@promenade/storefront-devkit/react';
import { type CallOptions, type Client, type ErrorKind, StorefrontError } from '@promenade/storefront-sdk';
import { createCartStore } from '../cart-store.ts';
import type { CartStore } from '../cart-types.ts';
import { CartBackend } from './cart-backend.ts';

/** What becomes of one request. `lost`: carried out, but the answer never came. */
export interface Fate {
  thereMs: number;
  backMs: number;
  outcome: 'answered' | 'refused' | 'lost';
}

export const GUEST = '0123456789abcdef0123456789abcdef';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A backend with the cart of a guest, behind a network with a will of its own. */
export class CartWorld {
  readonly backend = new CartBackend();
  /** Name and `auth` option of each call, in their order. */
  readonly asked: [call: string, auth: string | undefined][] = [];
  /** Options and queries of the calls. */
  readonly options: CallOptions[] = [];
  readonly queries: unknown[] = [];
  /** What reads are refused with from now on. */
  readError: ErrorKind | undefined;
  /** Whether the backend lacks the call that merges. */
  hasNoMerge = false;
  /** Ends that the tab which was opened last shows lines. */
  release: () => void = () => {};
  readonly #fates: Fate[];

  constructor(quantities: readonly number[], fates: readonly Fate[] = []) {
    this.backend.fill(GUEST, quantities);
    this.#fates = [...fates];
  }

  get lines() {
    return this.backend.linesOf(GUEST);
  }

  get quantities() {
    return this.backend.quantitiesOf(GUEST);
  }

  get writes() {
    return this.backend.writes;
  }

  /** A client with the credentials of the session. */
  clientOf(session: TestSession): Client {
    return {
      baseUrl: '',
      use: () => () => {},
      call: async ({ id: endpoint, method, auth: needs }, input, options = {}) => {
        const { auth, idempotencyKey } = options;
        this.asked.push([endpoint, auth]);
        this.options.push(options);
        if (method === 'GET') this.queries.push((input as { query: unknown }).query);
        const subject = needs === 'guest' ? undefined : session.getSnapshot().shopper?.subject;
        const fate = this.#fates.shift() ?? { thereMs: 20, backMs: 20, outcome: 'answered' };
        const refused = new StorefrontError({ kind: method === 'GET' ? 'network' : 'invalid', endpoint });
        await pause(fate.thereMs);
        if (fate.outcome === 'refused' || !navigator.onLine) {
          await pause(fate.backMs);
          throw navigator.onLine ? refused : new StorefrontError({ kind: 'network', endpoint });
        }
        if (this.hasNoMerge && endpoint === 'cart.merge') throw new StorefrontError({ kind: 'not-found', endpoint });
        const arrived = async () => this.backend.answer({ endpoint, input: input as object, subject, idempotencyKey });
        const answer = await arrived().finally(() => pause(fate.backMs));
        if (method === 'GET' && this.readError) throw new StorefrontError({ kind: this.readError, endpoint });
        if (fate.outcome === 'lost') throw new StorefrontError({ kind: 'network', endpoint });
        return answer as never;
      },
    };
  }

  /** Forgets the calls so far. */
  forget(): void {
    this.asked.length = 0;
    this.options.length = 0;
    this.queries.length = 0;
  }

  /** A browser tab with this cart on the screen. */
  open(session = createTestSession('anonymous')): CartStore {
    const tab = createCartStore({
      client: this.clientOf(session),
      storeId: 1,
      session,
      guestId: memoryGuestId(GUEST),
    });
    this.release = tab.retainLines();
    return tab;
  }
}

/** What a tab shows: quantity by variant. */
export function shownIn(tab: CartStore): Record<number, number> {
  const lines = tab.views().flatMap((group) => group.cartInfoList);
  return Object.fromEntries(lines.map((line) => [line.attrId, line.quantity]));
}
