import { isStorefrontError } from '@promenade/storefront-sdk';
import fc, { type Scheduler } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type BrokenParts,
  CouponWorld,
  channelsOf,
  couponsOfWorld,
  type Fate,
  shoppers,
} from './test-support/coupon-world.ts';

/*
 * The model: shoppers click coupons in two tabs while requests are lost, responses arrive out of order and another shopper
 * signs in. In every order a double click sends one request, a coupon that was received before shows as received, and no shopper
 * sees coupons of another one.
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
const fates = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fate>('answered') },
    { weight: 1, arbitrary: fc.constantFrom<Fate>('unreachable', 'lost') },
  ),
  { maxLength: 16 },
);

interface Variant extends BrokenParts {
  channels?: (scheduler: Scheduler) => unknown;
}

const holds = ({ channels = channelsOf, ...parts }: Variant = {}) =>
  fc.asyncProperty(fc.scheduler(), script, fates, async (scheduler, steps, outcomes) => {
    vi.stubGlobal('BroadcastChannel', channels(scheduler));
    const world = new CouponWorld(scheduler, outcomes);
    const tabs = [world.open(0, parts), world.open(1, parts)];
    scheduler.scheduleSequence(
      steps.map((what) => async () => {
        const at = tabs[what.tab];
        if (what.do === 'press') at?.press(what.couponId);
        else at?.become(what.shopper);
      }),
    );
    await scheduler.waitIdle();

    expect(world.mostAtOnce).toBeLessThanOrEqual(1);
    for (const press of world.presses) {
      const isHeld = world.held.has(`${press.couponId} ${press.shopper}`);
      expect(press.outcome).not.toBe('pending');
      if (press.outcome === 'received') expect(isHeld).toBe(true);
      // Where everything could be looked into, only a request that never arrived is an error.
      if (isStorefrontError(press.outcome) && world.blindSpots === 0) expect(press.outcome.kind).toBe('network');
    }
    for (const { store, become } of tabs) {
      for (const shopper of shoppers) {
        become(shopper);
        for (const { id } of couponsOfWorld) {
          const claim = store.claim(id);
          const wasTold = world.presses.some(
            (press) => press.shopper === shopper && press.couponId === id && press.outcome === 'received',
          );
          expect(claim.isPending).toBe(false);
          expect(claim.isReceived).toBe(wasTold);
        }
      }
    }
    for (const { close } of tabs) close();
  });

describe('coupons under presses, lost answers, two tabs and two shoppers', () => {
  it('are received once and shown as what the backend holds', async () => {
    await fc.assert(holds(), { numRuns: rounds });
  }, 900_000);
});

/** A session that does not follow another sign-in. */
const frozen: NonNullable<BrokenParts['sessionOf']> = (session) => {
  const snapshot = session.getSnapshot();
  return { getSnapshot: () => snapshot };
};

class SilentChannel {
  postMessage() {}
  close() {}
}

describe('the model finds coupons that', () => {
  const variants: [string, Variant][] = [
    ['are requested twice by a double click', { singleFlight: (_, work) => work() }],
    ['show an error for what was received before', { isReceived: async () => false }],
    ['show one shopper what another one holds', { sessionOf: frozen }],
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
