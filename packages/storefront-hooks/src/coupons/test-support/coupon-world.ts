import { aCoupon } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import { type Coupon, StorefrontError } from '@promenade/storefront-sdk';
import type { Scheduler } from 'fast-check';
import type { Session } from '../../auth/session-types.ts';
import type { SingleFlight } from '../../writes/single-flight.ts';
import { type CouponReceipt, type CouponStore, createCouponStore } from '../coupon-store.ts';

/** What becomes of one request. `lost`: carried out, but the answer never came. */
export type Fate = 'answered' | 'unreachable' | 'lost';

export const shoppers = ['ada', 'bob'] as const;
export type ShopperName = (typeof shoppers)[number];

/** A press on a coupon, and what became of it. */
export interface Press {
  tab: number;
  shopper: ShopperName;
  couponId: number;
  outcome: 'pending' | 'received' | StorefrontError;
}

export const couponsOfWorld: readonly Coupon[] = [aCoupon({ id: 1 }), aCoupon({ id: 2 })];

/** Parts of a tab that a broken variant replaces. */
export interface BrokenParts {
  sessionOf?(session: Session): Pick<Session, 'getSnapshot'>;
  singleFlight?: SingleFlight<CouponReceipt>;
  isReceived?(): Promise<boolean>;
}

/** A backend that gives each shopper a coupon once, behind a network whose every step waits for the scheduler. */
export class CouponWorld {
  /** `1 ada`: the shopper has the coupon. */
  readonly held = new Set<string>();
  readonly presses: Press[] = [];
  /** Verifications that failed, and sign-ins: after either a failure cannot always be explained. */
  blindSpots = 0;
  /** Most requests for one coupon of one shopper that a tab had under way at once. */
  mostAtOnce = 0;
  readonly #underWay = new Map<string, number>();
  readonly #scheduler: Scheduler;
  readonly #fates: Fate[];

  constructor(scheduler: Scheduler, fates: readonly Fate[]) {
    this.#scheduler = scheduler;
    this.#fates = [...fates];
  }

  /** A browser tab of a shopper with the coupons on the screen. */
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
      const coupon = couponsOfWorld.find(({ id }) => id === couponId) as Coupon;
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
    const flight = `${tab} ${wanted}`;
    const atOnce = (this.#underWay.get(flight) ?? 0) + 1;
    this.#underWay.set(flight, atOnce);
    this.mostAtOnce = Math.max(this.mostAtOnce, atOnce);
    const fate = this.#fates.shift() ?? 'answered';
    try {
      await this.#step(`receive ${flight} arrives`);
      if (fate === 'unreachable') throw new StorefrontError({ kind: 'network', endpoint: 'coupons.claim' });
      const isRefused = this.held.has(wanted);
      this.held.add(wanted);
      await this.#step(`receive ${flight} is answered`);
      if (fate === 'lost') throw new StorefrontError({ kind: 'timeout', endpoint: 'coupons.claim' });
      if (isRefused) throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'coupons.claim' });
      return 'Received';
    } finally {
      this.#underWay.set(flight, atOnce - 1);
    }
  }

  async #verify(wanted: string): Promise<boolean> {
    const fate = this.#fates.shift() ?? 'answered';
    await this.#step(`verify ${wanted} arrives`);
    const answer = this.held.has(wanted);
    await this.#step(`verify ${wanted} is answered`);
    if (fate === 'answered') return answer;
    this.blindSpots += 1;
    throw new StorefrontError({ kind: 'network', endpoint: 'coupons.claimable' });
  }
}

/** Tabs whose messages arrive when the scheduler lets them. */
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
