// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { CartWorld, type Fate, GUEST, shownIn } from './test-support/cart-world.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

let page: StubbedPage;

beforeEach(() => {
  page = fakePage();
});
afterEach(endFakePage);

const lost: Fate = { thereMs: 20, backMs: 20, outcome: 'lost' };
const answered: Fate = { ...lost, outcome: 'answered' };
const refused: Fate = { ...lost, outcome: 'refused' };
const open = async (world: CartWorld) => (await openCart(world)).cart;

const goOffline = () => page.setOnline(false);
const goOnline = async () => {
  page.setOnline(true);
  await pass(1_000);
};

describe('what is added', () => {
  it('may be many, by id or by values, one piece unless said otherwise', async () => {
    const world = new CartWorld([1]);
    const cart = await open(world);
    const all = cart.add([
      { productId: 10, attrId: 101 },
      { productId: 10, attrId: 104, quantity: 3 },
      { productId: 10, sku: '105', quantity: 2 },
    ]);
    await pass(500);
    await all;
    expect(world.quantities).toEqual({ 101: 2, 104: 3, 105: 2 });
    expect(shownIn(cart)).toEqual(world.quantities);
    expect(world.asked.map(([call]) => call)).toEqual(['cart.save', 'cart.saveSku', 'cart.list']);
  });

  it('is sent with keepalive and an idempotency key of its own', async () => {
    const world = new CartWorld([1]);
    const cart = await open(world);
    void cart.add({ productId: 10, attrId: 104, quantity: 3 });
    await pass(200);
    void cart.add([{ productId: 10, sku: '105' }]);
    await pass(200);
    void cart.remove(1);
    await pass(200);
    expect(world.writes).toEqual([
      `cart.save [{"productId":10,"cartNum":3,"productAttrUnique":104,"storeId":1,"uuid":"${GUEST}"}]`,
      `cart.saveSku [{"productId":10,"cartNum":1,"sku":"105","uuid":"${GUEST}"}]`,
      `cart.remove {"ids":[1],"uuid":"${GUEST}"}`,
    ]);
    const writes = world.options.filter((_, index) => world.asked[index]?.[0] !== 'cart.list');
    expect(writes.map(({ keepalive }) => keepalive)).toEqual([true, true, true]);
    const [first, second, third] = writes.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/\w/);
    expect(second).toMatch(/\w/);
    expect(first).not.toBe(second);
    expect(third).toBeUndefined();
    expect(world.queries).toContainEqual({ isValid: true, storeId: 1, uuid: GUEST });
  });

  it('is added once when its answer was lost and the shopper asks again; a third time is meant', async () => {
    const world = new CartWorld([1], [answered, lost]);
    const cart = await open(world);
    const failed = expect(cart.add({ productId: 10, attrId: 104 })).rejects.toMatchObject({ kind: 'network' });
    await pass(500);
    await failed;
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    expect(world.quantities).toEqual({ 101: 1, 104: 1 });
    expect(shownIn(cart)).toEqual(world.quantities);
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    expect(world.quantities).toEqual({ 101: 1, 104: 2 });
  });

  it('rejects with what the backend says, and the cart is as it was; once more it is another request', async () => {
    const world = new CartWorld([19]);
    const cart = await open(world);
    for (let time = 0; time < 2; time++) {
      const refused = expect(cart.add({ productId: 10, attrId: 101, quantity: 2 })).rejects.toMatchObject({
        kind: 'invalid',
      });
      await pass(500);
      await refused;
      expect(shownIn(cart)).toEqual({ 101: 19 });
    }
    const keys = world.options.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('comes after a quantity that waits', async () => {
    const world = new CartWorld([3], [answered, { ...answered, thereMs: 200 }]);
    const cart = await open(world);
    void cart.setQuantity(1, 5);
    void cart.add({ productId: 10, attrId: 101, quantity: 2 });
    await pass(1_000);
    expect(world.quantities).toEqual({ 101: 7 });
    expect(shownIn(cart)).toEqual({ 101: 7 });
  });
});

describe('the number of pieces', () => {
  const openCounting = async (world: CartWorld) => {
    const cart = world.open();
    // Of a page that shows no lines, only a badge.
    world.release();
    cart.connect();
    await pass(100);
    return cart;
  };
  const calls = (world: CartWorld) => world.asked.map(([call]) => call);

  it('is requested alone where no view shows the lines', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    expect(cart.count()).toBe(3);
    const added = cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await added;
    expect(cart.count()).toBe(4);
    expect(calls(world)).toEqual(['cart.count', 'cart.save', 'cart.count']);
    expect(world.queries).toEqual(Array(2).fill({ numType: true, type: 'sum', storeId: 1, uuid: GUEST }));
  });

  it('comes with the lines once a view shows them, and alone again afterwards', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
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
    expect(calls(world)).toEqual(['cart.count', 'cart.list', 'cart.setQuantity', 'cart.count']);
  });

  it('is no cart for a checkout, though its lines were known before', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    const release = cart.retainLines();
    await pass(100);
    release();
    void cart.refresh();
    await pass(100);
    world.forget();
    const settled = cart.settle();
    await pass(100);
    await settled;
    expect(calls(world)).toEqual(['cart.list']);
  });

  it('is followed by the lines where a view has shown them since it was requested', async () => {
    const world = new CartWorld([1, 2]);
    const cart = world.open();
    world.release();
    cart.connect();
    await pass(10);
    cart.retainLines();
    await pass(200);
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 2 });
    expect(calls(world)).toEqual(['cart.count', 'cart.list']);
  });

  it('waits for a pending write where it is known already', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    void cart.add({ productId: 10, attrId: 104 });
    await pass(1);
    void cart.refresh();
    await pass(10);
    expect(calls(world)).toEqual(['cart.count', 'cart.save']);
    await pass(200);
    expect(cart.count()).toBe(4);
  });

  it('is right after a line was changed by a page that has just been left', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
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

  it('that comes after a failure takes the error back', async () => {
    const cart = await openCounting(new CartWorld([1, 2], [refused]));
    expect(cart.count()).toBeUndefined();
    expect(cart.getStructure()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    await pass(5_000);
    expect(cart.count()).toBe(3);
    expect(cart.getStructure()).toMatchObject({ status: 'loading', error: undefined });
  });

  it('brings the lines in for a checkout, and for that only', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    const settled = cart.settle().then(() => shownIn(cart));
    await pass(100);
    expect(await settled).toEqual({ 101: 1, 102: 2 });
    void cart.refresh();
    await pass(100);
    expect(calls(world)).toEqual(['cart.count', 'cart.list', 'cart.count']);
  });
});

it('a cart that is not known yet is shown before a write that is pending has ended', async () => {
  const world = new CartWorld([3], [{ ...answered, thereMs: 500 }]);
  const cart = world.open();
  void cart.add({ productId: 10, attrId: 104 });
  await pass(1);
  cart.connect();
  await pass(100);
  expect(shownIn(cart)).toEqual({ 101: 3 });
  await pass(1_000);
  expect(shownIn(cart)).toEqual({ 101: 3, 104: 1 });
});

describe('offline', () => {
  it('changes are kept, shown and sent in their order once the network is back', async () => {
    const world = new CartWorld([1, 2, 3]);
    const cart = await open(world);
    goOffline();
    void cart.setQuantity(1, 5);
    // What waits goes before what is added.
    const added = cart.add({ productId: 10, attrId: 101, quantity: 2 });
    await pass(1_000);
    void cart.remove(2);
    void cart.setQuantity(3, 4);
    await pass(10 * 60_000);
    expect(world.writes).toEqual([]);
    expect(shownIn(cart)).toEqual({ 101: 5, 103: 4 });
    expect(cart.line(1)).toMatchObject({ isPending: true, error: undefined });
    expect(cart.getStructure().isOffline).toBe(true);
    await goOnline();
    await added;
    expect(world.writes.map((write) => write.split(' ')[0])).toEqual([
      'cart.setQuantity',
      'cart.save',
      'cart.remove',
      'cart.setQuantity',
    ]);
    expect(world.quantities).toEqual({ 101: 7, 103: 4 });
    expect(shownIn(cart)).toEqual(world.quantities);
    expect(cart.getStructure().isOffline).toBe(false);
  });

  it('requests that were pending when the network went away are sent again, but nothing is added twice', async () => {
    const world = new CartWorld([1, 2, 3], [answered, lost, lost]);
    const cart = await open(world);
    const added = cart.add({ productId: 10, attrId: 104, quantity: 2 });
    const set = cart.setQuantity(1, 4);
    cart.flush();
    // Both have been carried out, neither has been answered.
    await pass(25);
    goOffline();
    await pass(1_000);
    await goOnline();
    await Promise.all([set, added]);
    expect(world.quantities).toEqual({ 101: 4, 102: 2, 103: 3, 104: 2 });
    expect(shownIn(cart)).toEqual(world.quantities);
  });

  it('an edit that no longer applies rejects and is listed, and the rest is sent', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await open(world);
    goOffline();
    const set = cart.setQuantity(1, 5);
    set.catch(() => {});
    void cart.setQuantity(2, 6);
    await pass(1_000);
    world.lines.delete(1);
    await goOnline();
    await expect(set).rejects.toMatchObject({ kind: 'not-found' });
    expect(world.quantities).toEqual({ 102: 6 });
    expect(shownIn(cart)).toEqual({ 102: 6 });
    expect(cart.getStructure().droppedEdits).toMatchObject([
      { kind: 'setQuantity', name: 'Product 1', error: { kind: 'not-found' } },
    ]);
    cart.dismissDropped();
    expect(cart.getStructure().droppedEdits).toEqual([]);
  });

  it('no checkout begins', async () => {
    const cart = await open(new CartWorld([1]));
    goOffline();
    void cart.setQuantity(1, 5);
    await expect(cart.settle()).rejects.toMatchObject({ kind: 'network' });
    expect(shownIn(cart)).toEqual({ 101: 5 });
  });
});

describe('a number', () => {
  it('is shown at once and sent after a pause, once, however often it changes', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    const told = vi.fn();
    cart.subscribeLine(1, told);
    void cart.setQuantity(1, 4);
    expect(cart.line(1)).toMatchObject({ quantity: 4, cartNum: 4, isPending: true });
    await pass(400);
    void cart.setQuantity(1, 5);
    await pass(499);
    expect(world.writes).toEqual([]);
    await pass(1);
    expect(world.asked).toEqual([['cart.setQuantity', undefined]]);
    expect(cart.line(1)?.isPending).toBe(true);
    await pass(100);
    expect(cart.line(1)).toMatchObject({ quantity: 5, isPending: false });
    expect(world.quantities).toEqual({ 101: 5 });
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('waits for the one before, and only the latest goes out', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    const first = cart.setQuantity(1, 4);
    cart.flush(1);
    void cart.setQuantity(1, 5);
    cart.flush(1);
    const last = cart.setQuantity(1, 6);
    cart.flush();
    await pass(30);
    expect(world.writes).toHaveLength(1);
    await pass(100);
    await Promise.all([first, last]);
    expect(world.writes.map((write) => /"number":(\d)/.exec(write)?.[1])).toEqual(['4', '6']);
    expect(cart.line(1)).toMatchObject({ quantity: 6, isPending: false });
  });

  it('goes out alone when only its line is sent', async () => {
    const world = new CartWorld([3, 1]);
    const cart = await open(world);
    void cart.setQuantity(1, 4);
    void cart.setQuantity(2, 5);
    cart.flush(2);
    await pass(100);
    expect(world.quantities).toEqual({ 101: 3, 102: 5 });
    cart.flush(1);
    cart.flush(1);
    await pass(100);
    expect(world.quantities).toEqual({ 101: 4, 102: 5 });
    expect(world.writes).toHaveLength(2);
  });

  it('that is what the server has is not sent', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    await cart.setQuantity(1, 3);
    void cart.setQuantity(1, 4);
    const back = cart.setQuantity(1, 3);
    await back;
    cart.flush();
    await pass(1_000);
    expect(world.asked).toEqual([]);
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false });
  });

  it('that goes back to what the server had is sent, while another is pending', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 3);
    await pass(2_000);
    expect(world.writes).toHaveLength(2);
    expect(world.quantities).toEqual({ 101: 3 });
  });

  it('is sent again after its answer was lost, though it is what is shown', async () => {
    const world = new CartWorld([3], [answered, lost, { ...lost, outcome: 'refused' }]);
    const cart = await open(world);
    const set = cart.setQuantity(1, 4).catch(() => {});
    await pass(545);
    await set;
    expect(cart.line(1)).toMatchObject({ quantity: 3, error: { kind: 'network' } });
    void cart.setQuantity(1, 3);
    expect(cart.line(1)?.isPending).toBe(true);
    await pass(2_000);
    expect(world.quantities).toEqual({ 101: 3 });
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('falls back when it is refused, shows the error until that is dismissed, and the cart is read', async () => {
    const world = new CartWorld([3], [answered, refused]);
    const cart = await open(world);
    const set = cart.setQuantity(1, 9);
    set.catch(() => {});
    await pass(545);
    await expect(set).rejects.toMatchObject({ kind: 'invalid' });
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false, error: { kind: 'invalid' } });
    await pass(100);
    expect(world.asked.map(([call]) => call)).toEqual(['cart.setQuantity', 'cart.list']);
    expect(cart.line(1)?.error).toBeDefined();
    cart.dismissError(1);
    expect(cart.line(1)?.error).toBeUndefined();
  });

  it('that was refused does not undo a later one', async () => {
    const world = new CartWorld([3], [answered, refused]);
    const cart = await open(world);
    void cart.setQuantity(1, 9);
    cart.flush();
    const later = cart.setQuantity(1, 5);
    await pass(2_000);
    await later;
    expect(cart.line(1)).toMatchObject({ quantity: 5, error: undefined });
    expect(world.quantities).toEqual({ 101: 5 });
  });

  it('stays within one and the stock, also when the stock fell while it waited', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    void cart.setQuantity(1, 99);
    expect(cart.line(1)).toMatchObject({ quantity: 20, plusDisabled: true, minusDisabled: false });
    void cart.setQuantity(1, 'many');
    expect(cart.line(1)).toMatchObject({ quantity: 1, plusDisabled: false, minusDisabled: true });
    void cart.setQuantity(1, 8);
    const line = world.lines.get(1);
    if (line) line.productAttr = { stock: 4 };
    void cart.refresh();
    await pass(100);
    expect(cart.line(1)).toMatchObject({ quantity: 8, stock: 4 });
    await pass(1_000);
    expect(world.quantities).toEqual({ 101: 4 });
    expect(cart.line(1)?.quantity).toBe(4);
  });

  it('of a line without a variant’s stock is limited by the product’s', async () => {
    const world = new CartWorld([3]);
    const line = world.lines.get(1);
    if (line) Object.assign(line, { productAttr: null, stock: 7 });
    const cart = await open(world);
    void cart.setQuantity(1, 9);
    expect(cart.line(1)).toMatchObject({ quantity: 7, stock: 7 });
  });

  it('of a line that is not there is refused', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    await expect(cart.setQuantity(99, 4)).rejects.toMatchObject({ kind: 'aborted' });
    const change = { lineId: 99, productId: 10, attrId: 104, quantity: 1 };
    await expect(cart.changeVariant(change)).rejects.toMatchObject({ kind: 'aborted' });
    await cart.remove(99);
    await pass(1_000);
    expect(world.asked).toEqual([]);
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('of a line that left the cart meanwhile is refused, not confirmed', async () => {
    const world = new CartWorld([3, 1]);
    const cart = await open(world);
    const set = cart.setQuantity(1, 5);
    world.lines.delete(1);
    void cart.refresh();
    await pass(100);
    await expect(set).rejects.toMatchObject({ kind: 'aborted' });
    await pass(1_000);
    expect(world.writes).toEqual([]);
    expect(shownIn(cart)).toEqual({ 102: 1 });
  });
});

describe('a line', () => {
  it('is hidden at once when it is removed, and its waiting quantity is not sent', async () => {
    const world = new CartWorld([3, 1]);
    const cart = await open(world);
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
    expect(world.writes).toHaveLength(1);
    expect(world.quantities).toEqual({ 102: 1 });
    cart.dismissRemoved();
    expect(cart.getStructure().lastRemoved).toBeUndefined();
  });

  it('is removed after the pending request', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    void cart.setQuantity(1, 9);
    cart.flush();
    void cart.remove(1);
    await pass(30);
    expect(world.asked.map(([call]) => call)).toEqual(['cart.setQuantity']);
    await pass(100);
    expect(world.asked.map(([call]) => call)).toEqual(['cart.setQuantity', 'cart.remove']);
    expect(cart.getStructure().groups).toEqual([]);
  });

  it('comes back when its removal is refused', async () => {
    const world = new CartWorld([3], [answered, refused]);
    const cart = await open(world);
    const removed = cart.remove(1);
    removed.catch(() => {});
    await pass(45);
    await expect(removed).rejects.toMatchObject({ kind: 'invalid' });
    expect(cart.line(1)).toMatchObject({ quantity: 3, isPending: false, error: { kind: 'invalid' } });
    expect(cart.getStructure()).toMatchObject({ lastRemoved: undefined, groups: [{ lineIds: [1] }] });
  });

  it('can be restored, once, with the quantity that was shown', async () => {
    const world = new CartWorld([3, 1]);
    const cart = await open(world);
    void cart.setQuantity(1, 5);
    void cart.remove(1);
    const undone = cart.undo();
    expect(cart.getStructure().lastRemoved).toBeUndefined();
    void cart.undo();
    await pass(1_000);
    await undone;
    expect(world.quantities).toEqual({ 101: 5, 102: 1 });
    expect(shownIn(cart)).toEqual(world.quantities);
  });

  it('whose removal was refused is not restored', async () => {
    const world = new CartWorld([3], [answered, refused]);
    const cart = await open(world);
    const refusal = expect(cart.remove(1)).rejects.toMatchObject({ kind: 'invalid' });
    const undone = cart.undo();
    await pass(1_000);
    await Promise.all([undone, refusal]);
    expect(world.quantities).toEqual({ 101: 3 });
  });

  it('that was removed last can be restored though the removal of the one before is refused', async () => {
    const world = new CartWorld([3, 1, 2], [answered, { ...refused, backMs: 200 }]);
    const cart = await open(world);
    cart.remove(1).catch(() => {});
    void cart.remove([99, 2]);
    await pass(1_000);
    expect(cart.getStructure().lastRemoved).toEqual({ lineId: 2, name: 'Product 2', quantity: 1, lines: 1 });
    void cart.undo();
    await pass(1_000);
    expect(world.quantities).toEqual({ 101: 3, 102: 1, 103: 2 });
  });

  it('is checked until it is unchecked, alone, with its merchant or with all', async () => {
    const world = new CartWorld([3, 1]);
    const cart = await open(world);
    const checks = () => cart.views().flatMap((group) => group.cartInfoList.map((line) => line.checked));
    const told = vi.fn();
    cart.subscribeLines(told);
    expect(checks()).toEqual([true, true]);
    cart.check(1, false);
    expect(checks()).toEqual([false, true]);
    cart.check(1, false);
    expect(told).toHaveBeenCalledTimes(1);
    cart.checkMerchant(2, true);
    expect(checks()).toEqual([false, true]);
    cart.checkMerchant(1, true);
    expect(checks()).toEqual([true, true]);
    cart.checkAll(false);
    expect(checks()).toEqual([false, false]);
    cart.checkAll(true);
    expect(checks()).toEqual([true, true]);
  });

  it('stays unchecked when it is removed and restored', async () => {
    const cart = await open(new CartWorld([3]));
    cart.check(1, false);
    void cart.remove(1);
    await pass(100);
    void cart.undo();
    await pass(100);
    expect(cart.views()[0]?.cartInfoList[0]).toMatchObject({ attrId: 101, checked: false });
  });

  it('that an answer does not change stays the same object, without a notification', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await open(world);
    const told = { first: vi.fn(), second: vi.fn(), structure: vi.fn() };
    cart.subscribeLine(1, told.first);
    cart.subscribeLine(2, told.second);
    cart.subscribe(told.structure);
    const before = [cart.line(1), cart.line(2), cart.getStructure()];
    const line = world.lines.get(2);
    if (line) line.cartNum = 9;
    void cart.refresh();
    await pass(100);
    expect(cart.line(1)).toBe(before[0]);
    expect(cart.line(2)).toMatchObject({ quantity: 9 });
    expect(cart.getStructure()).toBe(before[2]);
    expect([told.first, told.second, told.structure].map((spy) => spy.mock.calls.length)).toEqual([0, 1, 2]);
  });

  it('is followed before it comes and after it has gone', async () => {
    const world = new CartWorld([1]);
    const cart = await open(world);
    const told = vi.fn();
    const stop = cart.subscribeLine(2, told);
    const added = cart.add({ productId: 10, attrId: 102 });
    await pass(100);
    await added;
    expect(told).toHaveBeenCalledTimes(1);
    world.lines.delete(2);
    void cart.refresh();
    await pass(100);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    void cart.add({ productId: 10, attrId: 102 });
    await pass(100);
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('lines of several merchants', () => {
  const twoMerchants = async () => {
    const world = new CartWorld([1, 2, 3]);
    const list = world.backend.answer.bind(world.backend);
    vi.spyOn(world.backend, 'answer').mockImplementation((call) => {
      const answer = list(call);
      if (call.endpoint !== 'cart.list') return answer;
      const lines = [...world.lines.values()].map((line) => ({ ...line }));
      return [
        { merId: 1, merName: 'One', cartInfoList: lines.filter(({ id }) => id < 3) },
        { merId: 2, merName: 'Two', cartInfoList: lines.filter(({ id }) => id >= 3) },
      ];
    });
    return open(world);
  };

  it('stand under their names, and a merchant without lines is left out', async () => {
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

  it('are checked by merchant', async () => {
    const cart = await twoMerchants();
    cart.checkMerchant(1, false);
    const checked = cart.views().map(({ cartInfoList }) => cartInfoList.map((line) => line.checked));
    expect(checked).toEqual([[false, false], [true]]);
  });
});

describe('a checkout', () => {
  it('waits for what is not confirmed yet', async () => {
    const world = new CartWorld([3]);
    const cart = await open(world);
    void cart.setQuantity(1, 7);
    const done = vi.fn();
    void cart.settle().then(done);
    await pass(30);
    expect(done).not.toHaveBeenCalled();
    await pass(100);
    expect(done).toHaveBeenCalled();
    expect(world.quantities).toEqual({ 101: 7 });
    expect(world.asked.map(([call]) => call)).toEqual(['cart.setQuantity']);
  });

  it('does not begin with a line that was refused', async () => {
    const cart = await open(new CartWorld([3], [answered, refused]));
    cart.setQuantity(1, 7).catch(() => {});
    const settled = expect(cart.settle()).rejects.toMatchObject({ kind: 'invalid' });
    await pass(100);
    await settled;
  });

  it('waits for a cart that is not there yet', async () => {
    const world = new CartWorld([3]);
    const cart = world.open();
    const settled = cart.settle();
    await pass(100);
    await settled;
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });
});

it('a line that another tab has removed meanwhile is removed without an error', async () => {
  const world = new CartWorld([1, 2]);
  const cart = await open(world);
  world.lines.delete(1);
  const removed = cart.remove(1);
  await pass(500);
  await removed;
  expect(shownIn(cart)).toEqual({ 102: 2 });
});
