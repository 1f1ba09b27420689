import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { vi } from 'vitest';
import type { GuestId } from '../../context/identity.ts';
import { Schedule } from '../../test-support/schedule.ts';
import { scheduledChannel } from '../../test-support/scheduled-channel.ts';
import { type StubbedPage, stubPage } from '../../test-support/stub-page.ts';
import { createTestSession, type TestSession } from '../../testing/test-session.ts';
import type { CartRules } from '../cart-rules.ts';
import { type CartStore, createCartStore } from '../cart-store.ts';
import { CartBackend } from './cart-backend.ts';

/**
 * What becomes of one request: `refused` before it is carried out, `unsent` by a network that fails on the way there, `lost`
 * when it is carried out but not answered, `twice` when something on the way repeats it before there is an answer.
 */
export type Fate = 'answered' | 'refused' | 'unsent' | 'lost' | 'twice';

interface Tab {
  cart: CartStore;
  session: TestSession;
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
  readonly tabs: readonly Tab[];
  readonly #schedule: Schedule;
  readonly #fates: Fate[];
  readonly #page: StubbedPage;
  /** Who is signed in; the tabs hear of it one after another. */
  subject: string | undefined;

  constructor(tabCount: number, fates: readonly Fate[], choices: readonly number[], rules?: CartRules) {
    this.#schedule = new Schedule(choices);
    this.#fates = [...fates];
    this.guestId = guestIds();
    this.backend.fill(this.guestId.ensure(), [1, 2, 3]);
    this.backend.fill('ada', [15, 4]);
    this.backend.fill('bob', [2]);
    this.#schedule.takeTimers();
    this.#page = stubPage();
    const repeats = () => this.#fates[0] === 'twice';
    vi.stubGlobal('BroadcastChannel', scheduledChannel(this.#schedule, repeats));
    this.tabs = Array.from({ length: tabCount }, () => this.#open(rules));
  }

  #open(rules?: CartRules): Tab {
    const session = createTestSession('anonymous');
    const cart = createCartStore({
      client: this.#clientOf(session),
      storeId: 1,
      session,
      guestId: this.guestId,
      ...(rules && { rules }),
    });
    cart.connect();
    return { cart, session };
  }

  #clientOf(session: TestSession): Client {
    return {
      baseUrl: '',
      use: () => () => {},
      call: async ({ id: endpoint, method }, input, { idempotencyKey } = {}) => {
        const subject = session.getSnapshot().shopper?.subject;
        const fate = this.#fates.shift() ?? 'answered';
        const arrived = () => this.backend.answer({ endpoint, input: input as object, subject, idempotencyKey });
        await this.#schedule.pause();
        if (fate === 'unsent' || !navigator.onLine) throw new StorefrontError({ kind: 'network', endpoint });
        if (fate === 'refused') {
          await this.#schedule.pause();
          throw new StorefrontError({ kind: method === 'GET' ? 'server' : 'invalid', status: 500, endpoint });
        }
        const answer = await this.#answered(arrived);
        if (fate === 'twice') {
          await this.#schedule.pause();
          await this.#answered(arrived);
        }
        await this.#schedule.pause();
        if (fate === 'lost' || !navigator.onLine) throw new StorefrontError({ kind: 'network', endpoint });
        return (await answer()) as never;
      },
    };
  }

  /** What the server decides now, to be told later. */
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
      // Each tab hears what holds by then.
      this.#schedule.later(() => {
        if (session.getSnapshot().shopper?.subject === this.subject) return;
        if (this.subject) session.become('authenticated', { subject: this.subject });
        else session.become('anonymous');
      });
    }
  }

  setOnline(isOnline: boolean): void {
    this.#page.setOnline(isOnline);
  }

  /** The page goes into the browser's cache and comes back. */
  leaveAndReturn(): void {
    this.#page.fire('pagehide');
    this.#schedule.later(() => this.#page.fire('pageshow', { persisted: true }));
  }

  async pass(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) await this.#schedule.step();
  }

  rest(): Promise<void> {
    return this.#schedule.rest();
  }

  /** Lines on a screen that are not of whoever the tab takes to be there. */
  strangeLines(): number[] {
    return this.tabs.flatMap(({ cart, session }) => {
      const subject = session.getSnapshot().shopper?.subject;
      const ids = cart.views().flatMap((group) => group.cartInfoList.map((line) => line.id));
      const isOwn = (owner = '') => (subject ? owner === subject : owner.startsWith('guest'));
      return ids.filter((id) => !isOwn(this.backend.ownerOf(id)));
    });
  }

  /** What the server holds for whoever is there. */
  get quantities(): Record<number, number> {
    const owner = this.subject ?? this.guestId.read();
    return owner === undefined ? {} : this.backend.quantitiesOf(owner);
  }
}
