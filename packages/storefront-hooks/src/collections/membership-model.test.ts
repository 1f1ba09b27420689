import fc, { type Scheduler } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { channelsIn } from '../test-support/scheduled-shop.tsx';
import type { LatestWins } from '../writes/latest-wins.ts';
import { type BrokenParts, type Outcome, PRODUCTS, WishTabs } from './test-support/wish-tabs.ts';

/*
 * Property test: a shopper clicks the wish buttons of two products in two tabs while requests are delayed, reordered,
 * rejected or lost. At the end both tabs must show the state that the backend has stored; without errors that must be the
 * state that the shopper wanted last; and no button may ever show a state that the backend has not confirmed.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const TIMEOUT_MS = 900_000;

interface Step {
  tab: number;
  product: (typeof PRODUCTS)[number];
  /** How many of the scheduled events happen before the next click. */
  events: number;
}

interface Variant extends BrokenParts {
  channels?: (scheduler: Scheduler) => unknown;
}

type Property = (variant: Variant) => fc.IAsyncProperty<unknown>;

const steps = (tabs: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({ tab: fc.nat({ max: tabs - 1 }), product: fc.constantFrom(...PRODUCTS), events: fc.nat({ max: 4 }) }),
    { minLength: 1, maxLength: 8 },
  );
const outcomes: fc.Arbitrary<Outcome[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Outcome>('answered') },
    { weight: 2, arbitrary: fc.constantFrom<Outcome>('refused', 'lost') },
  ),
  { maxLength: 8 },
);

afterEach(() => vi.unstubAllGlobals());

async function play(
  scheduler: Scheduler,
  { script, faults = [], tabs }: { script: readonly Step[]; faults?: readonly Outcome[]; tabs: number },
  { channels = channelsIn, ...parts }: Variant,
) {
  vi.stubGlobal('BroadcastChannel', channels(scheduler));
  const backend = new WishTabs(scheduler, faults);
  const open = Array.from({ length: tabs }, () => backend.open(parts));
  const shown = () => open.map(({ isOn }) => PRODUCTS.filter(isOn));
  const unconfirmed: string[] = [];
  const check = () => {
    for (const { isOn } of open) {
      for (const id of PRODUCTS) {
        // Before the list is loaded, all products show as not wished, which needs no confirmation.
        const state = `${id} ${isOn(id)}`;
        if (isOn(id) && !backend.confirmed.has(state)) unconfirmed.push(state);
      }
    }
  };
  await scheduler.waitIdle();
  const wanted = new Set(backend.wished);
  for (const { tab, product, events } of script) {
    if (!wanted.delete(product)) wanted.add(product);
    open[tab]?.toggle(product);
    await scheduler.waitNext(Math.min(events, scheduler.count()));
    check();
  }
  await scheduler.waitIdle();
  check();
  const isPending = open.some(({ store }) => PRODUCTS.some(store.isPending));
  for (const { disconnect } of open) disconnect();
  const stored = PRODUCTS.filter((product) => backend.wished.has(product));
  return { stored, wanted: PRODUCTS.filter((product) => wanted.has(product)), shown: shown(), isPending, unconfirmed };
}

const tabsShowWhatIsStored = (variant: Variant) =>
  fc.asyncProperty(fc.scheduler(), steps(2), outcomes, async (scheduler, script, faults) => {
    const { stored, shown, isPending } = await play(scheduler, { script, faults, tabs: 2 }, variant);
    expect(shown).toEqual([stored, stored]);
    expect(isPending).toBe(false);
  });

const lastClickWins = (variant: Variant) =>
  fc.asyncProperty(fc.scheduler(), steps(1), async (scheduler, script) => {
    const { stored, wanted, shown } = await play(scheduler, { script, tabs: 1 }, variant);
    expect(stored).toEqual(wanted);
    expect(shown).toEqual([wanted]);
  });

const nothingUnconfirmedShows = (variant: Variant) =>
  fc.asyncProperty(fc.scheduler(), steps(1), outcomes, async (scheduler, script, faults) => {
    const { unconfirmed } = await play(scheduler, { script, faults, tabs: 1 }, variant);
    expect(unconfirmed).toEqual([]);
  });

describe('wish buttons under delays, errors and two tabs', () => {
  it.each<[string, Property]>([
    ['show the state stored in the backend at the end', tabsShowWhatIsStored],
    ['end with the state that was wanted last, in whatever order responses arrive', lastClickWins],
    ['never show a state that the backend has not confirmed', nothingUnconfirmedShows],
  ])(
    '%s',
    async (_, property) => {
      await fc.assert(property({}), { numRuns: rounds });
    },
    TIMEOUT_MS,
  );
});

type CreateWriter = NonNullable<BrokenParts['createWriter']>;

/** Sends every value immediately. */
const parallelWriter: CreateWriter = (send, onSettled): LatestWins<boolean> => {
  const wanted = new Map<number, boolean>();
  return {
    wanted: (id) => wanted.get(id),
    async write(id, value) {
      wanted.set(id, value);
      await send(id, value).finally(() => {
        wanted.delete(id);
        onSettled(id);
      });
      return value;
    },
  };
};

/** Drops values that are set while a request is pending. */
const droppingWriter: CreateWriter = (send, onSettled): LatestWins<boolean> => {
  const pending = new Map<number, { value: boolean; request: Promise<boolean> }>();
  return {
    wanted: (id) => pending.get(id)?.value,
    write(id, value) {
      const known = pending.get(id);
      if (known) return known.request;
      const request = send(id, value)
        .finally(() => {
          pending.delete(id);
          onSettled(id);
        })
        .then(() => value);
      pending.set(id, { value, request });
      return request;
    },
  };
};

class SilentChannel {
  postMessage() {}
  close() {}
}

describe('the property test fails for a wish button that', () => {
  it.each<[string, Variant, Property]>([
    ['sends a change while another one is pending', { createWriter: parallelWriter }, lastClickWins],
    ['ignores clicks while a change is pending', { createWriter: droppingWriter }, lastClickWins],
    [
      'changes before the backend has confirmed it',
      {
        optionsOf: (options) => ({
          ...options,
          async send(id, on) {
            options.confirmed(id, on);
            await options.send(id, on);
          },
        }),
      },
      nothingUnconfirmedShows,
    ],
    [
      'is not read again after a lost response',
      { optionsOf: (options) => ({ ...options, outdated() {} }) },
      tabsShowWhatIsStored,
    ],
    [
      'does not change when the backend has confirmed it',
      { optionsOf: (options) => ({ ...options, confirmed() {} }) },
      lastClickWins,
    ],
    ['does not notify other tabs', { channels: () => SilentChannel }, tabsShowWhatIsStored],
  ])(
    '%s',
    async (_, variant, property) => {
      const result = await fc.check(property(variant), { seed: 7, numRuns: 2_000, endOnFailure: true });
      expect(result.failed).toBe(true);
    },
    120_000,
  );
});
