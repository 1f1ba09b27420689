// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { CartFixture, type Exchange, GUEST, shownIn } from './test-support/cart-fixture.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

let page: StubbedPage;

beforeEach(() => {
  page = fakePage();
});
afterEach(endFakePage);

const lost: Exchange = { thereMs: 20, backMs: 20, outcome: 'lost' };
const succeeded: Exchange = { ...lost, outcome: 'succeeded' };
const refused: Exchange = { ...lost, outcome: 'refused' };
const open = async (fixture: CartFixture) => (await openCart(fixture)).cart;

const goOffline = () => page.setOnline(false);
const goOnline = async () => {
  page.setOnline(true);
  await pass(1_000);
};

describe('add', () => {
  it('accepts several items, each by variant id or by sku, with a default quantity of 1', async () => {
    const fixture = new CartFixture([1]);
    const cart = await open(fixture);
    const all = cart.add([
      { productId: 10, attrId: 101 },
      { productId: 10, attrId: 104, quantity: 3 },
      { productId: 10, sku: '105', quantity: 2 },
    ]);
    await pass(500);
    await all;
    expect(fixture.quantities).toEqual({ 101: 2, 104: 3, 105: 2 });
    expect(shownIn(cart)).toEqual(fixture.quantities);
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.save', 'cart.saveSku', 'cart.list']);
  });

  it('sends each call with keepalive and its own idempotency key', async () => {
    const fixture = new CartFixture([1]);
    const cart = await open(fixture);
    void cart.add({ productId: 10, attrId: 104, quantity: 3 });
    await pass(200);
    void cart.add([{ productId: 10, sku: '105' }]);
    await pass(200);
    void cart.remove(1);
    await pass(200);
    expect(fixture.writes).toEqual([
      `cart.save [{"productId":10,"cartNum":3,"productAttrUnique":104,"storeId":1,"uuid":"${GUEST}"}]`,
      `cart.saveSku [{"productId":10,"cartNum":1,"sku":"105","uuid":"${GUEST}"}]`,
      `cart.remove {"ids":[1],"uuid":"${GUEST}"}`,
    ]);
    const writes = fixture.options.filter((_, index) => fixture.calls[index]?.[0] !== 'cart.list');
    expect(writes.map(({ keepalive }) => keepalive)).toEqual([true, true, true]);
    const [first, second, third] = writes.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/\w/);
    expect(second).toMatch(/\w/);
    expect(first).not.toBe(second);
    expect(third).toBeUndefined();
    expect(fixture.queries).toContainEqual({ isValid: true, storeId: 1, uuid: GUEST });
  });

  it('adds once if it is retried after a lost response, and once more if it is called after a success', async () => {
    const fixture = new CartFixture([1], [succeeded, lost]);
    const cart = await open(fixture);
    const failed = expect(cart.add({ productId: 10, attrId: 104 })).rejects.toMatchObject({ kind: 'network' });
    await pass(500);
    await failed;
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    expect(fixture.quantities).toEqual({ 101: 1, 104: 1 });
    expect(shownIn(cart)).toEqual(fixture.quantities);
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    expect(fixture.quantities).toEqual({ 101: 1, 104: 2 });
  });

  it('rejects with the error of the backend and leaves the cart unchanged; a retry uses a new idempotency key', async () => {
    const fixture = new CartFixture([19]);
    const cart = await open(fixture);
    for (let time = 0; time < 2; time++) {
      const refused = expect(cart.add({ productId: 10, attrId: 101, quantity: 2 })).rejects.toMatchObject({
        kind: 'invalid',
      });
      await pass(500);
      await refused;
      expect(shownIn(cart)).toEqual({ 101: 19 });
    }
    const keys = fixture.options.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('rejects if it is refused, also while a quantity waits for it', async () => {
    const refused = { thereMs: 20, backMs: 20, outcome: 'refused' } as const;
    const cart = await open(new CartFixture([3], [{ ...refused, outcome: 'succeeded' }, refused]));
    const added = expect(cart.add({ productId: 10, attrId: 101 })).rejects.toMatchObject({ kind: 'invalid' });
    const set = cart.setQuantity(1, 4);
    cart.flush();
    await pass(500);
    await added;
    await set;
    expect(cart.line(1)).toMatchObject({ quantity: 4, isPending: false });
  });

  it('does not wait for another addition', async () => {
    const fixture = new CartFixture([]);
    const cart = await open(fixture);
    void cart.add({ productId: 10, attrId: 101 });
    void cart.add({ productId: 10, attrId: 102 });
    await pass(10);
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.save', 'cart.save']);
    await pass(500);
  });

  it('is sent after a paused quantity', async () => {
    const fixture = new CartFixture([3], [succeeded, { ...succeeded, thereMs: 200 }]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 5);
    void cart.add({ productId: 10, attrId: 101, quantity: 2 });
    await pass(1_000);
    expect(fixture.quantities).toEqual({ 101: 7 });
    expect(shownIn(cart)).toEqual({ 101: 7 });
  });
});

describe('the total quantity', () => {
  const openCounting = async (fixture: CartFixture) => {
    const cart = fixture.open();
    // Opens a page without lines that shows only a badge.
    fixture.release();
    cart.connect();
    await pass(100);
    return cart;
  };
  const calls = (fixture: CartFixture) => fixture.calls.map(([call]) => call);

  it('is requested without the lines if no view retains them', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await openCounting(fixture);
    expect(cart.count()).toBe(3);
    const added = cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await added;
    expect(cart.count()).toBe(4);
    expect(fixture.queries[0]).toEqual({ numType: true, type: 'sum', storeId: 1, uuid: GUEST });
  });

  it('of an addition is read with the lines, so that the added line can be shown at once', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await openCounting(fixture);
    const added = cart.add({ productId: 10, attrId: 102 });
    await pass(500);
    await added;
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 3 });
    expect(cart.getStructure().lastAdded).toEqual([2]);
    expect(calls(fixture)).toEqual(['cart.count', 'cart.save', 'cart.list']);
  });

  it('is read with the lines while a view retains them, and without them afterwards', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await openCounting(fixture);
    const release = cart.retainLines();
    await pass(100);
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 2 });
    void cart.setQuantity(1, 5);
    expect(cart.count()).toBe(7);
    release();
    await pass(1_000);
    void cart.refresh();
    await pass(100);
    expect(cart.count()).toBe(7);
    expect(cart.getStructure().status).toBe('ready');
    expect(calls(fixture)).toEqual(['cart.count', 'cart.list', 'cart.setQuantity', 'cart.count']);
  });

  it('does not replace the lines for a checkout: settle reads them again', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await openCounting(fixture);
    const release = cart.retainLines();
    await pass(100);
    release();
    void cart.refresh();
    await pass(100);
    fixture.clearCalls();
    const settled = cart.settle();
    await pass(100);
    await settled;
    expect(calls(fixture)).toEqual(['cart.list']);
  });

  it('is followed by a read of the lines if a view retained them during the request', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = fixture.open();
    fixture.release();
    cart.connect();
    await pass(10);
    cart.retainLines();
    await pass(200);
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 2 });
    expect(calls(fixture)).toEqual(['cart.count', 'cart.list']);
  });

  it('is read again only after a pending write has ended', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await openCounting(fixture);
    void cart.add({ productId: 10, attrId: 104 });
    await pass(1);
    void cart.refresh();
    await pass(10);
    expect(calls(fixture)).toEqual(['cart.count', 'cart.save']);
    await pass(200);
    expect(cart.count()).toBe(4);
  });

  it('includes an edit that was still paused when the view released the lines', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await openCounting(fixture);
    const release = cart.retainLines();
    await pass(100);
    void cart.setQuantity(1, 5);
    release();
    void cart.refresh();
    await pass(100);
    expect(cart.count()).toBe(3);
    await pass(1_000);
    expect(cart.count()).toBe(7);
  });

  it('clears the error of a failed read once it is read', async () => {
    const cart = await openCounting(new CartFixture([1, 2], [refused]));
    expect(cart.count()).toBeUndefined();
    expect(cart.getStructure()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    await pass(5_000);
    expect(cart.count()).toBe(3);
    expect(cart.getStructure()).toMatchObject({ status: 'loading', error: undefined });
  });

  it('does not prevent settle from reading the lines, which later reads omit again', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await openCounting(fixture);
    const settled = cart.settle().then(() => shownIn(cart));
    await pass(100);
    expect(await settled).toEqual({ 101: 1, 102: 2 });
    void cart.refresh();
    await pass(100);
    expect(calls(fixture)).toEqual(['cart.count', 'cart.list', 'cart.count']);
  });
});

it('the first read of a cart does not wait for a pending write', async () => {
  const fixture = new CartFixture([3], [{ ...succeeded, thereMs: 500 }]);
  const cart = fixture.open();
  void cart.add({ productId: 10, attrId: 104 });
  await pass(1);
  cart.connect();
  await pass(100);
  expect(shownIn(cart)).toEqual({ 101: 3 });
  await pass(1_000);
  expect(shownIn(cart)).toEqual({ 101: 3, 104: 1 });
});

describe('while the device is offline', () => {
  it('edits are stored and shown, and sent in order once it is online', async () => {
    const fixture = new CartFixture([1, 2, 3]);
    const cart = await open(fixture);
    goOffline();
    void cart.setQuantity(1, 5);
    // The paused quantity must be sent before the addition.
    const added = cart.add({ productId: 10, attrId: 101, quantity: 2 });
    await pass(1_000);
    void cart.remove(2);
    void cart.setQuantity(3, 4);
    await pass(10 * 60_000);
    expect(fixture.writes).toEqual([]);
    expect(shownIn(cart)).toEqual({ 101: 5, 103: 4 });
    expect(cart.line(1)).toMatchObject({ isPending: true, error: undefined });
    expect(cart.getStructure().isOffline).toBe(true);
    await goOnline();
    await added;
    expect(fixture.writes.map((write) => write.split(' ')[0])).toEqual([
      'cart.setQuantity',
      'cart.save',
      'cart.remove',
      'cart.setQuantity',
    ]);
    expect(fixture.quantities).toEqual({ 101: 7, 103: 4 });
    expect(shownIn(cart)).toEqual(fixture.quantities);
    expect(cart.getStructure().isOffline).toBe(false);
  });

  it('requests that were pending are stored and sent again, without adding twice', async () => {
    const fixture = new CartFixture([1, 2, 3], [succeeded, lost, lost]);
    const cart = await open(fixture);
    const added = cart.add({ productId: 10, attrId: 104, quantity: 2 });
    const set = cart.setQuantity(1, 4);
    cart.flush();
    // The backend has carried out both requests, but no response has arrived.
    await pass(25);
    goOffline();
    await pass(1_000);
    await goOnline();
    await Promise.all([set, added]);
    expect(fixture.quantities).toEqual({ 101: 4, 102: 2, 103: 3, 104: 2 });
    expect(shownIn(cart)).toEqual(fixture.quantities);
  });

  it('an edit that no longer applies rejects and is listed in droppedEdits, and later edits are sent', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await open(fixture);
    goOffline();
    const set = cart.setQuantity(1, 5);
    set.catch(() => {});
    void cart.setQuantity(2, 6);
    await pass(1_000);
    fixture.lines.delete(1);
    await goOnline();
    await expect(set).rejects.toMatchObject({ kind: 'not-found' });
    expect(fixture.quantities).toEqual({ 102: 6 });
    expect(shownIn(cart)).toEqual({ 102: 6 });
    expect(cart.getStructure().droppedEdits).toMatchObject([
      { kind: 'setQuantity', name: 'Product 1', error: { kind: 'not-found' } },
    ]);
    cart.dismissDropped();
    expect(cart.getStructure().droppedEdits).toEqual([]);
  });

  it('all edits that no longer apply are listed in droppedEdits', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await open(fixture);
    page.setOnline(false);
    for (const id of [1, 2]) cart.setQuantity(id, 9).catch(() => {});
    await pass(600);
    fixture.lines.clear();
    page.setOnline(true);
    await pass(2_000);
    expect(cart.getStructure().droppedEdits.map(({ name }) => name)).toEqual(['Product 1', 'Product 2']);
  });

  it('settle rejects with kind network', async () => {
    const cart = await open(new CartFixture([1]));
    goOffline();
    void cart.setQuantity(1, 5);
    await expect(cart.settle()).rejects.toMatchObject({ kind: 'network' });
    expect(shownIn(cart)).toEqual({ 101: 5 });
  });
});

describe('setQuantity', () => {
  it('shows the quantity at once and sends only the last one after 500 ms without a change', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    const listener = vi.fn();
    cart.subscribeLine(1, listener);
    void cart.setQuantity(1, 4);
    expect(cart.line(1)).toMatchObject({ quantity: 4, cartNum: 4, isPending: true });
    await pass(400);
    void cart.setQuantity(1, 5);
    await pass(499);
    expect(fixture.writes).toEqual([]);
    await pass(1);
    expect(fixture.calls).toEqual([['cart.setQuantity', undefined]]);
    expect(cart.line(1)?.isPending).toBe(true);
    await pass(100);
    expect(cart.line(1)).toMatchObject({ quantity: 5, isPending: false });
    expect(fixture.quantities).toEqual({ 101: 5 });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('waits for the pending request of the line, then sends only the latest quantity', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    const first = cart.setQuantity(1, 4);
    cart.flush(1);
    void cart.setQuantity(1, 5);
    cart.flush(1);
    const last = cart.setQuantity(1, 6);
    cart.flush();
    await pass(30);
    expect(fixture.writes).toHaveLength(1);
    await pass(100);
    await Promise.all([first, last]);
    expect(fixture.writes.map((write) => /"number":(\d)/.exec(write)?.[1])).toEqual(['4', '6']);
    expect(cart.line(1)).toMatchObject({ quantity: 6, isPending: false });
  });

  it('is sent for one line only if flush is called with that line', async () => {
    const fixture = new CartFixture([3, 1]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 4);
    void cart.setQuantity(2, 5);
    cart.flush(2);
    await pass(100);
    expect(fixture.quantities).toEqual({ 101: 3, 102: 5 });
    cart.flush(1);
    cart.flush(1);
    await pass(100);
    expect(fixture.quantities).toEqual({ 101: 4, 102: 5 });
    expect(fixture.writes).toHaveLength(2);
  });

  it('sends nothing if the quantity is the confirmed one', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    await cart.setQuantity(1, 3);
    void cart.setQuantity(1, 4);
    const back = cart.setQuantity(1, 3);
    await back;
    cart.flush();
    await pass(1_000);
    expect(fixture.calls).toEqual([]);
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false });
  });

  it('sends a quantity that another line has', async () => {
    const fixture = new CartFixture([3, 1]);
    const cart = await open(fixture);
    void cart.setQuantity(2, 3);
    await pass(1_000);
    expect(fixture.quantities).toEqual({ 101: 3, 102: 3 });
  });

  it('sends nothing for the quantity that was read after a refused one', async () => {
    const refused = { thereMs: 20, backMs: 20, outcome: 'refused' } as const;
    const fixture = new CartFixture([3], [{ ...refused, outcome: 'succeeded' }, refused]);
    const cart = await open(fixture);
    cart.setQuantity(1, 4).catch(() => {});
    await pass(1_000);
    fixture.clearCalls();
    await cart.setQuantity(1, 3);
    expect(fixture.calls).toEqual([]);
  });

  it('resolves when its own quantity is confirmed, even if a later one is paused', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    const done = vi.fn();
    void cart.setQuantity(1, 4).then(done);
    cart.flush();
    void cart.setQuantity(1, 5);
    await pass(60);
    expect(done).toHaveBeenCalled();
    expect(cart.line(1)).toMatchObject({ quantity: 5, isPending: true });
  });

  it('sends the confirmed quantity if another quantity is pending', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 3);
    await pass(2_000);
    expect(fixture.writes).toHaveLength(2);
    expect(fixture.quantities).toEqual({ 101: 3 });
  });

  it('sends the shown quantity again if the response of an earlier one was lost', async () => {
    const fixture = new CartFixture([3], [succeeded, lost, { ...lost, outcome: 'refused' }]);
    const cart = await open(fixture);
    const set = cart.setQuantity(1, 4).catch(() => {});
    await pass(545);
    await set;
    expect(cart.line(1)).toMatchObject({ quantity: 3, error: { kind: 'network' } });
    void cart.setQuantity(1, 3);
    expect(cart.line(1)?.isPending).toBe(true);
    await pass(2_000);
    expect(fixture.quantities).toEqual({ 101: 3 });
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('restores the confirmed quantity after an error, reads the cart and shows the error until it is dismissed', async () => {
    const fixture = new CartFixture([3], [succeeded, refused]);
    const cart = await open(fixture);
    const set = cart.setQuantity(1, 9);
    set.catch(() => {});
    await pass(545);
    await expect(set).rejects.toMatchObject({ kind: 'invalid' });
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false, error: { kind: 'invalid' } });
    await pass(100);
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.setQuantity', 'cart.list']);
    expect(cart.line(1)?.error).toBeDefined();
    void cart.setQuantity(1, 4);
    expect(cart.line(1)?.error).toBeUndefined();
  });

  it('does not roll back a later quantity when an earlier one is refused', async () => {
    const fixture = new CartFixture([3], [succeeded, refused]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 9);
    cart.flush();
    const later = cart.setQuantity(1, 5);
    await pass(2_000);
    await later;
    expect(cart.line(1)).toMatchObject({ quantity: 5, error: undefined });
    expect(fixture.quantities).toEqual({ 101: 5 });
  });

  it('limits the quantity to 1 and the stock, even if the stock decreased during the pause', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 99);
    expect(cart.line(1)).toMatchObject({ quantity: 20, plusDisabled: true, minusDisabled: false });
    void cart.setQuantity(1, 'many');
    expect(cart.line(1)).toMatchObject({ quantity: 1, plusDisabled: false, minusDisabled: true });
    void cart.setQuantity(1, 8);
    const line = fixture.lines.get(1);
    if (line) line.productAttr = { stock: 4 };
    void cart.refresh();
    await pass(100);
    expect(cart.line(1)).toMatchObject({ quantity: 8, stock: 4 });
    await pass(1_000);
    expect(fixture.quantities).toEqual({ 101: 4 });
    expect(cart.line(1)?.quantity).toBe(4);
  });

  it('limits the quantity to the stock of the product if the variant has none', async () => {
    const fixture = new CartFixture([3]);
    const line = fixture.lines.get(1);
    if (line) Object.assign(line, { productAttr: null, stock: 7 });
    const cart = await open(fixture);
    void cart.setQuantity(1, 9);
    expect(cart.line(1)).toMatchObject({ quantity: 7, stock: 7 });
  });

  it('rejects with kind aborted for a line that is not in the cart', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    await expect(cart.setQuantity(99, 4)).rejects.toMatchObject({ kind: 'aborted' });
    const change = { lineId: 99, productId: 10, attrId: 104, quantity: 1 };
    await expect(cart.changeVariant(change)).rejects.toMatchObject({ kind: 'aborted' });
    await cart.remove(99);
    await pass(1_000);
    expect(fixture.calls).toEqual([]);
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('rejects with kind aborted if the line is removed from the cart during the pause', async () => {
    const fixture = new CartFixture([3, 1]);
    const cart = await open(fixture);
    const set = cart.setQuantity(1, 5);
    fixture.lines.delete(1);
    void cart.refresh();
    await pass(100);
    await expect(set).rejects.toMatchObject({ kind: 'aborted' });
    await pass(1_000);
    expect(fixture.writes).toEqual([]);
    expect(shownIn(cart)).toEqual({ 102: 1 });
  });
});

describe('a line', () => {
  it('is hidden at once when it is removed, and its paused quantity is not sent', async () => {
    const fixture = new CartFixture([3, 1]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 9);
    const removed = cart.remove(1);
    expect(cart.line(1)).toBeUndefined();
    expect(cart.getStructure()).toMatchObject({
      groups: [{ merId: 1, merName: 'One', lineIds: [2] }],
      lastRemoved: { lineId: 1, name: 'Product 1', quantity: 9 },
    });
    await expect(cart.setQuantity(1, 4)).rejects.toMatchObject({ kind: 'aborted' });
    await pass(2_000);
    await removed;
    expect(fixture.writes).toHaveLength(1);
    expect(fixture.quantities).toEqual({ 102: 1 });
    cart.dismissRemoved();
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('is removed after its pending request', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 9);
    cart.flush();
    void cart.remove(1);
    await pass(30);
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.setQuantity']);
    await pass(100);
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.setQuantity', 'cart.remove']);
    expect(cart.getStructure().groups).toEqual([]);
  });

  it('is shown again with the error if its removal is refused', async () => {
    const fixture = new CartFixture([3], [succeeded, refused]);
    const cart = await open(fixture);
    const removed = cart.remove(1);
    removed.catch(() => {});
    await pass(45);
    await expect(removed).rejects.toMatchObject({ kind: 'invalid' });
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false, error: { kind: 'invalid' } });
    expect(cart.getStructure()).toMatchObject({ lastRemoved: undefined, groups: [{ lineIds: [1] }] });
  });

  it('is restored by undo with the quantity that was shown, once', async () => {
    const fixture = new CartFixture([3, 1]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 5);
    void cart.remove(1);
    const undone = cart.undo();
    expect(cart.getStructure().lastRemoved).toBeUndefined();
    void cart.undo();
    await pass(1_000);
    await undone;
    expect(fixture.quantities).toEqual({ 101: 5, 102: 1 });
    expect(shownIn(cart)).toEqual(fixture.quantities);
  });

  it('is not added by undo if its removal was refused', async () => {
    const fixture = new CartFixture([3], [succeeded, refused]);
    const cart = await open(fixture);
    const refusal = expect(cart.remove(1)).rejects.toMatchObject({ kind: 'invalid' });
    const undone = cart.undo();
    await pass(1_000);
    await Promise.all([undone, refusal]);
    expect(fixture.quantities).toEqual({ 101: 3 });
  });

  it('that was removed last is restored by undo even if an earlier removal is refused', async () => {
    const fixture = new CartFixture([3, 1, 2], [succeeded, { ...refused, backMs: 200 }]);
    const cart = await open(fixture);
    cart.remove(1).catch(() => {});
    void cart.remove([99, 2]);
    await pass(1_000);
    expect(cart.getStructure().lastRemoved).toEqual({ lineId: 2, name: 'Product 2', quantity: 1, lines: 1 });
    void cart.undo();
    await pass(1_000);
    expect(fixture.quantities).toEqual({ 101: 3, 102: 1, 103: 2 });
  });

  it('is checked until it is unchecked by itself or with others', async () => {
    const fixture = new CartFixture([3, 1]);
    const cart = await open(fixture);
    const checks = () => cart.views().flatMap((group) => group.cartInfoList.map((line) => line.checked));
    const listener = vi.fn();
    cart.subscribeLines(listener);
    expect(checks()).toEqual([true, true]);
    cart.check(1, false);
    expect(checks()).toEqual([false, true]);
    cart.check(1, false);
    expect(listener).toHaveBeenCalledTimes(1);
    cart.check([1, 2], false);
    expect(checks()).toEqual([false, false]);
    cart.check([1, 2], true);
    expect(checks()).toEqual([true, true]);
  });

  it('is unchecked after undo if it was unchecked before its removal', async () => {
    const cart = await open(new CartFixture([3]));
    cart.check(1, false);
    void cart.remove(1);
    await pass(100);
    void cart.undo();
    await pass(100);
    expect(cart.views()[0]?.cartInfoList[0]).toMatchObject({ attrId: 101, checked: false });
  });

  it.each(['is removed elsewhere', 'is removed here'])('whose id is used again after it %s is checked', async (how) => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    const line = fixture.lines.get(1);
    cart.check(1, false);
    if (how === 'is removed here') await Promise.all([cart.remove(1), pass(100)]);
    fixture.lines.delete(1);
    if (how === 'is removed elsewhere') await Promise.all([cart.refresh(), pass(100)]);
    if (line) fixture.lines.set(1, line);
    await Promise.all([cart.refresh(), pass(100)]);
    expect(cart.line(1)?.checked).toBe(true);
  });

  it('does not call a listener that has unsubscribed', async () => {
    const cart = await open(new CartFixture([3]));
    const listener = vi.fn();
    cart.subscribeLine(1, listener)();
    cart.check(1, false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('that a response does not change stays the same object, and its subscribers are not called', async () => {
    const fixture = new CartFixture([1, 2]);
    const cart = await open(fixture);
    const listeners = { first: vi.fn(), second: vi.fn(), structure: vi.fn() };
    cart.subscribeLine(1, listeners.first);
    cart.subscribeLine(2, listeners.second);
    cart.subscribe(listeners.structure);
    const before = [cart.line(1), cart.line(2), cart.getStructure()];
    const line = fixture.lines.get(2);
    if (line) line.cartNum = 9;
    void cart.refresh();
    await pass(100);
    expect(cart.line(1)).toBe(before[0]);
    expect(cart.line(2)).toMatchObject({ quantity: 9 });
    expect(cart.getStructure()).toBe(before[2]);
    expect([listeners.first, listeners.second, listeners.structure].map((spy) => spy.mock.calls.length)).toEqual([
      0, 1, 2,
    ]);
  });

  it('can be subscribed to before it is added, and after it is removed', async () => {
    const fixture = new CartFixture([1]);
    const cart = await open(fixture);
    const listener = vi.fn();
    const stop = cart.subscribeLine(2, listener);
    const added = cart.add({ productId: 10, attrId: 102 });
    await pass(100);
    await added;
    expect(listener).toHaveBeenCalledTimes(1);
    fixture.lines.delete(2);
    void cart.refresh();
    await pass(100);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    void cart.add({ productId: 10, attrId: 102 });
    await pass(100);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('lines of several merchants', () => {
  const twoMerchants = async () => {
    const fixture = new CartFixture([1, 2, 3]);
    const list = fixture.backend.respond.bind(fixture.backend);
    vi.spyOn(fixture.backend, 'respond').mockImplementation((call) => {
      const data = list(call);
      if (call.endpoint !== 'cart.list') return data;
      const lines = [...fixture.lines.values()].map((line) => ({ ...line }));
      return [
        { merId: 1, merName: 'One', cartInfoList: lines.filter(({ id }) => id < 3) },
        { merId: 2, merName: 'Two', cartInfoList: lines.filter(({ id }) => id >= 3) },
      ];
    });
    return open(fixture);
  };

  it('are grouped by merchant, without merchants that have no lines', async () => {
    const cart = await twoMerchants();
    expect(cart.getStructure().groups).toEqual([
      { merId: 1, merName: 'One', lineIds: [1, 2] },
      { merId: 2, merName: 'Two', lineIds: [3] },
    ]);
    expect(cart.count()).toBe(6);
    void cart.remove(3);
    expect(cart.getStructure().groups.map(({ merName }) => merName)).toEqual(['One']);
    expect(cart.views().map(({ merId, merName }) => [merId, merName])).toEqual([[1, 'One']]);
    await pass(200);
    expect(cart.count()).toBe(3);
    expect(cart.line(3)).toBeUndefined();
  });
});

describe('settle', () => {
  it('sends paused quantities and waits until they are confirmed', async () => {
    const fixture = new CartFixture([3]);
    const cart = await open(fixture);
    void cart.setQuantity(1, 7);
    const done = vi.fn();
    void cart.settle().then(done);
    await pass(30);
    expect(done).not.toHaveBeenCalled();
    await pass(100);
    expect(done).toHaveBeenCalled();
    expect(fixture.quantities).toEqual({ 101: 7 });
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.setQuantity']);
  });

  it('rejects with the error of a refused line', async () => {
    const cart = await open(new CartFixture([3], [succeeded, refused]));
    cart.setQuantity(1, 7).catch(() => {});
    const settled = expect(cart.settle()).rejects.toMatchObject({ kind: 'invalid' });
    await pass(100);
    await settled;
  });

  it('reads the cart if it has not been read yet', async () => {
    const fixture = new CartFixture([3]);
    const cart = fixture.open();
    const settled = cart.settle();
    await pass(100);
    await settled;
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });
});

it('removing a line that another tab has already removed succeeds', async () => {
  const fixture = new CartFixture([1, 2]);
  const cart = await open(fixture);
  fixture.lines.delete(1);
  const removed = cart.remove(1);
  await pass(500);
  await removed;
  expect(shownIn(cart)).toEqual({ 102: 2 });
});
