// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartStore } from './cart-types.ts';
import { STOCK } from './test-support/cart-backend.ts';
import { shownIn } from './test-support/cart-fixture.ts';
import { CartModel, type ModelTab, type RequestOutcome } from './test-support/cart-model.ts';

/*
 * Random scripts edit one cart in two tabs while requests are delayed, refused, lost or repeated, the device goes offline,
 * pages reload and shoppers sign in and out. Once all tabs are idle, they must show the current owner's cart on the server.
 * Without failed requests, that cart must also be the result of the shopper's edits in their order.
 */

/** `PM_ROUNDS` sets a smaller number, for tools that run the tests many times, such as mutation tests. */
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
  /** Index of a shown line. For additions: 0 adds a variant that is in the cart, 1 another variant. */
  line: number;
  number: number;
  /** Number of pending timers and requests that end before the next step. */
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
const outcomes: fc.Arbitrary<RequestOutcome[]> = fc.array(
  fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'refused', 'unsent', 'lost', 'twice'),
  { maxLength: 20, size: 'max' },
);
const ignore = () => {};

const linesIn = (cart: CartStore) => cart.views().flatMap((group) => group.cartInfoList);
/** The variant that a line changes to: its own, or a variant that is initially in no cart. */
const changedVariant = (attrId: number, number: number) => (number < 4 ? attrId : 105);

/** Performs a step if the tab shows the line for it. Returns the id of the affected variant. */
function perform(model: CartModel, step: Step): number | undefined {
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
    outcomes,
    choices,
    async (steps, outcome, choice) => {
      const model = new CartModel(2, outcome, choice);
      const [first, second] = model.tabs;
      if (!first || !second) throw new Error('there are two tabs');
      first.cart.retainLines();
      let release = second.cart.retainLines();
      const foreign: number[] = [];
      await model.pass(6);
      for (const step of steps) {
        const holder = model.tabs[1];
        perform(model, step);
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
      // The server may carry out the last request of a closed page after the next page has read the cart, so read again.
      if (steps.some((step) => step.do === 'reload')) model.show();
      await model.rest();
      const confirmed = model.quantities;
      const [one, other] = model.tabs;
      if (!one || !other) throw new Error('there are two tabs');
      expect(shownIn(one.cart)).toEqual(confirmed);
      expect(other.cart.count()).toBe(sum(confirmed));
      expect(one.cart.getStructure()).toMatchObject({ status: 'ready', isOffline: false });
      expect(model.tabs.flatMap(({ cart }) => linesIn(cart)).filter((line) => line.isPending)).toEqual([]);
      release();
      other.cart.retainLines();
      await model.rest();
      expect(shownIn(other.cart)).toEqual(confirmed);
      // Undo and variant changes can create unchecked lines; without them, exactly the lines in `unchecked` are unchecked.
      const mayRestore = steps.some((step) => step.do === 'undo' || step.do === 'change');
      for (const { cart, unchecked } of model.tabs) {
        const marks = linesIn(cart).filter(({ id, checked }) => (mayRestore ? unchecked.has(id) : !checked));
        expect(marks.filter((line) => line.checked || !unchecked.has(line.id))).toEqual([]);
        const wanted = linesIn(cart).filter(({ id }) => unchecked.has(id));
        expect(wanted.filter((line) => line.checked)).toEqual([]);
      }
    },
  );

/** The expected cart: quantities and selection by variant. */
class ExpectedCart {
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

  /** A reload discards the selection and the latest removal. */
  reload(): void {
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

/** Steps whose result is shown only after the response. The scripts wait for it, as shoppers do. */
const isAwaited = (step: Step) => step.do.startsWith('add') || step.do === 'undo' || step.do === 'change';

const editsAreApplied = () =>
  fc.asyncProperty(
    scriptOf(...often(edits, 8), ...structural, ...network, ...cookies, 'check', 'offline', 'reload'),
    choices,
    async (steps, choice) => {
      const model = new CartModel(1, [], choice);
      model.tabs[0]?.cart.retainLines();
      await model.rest();
      const expected = new ExpectedCart(model.quantities);
      for (const step of steps) {
        // After a reload online, a request of the closed page may arrive in any order, which no page can detect.
        if (step.do === 'reload' && model.isOnline) continue;
        // Without the cookie the next page cannot know the guest's id.
        if (step.do === 'reload' && model.guestId.read() === undefined) continue;
        const shown = linesIn(model.tabs[0]?.cart as CartStore).map((line) => line.attrId);
        const attrId = perform(model, step);
        if (attrId !== undefined) {
          if (step.do === 'set') expected.quantities[attrId] = step.number;
          if (step.do === 'remove') expected.remove([attrId]);
          if (step.do === 'change') expected.change(attrId, changedVariant(attrId, step.number));
          if (step.do.startsWith('add')) expected.put(attrId, step.number);
          if (step.do === 'check' && step.number > 4) expected.unchecked.delete(attrId);
          if (step.do === 'check' && step.number <= 4) expected.unchecked.add(attrId);
        }
        if (step.do === 'clear' && step.number > 6) expected.remove(shown);
        if (step.do === 'undo') expected.undo();
        await model.pass(step.pass);
        const isLoadedAgain = step.do === 'reload';
        if (isLoadedAgain) {
          expected.reload();
        }
        if (isAwaited(step) || isLoadedAgain) {
          model.setOnline(true);
          await model.rest();
        }
      }
      model.setOnline(true);
      await model.rest();
      const cart = model.tabs[0]?.cart as CartStore;
      expect(model.backend.quantitiesOf('guest-1')).toEqual(expected.quantities);
      expect(shownIn(cart)).toEqual(expected.quantities);
      const unchecked = linesIn(cart).filter((line) => !line.checked);
      expect(new Set(unchecked.map((line) => line.attrId))).toEqual(expected.unchecked);
    },
  );

const signInMergesCart = () =>
  fc.asyncProperty(scriptOf(...often(edits, 4), 'add', 'remove'), choices, async (steps, choice) => {
    const model = new CartModel(1, [], choice);
    const cart = model.tabs[0]?.cart as CartStore;
    cart.retainLines();
    await model.rest();
    const guest = new ExpectedCart(model.quantities);
    for (const step of steps) {
      const attrId = perform(model, step);
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
    const { mergeResult } = cart.getStructure();
    expect(mergeResult?.added ?? 0).toBe(added);
    expect(mergeResult?.capped.map(({ wanted, got }) => ({ wanted, got })) ?? []).toEqual(capped);
  });

const storedEditsAreSentOnce = () =>
  fc.asyncProperty(scriptOf('set', 'set', 'remove', 'add', 'reload'), choices, async (steps, choice) => {
    const model = new CartModel(2, [], choice);
    for (const { cart } of model.tabs) cart.retainLines();
    await model.rest();
    model.setOnline(false);
    for (const step of steps) {
      perform(model, step);
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
/** Scripts that failed in the past: edits were lost. */
const lostEditScripts: [Step[], number[]][] = [
  // The page is closed while the removal of all lines waits for the pending request of one line.
  [[step('set', 2, 1), step('clear', 7), step('offline', 1), step('reload', 1)], inOrder],
  // The same, but something is added instead.
  [[step('set', 1, 1, 0, 1), step('clear', 7), step('offline', 1), step('addBySku', 1)], inOrder],
  // A request that was sent before the device went offline overtakes an edit that was stored afterwards.
  [
    [step('set', 2), step('flush', 1), step('set', 1), step('offline', 1), step('add', 1)],
    [0, 0, 3, 0, 7, ...inOrder.slice(5)],
  ],
  // The next page sends an edit again that was pending when the page was closed offline.
  [
    [
      ...[step('set', 1, 1), step('set', 2), step('flush', 1), step('set', 1), step('offline', 1), step('reload', 1)],
      step('flush', 1),
    ],
    [0, 0, 0, 1, 4, 1, 3, 2, ...inOrder.slice(8)],
  ],
];
/** Scripts that failed in the past: a tab did not show the cart of the server. */
const wrongStateScripts: [Step[], RequestOutcome[], number[]][] = [
  // The page stores the edit of a pending request when it is left, and the request ends before the device is offline.
  [
    [step('set', 2, 3), step('set', 1, 1), step('set', 1, 3, 1), step('offline', 1, 3), step('leave', 1)],
    ['succeeded', 'succeeded', 'succeeded', 'lost', 'succeeded', 'succeeded', 'succeeded', 'lost'],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 3, ...inOrder],
  ],
  // Another tab sends the stored edit that an unsent edit of this tab waits for.
  [
    [step('offline', 1), step('add', 1, 0, 1), step('online', 1, 1), step('set', 1, 3), step('set', 1, 0, 1)],
    [],
    inOrder,
  ],
  // A sign-out deletes the guest's id, and the tab must not use it again.
  [
    [step('add', 1), step('signIn', 1), step('set', 1, 2), step('signOut', 1)],
    [],
    [0, 0, 0, 0, 0, 0, 4, 0, 0, 1, ...inOrder],
  ],
  // A tab misses a sign-in and the following sign-out, and continues with a guest whose cart no longer exists.
  [
    [
      ...[step('release', 1), step('signIn', 1, 1), step('signOut', 1, 2), step('offline', 1, 1)],
      ...[step('set', 1, 2, 1, 1), step('add', 1)],
    ],
    [],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 7, ...inOrder],
  ],
];

describe('a cart with delayed and failing requests, two tabs, reloads, offline periods and sign-ins', () => {
  it(
    'shows the cart of the server and the selection once it is idle',
    () => fc.assert(idleShowsServer(), { numRuns: Math.ceil(rounds * 0.6), examples: wrongStateScripts }),
    LIMIT_MS,
  );

  it(
    'ends with the result of all edits, whatever the order of responses, and after a reload offline',
    () => fc.assert(editsAreApplied(), { numRuns: Math.ceil(rounds * 0.3), examples: lostEditScripts }),
    LIMIT_MS,
  );

  it(
    'merges the guest’s cart at sign-in and lists the lines that the stock capped',
    () => fc.assert(signInMergesCart(), { numRuns: Math.ceil(rounds * 0.05) }),
    LIMIT_MS,
  );

  it(
    'sends each stored edit once',
    () => fc.assert(storedEditsAreSentOnce(), { numRuns: Math.ceil(rounds * 0.05) }),
    LIMIT_MS,
  );
});
