import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_IDLE_LIMIT_MS } from '../domain/constants.ts';
import { readRecord } from './kept-record.ts';
import { type RecordRules, recordRules } from './record-rules.ts';
import type { SessionRecorder } from './session-recorder.ts';
import { type Fate, VisitWorld } from './test-support/visit-world.ts';

/*
 * The model: tabs of one device open, are used, rest and close, while the network reorders, refuses and loses what they
 * tell. Once all is quiet the open tabs share one visit, the backend knows it, and no other one is left open.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const PATIENCE_MS = process.env.PM_DEEP ? 900_000 : 120_000;
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
  rules?: RecordRules,
) {
  const world = new VisitWorld(scheduler, faults, isLenient);
  const tabs: (SessionRecorder | undefined)[] = Array(TABS).fill(undefined);
  for (const { do: what, tab, arrivals } of steps) {
    if (what === 'open') tabs[tab] ??= world.openTab(rules);
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

const tabsShareOneOpenVisit = (rules?: RecordRules) =>
  fc.asyncProperty(fc.scheduler(), script, fates, fc.boolean(), async (scheduler, steps, faults, isLenient) => {
    const { world, open } = await play(scheduler, { steps, faults, isLenient }, rules);
    if (open.length === 0) return;
    world.heal();
    await touchAll(scheduler, world, open);
    expect(world.open).toEqual([readRecord(world.storage)?.guid]);
  });

const closedTabsEndTheVisit = (rules?: RecordRules) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const { world, open } = await play(scheduler, { steps }, rules);
    await touchAll(scheduler, world, open);
    for (const [index, tab] of open.entries()) {
      expect(world.open).toHaveLength(1);
      tab.leave();
      await scheduler.waitIdle();
      expect(world.open).toHaveLength(index === open.length - 1 ? 0 : 1);
    }
  });

const noVisitHasAnIdleGap = (rules?: RecordRules) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const { world, open } = await play(scheduler, { steps, isLenient: true }, rules);
    await touchAll(scheduler, world, open);
    for (const { seen } of world.visits.values()) {
      const gaps = seen.slice(1).map((time, index) => time - (seen[index] ?? time));
      expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(SESSION_IDLE_LIMIT_MS);
    }
  });

const tabsWithoutAPauseStartOnce = (rules?: RecordRules) =>
  fc.asyncProperty(fc.scheduler(), script, async (scheduler, steps) => {
    const busy = steps.filter((each) => each.do === 'open' || each.do === 'touch');
    const { world, open } = await play(scheduler, { steps: busy }, rules);
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
    PATIENCE_MS,
  );
});

describe('the model notices a record that', () => {
  const twins: [string, Partial<RecordRules>, (rules: RecordRules) => fc.IAsyncProperty<unknown>][] = [
    ['does not join what is not confirmed yet', { mayJoin: ({ isStarted }) => isStarted }, tabsWithoutAPauseStartOnce],
    ['ends though another tab is open', { mayEnd: () => true }, closedTabsEndTheVisit],
    ['goes on with what is over', { isOver: () => false }, tabsShareOneOpenVisit],
    ['is replaced by each tab that finds it over', { mayReplace: () => true }, tabsShareOneOpenVisit],
    ['forgets that time passes', { step: (record) => (record ? 'resume' : 'new') }, noVisitHasAnIdleGap],
  ];
  it.each(twins)(
    '%s',
    async (_, bug, property) => {
      const result = await fc.check(property({ ...recordRules, ...bug }), {
        seed: 7,
        numRuns: 2_000,
        endOnFailure: true,
      });
      expect(result.failed).toBe(true);
    },
    PATIENCE_MS,
  );
});
