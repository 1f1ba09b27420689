import { aCoupon } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import { type Coupon, StorefrontError } from '@promenade/storefront-sdk';
import type { Scheduler } from 'fast-check';
import type { Session } from '../../auth/session-types.ts';
import type { SingleFlight } from '../../writes/single-flight.ts';
import { type CouponReceipt, type CouponStore, createCouponStore } from '../coupon-store.ts';

/** Outcome of one request. `lost`: the backend handles it, but the response never arrives. */
export type Outcome = 'answered' | 'unreachable' | 'lost';

export const shoppers = ['ada', 'bob'] as const;
export type ShopperName = (typeof shoppers)[number];

/** A click on a coupon, and its outcome. */
export interface Press {
  tab: number;
  shopper: ShopperName;
  couponId: number;
  outcome: 'pending' | 'received' | StorefrontError;
}

export const fixtureCoupons: readonly Coupon[] = [aCoupon({ id: 1 }), aCoupon({ id: 2 })];

/** Parts of a tab that a broken variant replaces. */
export interface BrokenParts {
  sessionOf?(session: Session): Pick<Session, 'getSnapshot'>;
  singleFlight?: SingleFlight<CouponReceipt>;
  isReceived?(): Promise<boolean>;
}

/** A backend that grants each coupon once per shopper. The scheduler delays each step of a request. */
export class CouponFixture {
  /** Received coupons, as `couponId shopper`, for instance `1 ada`. */
  readonly held = new Set<string>();
  readonly presses: Press[] = [];
  /** Number of failed verifications and sign-ins. After either, a claim may fail although the coupon was received. */
  blindSpots = 0;
  /** The highest number of concurrent requests of one tab for the same coupon and shopper. */
  mostAtOnce = 0;
  readonly #pending = new Map<string, number>();
  readonly #scheduler: Scheduler;
  readonly #outcomes: Outcome[];

  constructor(scheduler: Scheduler, outcomes: readonly Outcome[]) {
    this.#scheduler = scheduler;
    this.#outcomes = [...outcomes];
  }

  /** Opens a browser tab in which Ada is signed in and the coupons are shown. */
  open(tab: number, { sessionOf = (session) => session, singleFlight, isReceived }: BrokenParts = {}) {
    const session = createTestSession('authenticated', { subject: 'ada' });
    const shopper = () => session.getSnapshot().shopper?.subject as ShopperName;
    const store: CouponStore = createCouponStore(
      {
        session: sessionOf(session),
        channelName: 'coupons',
        receive: (couponId) => this.#receive(`${tab}`, `${couponId} ${shopper()}`),
        isReceived: isReceived ?? ((coupon) => this.#verify(`${coupon.id} ${shopper()}`)),
        changed() {},
      },
      singleFlight,
    );
    const close = store.connect();
    const press = (couponId: number) => {
      const entry: Press = { tab, shopper: shopper(), couponId, outcome: 'pending' };
      this.presses.push(entry);
      const coupon = fixtureCoupons.find(({ id }) => id === couponId) as Coupon;
      store.receive(coupon).then(
        () => {
          entry.outcome = 'received';
        },
        (error) => {
          entry.outcome = error;
        },
      );
    };
    const become = (subject: ShopperName) => {
      if (subject !== shopper()) this.blindSpots += 1;
      session.become('authenticated', { subject });
    };
    return { store, press, become, close };
  }

  #step = (label: string) => this.#scheduler.schedule(Promise.resolve(), label);

  async #receive(tab: string, wanted: string): Promise<string> {
    const request = `${tab} ${wanted}`;
    const atOnce = (this.#pending.get(request) ?? 0) + 1;
    this.#pending.set(request, atOnce);
    this.mostAtOnce = Math.max(this.mostAtOnce, atOnce);
    const outcome = this.#outcomes.shift() ?? 'answered';
    try {
      await this.#step(`receive ${request} arrives`);
      if (outcome === 'unreachable') throw new StorefrontError({ kind: 'network', endpoint: 'coupons.claim' });
      const isRefused = this.held.has(wanted);
      this.held.add(wanted);
      await this.#step(`receive ${request} is answered`);
      if (outcome === 'lost') throw new StorefrontError({ kind: 'timeout', endpoint: 'coupons.claim' });
      if (isRefused) throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'coupons.claim' });
      return 'Received';
    } finally {
      this.#pending.set(request, atOnce - 1);
    }
  }

  async #verify(wanted: string): Promise<boolean> {
    const outcome = this.#outcomes.shift() ?? 'answered';
    await this.#step(`verify ${wanted} arrives`);
    const answer = this.held.has(wanted);
    await this.#step(`verify ${wanted} is answered`);
    if (outcome === 'answered') return answer;
    this.blindSpots += 1;
    throw new StorefrontError({ kind: 'network', endpoint: 'coupons.claimable' });
  }
}

/** A `BroadcastChannel` class whose messages arrive when the scheduler delivers them. */
export function channelsOf(scheduler: Scheduler) {
  const open = new Set<ScheduledChannel>();
  class ScheduledChannel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    constructor() {
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const peer of open) {
        if (peer === this) continue;
        void scheduler.schedule(Promise.resolve(), 'message').then(() => open.has(peer) && peer.onmessage?.({ data }));
      }
    }
    close(): void {
      open.delete(this);
    }
  }
  return ScheduledChannel;
}
