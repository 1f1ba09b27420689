import { createTestSession, type TestSession } from '@promenade/storefront-devkit/react';
import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { vi } from 'vitest';
import type { GuestId } from '../../context/identity.ts';
import { memoryStorage } from '../../test-support/memory-storage.ts';
import { Schedule } from '../../test-support/schedule.ts';
import { scheduledChannel } from '../../test-support/scheduled-channel.ts';
import { type StubbedPage, stubPage } from '../../test-support/stub-page.ts';
import { assembleCart } from '../assemble-cart.ts';
import type { CartParts } from '../cart-core.ts';
import { type CartStore, cartParts } from '../cart-store.ts';
import { CartBackend } from './cart-backend.ts';

/**
 * The outcome of one request: `refused` before it is carried out, `unsent` by a network that fails on the way there, `lost`
 * when it is carried out but the response is lost, `twice` when something on the way repeats it before there is a response.
 */
export type Fate = 'answered' | 'refused' | 'unsent' | 'lost' | 'twice';

/** Faulty collaborators in place of the true ones. */
export type BrokenParts = Partial<CartParts>;

export interface ModelTab {
  readonly cart: CartStore;
  readonly session: TestSession;
  /** Ids of lines that the shopper has unchecked since the cart has its owner. */
  readonly unchecked: Set<number>;
  /** Ends the tab as closing it does: its code does nothing more. */
  close(): void;
}

/** The guest ids of a browser, one after another. */
function guestIds(): GuestId {
  let number = 0;
  let id: string | undefined;
  return {
    read: () => id,
    ensure() {
      id ??= `guest-${++number}`;
      return id;
    },
    rotate() {
      id = undefined;
    },
  };
}

/** A browser with some tabs of a shop, in which everything that can take time takes as long as a schedule says. */
export class CartModel {
  readonly backend = new CartBackend();
  readonly guestId: GuestId;
  readonly tabs: ModelTab[];
  readonly #schedule: Schedule;
  readonly #fates: Fate[];
  readonly #page: StubbedPage;
  readonly #broken: BrokenParts;
  readonly #locks = new Map<string, Promise<unknown>>();
  /** Who is signed in; the tabs learn it one after another. */
  subject: string | undefined;

  constructor(tabCount: number, fates: readonly Fate[], choices: readonly number[], broken: BrokenParts = {}) {
    this.#schedule = new Schedule(choices);
    this.#fates = [...fates];
    this.#broken = broken;
    this.guestId = guestIds();
    this.backend.fill(this.guestId.ensure(), [1, 2, 3]);
    this.backend.fill('ada', [15, 4]);
    this.backend.fill('bob', [2]);
    this.#schedule.takeTimers();
    this.#page = stubPage();
    vi.stubGlobal('localStorage', memoryStorage());
    const repeats = () => this.#fates[0] === 'twice';
    vi.stubGlobal('BroadcastChannel', scheduledChannel(this.#schedule, repeats));
    this.tabs = Array.from({ length: tabCount }, () => this.#open());
  }

  #open(): ModelTab {
    const session = createTestSession(this.subject ? 'authenticated' : 'anonymous', { subject: this.subject ?? '' });
    let isClosed = false;
    let wasClosedOffline = false;
    let release = () => {};
    const closed = new Promise<never>((_, reject) => {
      release = () => reject(new Error('The tab is closed.'));
    });
    closed.catch(() => {});
    const parts: CartParts = { ...cartParts, ...this.#broken };
    const client = this.#clientOf(
      session,
      () => isClosed,
      () => wasClosedOffline,
    );
    const options = { client, storeId: 1, session, guestId: this.guestId };
    const cart = assembleCart(options, {
      ...parts,
      // Code of a closed tab stores nothing, and its locks are released.
      createEditStorage: (...given) => {
        const edits = parts.createEditStorage(...given);
        return { ...edits, add: (...edit) => isClosed || edits.add(...edit) } as typeof edits;
      },
      withLock:
        this.#broken.withLock ??
        ((name, work) => {
          const turn = Promise.resolve(this.#locks.get(name)).then(() => (isClosed ? closed : work()));
          const held = Promise.race([turn, closed]);
          this.#locks.set(
            name,
            held.catch(() => {}),
          );
          return held;
        }),
    });
    const disconnect = cart.connect();
    const unchecked = new Set<number>();
    let subject = session.getSnapshot().shopper?.subject;
    session.subscribe(() => {
      const next = session.getSnapshot().shopper?.subject;
      if (next !== subject) unchecked.clear();
      subject = next;
    });
    return {
      cart,
      session,
      unchecked,
      close() {
        disconnect();
        isClosed = true;
        wasClosedOffline = !navigator.onLine;
        release();
      },
    };
  }

  #clientOf(session: TestSession, isClosed: () => boolean, wasClosedOffline: () => boolean): Client {
    const never = () => new Promise<never>(() => {});
    return {
      baseUrl: '',
      use: () => () => {},
      call: async ({ id: endpoint, method, auth }, input, { idempotencyKey } = {}) => {
        if (isClosed()) return never();
        const subject = auth === 'guest' ? undefined : session.getSnapshot().shopper?.subject;
        const fate = this.#fates.shift() ?? 'answered';
        const arrived = () => this.backend.answer({ endpoint, input: input as object, subject, idempotencyKey });
        await this.#schedule.pause();
        // A request of a page that is closed offline fails: it does not wait until the network is back.
        if (wasClosedOffline() || (isClosed() && !navigator.onLine)) return never();
        const isFailing = fate === 'unsent' || !navigator.onLine;
        if (isFailing && isClosed()) return never();
        if (isFailing) throw new StorefrontError({ kind: 'network', endpoint });
        if (fate === 'refused') {
          await this.#schedule.pause();
          if (isClosed()) return never();
          throw new StorefrontError({ kind: method === 'GET' ? 'server' : 'invalid', status: 500, endpoint });
        }
        const answer = await this.#answered(arrived);
        if (fate === 'twice') {
          await this.#schedule.pause();
          await this.#answered(arrived);
        }
        await this.#schedule.pause();
        if (isClosed()) return never();
        if (fate === 'lost' || !navigator.onLine) throw new StorefrontError({ kind: 'network', endpoint });
        return (await answer()) as never;
      },
    };
  }

  /** What the server decides now, to be received later. */
  async #answered(work: () => unknown): Promise<() => unknown> {
    try {
      const answer = work();
      return () => answer;
    } catch (error) {
      return () => Promise.reject(error);
    }
  }

  become(subject: string | undefined): void {
    this.subject = subject;
    for (const { session } of this.tabs) {
      // Each tab learns what holds by then.
      this.#schedule.later(() => {
        if (session.getSnapshot().shopper?.subject === this.subject) return;
        if (this.subject) session.become('authenticated', { subject: this.subject });
        else session.become('anonymous');
      });
    }
  }

  get isOnline(): boolean {
    return navigator.onLine;
  }

  setOnline(isOnline: boolean): void {
    this.#page.setOnline(isOnline);
  }

  /** The page goes into the browser's cache and comes back. */
  leaveAndReturn(): void {
    this.#page.fire('pagehide');
    this.#schedule.later(() => this.#page.fire('pageshow', { persisted: true }));
  }

  /** The shopper comes back to the browser. */
  show(): void {
    this.#page.setVisible(true);
  }

  /** Loads the page of a tab again. */
  reload(index: number): void {
    this.#page.fire('pagehide');
    this.tabs[index]?.close();
    const tab = this.#open();
    tab.cart.holdLines();
    this.tabs[index] = tab;
  }

  async pass(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) await this.#schedule.step();
  }

  rest(): Promise<void> {
    return this.#schedule.rest();
  }

  /** Lines that a tab shows though they don't belong to who is there as far as the tab knows. */
  foreignLines(): number[] {
    return this.tabs.flatMap(({ cart, session }) => {
      const subject = session.getSnapshot().shopper?.subject;
      const ids = cart.views().flatMap((group) => group.cartInfoList.map((line) => line.id));
      const isOwn = (owner = '') => (subject ? owner === subject : owner.startsWith('guest'));
      return ids.filter((id) => !isOwn(this.backend.ownerOf(id)));
    });
  }

  /** What the server holds for who is there. */
  get quantities(): Record<number, number> {
    const owner = this.subject ?? this.guestId.read();
    return owner === undefined ? {} : this.backend.quantitiesOf(owner);
  }
}
