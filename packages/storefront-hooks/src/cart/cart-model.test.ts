// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartStore } from './cart-types.ts';
import { STOCK } from './test-support/cart-backend.ts';
import { CartModel, type Fate, type ModelTab } from './test-support/cart-model.ts';
import { shownIn } from './test-support/cart-world.ts';

/*
 * The model: shoppers edit one cart in two tabs while the network delays, refuses, loses, repeats and goes away, while pages
 * are loaded again, and while they sign in and out. Once every tab is idle it must show what the server holds for who is
 * there; and without faults, what the shopper asked for, in its order.
 */

/** `PM_ROUNDS` is for what runs the model many times over, such as mutation tests. */
const rounds = Number(process.env.PM_ROUNDS ?? (process.env.PM_DEEP ? 1_000_000 : 2_000));
const LIMIT_MS = process.env.PM_DEEP ? 7_200_000 : 120_000;

afterEach(() => vi.unstubAllGlobals());

const edits = ['set', 'flush'] as const;
const structural = ['remove', 'undo', 'add', 'addBySku', 'change', 'clear'] as const;
const network = ['offline', 'online', 'reload'] as const;
const others = ['refresh', 'hold', 'release', 'leave', 'check', 'signIn', 'signOut'] as const;
const cookies = ['deleteCookie'] as const;
const often = <Name>(names: readonly Name[], times: number): Name[] => Array(times).fill(names).flat();

interface Step {
  do:
    | (typeof edits)[number]
    | (typeof structural)[number]
    | (typeof network)[number]
    | (typeof others)[number]
    | (typeof cookies)[number];
  tab: number;
  /** Index of a line on the screen; what is added is in the cart (0) or not yet (1). */
  line: number;
  number: number;
  /** How many of the pending timers and requests end before the next step. */
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
const ignore = () => {};

const linesIn = (cart: CartStore) => cart.views().flatMap((group) => group.cartInfoList);
/** The variant that a line changes to: its own one, or one that is in no cart at first. */
const changedVariant = (attrId: number, number: number) => (number < 4 ? attrId : 105);

/** Does what a step says, as far as the tab shows what it takes. Returns the variant it was about. */
function take(model: CartModel, step: Step): number | undefined {
  const index = step.tab % model.tabs.length;
  const tab = model.tabs[index];
  return tab?.run(() => act(model, tab, index, step));
}

function act(model: CartModel, tab: ModelTab, index: number, step: Step): number | undefined {
  const { cart } = tab;
  const line = linesIn(cart)[step.line];
  const attrId = step.line === 0 ? 102 : 104;
  const item = { productId: 1, quantity: step.number };
  if (step.do === 'set' && line) cart.setQuantity(line.id, step.number).catch(ignore);
  else if (step.do === 'flush') cart.flush();
  else if (step.do === 'remove' && line) cart.remove(line.id).catch(ignore);
  else if (step.do === 'clear' && step.number > 6) cart.clear().catch(ignore);
  else if (step.do === 'undo') cart.undo().catch(ignore);
  else if (step.do === 'add') cart.add({ ...item, attrId }).catch(ignore);
  else if (step.do === 'addBySku') cart.add([{ ...item, sku: `${attrId}` }]).catch(ignore);
  else if (step.do === 'change' && line) {
    const change = { lineId: line.id, productId: 1, attrId: changedVariant(line.attrId, step.number), quantity: 2 };
    cart.changeVariant(change).catch(ignore);
  } else if (step.do === 'refresh') void cart.refresh();
  else if (step.do === 'check' && line) {
    const isChecked = step.number > 4;
    cart.check(line.id, isChecked);
    if (isChecked) tab.unchecked.delete(line.id);
    else tab.unchecked.add(line.id);
  } else if (step.do === 'offline' || step.do === 'online') model.setOnline(step.do === 'online');
  else if (step.do === 'deleteCookie') model.guestId.rotate();
  else if (step.do === 'leave') model.leaveAndReturn();
  else if (step.do === 'reload') model.reload(index);
  else if (step.do === 'signIn') model.become(step.number < 7 ? 'ada' : 'bob');
  else if (step.do === 'signOut') model.become(undefined);
  return step.do.startsWith('add') ? attrId : line?.attrId;
}

const sum = (quantities: Record<number, number>) => Object.values(quantities).reduce((all, one) => all + one, 0);

const idleShowsServer = () =>
  fc.asyncProperty(
    scriptOf(...often(edits, 6), ...structural, ...network, ...others, 'refresh', 'check'),
    fates,
    choices,
    async (steps, fate, choice) => {
      const model = new CartModel(2, fate, choice);
      const [first, second] = model.tabs;
      if (!first || !second) throw new Error('there are two tabs');
      first.cart.retainLines();
      let release = second.cart.retainLines();
      const foreign: number[] = [];
      await model.pass(6);
      for (const step of steps) {
        const holder = model.tabs[1];
        take(model, step);
        if (model.tabs[1] !== holder) release = ignore;
        if (step.do === 'hold' || step.do === 'release') {
          release();
          release = (step.do === 'hold' && model.tabs[1]?.cart.retainLines()) || ignore;
        }
        await model.pass(step.pass);
        foreign.push(...model.foreignLines());
      }
      expect(foreign).toEqual([]);
      model.setOnline(true);
      await model.rest();
      // The last request of a page that was left online may be carried out later than the next page reads.
      if (steps.some((step) => step.do === 'reload')) model.show();
      await model.rest();
      const held = model.quantities;
      const [one, other] = model.tabs;
      if (!one || !other) throw new Error('there are two tabs');
      expect(shownIn(one.cart)).toEqual(held);
      expect(other.cart.count()).toBe(sum(held));
      expect(one.cart.getStructure()).toMatchObject({ status: 'ready', isOffline: false });
      expect(model.tabs.flatMap(({ cart }) => linesIn(cart)).filter((line) => line.isPending)).toEqual([]);
      release();
      other.cart.retainLines();
      await model.rest();
      expect(shownIn(other.cart)).toEqual(held);
      // What is restored or changed may begin a line unchecked; else each line has the mark it was given.
      const mayRestore = steps.some((step) => step.do === 'undo' || step.do === 'change');
      for (const { cart, unchecked } of model.tabs) {
        const marks = linesIn(cart).filter(({ id, checked }) => (mayRestore ? unchecked.has(id) : !checked));
        expect(marks.filter((line) => line.checked || !unchecked.has(line.id))).toEqual([]);
        const wanted = linesIn(cart).filter(({ id }) => unchecked.has(id));
        expect(wanted.filter((line) => line.checked)).toEqual([]);
      }
    },
  );

/** What a shopper wants the cart to be: pieces and marks by variant. */
class Wishes {
  readonly quantities: Record<number, number>;
  readonly unchecked = new Set<number>();
  #removed: { attrId: number; quantity: number; isUnchecked: boolean }[] = [];

  constructor(quantities: Record<number, number>) {
    this.quantities = { ...quantities };
  }

  put(attrId: number, quantity: number): boolean {
    const all = (this.quantities[attrId] ?? 0) + quantity;
    if (all > STOCK) return false;
    this.quantities[attrId] = all;
    return true;
  }

  remove(attrIds: readonly number[]): void {
    if (attrIds.length === 0) return;
    this.#removed = attrIds.map((attrId) => {
      const isUnchecked = this.unchecked.delete(attrId);
      const quantity = this.quantities[attrId] ?? 0;
      delete this.quantities[attrId];
      return { attrId, quantity, isUnchecked };
    });
  }

  /** Another page knows neither marks nor what was removed. */
  loadAgain(): void {
    this.unchecked.clear();
    this.#removed = [];
  }

  undo(): void {
    const removed = this.#removed;
    this.#removed = [];
    if (removed.some(({ attrId, quantity }) => (this.quantities[attrId] ?? 0) + quantity > STOCK)) return;
    for (const { attrId, quantity, isUnchecked } of removed) {
      if (isUnchecked && this.quantities[attrId] === undefined) this.unchecked.add(attrId);
      this.put(attrId, quantity);
    }
  }

  change(attrId: number, next: number): void {
    if (next === attrId) {
      this.quantities[attrId] = 2;
    } else {
      const isNew = this.quantities[next] === undefined;
      if (!this.put(next, 2)) return;
      delete this.quantities[attrId];
      const isUnchecked = this.unchecked.delete(attrId);
      if (isNew && isUnchecked) this.unchecked.add(next);
    }
  }
}

/** Steps whose outcome the screen shows only once the server has answered: nobody acts on it before. */
const isAwaited = (step: Step) => step.do.startsWith('add') || step.do === 'undo' || step.do === 'change';

const lastWishHolds = () =>
  fc.asyncProperty(
    scriptOf(...often(edits, 8), ...structural, ...network, ...cookies, 'check', 'offline', 'reload'),
    choices,
    async (steps, choice) => {
      const model = new CartModel(1, [], choice);
      model.tabs[0]?.cart.retainLines();
      await model.rest();
      const wishes = new Wishes(model.quantities);
      for (const step of steps) {
        // A request of a page that is loaded again online may overtake the one before, and no page can tell.
        if (step.do === 'reload' && model.isOnline) continue;
        // The next page cannot know whose cart it was.
        if (step.do === 'reload' && model.guestId.read() === undefined) continue;
        const shown = linesIn(model.tabs[0]?.cart as CartStore).map((line) => line.attrId);
        const attrId = take(model, step);
        if (attrId !== undefined) {
          if (step.do === 'set') wishes.quantities[attrId] = step.number;
          if (step.do === 'remove') wishes.remove([attrId]);
          if (step.do === 'change') wishes.change(attrId, changedVariant(attrId, step.number));
          if (step.do.startsWith('add')) wishes.put(attrId, step.number);
          if (step.do === 'check' && step.number > 4) wishes.unchecked.delete(attrId);
          if (step.do === 'check' && step.number <= 4) wishes.unchecked.add(attrId);
        }
        if (step.do === 'clear' && step.number > 6) wishes.remove(shown);
        if (step.do === 'undo') wishes.undo();
        await model.pass(step.pass);
        const isLoadedAgain = step.do === 'reload';
        if (isLoadedAgain) {
          wishes.loadAgain();
        }
        if (isAwaited(step) || isLoadedAgain) {
          model.setOnline(true);
          await model.rest();
        }
      }
      model.setOnline(true);
      await model.rest();
      const cart = model.tabs[0]?.cart as CartStore;
      expect(model.backend.quantitiesOf('guest-1')).toEqual(wishes.quantities);
      expect(shownIn(cart)).toEqual(wishes.quantities);
      const unchecked = linesIn(cart).filter((line) => !line.checked);
      expect(new Set(unchecked.map((line) => line.attrId))).toEqual(wishes.unchecked);
    },
  );

const guestBringsAll = () =>
  fc.asyncProperty(scriptOf(...often(edits, 4), 'add', 'remove'), choices, async (steps, choice) => {
    const model = new CartModel(1, [], choice);
    const cart = model.tabs[0]?.cart as CartStore;
    cart.retainLines();
    await model.rest();
    const guest = new Wishes(model.quantities);
    for (const step of steps) {
      const attrId = take(model, step);
      if (attrId === undefined) continue;
      if (step.do === 'set') guest.quantities[attrId] = step.number;
      if (step.do === 'remove') guest.remove([attrId]);
      if (step.do === 'add') guest.put(attrId, step.number);
      await (step.do === 'add' ? model.rest() : model.pass(step.pass));
    }
    const expected: Record<number, number> = model.backend.quantitiesOf('ada');
    for (const [attrId, quantity] of Object.entries(guest.quantities)) {
      expected[Number(attrId)] = Math.min(STOCK, (expected[Number(attrId)] ?? 0) + quantity);
    }
    model.become('ada');
    await model.rest();
    expect(model.quantities).toEqual(expected);
    expect(shownIn(cart)).toEqual(expected);
    const { added, capped } = model.backend;
    const told = cart.getStructure().mergeResult;
    expect(told?.added ?? 0).toBe(added);
    expect(told?.capped.map(({ wanted, got }) => ({ wanted, got })) ?? []).toEqual(capped);
  });

const storedEditsAreSentOnce = () =>
  fc.asyncProperty(scriptOf('set', 'set', 'remove', 'add', 'reload'), choices, async (steps, choice) => {
    const model = new CartModel(2, [], choice);
    for (const { cart } of model.tabs) cart.retainLines();
    await model.rest();
    model.setOnline(false);
    for (const step of steps) {
      take(model, step);
      for (const { cart } of model.tabs) cart.flush();
    }
    await model.pass(4);
    const stored = JSON.parse(localStorage.getItem('promenade.cartEdits.1.guest.guest-1') ?? '[]') as unknown[];
    const sentBefore = model.backend.writes.length;
    model.setOnline(true);
    await model.rest();
    expect(model.backend.writes.length - sentBefore).toBe(stored.length);
    expect(shownIn(model.tabs[0]?.cart as CartStore)).toEqual(model.quantities);
  });

const step = (name: Step['do'], number: number, pass = 0, tab = 0, line = 0): Step => ({
  ...{ do: name, tab, line, number, pass },
});
const inOrder: number[] = Array(20).fill(0);
/** Histories that were wrong once. */
const pastLosses: [Step[], number[]][] = [
  // A removal of all lines waits for the request of one, and the page is closed.
  [[step('set', 2, 1), step('clear', 7), step('offline', 1), step('reload', 1)], inOrder],
  // The same, and something is added.
  [[step('set', 1, 1, 0, 1), step('clear', 7), step('offline', 1), step('addBySku', 1)], inOrder],
  // A request from before the network went away overtakes what was stored after it.
  [
    [step('set', 2), step('flush', 1), step('set', 1), step('offline', 1), step('add', 1)],
    [0, 0, 3, 0, 7, ...inOrder.slice(5)],
  ],
  // The next page sends again what was pending when a page was closed offline.
  [
    [
      ...[step('set', 1, 1), step('set', 2), step('flush', 1), step('set', 1), step('offline', 1), step('reload', 1)],
      step('flush', 1),
    ],
    [0, 0, 0, 1, 4, 1, 3, 2, ...inOrder.slice(8)],
  ],
];
const pastStates: [Step[], Fate[], number[]][] = [
  // A request that a page stored when it was left ends before the page is offline.
  [
    [step('set', 2, 3), step('set', 1, 1), step('set', 1, 3, 1), step('offline', 1, 3), step('leave', 1)],
    ['answered', 'answered', 'answered', 'lost', 'answered', 'answered', 'answered', 'lost'],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 3, ...inOrder],
  ],
  // Another tab sends the stored edit that an unsent one of this tab waits for.
  [
    [step('offline', 1), step('add', 1, 0, 1), step('online', 1, 1), step('set', 1, 3), step('set', 1, 0, 1)],
    [],
    inOrder,
  ],
  // A sign-out forgets the guest's cart, which the tab must not take over again.
  [
    [step('add', 1), step('signIn', 1), step('set', 1, 2), step('signOut', 1)],
    [],
    [0, 0, 0, 0, 0, 0, 4, 0, 0, 1, ...inOrder],
  ],
  // A tab hears neither of a sign-in nor of the sign-out after it, and goes on with the guest whose cart is gone.
  [
    [
      ...[step('release', 1), step('signIn', 1, 1), step('signOut', 1, 2), step('offline', 1, 1)],
      ...[step('set', 1, 2, 1, 1), step('add', 1)],
    ],
    [],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 7, ...inOrder],
  ],
];

describe('a cart under delays, faults, two tabs, reloads, a network that goes away and sign-ins', () => {
  it(
    'shows what the server holds, with the marks that were set, once it is idle',
    () => fc.assert(idleShowsServer(), { numRuns: Math.ceil(rounds * 0.6), examples: pastStates }),
    LIMIT_MS,
  );

  it(
    'ends with what the shopper asked for, however responses overtake each other, also after a reload offline',
    () => fc.assert(lastWishHolds(), { numRuns: Math.ceil(rounds * 0.3), examples: pastLosses }),
    LIMIT_MS,
  );

  it(
    'brings everything along at a sign-in, and tells what the stock capped',
    () => fc.assert(guestBringsAll(), { numRuns: Math.ceil(rounds * 0.05) }),
    LIMIT_MS,
  );

  it(
    'sends each stored edit once',
    () => fc.assert(storedEditsAreSentOnce(), { numRuns: Math.ceil(rounds * 0.05) }),
    LIMIT_MS,
  );
});
