import { StorefrontError, wishlistAdd, wishlistRemove } from '@promenade/storefront-sdk';
import { act, cleanup } from '@testing-library/react';
import fc, { type Scheduler } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wishedIds } from '../query/collections-queries.ts';
import { wishQueries } from '../query/query-names.ts';
import { channelsIn, turns as pass, renderInTab, scheduledClient } from '../test-support/scheduled-shop.tsx';
import { type MembershipRules, membershipRules } from './membership-rules.ts';
import { type MembershipList, useMembership } from './use-membership.ts';

/*
 * The model: a shopper presses the hearts of two products in two tabs while the network delays, reorders, refuses and
 * loses. Once all is quiet both tabs must show what the backend holds; without faults it must hold what was wanted last;
 * and no heart may ever show what the backend never said.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 200;
const PRODUCTS = [1, 2] as const;

type Outcome = 'answered' | 'refused' | 'lost';

interface Step {
  tab: number;
  product: (typeof PRODUCTS)[number];
  /** How much of what is on its way happens before the next press. */
  turns: number;
}

const steps = (tabs: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      tab: fc.nat({ max: tabs - 1 }),
      product: fc.constantFrom(...PRODUCTS),
      turns: fc.nat({ max: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
const faults: fc.Arbitrary<Outcome[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Outcome>('answered') },
    { weight: 2, arbitrary: fc.constantFrom<Outcome>('refused', 'lost') },
  ),
  { maxLength: 8 },
);
const scheduler = fc.scheduler();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function backend(outcomes: readonly Outcome[]) {
  const fates = [...outcomes];
  const wished = new Set<number>([2]);
  /** What was ever true of each product. */
  const said = new Set<string>(['1 false', '2 true']);
  const set = (id: number, on: boolean) => {
    const fate = fates.shift() ?? 'answered';
    if (fate === 'refused') throw new StorefrontError({ kind: 'server', code: 500, endpoint: 'wish' });
    if (on) wished.add(id);
    else wished.delete(id);
    said.add(`${id} ${on}`);
    if (fate === 'lost') throw new StorefrontError({ kind: 'network', endpoint: 'wish' });
  };
  return {
    wished,
    said,
    answer(call: string, input: { path?: object; body?: unknown }) {
      if (call === 'wishlist.add') return set((input.body as { id: number }).id, true);
      if (call === 'wishlist.remove') return set((input.path as { id: number }).id, false);
      const list = [...wished].map((productId) => ({ id: productId, productId }));
      return { list, pageNum: 1, pages: 1, total: list.length, pageSize: 50 };
    },
  };
}

async function play(
  s: Scheduler,
  script: readonly Step[],
  outcomes: readonly Outcome[],
  tabs: number,
  rules: MembershipRules,
) {
  vi.stubGlobal('BroadcastChannel', channelsIn(s));
  const world = backend(outcomes);
  const list: MembershipList = {
    name: 'wishes',
    ids: wishedIds(),
    queries: wishQueries,
    send: (client, id, on) => (on ? wishlistAdd(client, id) : wishlistRemove(client, id)),
    intentOf: (productId) => ({ kind: 'wish', productId }),
    rules,
  };
  const client = scheduledClient(s, world.answer);
  const open = Array.from({ length: tabs }, () =>
    renderInTab(() => ({ 1: useMembership(list, 1), 2: useMembership(list, 2) }), client),
  );
  const shown = () => open.map(({ result }) => PRODUCTS.filter((product) => result.current[product].isOn));
  const isPending = () => open.some(({ result }) => PRODUCTS.some((product) => result.current[product].isPending));
  const claims: string[] = [];
  const look = () => {
    for (const { result } of open) for (const id of PRODUCTS) claims.push(`${id} ${result.current[id].isOn}`);
  };
  await pass(s);
  const wanted = new Set(world.wished);
  for (const { tab, product, turns } of script) {
    if (!wanted.delete(product)) wanted.add(product);
    act(() => void open[tab]?.result.current[product].toggle.run());
    await pass(s, turns);
    look();
  }
  await pass(s);
  look();
  const held = PRODUCTS.filter((product) => world.wished.has(product));
  const outcome = {
    held,
    wanted: PRODUCTS.filter((product) => wanted.has(product)),
    shown: shown(),
    isPending: isPending(),
    unsaid: claims.filter((claim) => !world.said.has(claim)),
  };
  cleanup();
  return outcome;
}

const atRestShownIsHeld = (rules: MembershipRules) =>
  fc.asyncProperty(scheduler, steps(2), faults, async (s, script, outcomes) => {
    const { held, shown, isPending } = await play(s, script, outcomes, 2, rules);
    expect(shown).toEqual([held, held]);
    expect(isPending).toBe(false);
  });

const lastWishHolds = (rules: MembershipRules) =>
  fc.asyncProperty(scheduler, steps(1), fc.constant<Outcome[]>([]), async (s, script, outcomes) => {
    const { held, wanted, shown } = await play(s, script, outcomes, 1, rules);
    expect(held).toEqual(wanted);
    expect(shown).toEqual([wanted]);
  });

const showsNothingUnsaid = (rules: MembershipRules) =>
  fc.asyncProperty(scheduler, steps(1), faults, async (s, script, outcomes) => {
    const { unsaid } = await play(s, script, outcomes, 1, rules);
    expect(unsaid).toEqual([]);
  });

describe('hearts under delays, faults and two tabs', () => {
  it.each([
    ['show what the backend holds once all is quiet', atRestShownIsHeld, rounds],
    ['end with what was wanted last, however answers overtake each other', lastWishHolds, rounds],
    ['never show what the backend has not said', showsNothingUnsaid, rounds],
  ] as const)(
    '%s',
    async (_, property, numRuns) => {
      await fc.assert(property(membershipRules), { numRuns });
    },
    3_600_000,
  );
});

describe('the model notices a heart that', () => {
  it.each<[string, Partial<MembershipRules>, typeof lastWishHolds]>([
    ['sends a change while another one is on its way', { waits: false }, lastWishHolds],
    ['forgets what was pressed meanwhile', { sendsLastWish: false }, lastWishHolds],
    ['flips before the backend has said so', { showsWish: true }, showsNothingUnsaid],
    ['does not read again after a lost answer', { readsAfterwards: false }, atRestShownIsHeld],
    ['does not tell other tabs', { tellsOtherTabs: false }, atRestShownIsHeld],
  ])(
    '%s',
    async (_, bug, property) => {
      const result = await fc.check(property({ ...membershipRules, ...bug }), {
        seed: 7,
        numRuns: 2_000,
        endOnFailure: true,
      });
      expect(result.failed).toBe(true);
    },
    120_000,
  );
});
