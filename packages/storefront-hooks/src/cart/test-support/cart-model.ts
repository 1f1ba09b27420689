import { AsyncLocalStorage } from 'node:async_hooks';
import { createTestSession, type TestSession } from '@promenade/storefront-devkit/react';
import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { vi } from 'vitest';
import type { GuestId } from '../../context/identity.ts';
import { memoryStorage } from '../../test-support/memory-storage.ts';
import { Schedule } from '../../test-support/schedule.ts';
import { scheduledChannel } from '../../test-support/scheduled-channel.ts';
import { type StubbedPage, stubPage } from '../../test-support/stub-page.ts';
import { createCartStore } from '../cart-store.ts';
import type { CartStore } from '../cart-types.ts';
import { CartBackend } from './cart-backend.ts';

/**
 * The outcome of one request: `refused` before it is carried out, `unsent` by a network that fails on the way there, `lost`
 * when it is carried out but the response is lost, `twice` when something on the way repeats it before there is a response.
 */
export type Fate = 'answered' | 'refused' | 'unsent' | 'lost' | 'twice';

export interface ModelTab {
  readonly cart: CartStore;
  readonly session: TestSession;
  /** Ids of lines that the shopper has unchecked since the cart has its owner. */
  readonly unchecked: Set<number>;
  /** Runs code as that of this tab. */
  run<Result>(work: () => Result): Result;
  /** Ends the tab as closing it does: its code does nothing more. */
  close(): void;
}

/** Whose code runs: whatever a tab starts, and all that follows of it, belongs to the tab. */
const running = new AsyncLocalStorage<{ isClosed: boolean; closed: Promise<never> }>();

/** Storage of all tabs, into which the code of a closed one writes nothing. */
function openStorage() {
  const storage = memoryStorage();
  const setItem = storage.setItem.bind(storage);
  return Object.assign(storage, {
    setItem: (key: string, value: string) => running.getStore()?.isClosed || setItem(key, value),
  });
}

/** Web Locks of all tabs; a tab that is closed releases its own. */
function openLocks() {
  const ends = new Map<string, Promise<unknown>>();
  return {
    request(name: string, work: () => Promise<unknown>): Promise<unknown> {
      const tab = running.getStore();
      const turn = Promise.resolve(ends.get(name)).then(() => (tab?.isClosed ? tab.closed : work()));
      const held = tab ? Promise.race([turn, tab.closed]) : turn;
      ends.set(
        name,
        held.catch(() => {}),
      );
      return held;
    },
  };
}

/** The guest ids of a browser, one after another. */
function guestIds(): GuestId {
  let number = 0;
  let id: string | undefined;
  return {
    read: () => id,
    ensure(known = `guest-${number + 1}`) {
      if (id === undefined && known === `guest-${number + 1}`) number += 1;
      id ??= known;
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
  /** Who is signed in; the tabs learn it one after another. */
  subject: string | undefined;

  constructor(tabCount: number, fates: readonly Fate[], choices: readonly number[]) {
    this.#schedule = new Schedule(choices);
    this.#fates = [...fates];
    this.guestId = guestIds();
    this.backend.fill(this.guestId.ensure(), [1, 2, 3]);
    this.backend.fill('ada', [15, 4]);
    this.backend.fill('bob', [2]);
    this.#schedule.takeTimers();
    this.#page = stubPage();
    Object.assign(navigator, { locks: openLocks() });
    vi.stubGlobal('localStorage', openStorage());
    const repeats = () => this.#fates[0] === 'twice';
    vi.stubGlobal('BroadcastChannel', scheduledChannel(this.#schedule, repeats));
    this.tabs = Array.from({ length: tabCount }, () => this.#open());
  }

  #open(): ModelTab {
    const session = createTestSession(this.subject ? 'authenticated' : 'anonymous', { subject: this.subject ?? '' });
    let wasClosedOffline = false;
    let release = () => {};
    const closed = new Promise<never>((_, reject) => {
      release = () => reject(new Error('The tab is closed.'));
    });
    closed.catch(() => {});
    const tab = { isClosed: false, closed };
    const client = this.#clientOf(
      session,
      () => tab.isClosed,
      () => wasClosedOffline,
    );
    const unchecked = new Set<number>();
    let subject = session.getSnapshot().shopper?.subject;
    return running.run(tab, () => {
      const cart = createCartStore({ client, storeId: 1, session, guestId: this.guestId });
      const disconnect = cart.connect();
      session.subscribe(() => {
        const next = session.getSnapshot().shopper?.subject;
        if (next !== subject) unchecked.clear();
        subject = next;
      });
      return {
        cart,
        session,
        unchecked,
        run: (work) => running.run(tab, work),
        close() {
          disconnect();
          tab.isClosed = true;
          wasClosedOffline = !navigator.onLine;
          release();
        },
      };
    });
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
    for (const { session, run } of this.tabs) {
      // Each tab learns what holds by then.
      this.#schedule.later(() =>
        run(() => {
          if (session.getSnapshot().shopper?.subject === this.subject) return;
          if (this.subject) session.become('authenticated', { subject: this.subject });
          else session.become('anonymous');
        }),
      );
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
    tab.cart.retainLines();
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
