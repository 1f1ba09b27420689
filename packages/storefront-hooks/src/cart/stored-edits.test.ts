// @vitest-environment node

import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { type ErrorKind, StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import { CartFixture, type Exchange, GUEST, shownIn } from './test-support/cart-fixture.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

const ADA = 'shopper-1';
const KEY = `promenade.cartEdits.1.guest.${GUEST}`;
const succeeded: Exchange = { thereMs: 20, backMs: 20, outcome: 'succeeded' };
const refused: Exchange = { ...succeeded, outcome: 'refused' };
let page: StubbedPage;

beforeEach(() => {
  page = fakePage();
});
afterEach(endFakePage);

const stored = (key = KEY) => JSON.parse(localStorage.getItem(key) ?? '[]') as { intent: { lineId?: number } }[];
const sentLines = (fixture: CartFixture) => fixture.writes.map((write) => Number(/"id":(\d+)/.exec(write)?.[1]));

/** Makes writes fail with a kind of error until `end` is called. */
function failWith(fixture: CartFixture, kind: ErrorKind, isMeant = (_: string) => true) {
  const respond = fixture.backend.respond.bind(fixture.backend);
  const attempts: number[] = [];
  const spy = vi.spyOn(fixture.backend, 'respond').mockImplementation((call) => {
    if (!call.endpoint.startsWith('cart.set') || !isMeant(JSON.stringify(call.input))) return respond(call);
    attempts.push(Date.now());
    throw new StorefrontError({ kind, endpoint: call.endpoint });
  });
  return { attempts, end: () => spy.mockImplementation(respond) };
}

/** Web Locks that all tabs share. */
function stubLocks() {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const result = Promise.resolve(ends.get(name)).then(work);
    ends.set(name, result);
    return result;
  };
  Object.assign(navigator, { locks: { request } });
}

/** Opens an offline cart with stored edits of lines 1 and 2. */
async function openOffline(fixture: CartFixture) {
  const { cart, close } = await openCart(fixture);
  page.setOnline(false);
  const edits = [cart.setQuantity(1, 5), cart.setQuantity(2, 6)] as const;
  await pass(600);
  return { cart, close, edits };
}

describe('a stored edit', () => {
  it.each(['timeout', 'network', 'auth'] as const)('that fails with %s is sent again', async (kind) => {
    const fixture = new CartFixture([1, 2]);
    const { edits } = await openOffline(fixture);
    const failing = failWith(fixture, kind);
    page.setOnline(true);
    await pass(1_000);
    expect(failing.attempts).not.toEqual([]);
    failing.end();
    await pass(10_000);
    await Promise.all(edits);
    expect(fixture.quantities).toEqual({ 101: 5, 102: 6 });
    expect(stored()).toEqual([]);
  });

  it('is dropped after five failures with growing pauses, so that later edits are sent', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart, edits } = await openOffline(fixture);
    const failing = failWith(fixture, 'timeout', (input) => input.includes('"id":1,'));
    const dropped = expect(edits[0]).rejects.toMatchObject({ kind: 'timeout', endpoint: 'cart.setQuantity' });
    page.setOnline(true);
    await pass(120_000);
    await dropped;
    await edits[1];
    const pauses = failing.attempts
      .slice(1)
      .map((at, index) => Math.floor((at - (failing.attempts[index] ?? 0)) / 1000));
    // The first read after the online event makes the second attempt at once.
    expect(pauses).toEqual([0, 6, 12, 24]);
    expect(cart.getStructure().droppedEdits).toMatchObject([{ name: 'Product 1', error: { kind: 'timeout' } }]);
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 6 });
  });

  it('is not dropped if the device goes offline during every attempt', async () => {
    const fixture = new CartFixture([1, 2]);
    const { edits } = await openOffline(fixture);
    for (let round = 0; round < 6; round++) {
      page.setOnline(true);
      await pass(10);
      page.setOnline(false);
      await pass(1_000);
    }
    page.setOnline(true);
    await pass(5_000);
    await Promise.all(edits);
    expect(fixture.quantities).toEqual({ 101: 5, 102: 6 });
  });

  it('is not sent by a closed page', async () => {
    const fixture = new CartFixture([1, 2]);
    const { close } = await openOffline(fixture);
    const failing = failWith(fixture, 'timeout');
    page.setOnline(true);
    await pass(45);
    close();
    await pass(1_000);
    const attempts = failing.attempts.length;
    await pass(120_000);
    expect(failing.attempts).toHaveLength(attempts);
    expect(stored()).toHaveLength(2);
  });

  it('is stored after earlier edits, even if the clock was set back', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart, close } = await openOffline(fixture);
    vi.setSystemTime(Date.now() - 3_600_000);
    void cart.remove(1);
    close();
    const next = await openCart(fixture);
    void next.cart.add({ productId: 10, attrId: 104 });
    expect(stored().map(({ intent }) => (intent as { kind?: string }).kind)).toEqual([
      ...['setQuantity', 'setQuantity', 'remove', 'add'],
    ]);
  });

  it('is sent by one tab, and all tabs receive the outcome', async () => {
    stubLocks();
    const fixture = new CartFixture([1, 2]);
    const [one, other] = [(await openCart(fixture)).cart, (await openCart(fixture)).cart];
    page.setOnline(false);
    const first = expect(one.setQuantity(1, 5)).rejects.toMatchObject({ kind: 'not-found' });
    const second = other.setQuantity(2, 6);
    await pass(600);
    fixture.lines.delete(1);
    page.setOnline(true);
    await pass(5_000);
    await first;
    await second;
    expect(sentLines(fixture)).toEqual([1, 2]);
    for (const cart of [one, other]) {
      expect(shownIn(cart)).toEqual({ 102: 6 });
      expect(cart.getStructure()).toMatchObject({ isOffline: false, droppedEdits: [{ name: 'Product 1' }] });
    }
  });

  it.each([
    ['not JSON', '{"id"'],
    ['not an array', '{}'],
    ['a number', '[3]'],
    ['null', '[null]'],
    ['an edit whose id is a number', '[{"id":1,"at":1,"intent":{"kind":"remove","lineIds":[1]}}]'],
    ['an edit whose time is a string', '[{"id":"a","at":"1","intent":{"kind":"remove","lineIds":[1]}}]'],
    ['an edit without a kind', '[{"id":"a","at":1,"intent":{}}]'],
    ['an edit without an intent', '[{"id":"a","at":1}]'],
  ])('is ignored if it is %s', async (_, text) => {
    localStorage.setItem(KEY, text);
    const fixture = new CartFixture([1, 2]);
    const { cart } = await openCart(fixture);
    await pass(5_000);
    expect(cart.getStructure().isOffline).toBe(false);
    expect(fixture.writes).toEqual([]);
  });
});

it('entries that are no edits do not prevent stored edits from being sent', async () => {
  const edit = { id: 'a', at: 1, intent: { kind: 'setQuantity', lineId: 1, quantity: 7 } };
  localStorage.setItem(KEY, JSON.stringify([null, { id: 'b', at: 2 }, edit]));
  const fixture = new CartFixture([1, 2]);
  await openCart(fixture);
  await pass(1_000);
  expect(fixture.quantities).toEqual({ 101: 7, 102: 2 });
  expect(stored()).toEqual([]);
});

it('an edit of an account whose session expires while earlier edits are sent remains stored', async () => {
  const fixture = new CartFixture([]);
  fixture.backend.fill(ADA, [3, 4]);
  const session = createTestSession('authenticated');
  const cart = createCartStore({ client: fixture.clientOf(session), storeId: 1, session, guestId: memoryGuestId() });
  cart.retainLines();
  cart.connect();
  await pass(100);
  page.setOnline(false);
  const lineIds = cart.getStructure().groups[0]?.lineIds ?? [];
  for (const id of lineIds) cart.setQuantity(id, 9).catch(() => {});
  await pass(600);
  page.setOnline(true);
  await pass(10);
  session.become('expired');
  await pass(2_000);
  expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 9, 102: 4 });
  expect(stored(`promenade.cartEdits.1.account.${ADA}`).map(({ intent }) => intent.lineId)).toEqual([lineIds[1]]);
});

describe('a request that is pending when the device goes offline', () => {
  it('is stored when the page is hidden, and deleted when the request succeeds', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart } = await openCart(fixture);
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
    expect(sentLines(fixture)).toEqual([1]);
    expect(cart.getStructure().isOffline).toBe(false);
  });

  it('is not stored if it succeeds nevertheless', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart } = await openCart(fixture);
    const set = cart.setQuantity(1, 5);
    cart.flush();
    await pass(30);
    page.setOnline(false);
    await pass(1_000);
    await set;
    expect(stored()).toEqual([]);
  });

  it('is stored once, also if the page was hidden during the request', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 5);
    cart.flush();
    await pass(5);
    page.setOnline(false);
    page.setVisible(false);
    await pass(1_000);
    expect(stored()).toHaveLength(1);
  });

  it('is stored before the edits that were made while it was pending', async () => {
    const slow: Exchange = { ...succeeded, thereMs: 900 };
    const fixture = new CartFixture([1, 2], [succeeded, slow]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 5);
    cart.flush();
    await pass(10);
    page.setOnline(false);
    void cart.setQuantity(2, 6);
    await pass(2_000);
    expect(stored().map(({ intent }) => intent.lineId)).toEqual([1, 2]);
  });

  it('is stored in the order of the clicks, whichever of several requests fails first', async () => {
    const slow: Exchange = { ...succeeded, thereMs: 900 };
    const fixture = new CartFixture([1, 2], [succeeded, slow, succeeded]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 5);
    void cart.setQuantity(2, 6);
    cart.flush();
    await pass(10);
    page.setOnline(false);
    await pass(2_000);
    expect(stored().map(({ intent }) => intent.lineId)).toEqual([1, 2]);
  });

  it('is stored for the guest who has signed in meanwhile, and sent before the merge', async () => {
    const fixture = new CartFixture([1]);
    const session = createTestSession('anonymous');
    const { cart } = await openCart(fixture, session);
    void cart.setQuantity(1, 5);
    cart.flush();
    await pass(5);
    page.setOnline(false);
    session.become('authenticated');
    await pass(1_000);
    expect(stored()).toHaveLength(1);
    page.setOnline(true);
    await pass(5_000);
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 5 });
  });

  it('does not report its own failure after another tab has sent the edit', async () => {
    stubLocks();
    const late: Exchange = { thereMs: 300, backMs: 20, outcome: 'refused' };
    const fixture = new CartFixture([3], [succeeded, succeeded, late]);
    await openCart(fixture);
    const { cart } = await openCart(fixture);
    const set = cart.setQuantity(1, 5);
    cart.flush();
    await pass(10);
    page.setOnline(false);
    page.setVisible(false);
    page.setOnline(true);
    page.setVisible(true);
    await pass(2_000);
    await set;
    expect(cart.line(1)).toMatchObject({ quantity: 5, error: undefined });
  });

  it('is not stored if the backend refuses it', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart } = await openCart(fixture);
    failWith(fixture, 'invalid');
    const set = expect(cart.setQuantity(1, 5)).rejects.toMatchObject({ kind: 'invalid' });
    cart.flush();
    await pass(30);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    await pass(30);
    await set;
    expect(stored()).toEqual([]);
  });

  it.each(['anonymous', 'expired'] as const)('is not stored if the session becomes %s', async (state) => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    const session = createTestSession('authenticated');
    const cart = createCartStore({ client: fixture.clientOf(session), storeId: 1, session, guestId: memoryGuestId() });
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

describe('the promise of setQuantity', () => {
  it('is shared by later calls with the same quantity while it is pending, which send no request', async () => {
    const fixture = new CartFixture([3], [succeeded, refused]);
    const { cart } = await openCart(fixture);
    const first = expect(cart.setQuantity(1, 4)).rejects.toMatchObject({ kind: 'invalid' });
    cart.flush();
    const again = expect(cart.setQuantity(1, 4)).rejects.toMatchObject({ kind: 'invalid' });
    await pass(5_000);
    await Promise.all([first, again]);
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.setQuantity', 'cart.list']);
  });

  it('settles with the later quantity or removal that replaces it', async () => {
    const fixture = new CartFixture([3, 1], [succeeded, refused]);
    const { cart } = await openCart(fixture);
    const first = cart.setQuantity(1, 4);
    cart.flush();
    const later = cart.setQuantity(1, 5);
    await pass(5_000);
    await Promise.all([first, later]);
    expect(fixture.quantities[101]).toBe(5);
    const replaced = cart.setQuantity(2, 6);
    const removed = cart.remove(2);
    await pass(1_000);
    await Promise.all([replaced, removed]);
    expect(fixture.quantities).toEqual({ 101: 5 });
  });

  it('stays pending for the confirmed quantity if another quantity is pending', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    const back = cart.setQuantity(1, 3);
    await pass(10);
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: true });
    await pass(5_000);
    await back;
    expect(fixture.quantities).toEqual({ 101: 3 });
  });

  it('resolves without a request if the stock decreases to the confirmed quantity', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openCart(fixture);
    const set = cart.setQuantity(1, 8);
    const line = fixture.lines.get(1);
    if (line) line.productAttr = { stock: 3 };
    void cart.refresh();
    await pass(1_000);
    await set;
    expect(fixture.writes).toEqual([]);
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false });
  });
});

it('the timer of a flushed quantity does not shorten the pause of the next quantity', async () => {
  const fixture = new CartFixture([3, 1]);
  const { cart } = await openCart(fixture);
  void cart.setQuantity(1, 4);
  cart.flush();
  await pass(100);
  void cart.setQuantity(1, 5);
  await pass(450);
  expect(fixture.writes).toHaveLength(1);
  await pass(100);
  expect(fixture.writes).toHaveLength(2);
});
