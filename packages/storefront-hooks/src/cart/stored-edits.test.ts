// @vitest-environment node

import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { type ErrorKind, StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import { CartWorld, type Fate, GUEST, shownIn } from './test-support/cart-world.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

const ADA = 'shopper-1';
const KEY = `promenade.cartEdits.1.guest.${GUEST}`;
const answered: Fate = { thereMs: 20, backMs: 20, outcome: 'answered' };
const refused: Fate = { ...answered, outcome: 'refused' };
let page: StubbedPage;

beforeEach(() => {
  page = fakePage();
});
afterEach(endFakePage);

const stored = (key = KEY) => JSON.parse(localStorage.getItem(key) ?? '[]') as { intent: { lineId?: number } }[];
const sentLines = (world: CartWorld) => world.writes.map((write) => Number(/"id":(\d+)/.exec(write)?.[1]));

/** Writes fail with a kind of error until the returned function is called. */
function failWith(world: CartWorld, kind: ErrorKind, isMeant = (_: string) => true) {
  const answer = world.backend.answer.bind(world.backend);
  const attempts: number[] = [];
  const spy = vi.spyOn(world.backend, 'answer').mockImplementation((call) => {
    if (!call.endpoint.startsWith('cart.set') || !isMeant(JSON.stringify(call.input))) return answer(call);
    attempts.push(Date.now());
    throw new StorefrontError({ kind, endpoint: call.endpoint });
  });
  return { attempts, end: () => spy.mockImplementation(answer) };
}

/** The lock of all tabs. */
function stubLocks() {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const result = Promise.resolve(ends.get(name)).then(work);
    ends.set(name, result);
    return result;
  };
  Object.assign(navigator, { locks: { request } });
}

/** A cart with an edit of line 1, and one of line 2, that wait for the network. */
async function openWaiting(world: CartWorld) {
  const { cart, close } = await openCart(world);
  page.setOnline(false);
  const edits = [cart.setQuantity(1, 5), cart.setQuantity(2, 6)] as const;
  await pass(600);
  return { cart, close, edits };
}

describe('a stored edit', () => {
  it.each(['timeout', 'network', 'auth'] as const)('that fails with %s is sent again', async (kind) => {
    const world = new CartWorld([1, 2]);
    const { edits } = await openWaiting(world);
    const failing = failWith(world, kind);
    page.setOnline(true);
    await pass(1_000);
    expect(failing.attempts).not.toEqual([]);
    failing.end();
    await pass(10_000);
    await Promise.all(edits);
    expect(world.quantities).toEqual({ 101: 5, 102: 6 });
    expect(stored()).toEqual([]);
  });

  it('is dropped after five failures with growing pauses, so that those behind it are sent', async () => {
    const world = new CartWorld([1, 2]);
    const { cart, edits } = await openWaiting(world);
    const failing = failWith(world, 'timeout', (input) => input.includes('"id":1,'));
    const dropped = expect(edits[0]).rejects.toMatchObject({ kind: 'timeout', endpoint: 'cart.setQuantity' });
    page.setOnline(true);
    await pass(120_000);
    await dropped;
    await edits[1];
    const pauses = failing.attempts
      .slice(1)
      .map((at, index) => Math.floor((at - (failing.attempts[index] ?? 0)) / 1000));
    // The first read after the network is back is followed by another attempt.
    expect(pauses).toEqual([0, 6, 12, 24]);
    expect(cart.getStructure().droppedEdits).toMatchObject([{ name: 'Product 1', error: { kind: 'timeout' } }]);
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 6 });
  });

  it('is not dropped however often the network goes away while it is sent', async () => {
    const world = new CartWorld([1, 2]);
    const { edits } = await openWaiting(world);
    for (let round = 0; round < 6; round++) {
      page.setOnline(true);
      await pass(10);
      page.setOnline(false);
      await pass(1_000);
    }
    page.setOnline(true);
    await pass(5_000);
    await Promise.all(edits);
    expect(world.quantities).toEqual({ 101: 5, 102: 6 });
  });

  it('is not sent by a page that was closed', async () => {
    const world = new CartWorld([1, 2]);
    const { close } = await openWaiting(world);
    const failing = failWith(world, 'timeout');
    page.setOnline(true);
    await pass(45);
    close();
    await pass(1_000);
    const attempts = failing.attempts.length;
    await pass(120_000);
    expect(failing.attempts).toHaveLength(attempts);
    expect(stored()).toHaveLength(2);
  });

  it('follows those that were stored before, also when the clock was set back', async () => {
    const world = new CartWorld([1, 2]);
    const { cart, close } = await openWaiting(world);
    vi.setSystemTime(Date.now() - 3_600_000);
    void cart.remove(1);
    close();
    const next = await openCart(world);
    void next.cart.add({ productId: 10, attrId: 104 });
    expect(stored().map(({ intent }) => (intent as { kind?: string }).kind)).toEqual([
      ...['setQuantity', 'setQuantity', 'remove', 'add'],
    ]);
  });

  it('is sent by one tab, and both tabs receive the outcome', async () => {
    stubLocks();
    const world = new CartWorld([1, 2]);
    const [one, other] = [(await openCart(world)).cart, (await openCart(world)).cart];
    page.setOnline(false);
    const first = expect(one.setQuantity(1, 5)).rejects.toMatchObject({ kind: 'not-found' });
    const second = other.setQuantity(2, 6);
    await pass(600);
    world.lines.delete(1);
    page.setOnline(true);
    await pass(5_000);
    await first;
    await second;
    expect(sentLines(world)).toEqual([1, 2]);
    for (const cart of [one, other]) {
      expect(shownIn(cart)).toEqual({ 102: 6 });
      expect(cart.getStructure()).toMatchObject({ isOffline: false, droppedEdits: [{ name: 'Product 1' }] });
    }
  });

  it.each([
    ['not JSON', '{"id"'],
    ['no list', '{}'],
    ['a number', '[3]'],
    ['null', '[null]'],
    ['an edit with a number for its id', '[{"id":1,"at":1,"intent":{"kind":"remove","lineIds":[1]}}]'],
    ['one with a text for its time', '[{"id":"a","at":"1","intent":{"kind":"remove","lineIds":[1]}}]'],
    ['one without a kind', '[{"id":"a","at":1,"intent":{}}]'],
    ['one without an intent', '[{"id":"a","at":1}]'],
  ])('is ignored where it is %s', async (_, text) => {
    localStorage.setItem(KEY, text);
    const world = new CartWorld([1, 2]);
    const { cart } = await openCart(world);
    await pass(5_000);
    expect(cart.getStructure().isOffline).toBe(false);
    expect(world.writes).toEqual([]);
  });
});

describe('a request that is pending when the network goes away', () => {
  it('is stored when the page is hidden, and removed again when it succeeds', async () => {
    const world = new CartWorld([1, 2]);
    const { cart } = await openCart(world);
    const set = cart.setQuantity(1, 5);
    cart.flush();
    await pass(10);
    page.setOnline(false);
    page.setVisible(false);
    expect(stored()).toHaveLength(1);
    page.setOnline(true);
    await pass(1_000);
    await set;
    expect(stored()).toEqual([]);
    expect(sentLines(world)).toEqual([1]);
    expect(cart.getStructure().isOffline).toBe(false);
  });

  it('is not stored when the backend refuses it', async () => {
    const world = new CartWorld([1, 2]);
    const { cart } = await openCart(world);
    failWith(world, 'invalid');
    const set = expect(cart.setQuantity(1, 5)).rejects.toMatchObject({ kind: 'invalid' });
    cart.flush();
    await pass(30);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    await pass(30);
    await set;
    expect(stored()).toEqual([]);
  });

  it.each(['anonymous', 'expired'] as const)('is not stored for an account that has become %s', async (state) => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    const session = createTestSession('authenticated');
    const cart = createCartStore({ client: world.clientOf(session), storeId: 1, session, guestId: memoryGuestId() });
    cart.retainLines();
    cart.connect();
    await pass(100);
    const [id = 0] = cart.getStructure().groups[0]?.lineIds ?? [];
    const set = expect(cart.setQuantity(id, 7)).rejects.toMatchObject({ kind: 'network' });
    cart.flush();
    await pass(5);
    page.setOnline(false);
    session.become(state);
    await pass(1_000);
    await set;
    expect(stored(`promenade.cartEdits.1.account.${ADA}`)).toEqual([]);
  });
});

describe('the promise of a quantity', () => {
  it('that is pending is shared by the same quantity, which is not sent again', async () => {
    const world = new CartWorld([3], [answered, refused]);
    const { cart } = await openCart(world);
    const first = expect(cart.setQuantity(1, 4)).rejects.toMatchObject({ kind: 'invalid' });
    cart.flush();
    const again = expect(cart.setQuantity(1, 4)).rejects.toMatchObject({ kind: 'invalid' });
    await pass(5_000);
    await Promise.all([first, again]);
    expect(world.asked.map(([call]) => call)).toEqual(['cart.setQuantity', 'cart.list']);
  });

  it('follows the later quantity or removal that replaces it', async () => {
    const world = new CartWorld([3, 1], [answered, refused]);
    const { cart } = await openCart(world);
    const first = cart.setQuantity(1, 4);
    cart.flush();
    const later = cart.setQuantity(1, 5);
    await pass(5_000);
    await Promise.all([first, later]);
    expect(world.quantities[101]).toBe(5);
    const replaced = cart.setQuantity(2, 6);
    const removed = cart.remove(2);
    await pass(1_000);
    await Promise.all([replaced, removed]);
    expect(world.quantities).toEqual({ 101: 5 });
  });

  it('of the confirmed quantity does not wait, but behind a pending one it does', async () => {
    const world = new CartWorld([3]);
    const { cart } = await openCart(world);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    const back = cart.setQuantity(1, 3);
    await pass(10);
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: true });
    await pass(5_000);
    await back;
    expect(world.quantities).toEqual({ 101: 3 });
  });

  it('whose stock fell to the confirmed quantity resolves without a request', async () => {
    const world = new CartWorld([3]);
    const { cart } = await openCart(world);
    const set = cart.setQuantity(1, 8);
    const line = world.lines.get(1);
    if (line) line.productAttr = { stock: 3 };
    void cart.refresh();
    await pass(1_000);
    await set;
    expect(world.writes).toEqual([]);
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false });
  });
});

it('a quantity whose pause is over does not start another one', async () => {
  const world = new CartWorld([3, 1]);
  const { cart } = await openCart(world);
  void cart.setQuantity(1, 4);
  cart.flush();
  await pass(100);
  void cart.setQuantity(1, 5);
  await pass(450);
  expect(world.writes).toHaveLength(1);
  await pass(100);
  expect(world.writes).toHaveLength(2);
});
