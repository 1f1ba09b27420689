import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { type CartRules, cartRules } from './cart-rules.ts';
import { CartWorld, type Fate, shownIn } from './test-support/cart-world.ts';

/*
 * The model: shoppers edit one cart in two tabs while the network delays, refuses, loses and repeats requests. Once all
 * is quiet both tabs must show what the server holds; and without faults, what the shopper asked for last.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 300;
const LINES = 3;
const REST_MS = 10 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Step = { tab: number; waitMs: number } & (
  | { do: 'set'; line: number; wanted: number }
  | { do: 'flush'; line: number }
  | { do: 'remove'; line: number }
  | { do: 'undo' }
  | { do: 'refresh' }
  | { do: 'add'; line: number; quantity: number }
);

const line = fc.integer({ min: 1, max: LINES });
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('set' as const), line, wanted: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('flush' as const), line }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), line }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refresh' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('add' as const), line, quantity: fc.integer({ min: 1, max: 3 }) }),
  },
);
const timing = fc.record({ tab: fc.integer({ min: 0, max: 1 }), waitMs: fc.integer({ min: 0, max: 900 }) });
const script: fc.Arbitrary<Step[]> = fc.array(
  fc.tuple(action, timing).map(([what, when]) => ({ ...what, ...when }) as Step),
  { minLength: 1, maxLength: 14 },
);
const delays = { thereMs: fc.integer({ min: 0, max: 1_500 }), backMs: fc.integer({ min: 0, max: 1_500 }) };
const faulty: fc.Arbitrary<Fate[]> = fc.array(
  fc.record({
    ...delays,
    outcome: fc.oneof(
      { weight: 6, arbitrary: fc.constant('answered' as const) },
      { weight: 1, arbitrary: fc.constantFrom('refused' as const, 'lost' as const, 'twice' as const) },
    ),
  }),
  { maxLength: 40 },
);
const slow: fc.Arbitrary<Fate[]> = fc.array(fc.record({ ...delays, outcome: fc.constant('answered' as const) }), {
  maxLength: 40,
});

async function play(steps: readonly Step[], fates: readonly Fate[], tabCount: number, rules?: CartRules) {
  FakeChannel.reset();
  const opening: Fate[] = Array(tabCount).fill({ thereMs: 10, backMs: 10, outcome: 'answered' });
  const world = new CartWorld([1, 2, 3], [...opening, ...fates]);
  const tabs = Array.from({ length: tabCount }, () => world.open(rules));
  const close = tabs.map((tab) => tab.connect());
  await vi.advanceTimersByTimeAsync(50);
  for (const step of steps) {
    const tab = tabs[step.tab % tabCount];
    if (!tab) continue;
    if (step.do === 'set') void tab.setQuantity(step.line, step.wanted);
    else if (step.do === 'flush') tab.flush(step.line);
    else if (step.do === 'remove') tab.remove(step.line).catch(() => {});
    else if (step.do === 'undo') tab.undo().catch(() => {});
    else if (step.do === 'refresh') void tab.refresh();
    else tab.add({ productId: 1, attrId: 100 + step.line, quantity: step.quantity }).catch(() => {});
    await vi.advanceTimersByTimeAsync(step.waitMs);
  }
  await vi.advanceTimersByTimeAsync(REST_MS);
  const shown = tabs.map(shownIn);
  const isPending = tabs.some((tab) =>
    tab.views().some(({ cartInfoList }) => cartInfoList.some((view) => view.isPending)),
  );
  for (const end of close) end();
  vi.clearAllTimers();
  return { world, shown, isPending };
}

const atRestShownIsServer = (rules?: CartRules) =>
  fc.asyncProperty(script, faulty, async (steps, fates) => {
    const { world, shown, isPending } = await play(steps, fates, 2, rules);
    expect(shown).toEqual([world.quantities, world.quantities]);
    expect(isPending).toBe(false);
  });

const lastWishHolds = (rules?: CartRules) =>
  fc.asyncProperty(script, slow, async (steps, fates) => {
    const edits = steps.filter((step) => step.do === 'set' || step.do === 'flush');
    const { world, shown } = await play(edits, fates, 1, rules);
    const wishes: Record<number, number> = { 101: 1, 102: 2, 103: 3 };
    for (const step of edits) if (step.do === 'set') wishes[100 + step.line] = step.wanted;
    expect(shown).toEqual([wishes]);
    expect(world.quantities).toEqual(wishes);
  });

describe('a cart under delays, faults and two tabs', () => {
  it('shows what the server holds once all is quiet', async () => {
    await fc.assert(atRestShownIsServer(), { numRuns: rounds });
  }, 120_000);

  it('ends with what the shopper asked for last, however answers overtake each other', async () => {
    await fc.assert(lastWishHolds(), { numRuns: rounds });
  }, 120_000);
});

describe('the model notices a cart that', () => {
  const twins: [string, Partial<CartRules>, typeof lastWishHolds][] = [
    ['sends a line twice at once', { maySend: () => true }, lastWishHolds],
    [
      'keeps a refused number',
      { afterFailure: (_, refused) => refused, mustReadAfterFailure: false },
      atRestShownIsServer,
    ],
    ['does not ask again after a lost answer', { mustReadAfterFailure: false }, atRestShownIsServer],
    ['believes answers that a write overtook', { mayAccept: () => true }, atRestShownIsServer],
    ['does not tell other tabs', { tellsOtherTabs: false }, atRestShownIsServer],
  ];
  it.each(twins)(
    '%s',
    async (_, bug, property) => {
      const result = await fc.check(property({ ...cartRules, ...bug }), {
        seed: 7,
        numRuns: 5_000,
        endOnFailure: true,
      });
      expect(result.failed).toBe(true);
    },
    120_000,
  );
});
