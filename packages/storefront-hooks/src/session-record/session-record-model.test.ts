import { type Client, isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextStore } from '../browser/storage.ts';
import { SESSION_IDLE_LIMIT_MS } from '../domain/constants.ts';
import type { SessionRecorder } from './session-recorder.ts';
import { readRecord, type StoredRecord } from './stored-record.ts';
import { type BrokenParts, type Fate, VISIT_KEY, VisitWorld } from './test-support/visit-world.ts';

/*
 * The model: tabs of one device open, are used, pause and close, while the network reorders, rejects and loses their requests. At
 * the end the open tabs share one visit, the backend knows it, and no other visit is open.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const TIMEOUT_MS = process.env.PM_DEEP ? 900_000 : 120_000;
const TABS = 3;
const MINUTE_MS = 60_000;

interface Step {
  do: 'open' | 'touch' | 'leave' | 'rest' | 'idle';
  tab: number;
  /** Answers and requests that arrive before the next step. */
  arrivals: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('open' as const, 'touch' as const) },
    { weight: 2, arbitrary: fc.constant('leave' as const) },
    { weight: 2, arbitrary: fc.constant('rest' as const) },
    { weight: 1, arbitrary: fc.constant('idle' as const) },
  ),
  tab: fc.nat(TABS - 1),
  arrivals: fc.nat(4),
});
const script = fc.array(step, { minLength: 1, maxLength: 20 });
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('answered' as const) },
  { weight: 1, arbitrary: fc.constantFrom('refused' as const, 'lost' as const) },
);
const fates = fc.array(fate, { maxLength: 40 });

async function play(
  scheduler: fc.Scheduler,
  { steps, faults = [], isLenient = false }: { steps: readonly Step[]; faults?: readonly Fate[]; isLenient?: boolean },
  parts: BrokenParts = {},
) {
  const world = new VisitWorld(scheduler, faults, isLenient);
  const tabs: (SessionRecorder | undefined)[] = Array(TABS).fill(undefined);
  for (const { do: what, tab, arrivals } of steps) {
    if (what === 'open') tabs[tab] ??= world.openTab(parts);
    else if (what === 'touch') tabs[tab]?.touch();
    else if (what === 'leave') {
      tabs[tab]?.leave();
      tabs[tab] = undefined;
    } else {
      // Nothing is under way for so long.
      await scheduler.waitIdle();
      world.now += what === 'rest' ? 6 * MINUTE_MS : 2 * SESSION_IDLE_LIMIT_MS;
    }
    await scheduler.waitNext(Math.min(arrivals, scheduler.count()));
  }
  await scheduler.waitIdle();
  return { world, tabs, open: tabs.filter((tab) => tab !== undefined) };
}

/** Every open tab is used once more, long enough after the last time to be told of. */
async function touchAll(scheduler: fc.Scheduler, world: VisitWorld, tabs: readonly SessionRecorder[]): Promise<void> {
  world.now += 6 * MINUTE_MS;
  for (const tab of tabs) {
    tab.touch();
    await scheduler.waitIdle();
  }
}

const tabsShareOneOpenVisit = (parts: BrokenParts = {}) =>
  fc.asyncProperty(fc.scheduler(), script, fates, fc.boolean(), async (scheduler, steps, faults, isLenient) => {
    const { world, open } = await play(scheduler, { steps, faults, isLenient }, parts);
    if (open.length === 0) return;
    world.heal();
    await touchAll(scheduler, world, open);
    expect(world.open).toEqual([readRecord(world.storage, VISIT_KEY)?.guid]);
  });

const closedTabsEndTheVisit = (parts: BrokenParts = {}) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const { world, open } = await play(scheduler, { steps }, parts);
    await touchAll(scheduler, world, open);
    for (const [index, tab] of open.entries()) {
      expect(world.open).toHaveLength(1);
      tab.leave();
      await scheduler.waitIdle();
      expect(world.open).toHaveLength(index === open.length - 1 ? 0 : 1);
    }
  });

const noVisitHasAnIdleGap = (parts: BrokenParts = {}) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const { world, open } = await play(scheduler, { steps, isLenient: true }, parts);
    await touchAll(scheduler, world, open);
    for (const { seen } of world.visits.values()) {
      const gaps = seen.slice(1).map((time, index) => time - (seen[index] ?? time));
      expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(SESSION_IDLE_LIMIT_MS);
    }
  });

const tabsWithoutAPauseStartOnce = (parts: BrokenParts = {}) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const busy = steps.filter((each) => each.do === 'open' || each.do === 'touch');
    const { world, open } = await play(scheduler, { steps: busy }, parts);
    expect(world.visits.size).toBe(open.length > 0 ? 1 : 0);
  });

describe('a visit in many tabs, under reordering and faults', () => {
  it.each<[string, () => fc.IAsyncProperty<unknown>]>([
    ['is one for all tabs, and open, once all is quiet', tabsShareOneOpenVisit],
    ['ends with the last tab, not before', closedTabsEndTheVisit],
    ['does not go on after 20 idle minutes', noVisitHasAnIdleGap],
    ['is started once while it goes on', tabsWithoutAPauseStartOnce],
  ])(
    '%s',
    async (_, property) => {
      await fc.assert(property(), { numRuns: rounds });
    },
    TIMEOUT_MS,
  );
});

/** Storage that changes what this tab reads. */
const reading =
  (change: (record: StoredRecord, now: () => number, own: string | undefined) => StoredRecord | undefined) =>
  (storage: TextStore, now: () => number): TextStore => {
    let own: string | undefined;
    return {
      ...storage,
      get(key) {
        const record = readRecord(storage, key);
        const changed = record && change(record, now, own);
        return changed ? JSON.stringify(changed) : null;
      },
      set(key, value) {
        own = JSON.parse(value).guid;
        storage.set(key, value);
      },
    };
  };

/** Storage in which a tab sees only what it wrote itself. */
const stale = (storage: TextStore): TextStore => {
  const latest = new Map<string, string>();
  return {
    ...storage,
    get: (key) => latest.get(key) ?? storage.get(key),
    set(key, value) {
      latest.set(key, value);
      storage.set(key, value);
    },
  };
};

/** A client that does not understand that a visit is over. */
const deaf = (client: Client): Client => ({
  ...client,
  call: async (...args: Parameters<Client['call']>) => {
    try {
      return (await client.call(...args)) as never;
    } catch (cause) {
      if (!isStorefrontError(cause, 'not-found')) throw cause;
      throw new StorefrontError({ kind: 'network', endpoint: cause.endpoint });
    }
  },
});

describe('the model finds a record that', () => {
  const variants: [string, BrokenParts, (parts: BrokenParts) => fc.IAsyncProperty<unknown>][] = [
    [
      'does not join a visit that is not confirmed yet',
      { storageOf: reading((record, _, own) => (record.isStarted || record.guid === own ? record : undefined)) },
      tabsWithoutAPauseStartOnce,
    ],
    [
      'ends though another tab is open',
      { storageOf: reading((record) => ({ ...record, tabs: {} })) },
      closedTabsEndTheVisit,
    ],
    ['continues a visit that is over', { clientOf: deaf }, tabsShareOneOpenVisit],
    ['is replaced by each tab that finds it over', { storageOf: stale }, tabsShareOneOpenVisit],
    [
      'forgets that time passes',
      { storageOf: reading((record, now) => ({ ...record, time: now() })) },
      noVisitHasAnIdleGap,
    ],
  ];
  it.each(variants)(
    '%s',
    async (_, parts, property) => {
      const result = await fc.check(property(parts), { seed: 7, numRuns: 2_000, endOnFailure: true });
      expect(result.failed).toBe(true);
    },
    TIMEOUT_MS,
  );
});
