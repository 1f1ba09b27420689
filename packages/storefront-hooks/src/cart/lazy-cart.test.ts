// @vitest-environment node

import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import { createLazyCart } from './lazy-cart.ts';
import { CartWorld, GUEST, shownIn } from './test-support/cart-world.ts';

let page: StubbedPage;
let close: (() => void) | undefined;
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  FakeChannel.reset();
  page = stubPage();
});
afterEach(() => {
  close?.();
  vi.unstubAllGlobals();
});

/** What follows of itself has happened, and no answer has come yet. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

interface Page {
  id?: string;
  state?: 'anonymous' | 'unknown';
  isConnected?: boolean;
}

function open({ id, state = 'anonymous', isConnected = true }: Page = {}) {
  const world = new CartWorld([2]);
  const session = createTestSession(state);
  const guestId = memoryGuestId(id);
  world.backend.fill('shopper-1', [2]);
  const load = vi.fn(async () => ({ createCartStore }));
  const onError = vi.fn();
  const cart = createLazyCart({ client: world.clientOf(session), storeId: 1, session, guestId }, load);
  close = isConnected ? cart.connect(onError) : undefined;
  cart.retainLines();
  return { world, session, guestId, load, cart, onError };
}
const item = { productId: 1, attrId: 101, quantity: 1 };

describe('the code of the cart', () => {
  it('is not loaded for a guest who never put anything into a cart', () => {
    const { cart, load, world } = open();
    expect(cart.getStructure()).toMatchObject({ status: 'ready', groups: [] });
    expect(load).not.toHaveBeenCalled();
    expect(world.asked).toEqual([]);
  });

  it('is loaded for a guest who has a cart, and once the session is known to be a shopper’s', async () => {
    const guest = open({ id: GUEST });
    expect(guest.cart.getStructure().status).toBe('loading');
    await vi.waitFor(() => expect(shownIn(guest.cart)).toEqual({ 101: 2 }));
    expect(guest.cart.getStructure()).toMatchObject({ status: 'ready', groups: [{ lineIds: [1] }] });
    close?.();
    const shopper = open({ state: 'unknown' });
    expect(shopper.cart.getStructure().status).toBe('loading');
    expect(shopper.load).not.toHaveBeenCalled();
    shopper.session.become('authenticated');
    await vi.waitFor(() => expect(shownIn(shopper.cart)).toEqual({ 101: 2 }));
    expect(shopper.load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded while the session is unknown, which may have no cart', () => {
    const { cart, load, session } = open({ id: GUEST, state: 'unknown' });
    expect(load).not.toHaveBeenCalled();
    session.become('anonymous');
    expect(load).toHaveBeenCalledTimes(1);
    expect(cart.getStructure().status).toBe('loading');
    close?.();
    const guest = open({ state: 'unknown' });
    const told = vi.fn();
    guest.cart.subscribe(told);
    guest.session.become('anonymous');
    expect(told).toHaveBeenCalled();
    expect(guest.cart.getStructure().status).toBe('ready');
  });

  it('is this package’s own unless another one is given', async () => {
    const { world, session, guestId } = open();
    const cart = createLazyCart({ client: world.clientOf(session), storeId: 1, session, guestId });
    await cart.add(item);
    expect(world.quantities).toEqual({ 101: 3 });
  });

  it('is loaded with the first addition, and notifies who subscribed before', async () => {
    const { cart, load, world } = open();
    const told = vi.fn();
    const lineTold = vi.fn();
    cart.subscribe(told);
    cart.subscribeLine(1, lineTold);
    await cart.add(item);
    expect(load).toHaveBeenCalledTimes(1);
    expect(world.quantities).toEqual({ 101: 3 });
    expect(shownIn(cart)).toEqual({ 101: 3 });
    expect(told).toHaveBeenCalled();
    expect(lineTold).toHaveBeenCalled();
  });

  it('is loaded again after it could not be loaded', async () => {
    const { cart, load, world } = open();
    const told = vi.fn();
    cart.subscribe(told);
    load.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(cart.add(item)).rejects.toMatchObject({ kind: 'platform', cause: new TypeError('chunk') });
    expect(told).toHaveBeenCalledTimes(1);
    await cart.add(item);
    expect(world.quantities).toEqual({ 101: 3 });
  });

  it('says that there is no connection when its code cannot come for that reason', async () => {
    const { cart, load } = open();
    load.mockRejectedValueOnce(new TypeError('chunk'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(cart.add(item)).rejects.toMatchObject({ kind: 'network' });
    onLine.mockRestore();
  });

  it('rejects with what kept it from being loaded where no one listens for errors', async () => {
    const { world, session, guestId } = open();
    const options = { client: world.clientOf(session), storeId: 1, session, guestId };
    const cart = createLazyCart(options, () => Promise.reject(new TypeError('chunk')));
    await expect(cart.add(item)).rejects.toMatchObject({ cause: new TypeError('chunk') });
  });

  it('is loaded when the page is shown again and another tab has begun a cart', async () => {
    const { cart, guestId } = open();
    guestId.ensure();
    page.setVisible(true);
    await vi.waitFor(() => expect(shownIn(cart)).toEqual({ 101: 2 }));
  });
});

describe('what is done with the cart', () => {
  const methods = [
    ['setQuantity', [1, 4]],
    ['changeVariant', [{ lineId: 1, productId: 1, attrId: 102, quantity: 1 }]],
    ['remove', [1]],
    ['clear', []],
    ['undo', []],
    ['flush', [1, true]],
    ['check', [1, false]],
    ['checkMerchant', [2, false]],
    ['checkAll', [false]],
    ['dismissError', [1]],
    ['dismissRemoved', []],
    ['dismissMerge', []],
    ['dismissDropped', []],
    ['line', [1]],
  ] as const;
  type Method = (typeof methods)[number][0];

  /** A cart whose code answers with what it was called with. */
  function openSpied() {
    const called: [Method, unknown[]][] = [];
    const spied = open();
    spied.guestId.ensure();
    spied.load.mockImplementation(async () => ({
      createCartStore(options) {
        const cart = createCartStore(options);
        const spy = (name: Method) => ({
          [name](...given: unknown[]) {
            called.push([name, given]);
            return `${name} done`;
          },
        });
        return Object.assign(cart, ...methods.map(([name]) => spy(name)));
      },
    }));
    return { ...spied, called };
  }

  it.each(methods)('%s does nothing before there is a cart, and reaches it afterwards', async (name, given) => {
    const { cart, called } = openSpied();
    const act = () => (cart[name] as (...all: readonly unknown[]) => unknown)(...given);
    // What a line should become is refused, all else has nothing to do.
    const outcome = Promise.resolve(act());
    if (name === 'setQuantity' || name === 'changeVariant')
      await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
    else await outcome;
    expect(called).toEqual([]);
    await cart.refresh();
    expect(act()).toBe(`${name} done`);
    expect(called).toEqual([[name, [...given]]]);
  });

  it('is not refreshed while it is not needed', async () => {
    const { cart, load } = open();
    await cart.refresh();
    expect(load).not.toHaveBeenCalled();
  });

  it('settles once it is there', async () => {
    const { cart, world } = open({ id: GUEST });
    await cart.settle();
    expect(shownIn(cart)).toEqual(world.quantities);
  });

  it('notifies subscribers until they unsubscribe', async () => {
    const { cart } = open({ id: GUEST });
    const [early, late, structure] = [vi.fn(), vi.fn(), vi.fn()];
    const stopEarly = cart.subscribeLine(1, early);
    await cart.refresh();
    const stopLate = cart.subscribeLine(1, late);
    const before = early.mock.calls.length;
    cart.check(1, false);
    expect(early).toHaveBeenCalledTimes(before + 1);
    expect(late).toHaveBeenCalledTimes(1);
    cart.subscribe(structure);
    cart.remove(1).catch(() => {});
    expect(structure).toHaveBeenCalled();
    stopEarly();
    stopLate();
    early.mockClear();
    late.mockClear();
    cart.check(1, true);
    await cart.undo();
    expect(early).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  it('notifies subscribers of the cart that takes the place of an empty one, before it is read', async () => {
    const { cart } = open({ isConnected: false });
    const told = vi.fn();
    cart.subscribe(told);
    const added = cart.add(item);
    await turn();
    expect(cart.getStructure().status).toBe('loading');
    expect(told).toHaveBeenCalledTimes(1);
    await added;
  });

  it('says while it is read', async () => {
    const { cart } = open({ id: GUEST });
    expect(cart.isReading()).toBe(false);
    await cart.refresh();
    const again = cart.refresh();
    await turn();
    expect(cart.isReading()).toBe(true);
    await again;
    expect(cart.isReading()).toBe(false);
  });

  it('does not notify who unsubscribed before it was loaded', async () => {
    const { cart } = open({ id: GUEST });
    const told = vi.fn();
    cart.subscribeLine(1, told)();
    await cart.refresh();
    cart.check(1, false);
    expect(told).not.toHaveBeenCalled();
  });

  it('counts nothing for a guest without one, and is unknown until it is there', async () => {
    expect(open().cart.count()).toBe(0);
    const { cart, world } = open({ id: GUEST });
    expect(cart.count()).toBeUndefined();
    expect(cart.views()).toEqual([]);
    await cart.refresh();
    expect(cart.count()).toBe(2);
    expect(world.asked.length).toBeGreaterThan(0);
  });

  it('shows code that could not be loaded as an error, and recovers', async () => {
    const { cart, load, onError, guestId } = open();
    load.mockRejectedValueOnce(new TypeError('chunk'));
    guestId.ensure();
    page.setVisible(true);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'platform' })));
    expect(cart.getStructure()).toMatchObject({ status: 'error', error: { kind: 'platform' } });
    load.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(cart.refresh()).rejects.toMatchObject({ kind: 'platform' });
    const told = vi.fn();
    cart.subscribeLines(told);
    page.fire('online');
    await vi.waitFor(() => expect(shownIn(cart)).toEqual({ 101: 2 }));
    expect(told).toHaveBeenCalled();
  });

  it('follows nothing once the page has gone', async () => {
    const { cart, load, guestId, session, world } = open();
    close?.();
    guestId.ensure();
    page.setVisible(true);
    page.fire('online');
    session.become('authenticated');
    expect(load).not.toHaveBeenCalled();
    await cart.refresh();
    const asked = world.asked.length;
    page.fire('online');
    await cart.refresh();
    expect(world.asked).toHaveLength(asked + 1);
  });

  it('follows nothing before it is connected', async () => {
    const { cart, world } = open({ id: GUEST, isConnected: false });
    await cart.refresh();
    page.fire('online');
    await cart.refresh();
    expect(world.asked.map(([call]) => call)).toEqual(['cart.list', 'cart.list']);
  });
});
