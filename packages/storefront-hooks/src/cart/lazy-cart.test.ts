// @vitest-environment node

import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import { cartOf, createLazyCart } from './lazy-cart.ts';
import { CartFixture, GUEST, shownIn } from './test-support/cart-fixture.ts';

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

/** Resolves after all microtasks, but before any response. */
const afterMicrotasks = () => new Promise((resolve) => setImmediate(resolve));

interface Page {
  id?: string;
  state?: 'anonymous' | 'unknown';
  isConnected?: boolean;
}

function open({ id, state = 'anonymous', isConnected = true }: Page = {}) {
  const fixture = new CartFixture([2]);
  const session = createTestSession(state);
  const guestId = memoryGuestId(id);
  fixture.backend.fill('shopper-1', [2]);
  const load = vi.fn(async () => ({ createCartStore }));
  const onError = vi.fn();
  const cart = createLazyCart({ client: fixture.clientOf(session), storeId: 1, session, guestId }, load);
  close = isConnected ? cart.connect(onError) : undefined;
  cart.retainLines();
  return { fixture, session, guestId, load, cart, onError };
}
const item = { productId: 1, attrId: 101, quantity: 1 };

describe('the code of the cart', () => {
  it('is not loaded for a guest without a cart', () => {
    const { cart, load, fixture } = open();
    expect(cart.getStructure()).toMatchObject({ status: 'ready', groups: [] });
    expect(load).not.toHaveBeenCalled();
    expect(fixture.calls).toEqual([]);
  });

  it('is loaded for a guest with a cart, and when a session turns out to be authenticated', async () => {
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

  it('is not loaded while the session is unknown', () => {
    const { cart, load, session } = open({ id: GUEST, state: 'unknown' });
    expect(load).not.toHaveBeenCalled();
    session.become('anonymous');
    expect(load).toHaveBeenCalledTimes(1);
    expect(cart.getStructure().status).toBe('loading');
    close?.();
    const guest = open({ state: 'unknown' });
    const listener = vi.fn();
    guest.cart.subscribe(listener);
    guest.session.become('anonymous');
    expect(listener).toHaveBeenCalled();
    expect(guest.cart.getStructure().status).toBe('ready');
  });

  it('is imported from this package by default', async () => {
    const { fixture, session, guestId } = open();
    const cart = createLazyCart({ client: fixture.clientOf(session), storeId: 1, session, guestId });
    await cart.add(item);
    expect(fixture.quantities).toEqual({ 101: 3 });
  });

  it('is loaded by the first addition, and earlier subscribers are notified', async () => {
    const { cart, load, fixture } = open();
    const listener = vi.fn();
    const lineListener = vi.fn();
    cart.subscribe(listener);
    cart.subscribeLine(1, lineListener);
    await cart.add(item);
    expect(load).toHaveBeenCalledTimes(1);
    expect(fixture.quantities).toEqual({ 101: 3 });
    expect(shownIn(cart)).toEqual({ 101: 3 });
    expect(listener).toHaveBeenCalled();
    expect(lineListener).toHaveBeenCalled();
  });

  it('is loaded again by the next call after a failure', async () => {
    const { cart, load, fixture } = open();
    const listener = vi.fn();
    cart.subscribe(listener);
    load.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(cart.add(item)).rejects.toMatchObject({ kind: 'platform', cause: new TypeError('chunk') });
    expect(listener).toHaveBeenCalledTimes(1);
    await cart.add(item);
    expect(fixture.quantities).toEqual({ 101: 3 });
  });

  it('causes an error of kind network if it cannot be loaded while the device is offline', async () => {
    const { cart, load } = open();
    load.mockRejectedValueOnce(new TypeError('chunk'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(cart.add(item)).rejects.toMatchObject({ kind: 'network' });
    onLine.mockRestore();
  });

  it('causes a rejection with the error of the import as cause, without an onError listener', async () => {
    const { fixture, session, guestId } = open();
    const options = { client: fixture.clientOf(session), storeId: 1, session, guestId };
    const cart = createLazyCart(options, () => Promise.reject(new TypeError('chunk')));
    await expect(cart.add(item)).rejects.toMatchObject({ cause: new TypeError('chunk') });
  });

  it('is loaded when the page is shown again and another tab has created a cart', async () => {
    const { cart, guestId } = open();
    guestId.ensure();
    page.setVisible(true);
    await vi.waitFor(() => expect(shownIn(cart)).toEqual({ 101: 2 }));
  });
});

it('has the members of a cart, the same ones before and after its code is loaded, and no others', async () => {
  const { fixture, session, guestId, cart } = open({ id: GUEST });
  const { add } = cart;
  const names = Object.keys(
    createCartStore({ client: fixture.clientOf(session), storeId: 1, session, guestId }),
  ).sort();
  expect(Object.keys(cart).sort()).toEqual(names);
  expect('add' in cart).toBe(true);
  expect(cart).not.toHaveProperty('setQuantiti');
  await vi.waitFor(() => expect(shownIn(cart)).toEqual({ 101: 2 }));
  expect(cart.add).toBe(add);
});

describe('a lazy cart', () => {
  const methods = [
    ['setQuantity', [1, 4]],
    ['changeVariant', [{ lineId: 1, productId: 1, attrId: 102, quantity: 1 }]],
    ['remove', [1]],
    ['clear', []],
    ['undo', []],
    ['flush', [1, true]],
    ['check', [1, false]],
    ['dismissRemoved', []],
    ['dismissMerge', []],
    ['dismissDropped', []],
    ['line', [1]],
  ] as const;
  type Method = (typeof methods)[number][0];

  /** A cart whose loaded methods record their arguments and return a marker. */
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

  it.each(methods)(
    'does nothing in %s until the code is loaded, and forwards the call afterwards',
    async (name, given) => {
      const { cart, called } = openSpied();
      const act = () => (cart[name] as (...all: readonly unknown[]) => unknown)(...given);
      // Edits of a line reject, because the line does not exist. The other methods have no effect.
      const outcome = Promise.resolve(act());
      if (name === 'setQuantity' || name === 'changeVariant')
        await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
      else await outcome;
      expect(called).toEqual([]);
      await cart.refresh();
      expect(act()).toBe(`${name} done`);
      expect(called).toEqual([[name, [...given]]]);
    },
  );

  it('does not load its code in refresh for a guest without a cart', async () => {
    const { cart, load } = open();
    await cart.refresh();
    expect(load).not.toHaveBeenCalled();
  });

  it('loads its code and the lines in settle', async () => {
    const { cart, fixture } = open({ id: GUEST });
    await cart.settle();
    expect(shownIn(cart)).toEqual(fixture.quantities);
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

  it('notifies subscribers when its code is loaded, before the cart is read', async () => {
    const { cart } = open({ id: GUEST, isConnected: false });
    const listener = vi.fn();
    cart.subscribe(listener);
    const added = cart.add(item);
    await afterMicrotasks();
    expect(cart.getStructure().status).toBe('loading');
    expect(listener).toHaveBeenCalledTimes(1);
    await added;
  });

  it('of a guest without a cart is empty until the first addition is confirmed, and unknown until it is read', async () => {
    const { cart } = open();
    const counts: unknown[] = [];
    const note = () => counts.push(cart.getStructure().status === 'ready' ? cart.count() : 'unknown');
    cart.subscribe(note);
    cart.subscribeLines(note);
    await cart.add(item);
    expect([...new Set(counts)]).toEqual([0, 'unknown', 3]);
  });

  it('is unknown, not empty, if the first addition was confirmed and cannot be read', async () => {
    const { cart, fixture } = open();
    fixture.readError = 'server';
    await cart.add(item);
    expect(cart.getStructure()).toMatchObject({ status: 'error', groups: [] });
  });

  it('returns true from isReading while the cart is read', async () => {
    const { cart } = open({ id: GUEST });
    expect(cart.isReading()).toBe(false);
    await cart.refresh();
    const again = cart.refresh();
    await afterMicrotasks();
    expect(cart.isReading()).toBe(true);
    await again;
    expect(cart.isReading()).toBe(false);
  });

  it('does not notify listeners that unsubscribed before its code was loaded', async () => {
    const { cart } = open({ id: GUEST });
    const listener = vi.fn();
    cart.subscribeLine(1, listener)();
    await cart.refresh();
    cart.check(1, false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('has a count of 0 for a guest without a cart, and undefined until a cart is read', async () => {
    expect(open().cart.count()).toBe(0);
    const { cart, fixture } = open({ id: GUEST });
    expect(cart.count()).toBeUndefined();
    expect(cart.views()).toEqual([]);
    await cart.refresh();
    expect(cart.count()).toBe(2);
    expect(fixture.calls.length).toBeGreaterThan(0);
  });

  it('has an error if its code could not be loaded, until a later attempt succeeds', async () => {
    const { cart, load, onError, guestId } = open();
    load.mockRejectedValueOnce(new TypeError('chunk'));
    guestId.ensure();
    page.setVisible(true);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'platform' })));
    expect(cart.getStructure()).toMatchObject({ status: 'error', error: { kind: 'platform' } });
    load.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(cart.refresh()).rejects.toMatchObject({ kind: 'platform' });
    const listener = vi.fn();
    cart.subscribeLines(listener);
    page.fire('online');
    await vi.waitFor(() => expect(shownIn(cart)).toEqual({ 101: 2 }));
    expect(listener).toHaveBeenCalled();
  });

  it('reacts to no event after it is disconnected', async () => {
    const { cart, load, guestId, session, fixture } = open();
    close?.();
    guestId.ensure();
    page.setVisible(true);
    page.fire('online');
    session.become('authenticated');
    expect(load).not.toHaveBeenCalled();
    await cart.refresh();
    const callCount = fixture.calls.length;
    page.fire('online');
    await cart.refresh();
    expect(fixture.calls).toHaveLength(callCount + 1);
  });

  it('reacts to no event before it is connected', async () => {
    const { cart, fixture } = open({ id: GUEST, isConnected: false });
    await cart.refresh();
    page.fire('online');
    await cart.refresh();
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.list', 'cart.list']);
  });
});

const CHANNEL = 'promenade.cart.1';

describe('a connected cart', () => {
  it('is loaded when another tab has created a cart, and has one channel from the start', async () => {
    const { guestId, load, cart } = open();
    expect(FakeChannel.countOf(CHANNEL)).toBe(1);
    guestId.ensure();
    const other = new FakeChannel(CHANNEL);
    other.postMessage('changed');
    await vi.waitFor(() => expect(shownIn(cart)).toEqual({ 101: 2 }));
    expect(load).toHaveBeenCalledTimes(1);
    other.close();
    expect(FakeChannel.countOf(CHANNEL)).toBe(1);
    close?.();
    expect(FakeChannel.countOf(CHANNEL)).toBe(0);
  });

  it('has no channel after it was disconnected without its code', () => {
    open();
    close?.();
    expect(FakeChannel.countOf(CHANNEL)).toBe(0);
  });

  it('stays connected until its last provider disconnects, and reports each error to the first of them', async () => {
    const { cart, guestId, load, onError } = open();
    const second = vi.fn();
    const closeSecond = cart.connect(second);
    expect(FakeChannel.countOf(CHANNEL)).toBe(1);
    guestId.ensure();
    load.mockRejectedValueOnce(new TypeError('chunk'));
    page.fire('online');
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    close?.();
    close?.();
    load.mockRejectedValueOnce(new TypeError('chunk'));
    page.fire('online');
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledTimes(1);
    closeSecond();
    load.mockClear();
    page.fire('online');
    expect(load).not.toHaveBeenCalled();
  });

  it('can be connected again, without a listener', async () => {
    const { cart, fixture, load } = open({ id: GUEST });
    await cart.refresh();
    close?.();
    fixture.clearCalls();
    close = cart.connect();
    await vi.waitFor(() => expect(fixture.calls).toHaveLength(1));
    expect(load).toHaveBeenCalledTimes(1);
    fixture.readError = 'server';
    await expect(cart.refresh()).rejects.toMatchObject({ kind: 'server' });
  });

  it('requests one addition and one read for the first addition of a guest', async () => {
    const { cart, fixture } = open();
    await cart.add(item);
    expect(fixture.calls.map(([call]) => call)).toEqual(['cart.save', 'cart.list']);
  });

  it('reads its texts again in another language than before its code was loaded', async () => {
    const { cart, fixture } = open({ id: GUEST, isConnected: false });
    cart.setLocale('en');
    await cart.refresh();
    fixture.clearCalls();
    cart.setLocale('fr');
    await vi.waitFor(() => expect(fixture.calls.map(([call]) => call)).toEqual(['cart.list']));
  });
});

describe('the lines of a lazy cart', () => {
  const openUnretained = () => {
    const fixture = new CartFixture([2]);
    const session = createTestSession('anonymous');
    const options = { client: fixture.clientOf(session), storeId: 1, session, guestId: memoryGuestId(GUEST) };
    const cart = createLazyCart(options);
    const calls = async () => {
      fixture.clearCalls();
      await cart.refresh();
      return fixture.calls.map(([call]) => call);
    };
    return { cart, calls };
  };

  it('are loaded while a caller retains them, also from before its code was loaded', async () => {
    const { cart, calls } = openUnretained();
    const release = cart.retainLines();
    expect(await calls()).toEqual(['cart.list']);
    release();
    expect(await calls()).toEqual(['cart.count']);
  });

  it('are not loaded for a caller that released them before its code was loaded', async () => {
    const { cart, calls } = openUnretained();
    cart.retainLines()();
    expect(await calls()).toEqual(['cart.count']);
  });
});

describe('the cart of a page', () => {
  it('is one for the same client, shop, session and guest id', () => {
    const { fixture, session, guestId } = open();
    const options = { client: fixture.clientOf(session), storeId: 1, session, guestId };
    const all = [
      options,
      { ...options, storeId: 2 },
      { ...options, session: createTestSession('anonymous') },
      { ...options, guestId: memoryGuestId() },
      { ...options, client: fixture.clientOf(session) },
    ];
    const carts = all.map(cartOf);
    expect(new Set(carts).size).toBe(all.length);
    expect(all.every((each, index) => cartOf({ ...each }) === carts[index])).toBe(true);
  });

  it('looks neither like a promise nor like an iterable', () => {
    const { cart } = open();
    expect([Reflect.get(cart, 'then'), Reflect.get(cart, Symbol.iterator)]).toEqual([undefined, undefined]);
  });
});
