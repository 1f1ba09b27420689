import { isStorefrontError } from '@promenade/storefront-sdk';
import fc, { type Scheduler } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type BrokenParts,
  CouponFixture,
  channelsOf,
  fixtureCoupons,
  type Outcome,
  shoppers,
} from './test-support/coupon-fixture.ts';

/*
 * Property test: shoppers click coupons in two tabs while requests are lost, responses arrive out of order and another
 * shopper signs in. In every order a double click must send one request, a coupon that was received before must show as
 * received, and no shopper may see the coupons of another.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;

afterEach(() => vi.unstubAllGlobals());

const tab = fc.integer({ min: 0, max: 1 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('press' as const), tab, couponId: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('become' as const), tab, shopper: fc.constantFrom(...shoppers) }),
  },
);
const script = fc.array(step, { minLength: 1, maxLength: 10 });
const outcomeArbitrary = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Outcome>('answered') },
    { weight: 1, arbitrary: fc.constantFrom<Outcome>('unreachable', 'lost') },
  ),
  { maxLength: 16 },
);

interface Variant extends BrokenParts {
  channels?: (scheduler: Scheduler) => unknown;
}

const holds = ({ channels = channelsOf, ...parts }: Variant = {}) =>
  fc.asyncProperty(fc.scheduler(), script, outcomeArbitrary, async (scheduler, steps, outcomes) => {
    vi.stubGlobal('BroadcastChannel', channels(scheduler));
    const fixture = new CouponFixture(scheduler, outcomes);
    const tabs = [fixture.open(0, parts), fixture.open(1, parts)];
    scheduler.scheduleSequence(
      steps.map((what) => async () => {
        const at = tabs[what.tab];
        if (what.do === 'press') at?.press(what.couponId);
        else at?.become(what.shopper);
      }),
    );
    await scheduler.waitIdle();

    expect(fixture.mostAtOnce).toBeLessThanOrEqual(1);
    for (const press of fixture.presses) {
      const isHeld = fixture.held.has(`${press.couponId} ${press.shopper}`);
      expect(press.outcome).not.toBe('pending');
      if (press.outcome === 'received') expect(isHeld).toBe(true);
      // If every verification succeeded, only a request that never arrived may end with an error.
      if (isStorefrontError(press.outcome) && fixture.blindSpots === 0) expect(press.outcome.kind).toBe('network');
    }
    for (const { store, become } of tabs) {
      for (const shopper of shoppers) {
        become(shopper);
        for (const { id } of fixtureCoupons) {
          const claim = store.claim(id);
          const wasReceived = fixture.presses.some(
            (press) => press.shopper === shopper && press.couponId === id && press.outcome === 'received',
          );
          expect(claim.isPending).toBe(false);
          expect(claim.isReceived).toBe(wasReceived);
        }
      }
    }
    for (const { close } of tabs) close();
  });

describe('coupons under clicks, lost responses, two tabs and two shoppers', () => {
  it('are received once and match the backend’s state', async () => {
    await fc.assert(holds(), { numRuns: rounds });
  }, 900_000);
});

/** A session that does not change when another shopper signs in. */
const frozen: NonNullable<BrokenParts['sessionOf']> = (session) => {
  const snapshot = session.getSnapshot();
  return { getSnapshot: () => snapshot };
};

class SilentChannel {
  postMessage() {}
  close() {}
}

describe('the property test fails for coupons that', () => {
  const variants: [string, Variant][] = [
    ['are requested twice by a double click', { singleFlight: (_, work) => work() }],
    ['show an error for a coupon that was received before', { isReceived: async () => false }],
    ['show one shopper the coupons of another', { sessionOf: frozen }],
    ['do not notify other tabs', { channels: () => SilentChannel }],
  ];
  it.each(variants)(
    '%s',
    async (_, variant) => {
      const result = await fc.check(holds(variant), {
        seed: 7,
        numRuns: 2_000,
        endOnFailure: true,
      });
      expect(result.failed).toBe(true);
    },
    60_000,
  );
});
