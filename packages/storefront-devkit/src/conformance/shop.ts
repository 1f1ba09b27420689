import type { Call, EndpointId, ResponseOf } from '@promenade/storefront-sdk/contract';
import type { Caller } from './caller.ts';
import type { Harness } from './options.ts';
import { asHarnessFailure, NotRun } from './verdicts.ts';

type Cleanups = Map<string, () => Promise<unknown>>;

/** Name of the data that a write leaves behind for ever. */
const remaining: Partial<Record<EndpointId, string>> = {
  'applications.apply': 'merchant application',
  'cart.subscribe': 'newsletter address',
  'coupons.claim': 'received coupon',
  'coupons.redeem': 'received coupon',
  'login.asGuest': 'visitor',
  'login.registerEmail': 'account',
  'login.registerMobile': 'account',
  'login.withMobileCode': 'account',
  'newsletter.subscribe': 'newsletter address',
  'products.alertInStock': 'stock alert',
  'refunds.apply': 'refund',
  'reviews.create': 'review',
  'session.start': 'visit',
  'uploads.file': 'file',
  'uploads.image': 'file',
};

const plural = (what: string) => (what.endsWith('address') ? `${what}es` : `${what}s`);

export interface Callers {
  readonly guest: Caller;
  /** The shopper. */
  readonly user: Caller;
  /** Another shopper, who must not see the data of the first. */
  readonly secondUser: Caller;
  /** A caller with a token that was never valid. */
  readonly invalidToken: Caller;
  /** A caller with a token that the backend has issued. */
  withToken(token: string): Caller;
}

/** The backend as used by the cases. Shared data is memoised, and removed at the end. */
export class Shop {
  readonly guest: Caller;
  readonly user: Caller;
  readonly secondUser: Caller;
  readonly invalidToken: Caller;
  readonly withToken: (token: string) => Caller;
  /** Host to which a payment returns, if given. */
  readonly hostName: string | undefined;
  readonly #harness: Harness;
  readonly #readOnly: boolean;
  readonly #memoised = new Map<string, Promise<unknown>>();
  /** Clean-ups of the case that runs, and of what all cases share. */
  readonly #ofCase: Cleanups = new Map();
  readonly #ofRun: Cleanups = new Map();
  readonly #leftovers: string[] = [];
  /** Data that cannot be removed, counted by name. */
  readonly #remaining = new Map<string, number>();
  #makingShared = 0;

  constructor(
    { guest, user, secondUser, invalidToken, withToken }: Callers,
    { harness, readOnly, hostName }: { harness: Harness; readOnly: boolean; hostName: string | undefined },
  ) {
    this.guest = guest;
    this.user = user;
    this.secondUser = secondUser;
    this.invalidToken = invalidToken;
    this.withToken = withToken;
    this.hostName = hostName;
    this.#harness = harness;
    this.#readOnly = readOnly;
  }

  /** Makes a thing once in a run. */
  memo<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const made = this.#memoised.get(name) ?? this.#makeShared(make);
    this.#memoised.set(name, made);
    return made as Promise<Thing>;
  }

  async #makeShared<Thing>(make: () => Promise<Thing>): Promise<Thing> {
    this.#makingShared += 1;
    try {
      return await make();
    } finally {
      this.#makingShared -= 1;
    }
  }

  /** Registers a clean-up: after the case, or at the end of the run for memoised data. */
  onCleanup(what: string, remove: () => Promise<unknown>): void {
    if (this.#readOnly) return;
    const isShared = this.#makingShared > 0 || this.#ofRun.has(what);
    (isShared ? this.#ofRun : this.#ofCase).set(what, remove);
  }

  /** Registers the result of a write: an order is cancelled after its case; data that remains is counted. */
  noteWrite(id: EndpointId, data: unknown, caller: Caller): void {
    if (id === 'orders.create') this.#noteOrder((data as ResponseOf<Call<'orders.create'>>).orderNo, caller);
    const remains = remaining[id];
    if (remains) this.#count(remains);
  }

  #noteOrder(orderNo: string, caller: Caller): void {
    const what = `order ${orderNo}`;
    if (this.#ofCase.has(what) || this.#ofRun.has(what)) return;
    this.onCleanup(what, async () => {
      const { isCancel, paid } = await caller.call('orders.masterDetail', { path: { orderNo } });
      if (!paid && !isCancel) await caller.call('orders.cancel', { path: { orderNo } });
      this.#count(paid ? 'paid order' : 'cancelled order');
    });
  }

  #count(what: string): void {
    this.#remaining.set(what, (this.#remaining.get(what) ?? 0) + 1);
  }

  /** Removes the data of a case: backends limit the number of unpaid orders. */
  endCase(): Promise<void> {
    return this.#cleanUp(this.#ofCase);
  }

  /** Removes the rest; returns the data that remains. */
  async cleanUp(): Promise<string[]> {
    await this.#cleanUp(this.#ofCase);
    await this.#cleanUp(this.#ofRun);
    const remains = [...this.#remaining].map(([what, count]) => `${count} ${count === 1 ? what : plural(what)}`);
    return [...remains, ...this.#leftovers];
  }

  /** Last first. */
  async #cleanUp(cleanups: Cleanups): Promise<void> {
    for (const [what, remove] of [...cleanups].reverse()) {
      await remove().catch((error: Error) => this.#leftovers.push(`${what} (${error.message})`));
    }
    cleanups.clear();
  }

  /** A function of the harness; a case without it is not run. */
  requireHarness<Name extends keyof Harness>(name: Name): NonNullable<Harness[Name]> {
    if (this.#readOnly) throw new NotRun(`\`${name}\` of the harness is for writes`, 'writes');
    const given = this.#harness[name];
    if (!given) throw new NotRun(`needs \`${name}\` of the harness`, 'operator');
    const run = given.bind(this.#harness) as (...args: unknown[]) => Promise<unknown>;
    return ((...args: unknown[]) => (async () => run(...args))().catch(asHarnessFailure(name))) as NonNullable<
      Harness[Name]
    >;
  }
}
