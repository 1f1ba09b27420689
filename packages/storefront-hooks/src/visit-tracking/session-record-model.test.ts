import { type Client, isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextStore } from '../browser/storage.ts';
import { SESSION_IDLE_LIMIT_MS } from '../domain/constants.ts';
import type { SessionRecorder } from './session-recorder.ts';
import { readRecord, type StoredRecord } from './stored-record.ts';
import { type InjectedFaults, type RequestOutcome, VISIT_KEY, VisitFixture } from './test-support/visit-fixture.ts';

/*
 * Random scripts open, use, pause and close tabs of one device, while their requests are reordered, rejected or lost. At the end
 * the open tabs must share one visit, and it must be the only open visit in the backend.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const TIMEOUT_MS = process.env.PM_DEEP ? 900_000 : 120_000;
const TABS = 3;
const MINUTE_MS = 60_000;

interface Step {
  do: 'open' | 'touch' | 'leave' | 'rest' | 'idle';
  tab: number;
  /** Number of requests and responses that arrive before the next step. */
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
const outcome: fc.Arbitrary<RequestOutcome> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('succeeded' as const) },
  { weight: 1, arbitrary: fc.constantFrom('refused' as const, 'lost' as const) },
);
const outcomes = fc.array(outcome, { maxLength: 40 });

async function play(
  scheduler: fc.Scheduler,
  {
    steps,
    requestOutcomes = [],
    isLenient = false,
  }: { steps: readonly Step[]; requestOutcomes?: readonly RequestOutcome[]; isLenient?: boolean },
  faults: InjectedFaults = {},
) {
  const fixture = new VisitFixture(scheduler, requestOutcomes, isLenient);
  const tabs: (SessionRecorder | undefined)[] = Array(TABS).fill(undefined);
  for (const { do: what, tab, arrivals } of steps) {
    if (what === 'open') tabs[tab] ??= fixture.openTab(faults);
    else if (what === 'touch') tabs[tab]?.touch();
    else if (what === 'leave') {
      tabs[tab]?.leave();
      tabs[tab] = undefined;
    } else {
      // No request is pending for that long.
      await scheduler.waitIdle();
      fixture.now += what === 'rest' ? 6 * MINUTE_MS : 2 * SESSION_IDLE_LIMIT_MS;
    }
    await scheduler.waitNext(Math.min(arrivals, scheduler.count()));
  }
  await scheduler.waitIdle();
  return { fixture, tabs, open: tabs.filter((tab) => tab !== undefined) };
}

/** Uses every open tab once more, long enough after the last activity that it is reported. */
async function touchAll(
  scheduler: fc.Scheduler,
  fixture: VisitFixture,
  tabs: readonly SessionRecorder[],
): Promise<void> {
  fixture.now += 6 * MINUTE_MS;
  for (const tab of tabs) {
    tab.touch();
    await scheduler.waitIdle();
  }
}

const tabsShareOneOpenVisit = (faults: InjectedFaults = {}) =>
  fc.asyncProperty(
    fc.scheduler(),
    script,
    outcomes,
    fc.boolean(),
    async (scheduler, steps, requestOutcomes, isLenient) => {
      const { fixture, open } = await play(scheduler, { steps, requestOutcomes, isLenient }, faults);
      if (open.length === 0) return;
      fixture.endFailures();
      await touchAll(scheduler, fixture, open);
      expect(fixture.open).toEqual([readRecord(fixture.storage, VISIT_KEY)?.guid]);
    },
  );

const closedTabsEndTheVisit = (faults: InjectedFaults = {}) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const { fixture, open } = await play(scheduler, { steps }, faults);
    await touchAll(scheduler, fixture, open);
    for (const [index, tab] of open.entries()) {
      expect(fixture.open).toHaveLength(1);
      tab.leave();
      await scheduler.waitIdle();
      expect(fixture.open).toHaveLength(index === open.length - 1 ? 0 : 1);
    }
  });

const noVisitHasAnIdleGap = (faults: InjectedFaults = {}) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const { fixture, open } = await play(scheduler, { steps, isLenient: true }, faults);
    await touchAll(scheduler, fixture, open);
    for (const { seen } of fixture.visits.values()) {
      const gaps = seen.slice(1).map((time, index) => time - (seen[index] ?? time));
      expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(SESSION_IDLE_LIMIT_MS);
    }
  });

const tabsWithoutAPauseStartOnce = (faults: InjectedFaults = {}) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const busy = steps.filter((each) => each.do === 'open' || each.do === 'touch');
    const { fixture, open } = await play(scheduler, { steps: busy }, faults);
    expect(fixture.visits.size).toBe(open.length > 0 ? 1 : 0);
  });

describe('a visit in several tabs, with reordered and failing requests', () => {
  it.each<[string, () => fc.IAsyncProperty<unknown>]>([
    ['is shared by all tabs, and open, once they are idle', tabsShareOneOpenVisit],
    ['ends with the last tab, and not before', closedTabsEndTheVisit],
    ['does not continue after 20 minutes without activity', noVisitHasAnIdleGap],
    ['is started once without such a pause', tabsWithoutAPauseStartOnce],
  ])(
    '%s',
    async (_, property) => {
      await fc.assert(property(), { numRuns: rounds });
    },
    TIMEOUT_MS,
  );
});

/** Storage that changes the records that this tab reads. */
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

/** Storage in which a tab reads only its own records once it has written one. */
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

/** A client that reports the end of a visit as a network error. */
const hidingEnds = (client: Client): Client => ({
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

describe('the model detects a recorder that', () => {
  const variants: [string, InjectedFaults, (faults: InjectedFaults) => fc.IAsyncProperty<unknown>][] = [
    [
      'does not use the visit of another tab until it is confirmed',
      { storageOf: reading((record, _, own) => (record.isStarted || record.guid === own ? record : undefined)) },
      tabsWithoutAPauseStartOnce,
    ],
    [
      'ends the visit although another tab is open',
      { storageOf: reading((record) => ({ ...record, tabs: {} })) },
      closedTabsEndTheVisit,
    ],
    ['continues a visit that is over', { clientOf: hidingEnds }, tabsShareOneOpenVisit],
    ['replaces a visit once in each tab', { storageOf: stale }, tabsShareOneOpenVisit],
    [
      'does not check the time since the last activity',
      { storageOf: reading((record, now) => ({ ...record, time: now() })) },
      noVisitHasAnIdleGap,
    ],
  ];
  it.each(variants)(
    '%s',
    async (_, faults, property) => {
      const result = await fc.check(property(faults), { seed: 7, numRuns: 2_000, endOnFailure: true });
      expect(result.failed).toBe(true);
    },
    TIMEOUT_MS,
  );
});
