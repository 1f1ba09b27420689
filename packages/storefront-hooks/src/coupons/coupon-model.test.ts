import { isStorefrontError } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CouponRules, couponRules } from './coupon-rules.ts';
import { CouponWorld, channelsOf, couponsOfWorld, type Fate, shoppers } from './test-support/coupon-world.ts';

/*
 * The model: shoppers press on coupons in two tabs while requests are lost, answers overtake each other and somebody else
 * signs in. Whatever the order: one request for a double press, what was had before shows as received, and nobody is
 * shown what another shopper holds.
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

const holds = (rules?: CouponRules) =>
  fc.asyncProperty(fc.scheduler(), script, fates, async (scheduler, steps, ways) => {
    vi.stubGlobal('BroadcastChannel', channelsOf(scheduler));
    const world = new CouponWorld(scheduler, ways);
    const tabs = [world.open(0, rules), world.open(1, rules)];
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
  }, 120_000);
});

describe('the model notices coupons that', () => {
  const twins: [string, Partial<CouponRules>][] = [
    ['are asked for twice by a double press', { joinsRequest: false }],
    ['show an error for what was received before', { looksAfterFailure: false }],
    ['show one shopper what another one holds', { mayTell: () => true }],
    ['do not tell other tabs', { tellsOtherTabs: false }],
  ];
  it.each(twins)(
    '%s',
    async (_, bug) => {
      const result = await fc.check(holds({ ...couponRules, ...bug }), {
        seed: 7,
        numRuns: 2_000,
        endOnFailure: true,
      });
      expect(result.failed).toBe(true);
    },
    60_000,
  );
});
