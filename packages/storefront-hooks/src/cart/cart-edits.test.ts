// @vitest-environment node

import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import type { CartStore } from './cart-types.ts';
import { cartLine } from './test-support/cart-backend.ts';
import { CartWorld, type Fate, GUEST, shownIn } from './test-support/cart-world.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

const ADA = 'shopper-1';
const answered: Fate = { thereMs: 20, backMs: 20, outcome: 'answered' };
const refused: Fate = { ...answered, outcome: 'refused' };
let page: StubbedPage;
const unhandled = vi.fn();

beforeEach(() => {
  page = fakePage();
  unhandled.mockClear();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  endFakePage();
});

const open = async (world: CartWorld, session = createTestSession('anonymous')) =>
  (await openCart(world, session)).cart;
/** A cart with its own guest id, as after a sign-in without a guest's cart. */
async function openAccount(world: CartWorld, subject = ADA) {
  const session = createTestSession('authenticated', { subject });
  const cart = createCartStore({
    ...{ client: world.clientOf(session), storeId: 1, session, guestId: memoryGuestId() },
  });
  cart.retainLines();
  const close = cart.connect();
  await pass(100);
  world.forget();
  return { cart, session, close };
}
const names = (world: CartWorld) => world.asked.map(([call]) => call);
const marksIn = (cart: CartStore) =>
  Object.fromEntries(cart.views().flatMap((group) => group.cartInfoList.map((line) => [line.attrId, line.checked])));
const idOf = (cart: CartStore, attrId: number) =>
  cart
    .views()
    .flatMap((group) => group.cartInfoList)
    .find((line) => line.attrId === attrId)?.id ?? 0;

/** Node reports unhandled rejections only when it is idle in real time. */
async function unhandledRejections(): Promise<number> {
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 5));
  return unhandled.mock.calls.length;
}

describe('a refused edit that no caller awaits', () => {
  it.each([
    ['a quantity', (cart: CartStore) => cart.setQuantity(1, 9)],
    ['a removal', (cart: CartStore) => cart.remove(1)],
    ['an addition', (cart: CartStore) => cart.add({ productId: 10, attrId: 104 })],
    [
      'a change of variant',
      (cart: CartStore) => cart.changeVariant({ lineId: 1, productId: 10, attrId: 9, quantity: 1 }),
    ],
    ['a quantity of a line that is gone', (cart: CartStore) => cart.setQuantity(99, 9)],
    ['a read', (cart: CartStore) => cart.refresh()],
  ])('is no unhandled rejection: %s', async (_, edit) => {
    const cart = await open(new CartWorld([3], [answered, refused]));
    void edit(cart);
    cart.flush();
    await pass(2_000);
    expect(await unhandledRejections()).toBe(0);
  });
});

describe('settling', () => {
  it('reads again where the cart could not be read, and rejects with the error where it still cannot', async () => {
    const world = new CartWorld([3], [refused, refused]);
    const cart = await open(world);
    expect(cart.getStructure().status).toBe('error');
    const settled = expect(cart.settle()).rejects.toMatchObject({ kind: 'network', endpoint: 'cart.list' });
    await pass(100);
    await settled;
    const again = cart.settle();
    await pass(100);
    await again;
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('rejects while the session is unknown', async () => {
    const cart = await open(new CartWorld([3]), createTestSession('unknown'));
    const settled = expect(cart.settle()).rejects.toMatchObject({ kind: 'network', endpoint: 'cart.list' });
    await pass(100);
    await settled;
  });

  it('finds out first whose cart it is, where that is unknown', async () => {
    const session = createTestSession('unknown');
    session.start = vi.fn(async () => session.become('anonymous'));
    const cart = new CartWorld([3]).open(session);
    for (let time = 0; time < 2; time++) {
      const settled = cart.settle();
      await pass(100);
      await settled;
    }
    expect(shownIn(cart)).toEqual({ 101: 3 });
    expect(session.start).toHaveBeenCalledTimes(1);
  });
});

describe('a change of variant', () => {
  const change = (lineId: number, attrId: number, quantity = 2) => ({ lineId, productId: 10, attrId, quantity });

  it.each(['guest', 'account'])('to the variant that the line has keeps the line of a %s', async (kind) => {
    const world = new CartWorld([3]);
    world.backend.fill(ADA, [3]);
    const cart = kind === 'guest' ? await open(world) : (await openAccount(world)).cart;
    const id = idOf(cart, 101);
    const changed = cart.changeVariant(change(id, 101, 5));
    await pass(500);
    await changed;
    expect(names(world)).toEqual(['cart.setQuantity']);
    expect(shownIn(cart)).toEqual({ 101: 5 });
    expect(idOf(cart, 101)).toBe(id);
  });

  it('of an account is one write, which the other tabs follow, with a waiting quantity sent before', async () => {
    const world = new CartWorld([], [answered, answered, { ...answered, thereMs: 200 }]);
    world.backend.fill(ADA, [3]);
    const { cart } = await openAccount(world);
    const other = await openAccount(world);
    const id = idOf(cart, 101);
    void cart.setQuantity(id, 7);
    const changed = cart.changeVariant(change(id, 104));
    await pass(500);
    await changed;
    await pass(500);
    expect(names(world).filter((name) => name !== 'cart.list')).toEqual(['cart.setQuantity', 'cart.changeVariant']);
    expect(shownIn(cart)).toEqual({ 104: 2 });
    expect(shownIn(other.cart)).toEqual({ 104: 2 });
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('of a guest offers no undo, keeps the mark, and leaves the line where the stock does not suffice', async () => {
    const world = new CartWorld([3, 1]);
    const cart = await open(world);
    cart.check(1, false);
    const changed = cart.changeVariant(change(1, 104));
    await pass(500);
    await changed;
    expect(shownIn(cart)).toEqual({ 102: 1, 104: 2 });
    expect(marksIn(cart)).toEqual({ 102: true, 104: false });
    expect(cart.getStructure().lastRemoved).toBeUndefined();
    const refusal = expect(cart.changeVariant(change(2, 105, 99))).rejects.toMatchObject({ kind: 'invalid' });
    await pass(500);
    await refusal;
    expect(shownIn(cart)).toEqual({ 102: 1, 104: 2 });
  });

  it('of one line does not hide that the quantity of another was refused before it', async () => {
    const world = new CartWorld([3, 1], [answered, refused]);
    const cart = await open(world);
    const set = expect(cart.setQuantity(1, 9)).rejects.toMatchObject({ kind: 'invalid' });
    const changed = cart.changeVariant(change(2, 104));
    await pass(500);
    await Promise.all([set, changed]);
    expect(cart.line(1)).toMatchObject({ quantity: 3, error: { kind: 'invalid' } });
    expect(shownIn(cart)).toEqual({ 101: 3, 104: 2 });
  });

  it('waits offline with the other edits', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    const { cart } = await openAccount(world);
    page.setOnline(false);
    const changed = cart.changeVariant(change(idOf(cart, 101), 104));
    expect(localStorage.getItem(`promenade.cartEdits.1.account.${ADA}`), 'stored at once').toContain('changeVariant');
    await pass(2_000);
    expect(world.writes).toEqual([]);
    page.setOnline(true);
    await pass(500);
    await changed;
    expect(shownIn(cart)).toEqual({ 104: 2 });
  });
});

describe('an unsent quantity', () => {
  it('of a guest who signs in is sent before the carts are merged', async () => {
    const world = new CartWorld([3]);
    const { cart, session } = await openCart(world);
    const set = cart.setQuantity(1, 7);
    session.become('authenticated');
    await pass(500);
    await set;
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 7 });
    expect(cart.getStructure().mergeResult).toEqual({ added: 7, capped: [] });
  });

  it('of a guest that waits for another request is sent before the carts are merged', async () => {
    const world = new CartWorld([3]);
    const { cart, session } = await openCart(world);
    void cart.setQuantity(1, 4);
    cart.flush();
    const set = cart.setQuantity(1, 7);
    session.become('authenticated');
    await pass(45);
    expect(names(world), 'nothing else is requested before').toEqual(['cart.setQuantity', 'cart.setQuantity']);
    await pass(500);
    await set;
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 7 });
  });

  it('of an account that has signed out is rejected, not confirmed', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    const { cart, session } = await openAccount(world);
    const set = cart.setQuantity(idOf(cart, 101), 7);
    session.become('anonymous');
    await expect(set).rejects.toMatchObject({ kind: 'aborted' });
    await pass(500);
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 3 });
  });

  it('of one account is never sent for another', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    world.backend.fill('bob', [2]);
    const { cart, session } = await openAccount(world);
    const set = cart.setQuantity(idOf(cart, 101), 7);
    session.become('authenticated', { subject: 'bob' });
    await expect(set).rejects.toMatchObject({ kind: 'aborted' });
    await pass(1_000);
    expect(world.writes).toEqual([]);
    expect(shownIn(cart)).toEqual({ 101: 2 });
  });
});

describe('marks', () => {
  it('go with the line: what is added later is checked', async () => {
    const cart = await open(new CartWorld([3, 1]));
    cart.check(1, false);
    void cart.remove(1);
    await pass(100);
    void cart.add({ productId: 10, attrId: 101 });
    await pass(100);
    expect(marksIn(cart)).toEqual({ 101: true, 102: true });
  });

  it('come back with undo, and only then', async () => {
    const cart = await open(new CartWorld([3, 1]));
    cart.check(1, false);
    void cart.remove([1, 2]);
    await pass(100);
    void cart.undo();
    await pass(100);
    expect(marksIn(cart)).toEqual({ 101: false, 102: true });
  });

  it('are forgotten where what was to come back is refused', async () => {
    const cart = await open(new CartWorld([3, 1], [answered, answered, refused]));
    cart.check(1, false);
    void cart.remove(1);
    await pass(100);
    const undone = expect(cart.undo()).rejects.toMatchObject({ kind: 'invalid' });
    await pass(100);
    await undone;
    void cart.add({ productId: 10, attrId: 101 });
    await pass(100);
    expect(marksIn(cart)).toEqual({ 101: true, 102: true });
  });

  it('are forgotten where a change of variant is refused', async () => {
    const cart = await open(new CartWorld([3, 1]));
    cart.check(1, false);
    const change = { lineId: 1, productId: 10, attrId: 104, quantity: 99 };
    const refusal = expect(cart.changeVariant(change)).rejects.toMatchObject({ kind: 'invalid' });
    await pass(100);
    await refusal;
    void cart.add({ productId: 10, attrId: 104 });
    await pass(100);
    expect(marksIn(cart)).toEqual({ 101: false, 102: true, 104: true });
  });

  it('of what is coming back are not those of the next account', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    world.backend.fill('bob', [2]);
    const { cart, session } = await openAccount(world);
    cart.check(idOf(cart, 101), false);
    void cart.remove(idOf(cart, 101));
    await pass(100);
    void cart.undo();
    await pass(10);
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    expect(marksIn(cart)).toEqual({ 101: true });
  });

  it('are not those of the next account, though it has the same variant', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    world.backend.fill('bob', [2]);
    const { cart, session } = await openAccount(world);
    cart.check(idOf(cart, 101), false);
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    expect(marksIn(cart)).toEqual({ 101: true });
    session.become('authenticated', { subject: ADA });
    await pass(500);
    expect(marksIn(cart)).toEqual({ 101: true });
  });
});

it('a line of more than the stock can be reduced to it', async () => {
  const world = new CartWorld([5]);
  const line = world.lines.get(1);
  if (line) line.productAttr = { stock: 1 };
  const cart = await open(world);
  expect(cart.line(1)).toMatchObject({ quantity: 5, stock: 1, minusDisabled: false, plusDisabled: true });
  void cart.setQuantity(1, 4);
  await pass(1_000);
  expect(cart.line(1)).toMatchObject({ quantity: 1, minusDisabled: true, plusDisabled: true });
  expect(world.quantities).toEqual({ 101: 1 });
});

describe('an addition', () => {
  it('that is pressed twice is added once, another one besides', async () => {
    const world = new CartWorld([1]);
    const cart = await open(world);
    const item = { productId: 10, attrId: 104, quantity: 2 };
    const all = [cart.add(item), cart.add(item), cart.add({ ...item, quantity: 1 })];
    await pass(500);
    await Promise.all(all);
    expect(world.quantities).toEqual({ 101: 1, 104: 3 });
    void cart.add(item);
    await pass(500);
    expect(world.quantities[104]).toBe(5);
  });

  it('of one account whose answer was lost is not mistaken for the same one of the next', async () => {
    const world = new CartWorld([], [answered, { ...answered, outcome: 'lost' }]);
    world.backend.fill(ADA, [3]);
    const { cart, session } = await openAccount(world);
    const item = { productId: 10, attrId: 104 };
    const failed = expect(cart.add(item)).rejects.toMatchObject({ kind: 'network' });
    await pass(500);
    await failed;
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    void cart.add(item);
    await pass(500);
    expect(world.backend.quantitiesOf('bob')).toEqual({ 104: 1 });
  });
});

describe('many lines', () => {
  const LINES = 1_000;
  const openMany = async () => {
    const world = new CartWorld([]);
    for (let id = 1; id <= LINES; id++) world.lines.set(id, cartLine(id, 1));
    return { world, cart: await open(world) };
  };

  it('are removed with one request per 200, hidden at once, and restored with their marks', async () => {
    const { world, cart } = await openMany();
    cart.check(3, false);
    const removed = cart.clear();
    expect(cart.count()).toBe(0);
    expect(cart.getStructure().lastRemoved).toEqual({ lineId: 1, name: 'Product 1', quantity: LINES, lines: LINES });
    await pass(1_000);
    await removed;
    expect(names(world)).toEqual(Array(LINES / 200).fill('cart.remove'));
    const sizes = world.writes.map((write) => JSON.parse(write.slice('cart.remove '.length)).ids.length);
    expect(sizes).toEqual(Array(LINES / 200).fill(200));
    expect(world.lines.size).toBe(0);
    void cart.undo();
    await pass(1_000);
    expect(cart.getStructure().groups[0]?.lineIds).toHaveLength(LINES);
    expect(marksIn(cart)[103]).toBe(false);
  });

  it('come back, each with the error, when their removal is refused', async () => {
    const world = new CartWorld([1, 2], [answered, refused]);
    const cart = await open(world);
    const removed = expect(cart.remove([1, 2])).rejects.toMatchObject({ kind: 'invalid' });
    await pass(100);
    await removed;
    expect([cart.line(1)?.error?.kind, cart.line(2)?.error?.kind]).toEqual(['invalid', 'invalid']);
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('removed together wait for the pending request of one of them', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await open(world);
    void cart.setQuantity(1, 5);
    cart.flush();
    void cart.remove([1, 2]);
    await pass(10);
    cart.flush();
    await pass(20);
    expect(names(world)).toEqual(['cart.setQuantity']);
    await pass(200);
    expect(names(world)).toEqual(['cart.setQuantity', 'cart.remove']);
    expect(world.quantities).toEqual({});
  });

  it('are checked with one notification for all', async () => {
    const { cart } = await openMany();
    const changed = vi.fn();
    cart.subscribeLines(changed);
    cart.checkAll(false);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(Object.values(marksIn(cart)).filter(Boolean)).toEqual([]);
  });

  it('whose prices change are shown with one notification for all', async () => {
    const { world, cart } = await openMany();
    const changed = vi.fn();
    cart.subscribeLines(changed);
    for (const line of world.lines.values()) line.price = 2_000;
    void cart.refresh();
    await pass(100);
    expect(cart.line(LINES)?.price).toBe(2_000);
    expect(changed.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('edits made offline', () => {
  it('survive a closed page: the next one sends them, once, and shows that they wait until then', async () => {
    const world = new CartWorld([1, 2, 3]);
    const { cart, close } = await openCart(world);
    page.setOnline(false);
    void cart.add({ productId: 10, attrId: 104 });
    void cart.remove(2);
    void cart.setQuantity(3, 9);
    // Within the pause before it is sent.
    page.fire('pagehide');
    close();
    const next = world.open();
    next.connect();
    expect(next.getStructure().isOffline).toBe(true);
    await pass(5_000);
    page.setOnline(true);
    await pass(5_000);
    expect(world.writes.map((write) => write.split(' ')[0])).toEqual(['cart.save', 'cart.remove', 'cart.setQuantity']);
    expect(world.quantities).toEqual({ 101: 1, 103: 9, 104: 1 });
    expect(shownIn(next)).toEqual(world.quantities);
    expect(next.getStructure()).toMatchObject({ isOffline: false, droppedEdits: [] });
  });

  it('are stored before anything else happens, also a removal of several lines', async () => {
    const { cart } = await openCart(new CartWorld([1, 2]));
    page.setOnline(false);
    void cart.remove([1, 2]);
    expect(localStorage.getItem(`promenade.cartEdits.1.guest.${GUEST}`)).toContain('"lineIds":[1,2]');
  });

  it('are dropped and listed when they no longer apply, and the rest is sent', async () => {
    const world = new CartWorld([1, 2]);
    const { cart, close } = await openCart(world);
    page.setOnline(false);
    void cart.setQuantity(1, 5);
    void cart.setQuantity(2, 6);
    page.fire('pagehide');
    close();
    world.lines.delete(1);
    const next = world.open();
    next.connect();
    page.setOnline(true);
    await pass(5_000);
    expect(next.getStructure().droppedEdits).toMatchObject([
      { kind: 'setQuantity', name: 'Product 1', error: { kind: 'not-found' } },
    ]);
    expect(shownIn(next)).toEqual({ 102: 6 });
  });

  it('of a closed page are shown in all tabs once they are sent, though that took two attempts', async () => {
    const world = new CartWorld([1, 2]);
    const { cart, close } = await openCart(world);
    page.setOnline(false);
    void cart.setQuantity(2, 6);
    page.fire('pagehide');
    close();
    page.setOnline(true);
    const answer = world.backend.answer.bind(world.backend);
    const failing = vi.spyOn(world.backend, 'answer').mockImplementation((call) => {
      if (call.endpoint === 'cart.setQuantity') throw new StorefrontError({ kind: 'timeout', endpoint: call.endpoint });
      return answer(call);
    });
    const [one, other] = [await open(world), await open(world)];
    expect([shownIn(one), shownIn(other)]).toEqual(Array(2).fill({ 101: 1, 102: 2 }));
    failing.mockImplementation(answer);
    await pass(10_000);
    expect([shownIn(one), shownIn(other)]).toEqual(Array(2).fill({ 101: 1, 102: 6 }));
  });

  it('of a guest come along at a sign-in after the network is back', async () => {
    const world = new CartWorld([3]);
    const { cart, session } = await openCart(world);
    page.setOnline(false);
    void cart.setQuantity(1, 8);
    session.become('authenticated');
    await pass(5_000);
    expect(world.backend.quantitiesOf(ADA)).toEqual({});
    page.setOnline(true);
    await pass(5_000);
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
    expect(shownIn(cart)).toEqual({ 101: 8 });
  });

  it('of an account whose sign-in ran out are sent at its next sign-in; those of who signed out never', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    const { cart, session } = await openAccount(world);
    const editOffline = async (quantity: number, state: 'expired' | 'anonymous') => {
      page.setOnline(false);
      const set = expect(cart.setQuantity(idOf(cart, 101), quantity)).rejects.toMatchObject({ kind: 'aborted' });
      await pass(1_000);
      session.become(state);
      await set;
      expect(cart.getStructure().isOffline).toBe(false);
      page.setOnline(true);
      await pass(5_000);
      expect(world.writes.join()).not.toContain(`"number":${quantity}`);
      session.become('authenticated');
      await pass(5_000);
    };
    await editOffline(8, 'expired');
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
    await editOffline(4, 'anonymous');
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
  });

  it('are sent where the browser refuses locks, as with blocked site data', async () => {
    const world = new CartWorld([3]);
    const request = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
    Object.assign(navigator, { locks: { request } });
    const { cart } = await openCart(world);
    page.setOnline(false);
    const set = cart.setQuantity(1, 8);
    await pass(1_000);
    page.setOnline(true);
    await pass(5_000);
    expect(world.quantities).toEqual({ 101: 8 });
    await expect(set).resolves.toBeUndefined();
    expect(cart.getStructure().isOffline).toBe(false);
    expect(request).toHaveBeenCalledWith(`promenade.cartEdits.1.guest.${GUEST}`, expect.anything());
  });

  it('that were pending when the network went and the page was closed are sent again by the next page', async () => {
    const world = new CartWorld([1]);
    const { cart, close } = await openCart(world);
    void cart.setQuantity(1, 6);
    cart.flush();
    page.setOnline(false);
    page.fire('pagehide');
    close();
    const stored = localStorage.getItem(`promenade.cartEdits.1.guest.${GUEST}`);
    expect(stored).toContain('"quantity":6');
  });
});

describe('a merge at sign-in', () => {
  it.each([false, true])(
    'tells line by line what the stock capped (backend without the call: %s)',
    async (isMissing) => {
      const world = new CartWorld([6, 1, 2]);
      world.hasNoMerge = isMissing;
      world.backend.mergesOnRead = isMissing;
      world.backend.fill(ADA, [18, 2]);
      const { cart, session } = await openCart(world);
      session.become('authenticated');
      await pass(1_000);
      const { mergeResult } = cart.getStructure();
      expect(mergeResult).toEqual({
        added: 5,
        capped: [{ lineId: idOf(cart, 101), name: 'Product 1', variant: 'Red,M', wanted: 24, got: 20 }],
      });
    },
  );

  it('tells what the stock capped though nothing was added', async () => {
    const world = new CartWorld([3]);
    world.backend.fill(ADA, [20]);
    const { cart, session } = await openCart(world);
    session.become('authenticated');
    await pass(1_000);
    expect(cart.getStructure().mergeResult).toMatchObject({ added: 0, capped: [{ wanted: 23, got: 20 }] });
  });

  it('lists lines that are sold out by now', async () => {
    const world = new CartWorld([2, 1]);
    const { cart, session } = await openCart(world);
    const put = world.backend.answer.bind(world.backend);
    vi.spyOn(world.backend, 'answer').mockImplementation((call) => {
      const answer = put(call);
      if (call.endpoint === 'cart.merge')
        for (const [id, line] of world.backend.linesOf(ADA))
          if (line.attrId === 102) world.backend.linesOf(ADA).delete(id);
      return answer;
    });
    session.become('authenticated');
    await pass(1_000);
    expect(cart.getStructure().mergeResult).toEqual({
      added: 2,
      capped: [{ lineId: undefined, name: 'Product 2', variant: 'Red,M', wanted: 1, got: 0 }],
    });
  });
});
