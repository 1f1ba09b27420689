// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CartRules, cartRules } from './cart-rules.ts';
import { STOCK } from './test-support/cart-backend.ts';
import { CartModel, type Fate } from './test-support/cart-model.ts';
import { shownIn } from './test-support/cart-world.ts';

/*
 * The model: shoppers edit one cart in two tabs while the network delays, refuses, loses, repeats and goes away, and while
 * they sign in and out. Once all is quiet every tab must show what the server holds for whoever is there; and without
 * faults, what the shopper asked for, in its order.
 */

/** `PM_ROUNDS` is for what runs the model many times over, such as mutation tests. */
const rounds = Number(process.env.PM_ROUNDS ?? (process.env.PM_DEEP ? 1_000_000 : 20_000));
const TWIN_ROUNDS = 2_000;
const LIMIT_MS = process.env.PM_DEEP ? 3_600_000 : 120_000;

afterEach(() => vi.unstubAllGlobals());

const edits = ['set', 'flush'] as const;
const structural = ['remove', 'undo', 'add', 'addBySku'] as const;
const network = ['offline', 'online'] as const;
const others = ['refresh', 'hold', 'release', 'leave', 'check', 'signIn', 'signOut'] as const;
const often = <Name>(names: readonly Name[], times: number): Name[] => Array(times).fill(names).flat();

interface Step {
  do: (typeof edits)[number] | (typeof structural)[number] | (typeof network)[number] | (typeof others)[number];
  tab: number;
  /** Place of a line on the screen; what is added is in the cart (0) or not yet (1). */
  line: number;
  number: number;
  /** How many of those that wait go on before the next step. */
  pass: number;
}

const scriptOf = (...names: readonly Step['do'][]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      do: fc.constantFrom(...names),
      tab: fc.nat(1),
      line: fc.nat(1),
      number: fc.integer({ min: 1, max: 9 }),
      pass: fc.nat(4),
    }),
    { minLength: 1, maxLength: 12, size: 'max' },
  );
const choices = fc.array(fc.nat(7), { minLength: 20, maxLength: 60, size: 'max' });
const fates: fc.Arbitrary<Fate[]> = fc.array(
  fc.constantFrom('answered', 'answered', 'answered', 'refused', 'unsent', 'lost', 'twice'),
  { maxLength: 20, size: 'max' },
);
const noise = () => {};

/** Does what a step says, as far as the tab shows what it takes; answers the variant it was about. */
function take(model: CartModel, step: Step): number | undefined {
  const tab = model.tabs[step.tab % model.tabs.length];
  if (!tab) return undefined;
  const { cart } = tab;
  const line = cart.views().flatMap((group) => group.cartInfoList)[step.line];
  const attrId = step.line === 0 ? 102 : 104;
  const item = { productId: 1, quantity: step.number };
  if (step.do === 'set' && line) cart.setQuantity(line.id, step.number).catch(noise);
  else if (step.do === 'flush') cart.flush();
  else if (step.do === 'remove' && line) cart.remove(line.id).catch(noise);
  else if (step.do === 'undo') cart.undo().catch(noise);
  else if (step.do === 'add') cart.add({ ...item, attrId }).catch(noise);
  else if (step.do === 'addBySku') cart.add([{ ...item, sku: `${attrId}` }]).catch(noise);
  else if (step.do === 'refresh') void cart.refresh();
  else if (step.do === 'check' && line) cart.check(line.id, step.number > 4);
  else if (step.do === 'offline' || step.do === 'online') model.setOnline(step.do === 'online');
  else if (step.do === 'leave') model.leaveAndReturn();
  else if (step.do === 'signIn') model.become(step.number < 7 ? 'ada' : 'bob');
  else if (step.do === 'signOut') model.become(undefined);
  return step.do.startsWith('add') ? attrId : line?.attrId;
}

const sum = (quantities: Record<number, number>) => Object.values(quantities).reduce((all, one) => all + one, 0);

const atRestShownIsServer = (rules?: CartRules) =>
  fc.asyncProperty(
    scriptOf(...often(edits, 6), ...structural, ...network, ...others, 'refresh'),
    fates,
    choices,
    async (steps, fate, choice) => {
      const model = new CartModel(2, fate, choice, rules);
      const [first, second] = model.tabs;
      if (!first || !second) throw new Error('there are two tabs');
      first.cart.holdLines();
      let release = second.cart.holdLines();
      const strange: number[] = [];
      await model.pass(6);
      for (const step of steps) {
        take(model, step);
        if (step.do === 'hold' || step.do === 'release') {
          release();
          release = step.do === 'hold' ? second.cart.holdLines() : noise;
        }
        await model.pass(step.pass);
        strange.push(...model.strangeLines());
      }
      expect(strange).toEqual([]);
      model.setOnline(true);
      await model.rest();
      const held = model.quantities;
      expect(shownIn(first.cart)).toEqual(held);
      expect(second.cart.count()).toBe(sum(held));
      expect(first.cart.getStructure()).toMatchObject({ status: 'ready', isOffline: false });
      const lines = model.tabs.flatMap(({ cart }) => cart.views().flatMap((group) => group.cartInfoList));
      expect(lines.filter((line) => line.isPending)).toEqual([]);
      release();
      second.cart.holdLines();
      await model.rest();
      expect(shownIn(second.cart)).toEqual(held);
    },
  );

const lastWishHolds = (rules?: CartRules) =>
  fc.asyncProperty(scriptOf(...often(edits, 8), ...structural, ...network), choices, async (steps, choice) => {
    const model = new CartModel(1, [], choice, rules);
    const cart = model.tabs[0]?.cart;
    if (!cart) throw new Error('there is a tab');
    cart.holdLines();
    await model.rest();
    const wishes: Record<number, number> = { ...model.quantities };
    let removed: [attrId: number, quantity: number] | undefined;
    const put = (attrId: number, quantity: number) => {
      const all = (wishes[attrId] ?? 0) + quantity;
      if (all <= STOCK) wishes[attrId] = all;
    };
    for (const step of steps) {
      const attrId = take(model, step);
      if (attrId !== undefined) {
        if (step.do === 'set') wishes[attrId] = step.number;
        if (step.do === 'remove') {
          removed = [attrId, wishes[attrId] ?? 0];
          delete wishes[attrId];
        }
        if (step.do.startsWith('add')) put(attrId, step.number);
      }
      if (step.do === 'undo' && removed) {
        put(...removed);
        removed = undefined;
      }
      await model.pass(step.pass);
      // An order that the screen does not show yet is nobody's wish.
      if (step.do.startsWith('add') || step.do === 'undo') {
        model.setOnline(true);
        await model.rest();
      }
    }
    model.setOnline(true);
    await model.rest();
    expect(model.quantities).toEqual(wishes);
    expect(shownIn(cart)).toEqual(wishes);
  });

describe('a cart under delays, faults, two tabs, a network that goes away and a sign-in', () => {
  it(
    'shows what the server holds once all is quiet',
    () => fc.assert(atRestShownIsServer(), { numRuns: rounds * 0.7 }),
    LIMIT_MS,
  );

  it(
    'ends with what the shopper asked for, however answers overtake each other',
    () => fc.assert(lastWishHolds(), { numRuns: rounds * 0.3 }),
    LIMIT_MS,
  );
});

describe(`the model notices within ${TWIN_ROUNDS} sequences a cart that`, () => {
  const twins: [string, Partial<CartRules>, (rules: CartRules) => fc.IRawProperty<unknown>][] = [
    ['sends a line twice at once', { maySend: () => true }, lastWishHolds],
    [
      'keeps a refused number',
      { afterFailure: (_, refused) => refused, mustReadAfterFailure: false },
      atRestShownIsServer,
    ],
    ['does not ask again after a lost answer', { mustReadAfterFailure: false }, atRestShownIsServer],
    ['believes answers that a write overtook', { mayAccept: () => true }, atRestShownIsServer],
    ['replays what was done offline from its end', { compareKept: (one, other) => other - one }, lastWishHolds],
    ['believes answers meant for whoever was there before', { isSameOwner: () => true }, atRestShownIsServer],
    ['does not tell other tabs', { tellsOtherTabs: false }, atRestShownIsServer],
  ];
  it.each(twins)(
    '%s',
    async (_, bug, property) => {
      const result = await fc.check(property({ ...cartRules, ...bug }), {
        seed: 7,
        numRuns: TWIN_ROUNDS,
        endOnFailure: true,
      });
      expect(result.failed).toBe(true);
    },
    LIMIT_MS,
  );
});
