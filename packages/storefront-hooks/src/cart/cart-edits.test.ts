// @vitest-environment node

import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import type { CartStore } from './cart-types.ts';
import { cartLine } from './test-support/cart-backend.ts';
import { CartFixture, type Exchange, GUEST, shownIn } from './test-support/cart-fixture.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

const ADA = 'shopper-1';
const succeeded: Exchange = { thereMs: 20, backMs: 20, outcome: 'succeeded' };
const refused: Exchange = { ...succeeded, outcome: 'refused' };
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

const open = async (fixture: CartFixture, session = createTestSession('anonymous')) =>
  (await openCart(fixture, session)).cart;
/** Opens the cart of an account, without a guest's cart. */
async function openAccount(fixture: CartFixture, subject = ADA) {
  const session = createTestSession('authenticated', { subject });
  const cart = createCartStore({
    ...{ client: fixture.clientOf(session), storeId: 1, session, guestId: memoryGuestId() },
  });
  cart.retainLines();
  const close = cart.connect();
  await pass(100);
  fixture.clearCalls();
  return { cart, session, close };
}
const names = (fixture: CartFixture) => fixture.calls.map(([call]) => call);
const marksIn = (cart: CartStore) =>
  Object.fromEntries(cart.views().flatMap((group) => group.cartInfoList.map((line) => [line.attrId, line.checked])));
const idOf = (cart: CartStore, attrId: number) =>
  cart
    .views()
    .flatMap((group) => group.cartInfoList)
    .find((line) => line.attrId === attrId)?.id ?? 0;

/** Number of unhandled rejections. Node reports them only after a real delay, so this restores real timers. */
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
    ['a quantity of a line that does not exist', (cart: CartStore) => cart.setQuantity(99, 9)],
    ['a read', (cart: CartStore) => cart.refresh()],
  ])('does not cause an unhandled rejection: %s', async (_, edit) => {
    const cart = await open(new CartFixture([3], [succeeded, refused]));
    void edit(cart);
    cart.flush();
    await pass(2_000);
    expect(await unhandledRejections()).toBe(0);
  });
});

describe('settle', () => {
  it('reads the cart again after a failed read, and rejects with the error if that fails too', async () => {
    const fixture = new CartFixture([3], [refused, refused]);
    const cart = await open(fixture);
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
    const cart = await open(new CartFixture([3]), createTestSession('unknown'));
    const settled = expect(cart.settle()).rejects.toMatchObject({ kind: 'network', endpoint: 'cart.list' });
    await pass(100);
    await settled;
  });

  it('starts the session first if it is unknown', async () => {
    const session = createTestSession('unknown');
    session.start = vi.fn(async () => session.become('anonymous'));
    const cart = new CartFixture([3]).open(session);
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

  it.each(['guest', 'account'])('to the same variant sets only the quantity of the line (%s)', async (kind) => {
    const fixture = new CartFixture([3]);
    fixture.backend.fill(ADA, [3]);
    const cart = kind === 'guest' ? await open(fixture) : (await openAccount(fixture)).cart;
    const id = idOf(cart, 101);
    const changed = cart.changeVariant(change(id, 101, 5));
    await pass(500);
    await changed;
    expect(names(fixture)).toEqual(['cart.setQuantity']);
    expect(shownIn(cart)).toEqual({ 101: 5 });
    expect(idOf(cart, 101)).toBe(id);
  });

  it('in an account’s cart sends the paused quantity, then one request, and updates other tabs', async () => {
    const fixture = new CartFixture([], [succeeded, succeeded, { ...succeeded, thereMs: 200 }]);
    fixture.backend.fill(ADA, [3]);
    const { cart } = await openAccount(fixture);
    const other = await openAccount(fixture);
    const id = idOf(cart, 101);
    void cart.setQuantity(id, 7);
    const changed = cart.changeVariant(change(id, 104));
    await pass(500);
    await changed;
    await pass(500);
    expect(names(fixture).filter((name) => name !== 'cart.list')).toEqual(['cart.setQuantity', 'cart.changeVariant']);
    expect(shownIn(cart)).toEqual({ 104: 2 });
    expect(shownIn(other.cart)).toEqual({ 104: 2 });
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('in a guest’s cart keeps the selection, cannot be undone, and changes nothing if the stock is insufficient', async () => {
    const fixture = new CartFixture([3, 1]);
    const cart = await open(fixture);
    cart.check(1, false);
    const changed = cart.changeVariant(change(1, 104));
    expect([1, 2].map((id) => cart.line(id)?.isPending)).toEqual([true, false]);
    await pass(500);
    await changed;
    expect(shownIn(cart)).toEqual({ 102: 1, 104: 2 });
    expect(marksIn(cart)).toEqual({ 102: true, 104: false });
    expect(cart.getStructure().lastRemoved).toBeUndefined();
    const refusal = expect(cart.changeVariant(change(2, 105, 99))).rejects.toMatchObject({ kind: 'invalid' });
    await pass(500);
    await refusal;
    expect(shownIn(cart)).toEqual({ 102: 1, 104: 2 });
    expect(cart.line(2)?.error).toBeUndefined();
  });

  it('does not hide the error of a refused quantity of another line', async () => {
    const fixture = new CartFixture([3, 1], [succeeded, refused]);
    const cart = await open(fixture);
    const set = expect(cart.setQuantity(1, 9)).rejects.toMatchObject({ kind: 'invalid' });
    const changed = cart.changeVariant(change(2, 104));
    await pass(500);
    await Promise.all([set, changed]);
    expect(cart.line(1)).toMatchObject({ quantity: 3, error: { kind: 'invalid' } });
    expect(shownIn(cart)).toEqual({ 101: 3, 104: 2 });
  });

  it('is stored while the device is offline, and sent once it is online', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    const { cart } = await openAccount(fixture);
    page.setOnline(false);
    const changed = cart.changeVariant(change(idOf(cart, 101), 104));
    expect(localStorage.getItem(`promenade.cartEdits.1.account.${ADA}`), 'stored at once').toContain('changeVariant');
    await pass(2_000);
    expect(fixture.writes).toEqual([]);
    page.setOnline(true);
    await pass(500);
    await changed;
    expect(shownIn(cart)).toEqual({ 104: 2 });
  });
});

describe('an unsent quantity', () => {
  it('of a guest is sent before the carts are merged at sign-in', async () => {
    const fixture = new CartFixture([3]);
    const { cart, session } = await openCart(fixture);
    const set = cart.setQuantity(1, 7);
    session.become('authenticated');
    await pass(500);
    await set;
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 7 });
    expect(cart.getStructure().mergeResult).toEqual({ added: 7, capped: [] });
  });

  it('of a guest that waits for a pending request is sent before the carts are merged', async () => {
    const fixture = new CartFixture([3]);
    const { cart, session } = await openCart(fixture);
    void cart.setQuantity(1, 4);
    cart.flush();
    const set = cart.setQuantity(1, 7);
    session.become('authenticated');
    await pass(45);
    expect(names(fixture), 'no other request precedes it').toEqual(['cart.setQuantity', 'cart.setQuantity']);
    await pass(500);
    await set;
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 7 });
  });

  it('of an account is rejected at sign-out', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    const { cart, session } = await openAccount(fixture);
    const set = cart.setQuantity(idOf(cart, 101), 7);
    session.become('anonymous');
    await expect(set).rejects.toMatchObject({ kind: 'aborted' });
    await pass(500);
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 3 });
  });

  it('of an account is rejected, not sent, if another account signs in', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    fixture.backend.fill('bob', [2]);
    const { cart, session } = await openAccount(fixture);
    const set = cart.setQuantity(idOf(cart, 101), 7);
    session.become('authenticated', { subject: 'bob' });
    await expect(set).rejects.toMatchObject({ kind: 'aborted' });
    await pass(1_000);
    expect(fixture.writes).toEqual([]);
    expect(shownIn(cart)).toEqual({ 101: 2 });
  });
});

describe('the selection of lines', () => {
  it('is discarded with the line: the variant is checked when it is added again', async () => {
    const cart = await open(new CartFixture([3, 1]));
    cart.check(1, false);
    void cart.remove(1);
    await pass(100);
    void cart.add({ productId: 10, attrId: 101 });
    await pass(100);
    expect(marksIn(cart)).toEqual({ 101: true, 102: true });
  });

  it('is restored by undo', async () => {
    const cart = await open(new CartFixture([3, 1]));
    cart.check(1, false);
    void cart.remove([1, 2]);
    await pass(100);
    void cart.undo();
    await pass(100);
    expect(marksIn(cart)).toEqual({ 101: false, 102: true });
  });

  it('is discarded if undo is refused', async () => {
    const cart = await open(new CartFixture([3, 1], [succeeded, succeeded, refused]));
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

  it('does not apply to the next line of a variant if the change to that variant was refused', async () => {
    const cart = await open(new CartFixture([3, 1]));
    cart.check(1, false);
    const change = { lineId: 1, productId: 10, attrId: 104, quantity: 99 };
    const refusal = expect(cart.changeVariant(change)).rejects.toMatchObject({ kind: 'invalid' });
    await pass(100);
    await refusal;
    void cart.add({ productId: 10, attrId: 104 });
    await pass(100);
    expect(marksIn(cart)).toEqual({ 101: false, 102: true, 104: true });
  });

  it('that undo was restoring does not apply to the next account', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    fixture.backend.fill('bob', [2]);
    const { cart, session } = await openAccount(fixture);
    cart.check(idOf(cart, 101), false);
    void cart.remove(idOf(cart, 101));
    await pass(100);
    void cart.undo();
    await pass(10);
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    expect(marksIn(cart)).toEqual({ 101: true });
  });

  it('does not apply to the next account, even for the same variant', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    fixture.backend.fill('bob', [2]);
    const { cart, session } = await openAccount(fixture);
    cart.check(idOf(cart, 101), false);
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    expect(marksIn(cart)).toEqual({ 101: true });
    session.become('authenticated', { subject: ADA });
    await pass(500);
    expect(marksIn(cart)).toEqual({ 101: true });
  });
});

it('a line with a quantity above the stock can be reduced', async () => {
  const fixture = new CartFixture([5]);
  const line = fixture.lines.get(1);
  if (line) line.productAttr = { stock: 1 };
  const cart = await open(fixture);
  expect(cart.line(1)).toMatchObject({ quantity: 5, stock: 1, minusDisabled: false, plusDisabled: true });
  void cart.setQuantity(1, 4);
  await pass(1_000);
  expect(cart.line(1)).toMatchObject({ quantity: 1, minusDisabled: true, plusDisabled: true });
  expect(fixture.quantities).toEqual({ 101: 1 });
});

describe('an addition', () => {
  it('is sent once if it is called twice while pending; other items are sent separately', async () => {
    const fixture = new CartFixture([1]);
    const cart = await open(fixture);
    const item = { productId: 10, attrId: 104, quantity: 2 };
    const all = [cart.add(item), cart.add(item), cart.add({ ...item, quantity: 1 })];
    await pass(500);
    await Promise.all(all);
    expect(fixture.quantities).toEqual({ 101: 1, 104: 3 });
    void cart.add(item);
    await pass(500);
    expect(fixture.quantities[104]).toBe(5);
  });

  it('of an account does not reuse the idempotency key of the previous account', async () => {
    const fixture = new CartFixture([], [succeeded, { ...succeeded, outcome: 'lost' }]);
    fixture.backend.fill(ADA, [3]);
    const { cart, session } = await openAccount(fixture);
    const item = { productId: 10, attrId: 104 };
    const failed = expect(cart.add(item)).rejects.toMatchObject({ kind: 'network' });
    await pass(500);
    await failed;
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    void cart.add(item);
    await pass(500);
    expect(fixture.backend.quantitiesOf('bob')).toEqual({ 104: 1 });
  });
});

describe('many lines', () => {
  const LINES = 1_000;
  const openMany = async () => {
    const fixture = new CartFixture([]);
    for (let id = 1; id <= LINES; id++) fixture.lines.set(id, cartLine(id, 1));
    return { fixture, cart: await open(fixture) };
  };

  it('are hidden at once, removed with one request per 200 lines, and restored by undo with their selection', async () => {
    const { fixture, cart } = await openMany();
    cart.check(3, false);
    const removed = cart.clear();
    expect(cart.count()).toBe(0);
    expect(cart.getStructure().lastRemoved).toEqual({ lineId: 1, name: 'Product 1', quantity: LINES, lines: LINES });
    await pass(1_000);
    await removed;
    expect(names(fixture)).toEqual(Array(LINES / 200).fill('cart.remove'));
    const sizes = fixture.writes.map((write) => JSON.parse(write.slice('cart.remove '.length)).ids.length);
    expect(sizes).toEqual(Array(LINES / 200).fill(200));
    expect(fixture.lines.size).toBe(0);
    void cart.undo();
    await pass(1_000);
    expect(cart.getStructure().groups[0]?.lineIds).toHaveLength(LINES);
    expect(marksIn(cart)[103]).toBe(false);
  });

  it('are shown again, each with the error, if their removal is refused', async () => {
    const fixture = new CartFixture([1, 2], [succeeded, refused]);
    const cart = await open(fixture);
    const removed = expect(cart.remove([1, 2])).rejects.toMatchObject({ kind: 'invalid' });
    await pass(100);
    await removed;
    expect([cart.line(1)?.error?.kind, cart.line(2)?.error?.kind]).toEqual(['invalid', 'invalid']);
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('are removed after a pending request of any of them', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 5);
    cart.flush();
    void cart.remove([1, 2]);
    await pass(10);
    cart.flush();
    await pass(20);
    expect(names(fixture)).toEqual(['cart.setQuantity']);
    await pass(200);
    expect(names(fixture)).toEqual(['cart.setQuantity', 'cart.remove']);
    expect(fixture.quantities).toEqual({});
  });

  it('are unchecked with one notification', async () => {
    const { cart } = await openMany();
    const changed = vi.fn();
    cart.subscribeLines(changed);
    cart.check(
      cart.getStructure().groups.flatMap(({ lineIds }) => lineIds),
      false,
    );
    expect(changed).toHaveBeenCalledTimes(1);
    expect(Object.values(marksIn(cart)).filter(Boolean)).toEqual([]);
  });

  it('update their prices with at most two notifications', async () => {
    const { fixture, cart } = await openMany();
    const changed = vi.fn();
    cart.subscribeLines(changed);
    for (const line of fixture.lines.values()) line.price = 2_000;
    void cart.refresh();
    await pass(100);
    expect(cart.line(LINES)?.price).toBe(2_000);
    expect(changed.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('edits made offline', () => {
  it('are sent once by the next page if the page is closed, which sets isOffline until then', async () => {
    const fixture = new CartFixture([1, 2, 3]);
    const { cart, close } = await openCart(fixture);
    page.setOnline(false);
    void cart.add({ productId: 10, attrId: 104 });
    void cart.remove(2);
    void cart.setQuantity(3, 9);
    // The last quantity is still paused.
    page.fire('pagehide');
    close();
    const next = fixture.open();
    next.connect();
    expect(next.getStructure().isOffline).toBe(true);
    await pass(5_000);
    page.setOnline(true);
    await pass(5_000);
    expect(fixture.writes.map((write) => write.split(' ')[0])).toEqual([
      'cart.save',
      'cart.remove',
      'cart.setQuantity',
    ]);
    expect(fixture.quantities).toEqual({ 101: 1, 103: 9, 104: 1 });
    expect(shownIn(next)).toEqual(fixture.quantities);
    expect(next.getStructure()).toMatchObject({ isOffline: false, droppedEdits: [] });
  });

  it('are stored synchronously', async () => {
    const { cart } = await openCart(new CartFixture([1, 2]));
    page.setOnline(false);
    void cart.remove([1, 2]);
    expect(localStorage.getItem(`promenade.cartEdits.1.guest.${GUEST}`)).toContain('"lineIds":[1,2]');
  });

  it('are listed in droppedEdits by the next page if they no longer apply, and later edits are sent', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart, close } = await openCart(fixture);
    page.setOnline(false);
    void cart.setQuantity(1, 5);
    void cart.setQuantity(2, 6);
    page.fire('pagehide');
    close();
    fixture.lines.delete(1);
    const next = fixture.open();
    next.connect();
    page.setOnline(true);
    await pass(5_000);
    expect(next.getStructure().droppedEdits).toMatchObject([
      { kind: 'setQuantity', name: 'Product 1', error: { kind: 'not-found' } },
    ]);
    expect(shownIn(next)).toEqual({ 102: 6 });
  });

  it('of a closed page are shown in all tabs once they are sent, even if the first attempt fails', async () => {
    const fixture = new CartFixture([1, 2]);
    const { cart, close } = await openCart(fixture);
    page.setOnline(false);
    void cart.setQuantity(2, 6);
    page.fire('pagehide');
    close();
    page.setOnline(true);
    const respond = fixture.backend.respond.bind(fixture.backend);
    const failing = vi.spyOn(fixture.backend, 'respond').mockImplementation((call) => {
      if (call.endpoint === 'cart.setQuantity') throw new StorefrontError({ kind: 'timeout', endpoint: call.endpoint });
      return respond(call);
    });
    const [one, other] = [await open(fixture), await open(fixture)];
    expect([shownIn(one), shownIn(other)]).toEqual(Array(2).fill({ 101: 1, 102: 2 }));
    failing.mockImplementation(respond);
    await pass(10_000);
    expect([shownIn(one), shownIn(other)]).toEqual(Array(2).fill({ 101: 1, 102: 6 }));
  });

  it('of a guest who signs in offline are sent before the merge once the device is online', async () => {
    const fixture = new CartFixture([3]);
    const { cart, session } = await openCart(fixture);
    page.setOnline(false);
    void cart.setQuantity(1, 8);
    session.become('authenticated');
    await pass(5_000);
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({});
    page.setOnline(true);
    await pass(5_000);
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
    expect(shownIn(cart)).toEqual({ 101: 8 });
  });

  it('of an account are sent at its next sign-in if the session expired, and never if the shopper signed out', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    const { cart, session } = await openAccount(fixture);
    const editOffline = async (quantity: number, state: 'expired' | 'anonymous') => {
      page.setOnline(false);
      const set = expect(cart.setQuantity(idOf(cart, 101), quantity)).rejects.toMatchObject({ kind: 'aborted' });
      await pass(1_000);
      session.become(state);
      await set;
      expect(cart.getStructure().isOffline).toBe(false);
      page.setOnline(true);
      await pass(5_000);
      expect(fixture.writes.join()).not.toContain(`"number":${quantity}`);
      session.become('authenticated');
      await pass(5_000);
    };
    await editOffline(8, 'expired');
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
    await editOffline(4, 'anonymous');
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
  });

  it('are sent without a Web Lock if the browser rejects the lock request', async () => {
    const fixture = new CartFixture([3]);
    const request = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
    Object.assign(navigator, { locks: { request } });
    const { cart } = await openCart(fixture);
    page.setOnline(false);
    const set = cart.setQuantity(1, 8);
    await pass(1_000);
    page.setOnline(true);
    await pass(5_000);
    expect(fixture.quantities).toEqual({ 101: 8 });
    await expect(set).resolves.toBeUndefined();
    expect(cart.getStructure().isOffline).toBe(false);
    expect(request).toHaveBeenCalledWith(`promenade.cartEdits.1.guest.${GUEST}`, expect.anything());
  });

  it('are stored at pagehide if their request is pending', async () => {
    const fixture = new CartFixture([1]);
    const { cart, close } = await openCart(fixture);
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
    'lists each line that the stock capped (backend without cart.merge: %s)',
    async (isMissing) => {
      const fixture = new CartFixture([6, 1, 2]);
      fixture.hasNoMerge = isMissing;
      fixture.backend.mergesOnRead = isMissing;
      fixture.backend.fill(ADA, [18, 2]);
      const { cart, session } = await openCart(fixture);
      session.become('authenticated');
      await pass(1_000);
      const { mergeResult } = cart.getStructure();
      expect(mergeResult).toEqual({
        added: 5,
        capped: [{ lineId: idOf(cart, 101), name: 'Product 1', variant: 'Red,M', wanted: 24, got: 20 }],
      });
    },
  );

  it('lists capped lines even if nothing was added', async () => {
    const fixture = new CartFixture([3]);
    fixture.backend.fill(ADA, [20]);
    const { cart, session } = await openCart(fixture);
    session.become('authenticated');
    await pass(1_000);
    expect(cart.getStructure().mergeResult).toMatchObject({ added: 0, capped: [{ wanted: 23, got: 20 }] });
  });

  it('lists lines that are sold out with a quantity of 0', async () => {
    const fixture = new CartFixture([2, 1]);
    const { cart, session } = await openCart(fixture);
    const respond = fixture.backend.respond.bind(fixture.backend);
    vi.spyOn(fixture.backend, 'respond').mockImplementation((call) => {
      const data = respond(call);
      if (call.endpoint === 'cart.merge')
        for (const [id, line] of fixture.backend.linesOf(ADA))
          if (line.attrId === 102) fixture.backend.linesOf(ADA).delete(id);
      return data;
    });
    session.become('authenticated');
    await pass(1_000);
    expect(cart.getStructure().mergeResult).toEqual({
      added: 2,
      capped: [{ lineId: undefined, name: 'Product 2', variant: 'Red,M', wanted: 1, got: 0 }],
    });
  });
});
