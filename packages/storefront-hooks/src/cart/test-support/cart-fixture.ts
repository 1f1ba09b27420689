import { createTestSession, memoryGuestId, type TestSession } from '@promenade/storefront-devkit/react';
import { type CallOptions, type Client, type ErrorKind, StorefrontError } from '@promenade/storefront-sdk';
import { createCartStore } from '../cart-store.ts';
import type { CartStore } from '../cart-types.ts';
import { CartBackend } from './cart-backend.ts';

/** The delays and the outcome of one request. `lost`: it is carried out, but the response is lost. */
export interface Exchange {
  thereMs: number;
  backMs: number;
  outcome: 'succeeded' | 'refused' | 'lost';
}

export const GUEST = '0123456789abcdef0123456789abcdef';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A backend with a guest's cart, and clients whose requests are delayed and fail as configured. */
export class CartFixture {
  readonly backend = new CartBackend();
  /** Endpoint and `auth` option of each call, oldest first. */
  readonly calls: [call: string, auth: string | undefined][] = [];
  /** Options of the calls. */
  readonly options: CallOptions[] = [];
  /** Queries of the reads. */
  readonly queries: unknown[] = [];
  /** The error of all reads, if set. */
  readError: ErrorKind | undefined;
  /** Whether the backend lacks `cart.merge`. */
  hasNoMerge = false;
  /** Releases the lines that the last opened tab retains. */
  release: () => void = () => {};
  readonly #exchanges: Exchange[];

  constructor(quantities: readonly number[], exchanges: readonly Exchange[] = []) {
    this.backend.fill(GUEST, quantities);
    this.#exchanges = [...exchanges];
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

  /** A client whose requests have the credentials of the session. */
  clientOf(session: TestSession): Client {
    return {
      baseUrl: '',
      use: () => () => {},
      call: async ({ id: endpoint, method, auth: needs }, input, options = {}) => {
        const { auth, idempotencyKey } = options;
        this.calls.push([endpoint, auth]);
        this.options.push(options);
        if (method === 'GET') this.queries.push((input as { query: unknown }).query);
        const subject = needs === 'guest' ? undefined : session.getSnapshot().shopper?.subject;
        const exchange = this.#exchanges.shift() ?? { thereMs: 20, backMs: 20, outcome: 'succeeded' };
        const refused = new StorefrontError({ kind: method === 'GET' ? 'network' : 'invalid', endpoint });
        await pause(exchange.thereMs);
        if (exchange.outcome === 'refused' || !navigator.onLine) {
          await pause(exchange.backMs);
          throw navigator.onLine ? refused : new StorefrontError({ kind: 'network', endpoint });
        }
        if (this.hasNoMerge && endpoint === 'cart.merge') throw new StorefrontError({ kind: 'not-found', endpoint });
        const respond = async () => this.backend.respond({ endpoint, input: input as object, subject, idempotencyKey });
        const response = await respond().finally(() => pause(exchange.backMs));
        if (method === 'GET' && this.readError) throw new StorefrontError({ kind: this.readError, endpoint });
        if (exchange.outcome === 'lost') throw new StorefrontError({ kind: 'network', endpoint });
        return response as never;
      },
    };
  }

  /** Clears the recorded calls. */
  clearCalls(): void {
    this.calls.length = 0;
    this.options.length = 0;
    this.queries.length = 0;
  }

  /** Opens a tab that retains the lines of this cart. */
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

/** The shown quantities by variant id. */
export function shownIn(tab: CartStore): Record<number, number> {
  const lines = tab.views().flatMap((group) => group.cartInfoList);
  return Object.fromEntries(lines.map((line) => [line.attrId, line.quantity]));
}
