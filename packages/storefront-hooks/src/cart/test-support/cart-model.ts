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
 * The outcome of one request. `refused`: the backend returns an error without carrying it out. `unsent`: it fails before it
 * reaches the backend. `lost`: it is carried out, but the response is lost. `twice`: the backend receives it twice.
 */
export type RequestOutcome = 'succeeded' | 'refused' | 'unsent' | 'lost' | 'twice';

export interface ModelTab {
  readonly cart: CartStore;
  readonly session: TestSession;
  /** Ids of lines that the shopper has unchecked since the last change of the owner. */
  readonly unchecked: Set<number>;
  /** Runs code in the async context of this tab. */
  run<Result>(work: () => Result): Result;
  /** Closes the tab: its pending code has no further effect. */
  close(): void;
}

/** The tab whose code is running, also in its asynchronous continuations. */
const running = new AsyncLocalStorage<{ isClosed: boolean; closed: Promise<never> }>();

/** Storage that all tabs share. Writes of closed tabs are ignored. */
function openStorage() {
  const storage = memoryStorage();
  const setItem = storage.setItem.bind(storage);
  return Object.assign(storage, {
    setItem: (key: string, value: string) => running.getStore()?.isClosed || setItem(key, value),
  });
}

/** Web Locks that all tabs share. A closed tab releases its locks. */
function openLocks() {
  const ends = new Map<string, Promise<unknown>>();
  return {
    request(name: string, work: () => Promise<unknown>): Promise<unknown> {
      const tab = running.getStore();
      const turn = Promise.resolve(ends.get(name)).then(() => (tab?.isClosed ? tab.closed : work()));
      const released = tab ? Promise.race([turn, tab.closed]) : turn;
      ends.set(
        name,
        released.catch(() => {}),
      );
      return released;
    },
  };
}

/** A guest id cookie whose ids are numbered. */
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

/** A browser with tabs of a shop. A schedule decides the order in which timers, requests and messages proceed. */
export class CartModel {
  readonly backend = new CartBackend();
  readonly guestId: GuestId;
  readonly tabs: ModelTab[];
  readonly #schedule: Schedule;
  readonly #outcomes: RequestOutcome[];
  readonly #page: StubbedPage;
  /** Subject of the account that is signed in. The tabs are notified one after another. */
  subject: string | undefined;

  constructor(tabCount: number, outcomes: readonly RequestOutcome[], choices: readonly number[]) {
    this.#schedule = new Schedule(choices);
    this.#outcomes = [...outcomes];
    this.guestId = guestIds();
    this.backend.fill(this.guestId.ensure(), [1, 2, 3]);
    this.backend.fill('ada', [15, 4]);
    this.backend.fill('bob', [2]);
    this.#schedule.takeTimers();
    this.#page = stubPage();
    Object.assign(navigator, { locks: openLocks() });
    vi.stubGlobal('localStorage', openStorage());
    const repeats = () => this.#outcomes[0] === 'twice';
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
        const outcome = this.#outcomes.shift() ?? 'succeeded';
        const respond = () => this.backend.respond({ endpoint, input: input as object, subject, idempotencyKey });
        await this.#schedule.pause();
        // A request of a page that is closed offline fails; it does not wait until the device is online.
        if (wasClosedOffline() || (isClosed() && !navigator.onLine)) return never();
        const isFailing = outcome === 'unsent' || !navigator.onLine;
        if (isFailing && isClosed()) return never();
        if (isFailing) throw new StorefrontError({ kind: 'network', endpoint });
        if (outcome === 'refused') {
          await this.#schedule.pause();
          if (isClosed()) return never();
          throw new StorefrontError({ kind: method === 'GET' ? 'server' : 'invalid', status: 500, endpoint });
        }
        const response = await this.#settled(respond);
        if (outcome === 'twice') {
          await this.#schedule.pause();
          await this.#settled(respond);
        }
        await this.#schedule.pause();
        if (isClosed()) return never();
        if (outcome === 'lost' || !navigator.onLine) throw new StorefrontError({ kind: 'network', endpoint });
        return (await response()) as never;
      },
    };
  }

  /** Carries out a call now. Returns a function that returns its result or rejects with its error. */
  async #settled(work: () => unknown): Promise<() => unknown> {
    try {
      const response = work();
      return () => response;
    } catch (error) {
      return () => Promise.reject(error);
    }
  }

  become(subject: string | undefined): void {
    this.subject = subject;
    for (const { session, run } of this.tabs) {
      // A tab is notified later, of the account that is signed in then.
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

  /** Moves the page to the back/forward cache and restores it. */
  leaveAndReturn(): void {
    this.#page.fire('pagehide');
    this.#schedule.later(() => this.#page.fire('pageshow', { persisted: true }));
  }

  /** Makes the page visible. */
  show(): void {
    this.#page.setVisible(true);
  }

  /** Reloads the page of a tab. */
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

  /** Ids of shown lines that don't belong to the current owner according to the tab's session. */
  foreignLines(): number[] {
    return this.tabs.flatMap(({ cart, session }) => {
      const subject = session.getSnapshot().shopper?.subject;
      const ids = cart.views().flatMap((group) => group.cartInfoList.map((line) => line.id));
      const isOwn = (owner = '') => (subject ? owner === subject : owner.startsWith('guest'));
      return ids.filter((id) => !isOwn(this.backend.ownerOf(id)));
    });
  }

  /** The current owner's quantities on the server, by variant id. */
  get quantities(): Record<number, number> {
    const owner = this.subject ?? this.guestId.read();
    return owner === undefined ? {} : this.backend.quantitiesOf(owner);
  }
}
