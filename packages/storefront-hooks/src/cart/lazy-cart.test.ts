// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { memoryGuestId } from '../testing/test-provider.tsx';
import { createTestSession } from '../testing/test-session.ts';
import { createCartStore } from './cart-store.ts';
import { createLazyCart } from './lazy-cart.ts';
import { CartWorld, GUEST, shownIn } from './test-support/cart-world.ts';

let page: StubbedPage;
let close: (() => void) | undefined;
beforeEach(() => {
  page = stubPage();
});
afterEach(() => {
  close?.();
  vi.unstubAllGlobals();
});

function open({ id, state = 'anonymous' as const }: { id?: string; state?: 'anonymous' | 'unknown' } = {}) {
  const world = new CartWorld([2]);
  const session = createTestSession(state);
  const guestId = memoryGuestId(id);
  world.backend.fill('shopper-1', [2]);
  const load = vi.fn(async () => ({ createCartStore }));
  const onError = vi.fn();
  const cart = createLazyCart({ client: world.clientOf(session), storeId: 1, session, guestId, onError }, load);
  close = cart.connect();
  cart.holdLines();
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
    close?.();
    const shopper = open({ state: 'unknown' });
    expect(shopper.cart.getStructure().status).toBe('loading');
    expect(shopper.load).not.toHaveBeenCalled();
    shopper.session.become('authenticated');
    await vi.waitFor(() => expect(shownIn(shopper.cart)).toEqual({ 101: 2 }));
    expect(shopper.load).toHaveBeenCalledTimes(1);
  });

  it('is loaded with the first thing put into the cart; who waited for a line is told', async () => {
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
    load.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(cart.add(item)).rejects.toThrow('chunk');
    await cart.add(item);
    expect(world.quantities).toEqual({ 101: 3 });
  });

  it('is loaded when the page is shown again and another tab has begun a cart', async () => {
    const { cart, guestId } = open();
    guestId.ensure();
    page.setVisible(true);
    await vi.waitFor(() => expect(shownIn(cart)).toEqual({ 101: 2 }));
  });
});
