// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { CartWorld, type Fate, shownIn } from './test-support/cart-world.ts';

let page: StubbedPage;

beforeEach(() => {
  vi.useFakeTimers();
  page = stubPage();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  FakeChannel.reset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lost: Fate = { thereMs: 20, backMs: 20, outcome: 'lost' };
const answered: Fate = { ...lost, outcome: 'answered' };

async function open(world: CartWorld) {
  const cart = world.open();
  cart.connect();
  await pass(100);
  world.asked.length = 0;
  return cart;
}

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

  it('rejects with what the backend says, and the cart is as it was', async () => {
    const world = new CartWorld([19]);
    const cart = await open(world);
    const refused = expect(cart.add({ productId: 10, attrId: 101, quantity: 2 })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await pass(500);
    await refused;
    expect(shownIn(cart)).toEqual({ 101: 19 });
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

  it('is asked for alone where nobody shows the lines', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    expect(cart.count()).toBe(3);
    const added = cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await added;
    expect(cart.count()).toBe(4);
    expect(calls(world)).toEqual(['cart.count', 'cart.save', 'cart.count']);
  });

  it('comes with the lines once somebody shows them, and alone again afterwards', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    const release = cart.holdLines();
    await pass(100);
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 2 });
    void cart.setQuantity(1, 5);
    expect(cart.count()).toBe(7);
    release();
    await pass(1_000);
    void cart.refresh();
    await pass(100);
    expect(cart.count()).toBe(7);
    expect(calls(world)).toEqual(['cart.count', 'cart.list', 'cart.num', 'cart.count']);
  });

  it('is right after a line was changed by a page that has just been left', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    const release = cart.holdLines();
    await pass(100);
    void cart.setQuantity(1, 5);
    release();
    void cart.refresh();
    await pass(100);
    expect(cart.count()).toBe(3);
    await pass(1_000);
    expect(cart.count()).toBe(7);
  });

  it('brings the lines in for a checkout', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await openCounting(world);
    const settled = cart.settle();
    await pass(100);
    await settled;
    expect(shownIn(cart)).toEqual({ 101: 1, 102: 2 });
  });
});

describe('offline', () => {
  it('changes are kept, shown and sent in their order once the network is back', async () => {
    const world = new CartWorld([1, 2, 3]);
    const cart = await open(world);
    goOffline();
    void cart.setQuantity(1, 5);
    cart.flush();
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
      'cart.num',
      'cart.save',
      'cart.delete',
      'cart.num',
    ]);
    expect(world.quantities).toEqual({ 101: 7, 103: 4 });
    expect(shownIn(cart)).toEqual(world.quantities);
    expect(cart.getStructure().isOffline).toBe(false);
  });

  it('what was under way when the network went is sent again, but nothing is added twice', async () => {
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

  it('what is refused later is told on its line, and the rest is done', async () => {
    const world = new CartWorld([1, 2]);
    const cart = await open(world);
    goOffline();
    const set = cart.setQuantity(1, 5);
    set.catch(() => {});
    void cart.setQuantity(2, 6);
    await pass(1_000);
    world.lines.delete(1);
    await goOnline();
    await expect(set).resolves.toBeUndefined();
    expect(world.quantities).toEqual({ 102: 6 });
    expect(shownIn(cart)).toEqual({ 102: 6 });
  });

  it('no checkout begins', async () => {
    const cart = await open(new CartWorld([1]));
    goOffline();
    void cart.setQuantity(1, 5);
    await expect(cart.settle()).rejects.toMatchObject({ kind: 'network' });
    expect(shownIn(cart)).toEqual({ 101: 5 });
  });
});

it('a line that has been taken out elsewhere meanwhile is taken out without an error', async () => {
  const world = new CartWorld([1, 2]);
  const cart = await open(world);
  world.lines.delete(1);
  const removed = cart.remove(1);
  await pass(500);
  await removed;
  expect(shownIn(cart)).toEqual({ 102: 2 });
});
