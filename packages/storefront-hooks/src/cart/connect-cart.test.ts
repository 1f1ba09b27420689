// @vitest-environment node

import { createTestSession, memoryGuestId, type TestSession } from '@promenade/storefront-devkit/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import { CartWorld, type Fate, GUEST, shownIn } from './test-support/cart-world.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

const ADA = 'shopper-1';
let page: StubbedPage;

beforeEach(() => {
  page = fakePage();
});
afterEach(endFakePage);

const answered: Fate = { thereMs: 20, backMs: 20, outcome: 'answered' };
const refused: Fate = { ...answered, outcome: 'refused' };
const lost: Fate = { ...answered, outcome: 'lost' };
const calls = (world: CartWorld) => world.asked.map(([call]) => call);

/** A tab of a browser with a guest id of its own, and what it tells of failures. */
async function openTab(
  world: CartWorld,
  { session = createTestSession('anonymous'), guestId = memoryGuestId(GUEST), isShown = true } = {},
) {
  const onError = vi.fn();
  const cart = createCartStore({ client: world.clientOf(session), storeId: 1, session, guestId });
  if (isShown) cart.retainLines();
  const close = cart.connect(onError);
  await pass(100);
  world.forget();
  return { cart, close, session, guestId, onError };
}

async function become(session: TestSession, state: 'authenticated' | 'anonymous' | 'expired') {
  session.become(state);
  await pass(500);
}

describe('a page', () => {
  it('that is hidden sends what waits, one after another; shown again it reads', async () => {
    const world = new CartWorld([3]);
    const { cart } = await openCart(world);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    page.setVisible(false);
    expect(calls(world)).toEqual(['cart.setQuantity']);
    await pass(100);
    expect(calls(world)).toEqual(['cart.setQuantity', 'cart.setQuantity']);
    page.setVisible(true);
    await pass(100);
    expect(calls(world)).toEqual(['cart.setQuantity', 'cart.setQuantity', 'cart.list']);
  });

  it('that is left sends what waits at once, beside the pending request, with keepalive', async () => {
    const world = new CartWorld([3]);
    const { cart } = await openCart(world);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    page.fire('pagehide');
    expect(calls(world)).toEqual(['cart.setQuantity', 'cart.setQuantity']);
    expect(world.options.every((options) => options.keepalive)).toBe(true);
  });

  it('that stayed after all sends its last quantity again where earlier ones overtook it', async () => {
    const slow: Fate = { thereMs: 100, backMs: 5, outcome: 'answered' };
    const world = new CartWorld([3], [answered, slow, { ...slow, thereMs: 5 }]);
    const { cart } = await openCart(world);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    page.fire('pagehide');
    await pass(500);
    expect(calls(world)).toEqual(['cart.setQuantity', 'cart.setQuantity', 'cart.setQuantity']);
    expect(world.quantities).toEqual({ 101: 5 });
    expect(cart.line(1)).toMatchObject({ quantity: 5, isPending: false });
  });

  it('that comes back out of the browser’s cache reads, one that is just shown does not', async () => {
    const world = new CartWorld([3]);
    await openCart(world);
    page.fire('pageshow', { persisted: false });
    await pass(100);
    expect(calls(world)).toEqual([]);
    page.fire('pageshow', { persisted: true });
    await pass(100);
    expect(calls(world)).toEqual(['cart.list']);
  });

  it('that is closed follows nothing any more', async () => {
    const world = new CartWorld([3]);
    const { cart, close, session } = await openCart(world);
    void cart.setQuantity(1, 4);
    close();
    page.setVisible(true);
    page.setVisible(false);
    page.fire('pagehide');
    page.fire('pageshow', { persisted: true });
    page.fire('online');
    session.become('authenticated');
    await pass(100);
    expect(calls(world)).toEqual([]);
    const other = await openCart(world);
    void other.cart.setQuantity(1, 5);
    other.cart.flush();
    await pass(200);
    expect(calls(world)).toEqual(['cart.setQuantity']);
    expect(shownIn(cart)).toEqual({ 101: 4 });
  });

  it('that is closed leaves its stored edits to the next one', async () => {
    const world = new CartWorld([3], [answered, lost, lost]);
    const { cart, close } = await openTab(world);
    page.setOnline(false);
    void cart.setQuantity(1, 4);
    await pass(1_000);
    page.setOnline(true);
    await pass(100);
    close();
    await pass(120_000);
    expect(world.writes).toHaveLength(1);
    expect(cart.getStructure().isOffline).toBe(true);
  });

  it('notifies the other tabs under the name of its shop, and no others', async () => {
    const { cart } = await openCart(new CartWorld([3]));
    const [same, other] = [vi.fn(), vi.fn()];
    Object.assign(new BroadcastChannel('promenade.cart.1'), { onmessage: same });
    Object.assign(new BroadcastChannel('promenade.cart.2'), { onmessage: other });
    void cart.remove(1);
    await pass(200);
    expect(same).toHaveBeenCalledWith({ data: 'changed' });
    expect(other).not.toHaveBeenCalled();
  });

  it('notifies the other tabs of its shop after its writes, also failed ones', async () => {
    const world = new CartWorld([3]);
    const one = await openCart(world);
    const other = await openCart(world);
    void one.cart.setQuantity(1, 5);
    one.cart.flush();
    await pass(200);
    expect(shownIn(other.cart)).toEqual({ 101: 5 });
    // The message comes twice; that the second one asks again costs a read, and nothing else.
    expect(calls(world)).toEqual(['cart.setQuantity', 'cart.list', 'cart.list']);
  });
});

describe('a guest whose cookie was deleted', () => {
  it('keeps the lines with the next addition, which writes the cookie again', async () => {
    const world = new CartWorld([3, 1]);
    const stored = memoryGuestId(GUEST);
    const guestId = { ...stored, ensure: (known = 'e'.repeat(32)) => stored.ensure(known) };
    const { cart } = await openTab(world, { guestId });
    guestId.rotate();
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    expect(guestId.read()).toBe(GUEST);
    expect(shownIn(cart)).toEqual({ 101: 3, 102: 1, 104: 1 });
    expect(world.quantities).toEqual({ 101: 3, 102: 1, 104: 1 });
  });

  it('keeps them when the page is shown again, and can edit them', async () => {
    const world = new CartWorld([3]);
    const { cart, guestId } = await openTab(world);
    guestId.rotate();
    page.setVisible(true);
    void cart.setQuantity(1, 5);
    await pass(1_000);
    expect(shownIn(cart)).toEqual({ 101: 5 });
    expect(world.quantities).toEqual({ 101: 5 });
  });

  it('has an empty cart where another tab has merged it, or begun another one', async () => {
    const world = new CartWorld([3]);
    const guestId = memoryGuestId(GUEST);
    const one = await openTab(world, { guestId });
    const other = await openTab(world, { guestId });
    await become(one.session, 'authenticated');
    expect(shownIn(other.cart)).toEqual({});
    expect(guestId.read()).toBeUndefined();
    one.close();
    guestId.ensure('f'.repeat(32));
    world.backend.fill('f'.repeat(32), [7]);
    page.setVisible(true);
    await pass(500);
    expect(shownIn(other.cart)).toEqual({ 101: 7 });
  });
});

describe('signing in', () => {
  it('brings the cart along, once, and reports how many pieces were added', async () => {
    const world = new CartWorld([3]);
    world.backend.fill(ADA, [18, 2]);
    const { cart, session, guestId, onError } = await openTab(world);
    session.become('authenticated');
    expect(cart.getStructure()).toMatchObject({ status: 'loading', groups: [] });
    await pass(500);
    expect(world.asked).toEqual([
      ['cart.list', undefined],
      ['cart.list', 'user'],
      ['cart.merge', undefined],
      ['cart.list', 'user'],
    ]);
    expect(world.queries.slice(0, 2)).toEqual([
      { isValid: true, storeId: 1, uuid: GUEST },
      { isValid: true, storeId: 1 },
    ]);
    // Three were there, and the stock had two more.
    const capped = [{ lineId: 2, name: 'Product 1', variant: 'Red,M', wanted: 21, got: 20 }];
    expect(cart.getStructure()).toMatchObject({ status: 'ready', mergeResult: { added: 2, capped } });
    expect(shownIn(cart)).toEqual({ 101: 20, 102: 2 });
    expect(guestId.read()).toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
    cart.dismissMerge();
    expect(cart.getStructure().mergeResult).toBeUndefined();
    await become(session, 'authenticated');
    expect(world.asked).toHaveLength(4);
  });

  it('reports nothing when nothing was added', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [2]);
    const { cart, session } = await openTab(world);
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toBeUndefined();
    expect(shownIn(cart)).toEqual({ 101: 2 });
  });

  it('without a cart merges nothing', async () => {
    const world = new CartWorld([]);
    const { session, onError } = await openTab(world, { guestId: memoryGuestId() });
    await become(session, 'authenticated');
    expect(calls(world)).toEqual(['cart.list']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('waits for what the guest did last', async () => {
    const world = new CartWorld([3]);
    const { cart, session } = await openTab(world);
    void cart.setQuantity(1, 5);
    cart.flush();
    await become(session, 'authenticated');
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 5 });
  });

  it('is over, with what the guest had, before the cart goes to the checkout', async () => {
    const slow: Fate = { thereMs: 200, backMs: 200, outcome: 'answered' };
    const world = new CartWorld([3], [answered, answered, slow, slow]);
    const { cart, session } = await openTab(world);
    session.become('authenticated');
    void cart.refresh();
    await pass(100);
    expect(cart.getStructure(), 'the account’s own cart is shown already').toMatchObject({
      status: 'ready',
      groups: [],
    });
    let shownAtCheckout: unknown;
    void cart.settle().then(() => {
      shownAtCheckout = shownIn(cart);
    });
    await pass(1_000);
    expect(shownAtCheckout).toEqual({ 101: 3 });
  });

  it('merges later what could not be merged, and reports the error', async () => {
    const world = new CartWorld([3], [answered, answered, answered, refused]);
    const { cart, session, guestId, onError } = await openTab(world);
    await become(session, 'authenticated');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'invalid' }));
    expect(cart.getStructure()).toMatchObject({ status: 'ready', groups: [] });
    expect(guestId.read()).toBe(GUEST);
    page.setVisible(true);
    await pass(500);
    expect(shownIn(cart)).toEqual({ 101: 3 });
    expect(guestId.read()).toBeUndefined();
  });

  it('reports what was added on a page that shows no lines, too', async () => {
    const { cart, session } = await openTab(new CartWorld([3]), { isShown: false });
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toEqual({ added: 3, capped: [] });
  });

  it('reports what was added by a merge whose response was lost', async () => {
    const world = new CartWorld([3], [answered, answered, answered, lost]);
    const { cart, session } = await openTab(world);
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toBeUndefined();
    page.setVisible(true);
    await pass(500);
    expect(cart.getStructure().mergeResult).toEqual({ added: 3, capped: [] });
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('merges only once what the guest did offline has come through', async () => {
    const world = new CartWorld([3], [answered, lost]);
    const before = await openTab(world);
    page.setOnline(false);
    void before.cart.setQuantity(1, 8);
    await pass(1_000);
    before.close();
    page.setOnline(true);
    const { cart, onError } = await openTab(world, { session: createTestSession('authenticated') });
    await pass(500);
    expect(world.writes.join()).not.toContain('cart.merge');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network', endpoint: 'cart.merge' }));
    page.setVisible(true);
    await pass(500);
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
    expect(shownIn(cart)).toEqual({ 101: 8 });
  });

  it('that is taken back at once merges nothing', async () => {
    const world = new CartWorld([3]);
    const { session } = await openTab(world);
    session.become('authenticated');
    await pass(10);
    await become(session, 'anonymous');
    expect(calls(world)).not.toContain('cart.merge');
  });

  it('leaves the id of a cart alone that a guest has begun during the merge, in another tab', async () => {
    const { session, guestId } = await openTab(new CartWorld([3]));
    session.become('authenticated');
    await pass(50);
    vi.spyOn(guestId, 'read').mockReturnValue('f'.repeat(32));
    const rotate = vi.spyOn(guestId, 'rotate');
    await pass(500);
    expect(rotate).not.toHaveBeenCalled();
  });

  it('merges through a call with both names where the backend has no merging', async () => {
    const world = new CartWorld([3]);
    world.hasNoMerge = true;
    world.backend.mergesOnRead = true;
    const { cart, session, guestId, onError } = await openTab(world);
    await become(session, 'authenticated');
    expect(calls(world)).toEqual(['cart.list', 'cart.list', 'cart.merge', 'cart.list', 'cart.list']);
    expect(world.asked[3]).toEqual(['cart.list', 'user']);
    expect(world.queries[2]).toEqual({ isValid: true, storeId: 1, uuid: GUEST });
    expect(cart.getStructure().mergeResult).toEqual({ added: 3, capped: [] });
    expect(guestId.read()).toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
  });

  it('notifies the other tabs, also when the response was lost', async () => {
    const world = new CartWorld([3], [answered, answered, answered, lost]);
    const session = createTestSession('authenticated');
    const other = await openTab(world, { session, guestId: memoryGuestId() });
    await openTab(world, { session: createTestSession('authenticated') });
    await pass(500);
    expect(shownIn(other.cart)).toEqual({ 101: 3 });
  });

  it('after the identity provider was unreachable brings the cart along', async () => {
    const world = new CartWorld([2]);
    const { cart, session } = await openTab(world, { session: createTestSession('unreachable') });
    expect(shownIn(cart)).toEqual({ 101: 2 });
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toEqual({ added: 2, capped: [] });
  });

  it('while the guest’s cart is still being read shows nothing of it', async () => {
    const world = new CartWorld([3]);
    world.backend.fill(ADA, [5]);
    const { cart, session, guestId } = await openTab(world);
    guestId.rotate();
    vi.spyOn(guestId, 'read').mockReturnValueOnce(GUEST);
    void cart.refresh();
    await pass(10);
    session.become('authenticated');
    await pass(20);
    expect(cart.getStructure().groups).toEqual([]);
    await pass(500);
    expect(shownIn(cart)).toEqual({ 101: 5 });
  });

  it('over another account’s session shows nothing of it', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3]);
    world.backend.fill('bob', [7]);
    const { cart, session } = await openTab(world, {
      session: createTestSession('authenticated'),
      guestId: memoryGuestId(),
    });
    expect(shownIn(cart)).toEqual({ 101: 3 });
    void cart.remove(cart.getStructure().groups[0]?.lineIds[0] ?? 0);
    session.become('authenticated', { subject: 'bob' });
    expect(cart.getStructure()).toMatchObject({ status: 'loading', groups: [], lastRemoved: undefined });
    await cart.undo();
    await pass(500);
    expect(shownIn(cart)).toEqual({ 101: 7 });
  });
});

describe('another account', () => {
  const openAda = async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [3, 4]);
    world.backend.fill('bob', [7]);
    const session = createTestSession('authenticated');
    return { world, ...(await openTab(world, { session, guestId: memoryGuestId() })) };
  };

  it('never sees an answer that was requested for the one before', async () => {
    const { cart, session } = await openAda();
    void cart.refresh();
    await pass(10);
    session.become('authenticated', { subject: 'bob' });
    await pass(35);
    expect(cart.getStructure()).toMatchObject({ status: 'loading', groups: [] });
    await pass(500);
    expect(shownIn(cart)).toEqual({ 101: 7 });
  });

  it('restores nothing that the one before removed', async () => {
    const { cart, session, world } = await openAda();
    void cart.remove(cart.getStructure().groups[0]?.lineIds[1] ?? 0);
    await pass(500);
    await become(session, 'anonymous');
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    await cart.undo();
    await pass(500);
    expect(world.backend.quantitiesOf('bob')).toEqual({ 101: 7 });
  });
});

describe('while the session is unknown', () => {
  it('nothing is read', async () => {
    const world = new CartWorld([3]);
    const { cart, session } = await openTab(world, { session: createTestSession('unknown') });
    expect(world.backend.reads).toEqual([]);
    expect(cart.getStructure().status).toBe('loading');
    await become(session, 'anonymous');
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('nothing has to be known before the cart is connected', async () => {
    const session = createTestSession('unknown');
    const cart = new CartWorld([3]).open(session);
    session.become('anonymous');
    cart.connect();
    await pass(100);
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('nothing is added where it stays unknown', async () => {
    const world = new CartWorld([3]);
    const { cart } = await openTab(world, { session: createTestSession('unknown') });
    await expect(cart.add({ productId: 10, attrId: 104 })).rejects.toMatchObject({ kind: 'aborted' });
    expect(world.writes).toEqual([]);
  });

  it('what is added waits until it is known', async () => {
    const world = new CartWorld([3]);
    const session = createTestSession('unknown');
    session.start = async () => session.become('anonymous');
    const { cart } = await openTab(world, { session });
    const added = cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await added;
    expect(world.quantities).toEqual({ 101: 3, 104: 1 });
  });
});

describe('signing out', () => {
  const openSignedIn = async (fates: Fate[] = []) => {
    const world = new CartWorld([3], fates);
    world.backend.fill(ADA, [5]);
    const tab = await openTab(world, { session: createTestSession('authenticated') });
    await pass(500);
    return { world, ...tab };
  };

  it('leaves no cart behind', async () => {
    // The merge failed, so that the guest's cart is still there.
    const { cart, session, guestId, world } = await openSignedIn([answered, answered, refused]);
    expect(guestId.read()).toBe(GUEST);
    await become(session, 'anonymous');
    expect(guestId.read()).toBeUndefined();
    expect(cart.getStructure()).toMatchObject({ status: 'ready', groups: [] });
    expect(world.backend.quantitiesOf(GUEST)).toEqual({ 101: 3 });
  });

  it('leaves no cart behind that was begun since the page was opened, either', async () => {
    const fates = [...Array<Fate>(5).fill(answered), refused];
    const session = createTestSession('authenticated');
    const { cart, guestId } = await openTab(new CartWorld([], fates), { session, guestId: memoryGuestId() });
    await become(session, 'anonymous');
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await become(session, 'authenticated');
    expect(guestId.read(), 'it could not be merged').toBe(GUEST);
    await become(session, 'anonymous');
    expect(guestId.read()).toBeUndefined();
  });

  it('takes what waits for the network from the other tabs, too', async () => {
    const world = new CartWorld([]);
    world.backend.fill(ADA, [5]);
    const openAda = () => openTab(world, { session: createTestSession('authenticated'), guestId: memoryGuestId() });
    const [one, other] = [await openAda(), await openAda()];
    page.setOnline(false);
    other.cart.add({ productId: 10, attrId: 104 }).catch(() => {});
    await pass(500);
    expect(other.cart.getStructure().isOffline).toBe(true);
    await become(one.session, 'anonymous');
    expect(other.cart.getStructure().isOffline).toBe(false);
  });

  it('leaves none of the edits behind that the guest made offline', async () => {
    const world = new CartWorld([3]);
    const { cart, session } = await openTab(world);
    page.setOnline(false);
    const set = expect(cart.setQuantity(1, 8)).rejects.toMatchObject({ kind: 'aborted' });
    await pass(1_000);
    await become(session, 'authenticated');
    await become(session, 'anonymous');
    await set;
    expect(localStorage.getItem(`promenade.cartEdits.1.guest.${GUEST}`)).toBeNull();
  });

  it('leaves a cart alone that a guest has begun since, in another tab', async () => {
    const { session, guestId } = await openSignedIn();
    expect(guestId.read()).toBeUndefined();
    const rotate = vi.spyOn(guestId, 'rotate');
    vi.spyOn(guestId, 'read').mockReturnValue('f'.repeat(32));
    await become(session, 'anonymous');
    expect(rotate).not.toHaveBeenCalled();
  });

  it('ends the guest’s cart in a tab that heard neither of it nor of the sign-in before', async () => {
    const world = new CartWorld([3]);
    const guestId = memoryGuestId(GUEST);
    const [one, other] = [await openTab(world, { guestId }), await openTab(world, { guestId, isShown: false })];
    const release = other.cart.retainLines();
    await pass(100);
    release();
    const sent = expect(other.cart.setQuantity(1, 8)).rejects.toMatchObject({ kind: 'network' });
    other.cart.flush();
    page.setOnline(false);
    const waiting = expect(other.cart.add({ productId: 10, attrId: 104 })).rejects.toMatchObject({ kind: 'aborted' });
    one.session.become('authenticated');
    one.session.become('anonymous');
    await pass(1_000);
    expect(other.cart.views()).toEqual([]);
    await Promise.all([sent, waiting]);
    expect(localStorage.getItem(`promenade.cartEdits.1.guest.${GUEST}`)).toBeNull();
  });

  it('rejects edits that another tab has stored for the guest, but not those it makes afterwards', async () => {
    const world = new CartWorld([3]);
    const guestId = memoryGuestId(GUEST);
    const [one, other] = [await openTab(world, { guestId }), await openTab(world, { guestId })];
    page.setOnline(false);
    const set = expect(other.cart.setQuantity(1, 8)).rejects.toMatchObject({ kind: 'aborted' });
    other.cart.flush();
    one.session.become('authenticated');
    one.session.become('anonymous');
    // The message of the other tab has not arrived yet.
    const added = other.cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await set;
    expect(shownIn(other.cart)).toEqual({ 101: 3 });
    page.setOnline(true);
    await pass(5_000);
    await added.catch(() => {});
    expect(world.quantities).toEqual({ 101: 3, 104: 1 });
  });

  it('by a session that ran out keeps what is on the device', async () => {
    const { session, guestId } = await openSignedIn([answered, answered, refused]);
    await become(session, 'expired');
    expect(guestId.read()).toBe(GUEST);
  });

  it('aborts what waited for the network', async () => {
    const { cart, session, world } = await openSignedIn();
    page.setOnline(false);
    const given = expect(cart.add({ productId: 10, attrId: 104 })).rejects.toMatchObject({ kind: 'aborted' });
    await become(session, 'anonymous');
    await given;
    expect(cart.getStructure().isOffline).toBe(false);
    page.setOnline(true);
    await pass(5_000);
    expect(world.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
  });
});

describe('a cart that cannot be read', () => {
  it('shows the error, reads again after growing pauses, and removes the error', async () => {
    const world = new CartWorld([3], Array(8).fill(refused));
    const { cart, onError } = await openTab(world);
    expect(cart.getStructure()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    expect(onError).toHaveBeenCalledTimes(1);
    const reads: number[] = [];
    for (let second = 1; second <= 250; second++) {
      const before = world.asked.length;
      await pass(1_000);
      if (world.asked.length > before) reads.push(second);
    }
    // Pauses of 3, 6, 12, 24, 48 and then of 60 seconds.
    expect(reads).toEqual([3, 9, 22, 46, 94, 154, 214]);
    await pass(60_000);
    expect(cart.getStructure()).toMatchObject({ status: 'ready', error: undefined });
    expect(cart.count()).toBe(3);
  });

  it('keeps what is shown', async () => {
    const world = new CartWorld([3], [answered, refused]);
    const { cart } = await openTab(world);
    const read = expect(cart.refresh()).rejects.toMatchObject({ kind: 'network' });
    await pass(100);
    await read;
    expect(cart.getStructure()).toMatchObject({ status: 'ready', error: { kind: 'network' } });
    expect(cart.count()).toBe(3);
  });

  it('is read again at once on request, and then not once more', async () => {
    const world = new CartWorld([3], [refused]);
    const { cart } = await openTab(world);
    void cart.refresh();
    await pass(100);
    expect(cart.getStructure().status).toBe('ready');
    await pass(60_000);
    expect(calls(world)).toEqual(['cart.list']);
  });

  it('for good is not read again', async () => {
    const world = new CartWorld([3]);
    const session = createTestSession('authenticated');
    session.getSnapshot = () => ({ state: 'anonymous' });
    const { cart } = await openTab(world, { session });
    world.readError = 'forbidden';
    void cart.refresh();
    await pass(120_000);
    expect(calls(world)).toEqual(['cart.list']);
  });

  it('is left alone after the page has gone, until it is back', async () => {
    const world = new CartWorld([3], [refused, refused]);
    const { cart, close } = await openTab(world);
    close();
    await pass(120_000);
    expect(calls(world)).toEqual([]);
    cart.connect();
    await pass(100);
    expect(cart.getStructure().status).toBe('error');
    await pass(10_000);
    expect(cart.getStructure().status).toBe('ready');
  });
});

describe('reading', () => {
  it('waits for a pending write', async () => {
    const world = new CartWorld([3]);
    const { cart } = await openTab(world);
    void cart.setQuantity(1, 5);
    cart.flush();
    void cart.refresh();
    await pass(10);
    expect(calls(world)).toEqual(['cart.setQuantity']);
    await pass(100);
    expect(calls(world)).toEqual(['cart.setQuantity', 'cart.list']);
  });

  it('is repeated where it is requested meanwhile, and resolves with the newest answer', async () => {
    const world = new CartWorld([3]);
    const { cart } = await openTab(world);
    const done = vi.fn();
    void cart.refresh();
    await pass(5);
    void cart.refresh().then(done);
    void cart.refresh();
    await pass(45);
    expect(done).not.toHaveBeenCalled();
    await pass(100);
    expect(done).toHaveBeenCalled();
    expect(calls(world)).toEqual(['cart.list', 'cart.list']);
  });
});
