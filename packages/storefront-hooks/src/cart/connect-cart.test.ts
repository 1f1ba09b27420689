// @vitest-environment node

import { createTestSession, memoryGuestId, type TestSession } from '@promenade/storefront-devkit/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubbedPage } from '../test-support/stub-page.ts';
import { createCartStore } from './cart-store.ts';
import { CartFixture, type Exchange, GUEST, shownIn } from './test-support/cart-fixture.ts';
import { endFakePage, fakePage, openCart, pass } from './test-support/open-cart.ts';

const ADA = 'shopper-1';
let page: StubbedPage;

beforeEach(() => {
  page = fakePage();
});
afterEach(endFakePage);

const succeeded: Exchange = { thereMs: 20, backMs: 20, outcome: 'succeeded' };
const refused: Exchange = { ...succeeded, outcome: 'refused' };
const lost: Exchange = { ...succeeded, outcome: 'lost' };
const calls = (fixture: CartFixture) => fixture.calls.map(([call]) => call);

/** Opens a connected cart with its own guest id and a spy for background errors. */
async function openTab(
  fixture: CartFixture,
  { session = createTestSession('anonymous'), guestId = memoryGuestId(GUEST), isShown = true } = {},
) {
  const onError = vi.fn();
  const cart = createCartStore({ client: fixture.clientOf(session), storeId: 1, session, guestId });
  if (isShown) cart.retainLines();
  const close = cart.connect(onError);
  await pass(100);
  fixture.clearCalls();
  return { cart, close, session, guestId, onError };
}

async function become(session: TestSession, state: 'authenticated' | 'anonymous' | 'expired') {
  session.become(state);
  await pass(500);
}

describe('a page', () => {
  it('sends paused edits one after another when it is hidden, and reads the cart when it is shown again', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    page.setVisible(false);
    expect(calls(fixture)).toEqual(['cart.setQuantity']);
    await pass(100);
    expect(calls(fixture)).toEqual(['cart.setQuantity', 'cart.setQuantity']);
    page.setVisible(true);
    await pass(100);
    expect(calls(fixture)).toEqual(['cart.setQuantity', 'cart.setQuantity', 'cart.list']);
  });

  it('sends paused edits at once, with keepalive and without waiting for the pending request, when it is left', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    page.fire('pagehide');
    expect(calls(fixture)).toEqual(['cart.setQuantity', 'cart.setQuantity']);
    expect(fixture.options.every((options) => options.keepalive)).toBe(true);
  });

  it('sends the last quantity again if it was left but stays open and an earlier request was slower', async () => {
    const slow: Exchange = { thereMs: 100, backMs: 5, outcome: 'succeeded' };
    const fixture = new CartFixture([3], [succeeded, slow, { ...slow, thereMs: 5 }]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.setQuantity(1, 5);
    page.fire('pagehide');
    await pass(500);
    expect(calls(fixture)).toEqual(['cart.setQuantity', 'cart.setQuantity', 'cart.setQuantity']);
    expect(fixture.quantities).toEqual({ 101: 5 });
    expect(cart.line(1)).toMatchObject({ quantity: 5, isPending: false });
  });

  it('reads the cart when it is restored from the back/forward cache, and not at other pageshow events', async () => {
    const fixture = new CartFixture([3]);
    await openCart(fixture);
    page.fire('pageshow', { persisted: false });
    await pass(100);
    expect(calls(fixture)).toEqual([]);
    page.fire('pageshow', { persisted: true });
    await pass(100);
    expect(calls(fixture)).toEqual(['cart.list']);
  });

  it('reacts to no event after it is closed', async () => {
    const fixture = new CartFixture([3]);
    const { cart, close, session } = await openCart(fixture);
    void cart.setQuantity(1, 4);
    close();
    page.setVisible(true);
    page.setVisible(false);
    page.fire('pagehide');
    page.fire('pageshow', { persisted: true });
    page.fire('online');
    session.become('authenticated');
    await pass(100);
    expect(calls(fixture)).toEqual([]);
    const other = await openCart(fixture);
    void other.cart.setQuantity(1, 5);
    other.cart.flush();
    await pass(200);
    expect(calls(fixture)).toEqual(['cart.setQuantity']);
    expect(shownIn(cart)).toEqual({ 101: 4 });
  });

  it('does not send its stored edits after it is closed', async () => {
    const fixture = new CartFixture([3], [succeeded, lost, lost]);
    const { cart, close } = await openTab(fixture);
    page.setOnline(false);
    void cart.setQuantity(1, 4);
    await pass(1_000);
    page.setOnline(true);
    await pass(100);
    close();
    await pass(120_000);
    expect(fixture.writes).toHaveLength(1);
    expect(cart.getStructure().isOffline).toBe(true);
  });

  it('notifies the other tabs of its shop, and no tabs of another shop', async () => {
    const { cart } = await openCart(new CartFixture([3]));
    const [same, other] = [vi.fn(), vi.fn()];
    Object.assign(new BroadcastChannel('promenade.cart.1'), { onmessage: same });
    Object.assign(new BroadcastChannel('promenade.cart.2'), { onmessage: other });
    void cart.remove(1);
    await pass(200);
    expect(same).toHaveBeenCalledWith({ data: 'changed' });
    expect(other).not.toHaveBeenCalled();
  });

  it('notifies the other tabs after a write, so that they read the cart', async () => {
    const fixture = new CartFixture([3]);
    const one = await openCart(fixture);
    const other = await openCart(fixture);
    void one.cart.setQuantity(1, 5);
    one.cart.flush();
    await pass(200);
    expect(shownIn(other.cart)).toEqual({ 101: 5 });
    // FakeChannel delivers each message twice. The second one costs another read and nothing else.
    expect(calls(fixture)).toEqual(['cart.setQuantity', 'cart.list', 'cart.list']);
  });

  it('does not notify the other tabs of a quantity that was not sent', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openCart(fixture);
    await openCart(fixture);
    void cart.setQuantity(1, 4);
    void cart.setQuantity(1, 3);
    await pass(1_000);
    expect(calls(fixture)).toEqual([]);
  });

  it('sends an addition once if it is left while an earlier request is pending', async () => {
    const slow: Exchange = { ...succeeded, thereMs: 200 };
    const fixture = new CartFixture([3], [succeeded, slow]);
    const { cart } = await openCart(fixture);
    void cart.setQuantity(1, 4);
    cart.flush();
    void cart.add({ productId: 1, attrId: 102 });
    page.fire('pagehide');
    await pass(2_000);
    expect(calls(fixture).filter((call) => call !== 'cart.list')).toEqual(['cart.setQuantity', 'cart.save']);
  });
});

describe('a guest whose cookie was deleted', () => {
  it('keeps the cart, and the next addition writes the cookie again', async () => {
    const fixture = new CartFixture([3, 1]);
    const stored = memoryGuestId(GUEST);
    const guestId = { ...stored, ensure: (known = 'e'.repeat(32)) => stored.ensure(known) };
    const { cart } = await openTab(fixture, { guestId });
    guestId.rotate();
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    expect(guestId.read()).toBe(GUEST);
    expect(shownIn(cart)).toEqual({ 101: 3, 102: 1, 104: 1 });
    expect(fixture.quantities).toEqual({ 101: 3, 102: 1, 104: 1 });
  });

  it('keeps the lines when the page is shown again, and can edit them', async () => {
    const fixture = new CartFixture([3]);
    const { cart, guestId } = await openTab(fixture);
    guestId.rotate();
    page.setVisible(true);
    void cart.setQuantity(1, 5);
    await pass(1_000);
    expect(shownIn(cart)).toEqual({ 101: 5 });
    expect(fixture.quantities).toEqual({ 101: 5 });
    // Without the cookie the next page would show an empty cart.
    expect(guestId.read()).toBe(GUEST);
  });

  it('sees an empty cart if another tab has merged it, and the new cart if a new guest id exists', async () => {
    const fixture = new CartFixture([3]);
    const guestId = memoryGuestId(GUEST);
    const one = await openTab(fixture, { guestId });
    const other = await openTab(fixture, { guestId });
    await become(one.session, 'authenticated');
    expect(shownIn(other.cart)).toEqual({});
    expect(guestId.read()).toBeUndefined();
    one.close();
    guestId.ensure('f'.repeat(32));
    fixture.backend.fill('f'.repeat(32), [7]);
    page.setVisible(true);
    await pass(500);
    expect(shownIn(other.cart)).toEqual({ 101: 7 });
  });
});

describe('signing in', () => {
  it('merges the guest’s cart once and reports the quantity that was added', async () => {
    const fixture = new CartFixture([3]);
    fixture.backend.fill(ADA, [18, 2]);
    const { cart, session, guestId, onError } = await openTab(fixture);
    session.become('authenticated');
    expect(cart.getStructure()).toMatchObject({ status: 'loading', groups: [] });
    await pass(500);
    expect(fixture.calls).toEqual([
      ['cart.list', undefined],
      ['cart.list', 'user'],
      ['cart.merge', undefined],
      ['cart.list', 'user'],
    ]);
    expect(fixture.queries.slice(0, 2)).toEqual([
      { isValid: true, storeId: 1, uuid: GUEST },
      { isValid: true, storeId: 1 },
    ]);
    // The guest had 3, but the stock of 20 allowed only 2 more.
    const capped = [{ lineId: 2, name: 'Product 1', variant: 'Red,M', wanted: 21, got: 20 }];
    expect(cart.getStructure()).toMatchObject({ status: 'ready', mergeResult: { added: 2, capped } });
    expect(shownIn(cart)).toEqual({ 101: 20, 102: 2 });
    expect(guestId.read()).toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
    cart.dismissMerge();
    expect(cart.getStructure().mergeResult).toBeUndefined();
    await become(session, 'authenticated');
    expect(fixture.calls).toHaveLength(4);
  });

  it('reports nothing if the guest’s cart is empty', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [2]);
    const { cart, session } = await openTab(fixture);
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toBeUndefined();
    expect(shownIn(cart)).toEqual({ 101: 2 });
  });

  it('merges nothing for a guest without a cart', async () => {
    const fixture = new CartFixture([]);
    const { session, onError } = await openTab(fixture, { guestId: memoryGuestId() });
    await become(session, 'authenticated');
    expect(calls(fixture)).toEqual(['cart.list']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('merges after the guest’s pending edit has ended', async () => {
    const fixture = new CartFixture([3]);
    const { cart, session } = await openTab(fixture);
    void cart.setQuantity(1, 5);
    cart.flush();
    await become(session, 'authenticated');
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 5 });
  });

  it('delays settle until the merge is complete', async () => {
    const slow: Exchange = { thereMs: 200, backMs: 200, outcome: 'succeeded' };
    const fixture = new CartFixture([3], [succeeded, succeeded, slow, slow]);
    const { cart, session } = await openTab(fixture);
    session.become('authenticated');
    void cart.refresh();
    await pass(100);
    expect(cart.getStructure(), 'the account’s cart is shown before the merge').toMatchObject({
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

  it('reports the error of a failed merge, and retries it when the page is shown', async () => {
    const fixture = new CartFixture([3], [succeeded, succeeded, succeeded, refused]);
    const { cart, session, guestId, onError } = await openTab(fixture);
    await become(session, 'authenticated');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'invalid' }));
    expect(cart.getStructure()).toMatchObject({ status: 'ready', groups: [] });
    expect(guestId.read()).toBe(GUEST);
    page.setVisible(true);
    await pass(500);
    expect(shownIn(cart)).toEqual({ 101: 3 });
    expect(guestId.read()).toBeUndefined();
  });

  it('reports the merge on a page that shows no lines, too', async () => {
    const { cart, session } = await openTab(new CartFixture([3]), { isShown: false });
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toEqual({ added: 3, capped: [] });
  });

  it('reports a merge whose response was lost after the retry', async () => {
    const fixture = new CartFixture([3], [succeeded, succeeded, succeeded, lost]);
    const { cart, session } = await openTab(fixture);
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toBeUndefined();
    page.setVisible(true);
    await pass(500);
    expect(cart.getStructure().mergeResult).toEqual({ added: 3, capped: [] });
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('merges only after the guest’s stored edits are sent', async () => {
    const fixture = new CartFixture([3], [succeeded, lost]);
    const before = await openTab(fixture);
    page.setOnline(false);
    void before.cart.setQuantity(1, 8);
    await pass(1_000);
    before.close();
    page.setOnline(true);
    const { cart, onError } = await openTab(fixture, { session: createTestSession('authenticated') });
    await pass(500);
    expect(fixture.writes.join()).not.toContain('cart.merge');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network', endpoint: 'cart.merge' }));
    page.setVisible(true);
    await pass(500);
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
    expect(shownIn(cart)).toEqual({ 101: 8 });
  });

  it('merges nothing if the shopper signs out at once', async () => {
    const fixture = new CartFixture([3]);
    const { session } = await openTab(fixture);
    session.become('authenticated');
    await pass(10);
    await become(session, 'anonymous');
    expect(calls(fixture)).not.toContain('cart.merge');
  });

  it('keeps the guest id of a cart that another tab has created during the merge', async () => {
    const { session, guestId } = await openTab(new CartFixture([3]));
    session.become('authenticated');
    await pass(50);
    vi.spyOn(guestId, 'read').mockReturnValue('f'.repeat(32));
    const rotate = vi.spyOn(guestId, 'rotate');
    await pass(500);
    expect(rotate).not.toHaveBeenCalled();
  });

  it('merges with a cart.list request that has credentials and the guest’s id if the backend has no cart.merge', async () => {
    const fixture = new CartFixture([3]);
    fixture.hasNoMerge = true;
    fixture.backend.mergesOnRead = true;
    const { cart, session, guestId, onError } = await openTab(fixture);
    await become(session, 'authenticated');
    expect(calls(fixture)).toEqual(['cart.list', 'cart.list', 'cart.merge', 'cart.list', 'cart.list']);
    expect(fixture.calls[3]).toEqual(['cart.list', 'user']);
    expect(fixture.queries[2]).toEqual({ isValid: true, storeId: 1, uuid: GUEST });
    expect(cart.getStructure().mergeResult).toEqual({ added: 3, capped: [] });
    expect(guestId.read()).toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
  });

  it('notifies the other tabs even if the response of the merge was lost', async () => {
    const fixture = new CartFixture([3], [succeeded, succeeded, succeeded, lost]);
    const session = createTestSession('authenticated');
    const other = await openTab(fixture, { session, guestId: memoryGuestId() });
    await openTab(fixture, { session: createTestSession('authenticated') });
    await pass(500);
    expect(shownIn(other.cart)).toEqual({ 101: 3 });
  });

  it('merges the guest’s cart after the identity provider was unreachable', async () => {
    const fixture = new CartFixture([2]);
    const { cart, session } = await openTab(fixture, { session: createTestSession('unreachable') });
    expect(shownIn(cart)).toEqual({ 101: 2 });
    await become(session, 'authenticated');
    expect(cart.getStructure().mergeResult).toEqual({ added: 2, capped: [] });
  });

  it('discards a pending read of the guest’s cart', async () => {
    const fixture = new CartFixture([3]);
    fixture.backend.fill(ADA, [5]);
    const { cart, session, guestId } = await openTab(fixture);
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

  it('clears the cart of another account, and undo restores nothing of it', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3]);
    fixture.backend.fill('bob', [7]);
    const { cart, session } = await openTab(fixture, {
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

describe('an account that signs in after another', () => {
  const openAda = async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [3, 4]);
    fixture.backend.fill('bob', [7]);
    const session = createTestSession('authenticated');
    return { fixture, ...(await openTab(fixture, { session, guestId: memoryGuestId() })) };
  };

  it('never sees a response that was requested for the previous account', async () => {
    const { cart, session } = await openAda();
    void cart.refresh();
    await pass(10);
    session.become('authenticated', { subject: 'bob' });
    await pass(35);
    expect(cart.getStructure()).toMatchObject({ status: 'loading', groups: [] });
    await pass(500);
    expect(shownIn(cart)).toEqual({ 101: 7 });
  });

  it('cannot restore lines that the previous account removed', async () => {
    const { cart, session, fixture } = await openAda();
    void cart.remove(cart.getStructure().groups[0]?.lineIds[1] ?? 0);
    await pass(500);
    await become(session, 'anonymous');
    session.become('authenticated', { subject: 'bob' });
    await pass(500);
    await cart.undo();
    await pass(500);
    expect(fixture.backend.quantitiesOf('bob')).toEqual({ 101: 7 });
  });
});

describe('while the session is unknown', () => {
  it('the cart is not read', async () => {
    const fixture = new CartFixture([3]);
    const { cart, session } = await openTab(fixture, { session: createTestSession('unknown') });
    expect(fixture.backend.reads).toEqual([]);
    expect(cart.getStructure().status).toBe('loading');
    await become(session, 'anonymous');
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('a cart can be created, and read once it is connected and the session is known', async () => {
    const session = createTestSession('unknown');
    const cart = new CartFixture([3]).open(session);
    session.become('anonymous');
    cart.connect();
    await pass(100);
    expect(shownIn(cart)).toEqual({ 101: 3 });
  });

  it('an addition rejects with kind aborted if the session stays unknown', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openTab(fixture, { session: createTestSession('unknown') });
    await expect(cart.add({ productId: 10, attrId: 104 })).rejects.toMatchObject({ kind: 'aborted' });
    expect(fixture.writes).toEqual([]);
  });

  it('an addition waits until the session is known', async () => {
    const fixture = new CartFixture([3]);
    const session = createTestSession('unknown');
    session.start = async () => session.become('anonymous');
    const { cart } = await openTab(fixture, { session });
    const added = cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await added;
    expect(fixture.quantities).toEqual({ 101: 3, 104: 1 });
  });
});

describe('signing out', () => {
  const openSignedIn = async (exchanges: Exchange[] = []) => {
    const fixture = new CartFixture([3], exchanges);
    fixture.backend.fill(ADA, [5]);
    const tab = await openTab(fixture, { session: createTestSession('authenticated') });
    await pass(500);
    return { fixture, ...tab };
  };

  it('deletes the id of a guest’s cart that could not be merged', async () => {
    // The merge fails, so the guest's cart still exists.
    const { cart, session, guestId, fixture } = await openSignedIn([succeeded, succeeded, refused]);
    expect(guestId.read()).toBe(GUEST);
    await become(session, 'anonymous');
    expect(guestId.read()).toBeUndefined();
    expect(cart.getStructure()).toMatchObject({ status: 'ready', groups: [] });
    expect(fixture.backend.quantitiesOf(GUEST)).toEqual({ 101: 3 });
  });

  it('deletes the id of a guest’s cart that was created since the page was opened, too', async () => {
    const exchanges = [...Array<Exchange>(5).fill(succeeded), refused];
    const session = createTestSession('authenticated');
    const { cart, guestId } = await openTab(new CartFixture([], exchanges), { session, guestId: memoryGuestId() });
    await become(session, 'anonymous');
    void cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await become(session, 'authenticated');
    expect(guestId.read(), 'it could not be merged').toBe(GUEST);
    await become(session, 'anonymous');
    expect(guestId.read()).toBeUndefined();
  });

  it('discards the stored edits of other tabs, too', async () => {
    const fixture = new CartFixture([]);
    fixture.backend.fill(ADA, [5]);
    const openAda = () => openTab(fixture, { session: createTestSession('authenticated'), guestId: memoryGuestId() });
    const [one, other] = [await openAda(), await openAda()];
    page.setOnline(false);
    other.cart.add({ productId: 10, attrId: 104 }).catch(() => {});
    await pass(500);
    expect(other.cart.getStructure().isOffline).toBe(true);
    await become(one.session, 'anonymous');
    expect(other.cart.getStructure().isOffline).toBe(false);
  });

  it('deletes the guest’s stored edits', async () => {
    const fixture = new CartFixture([3]);
    const { cart, session } = await openTab(fixture);
    page.setOnline(false);
    const set = expect(cart.setQuantity(1, 8)).rejects.toMatchObject({ kind: 'aborted' });
    await pass(1_000);
    await become(session, 'authenticated');
    await become(session, 'anonymous');
    await set;
    expect(localStorage.getItem(`promenade.cartEdits.1.guest.${GUEST}`)).toBeNull();
  });

  it('keeps the guest id of a cart that another tab has created since the sign-in', async () => {
    const { session, guestId } = await openSignedIn();
    expect(guestId.read()).toBeUndefined();
    const rotate = vi.spyOn(guestId, 'rotate');
    vi.spyOn(guestId, 'read').mockReturnValue('f'.repeat(32));
    await become(session, 'anonymous');
    expect(rotate).not.toHaveBeenCalled();
  });

  it('clears the guest’s cart in a tab that was not notified of the sign-in and sign-out', async () => {
    const fixture = new CartFixture([3]);
    const guestId = memoryGuestId(GUEST);
    const [one, other] = [await openTab(fixture, { guestId }), await openTab(fixture, { guestId, isShown: false })];
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

  it('rejects the edits that another tab has stored for the guest, but not later edits of that tab', async () => {
    const fixture = new CartFixture([3]);
    const guestId = memoryGuestId(GUEST);
    const [one, other] = [await openTab(fixture, { guestId }), await openTab(fixture, { guestId })];
    page.setOnline(false);
    const set = expect(other.cart.setQuantity(1, 8)).rejects.toMatchObject({ kind: 'aborted' });
    other.cart.flush();
    one.session.become('authenticated');
    one.session.become('anonymous');
    // The message about the sign-out has not arrived yet.
    const added = other.cart.add({ productId: 10, attrId: 104 });
    await pass(500);
    await set;
    expect(shownIn(other.cart)).toEqual({ 101: 3 });
    page.setOnline(true);
    await pass(5_000);
    await added.catch(() => {});
    expect(fixture.quantities).toEqual({ 101: 3, 104: 1 });
  });

  it('keeps the guest id if the session expired instead', async () => {
    const { session, guestId } = await openSignedIn([succeeded, succeeded, refused]);
    await become(session, 'expired');
    expect(guestId.read()).toBe(GUEST);
  });

  it('rejects the account’s stored edits with kind aborted', async () => {
    const { cart, session, fixture } = await openSignedIn();
    page.setOnline(false);
    const given = expect(cart.add({ productId: 10, attrId: 104 })).rejects.toMatchObject({ kind: 'aborted' });
    await become(session, 'anonymous');
    await given;
    expect(cart.getStructure().isOffline).toBe(false);
    page.setOnline(true);
    await pass(5_000);
    expect(fixture.backend.quantitiesOf(ADA)).toEqual({ 101: 8 });
  });
});

describe('a cart that cannot be read', () => {
  it('has an error, is read again after growing pauses, and has no error after a success', async () => {
    const fixture = new CartFixture([3], Array(8).fill(refused));
    const { cart, onError } = await openTab(fixture);
    expect(cart.getStructure()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    expect(onError).toHaveBeenCalledTimes(1);
    const reads: number[] = [];
    for (let second = 1; second <= 250; second++) {
      const before = fixture.calls.length;
      await pass(1_000);
      if (fixture.calls.length > before) reads.push(second);
    }
    // The pauses last 3, 6, 12, 24, 48 and then 60 seconds.
    expect(reads).toEqual([3, 9, 22, 46, 94, 154, 214]);
    await pass(60_000);
    expect(cart.getStructure()).toMatchObject({ status: 'ready', error: undefined });
    expect(cart.count()).toBe(3);
  });

  it('keeps its lines if they were read before', async () => {
    const fixture = new CartFixture([3], [succeeded, refused]);
    const { cart } = await openTab(fixture);
    const read = expect(cart.refresh()).rejects.toMatchObject({ kind: 'network' });
    await pass(100);
    await read;
    expect(cart.getStructure()).toMatchObject({ status: 'ready', error: { kind: 'network' } });
    expect(cart.count()).toBe(3);
  });

  it('is read at once by refresh, which cancels the retry', async () => {
    const fixture = new CartFixture([3], [refused]);
    const { cart } = await openTab(fixture);
    void cart.refresh();
    await pass(100);
    expect(cart.getStructure().status).toBe('ready');
    await pass(60_000);
    expect(calls(fixture)).toEqual(['cart.list']);
  });

  it('because of an error that is not retryable is not read again', async () => {
    const fixture = new CartFixture([3]);
    const session = createTestSession('authenticated');
    session.getSnapshot = () => ({ state: 'anonymous' });
    const { cart } = await openTab(fixture, { session });
    fixture.readError = 'forbidden';
    void cart.refresh();
    await pass(120_000);
    expect(calls(fixture)).toEqual(['cart.list']);
  });

  it('is not read again while the page is hidden', async () => {
    const fixture = new CartFixture([3]);
    fixture.readError = 'network';
    const { cart } = await openTab(fixture);
    page.setVisible(false);
    await pass(60_000);
    expect(calls(fixture)).toEqual([]);
    expect(cart.getStructure().status).toBe('error');
  });

  it('is not read while it is disconnected', async () => {
    const fixture = new CartFixture([3], [refused, refused]);
    const { cart, close } = await openTab(fixture);
    close();
    await pass(120_000);
    expect(calls(fixture)).toEqual([]);
    cart.connect();
    await pass(100);
    expect(cart.getStructure().status).toBe('error');
    await pass(10_000);
    expect(cart.getStructure().status).toBe('ready');
  });
});

describe('a change of language', () => {
  it('reads the cart once and discards a pending response in the previous language', async () => {
    const fixture = new CartFixture([1]);
    const cart = fixture.open();
    cart.setLocale('en');
    cart.setLocale('de');
    const close = cart.connect();
    await pass(100);
    expect(calls(fixture)).toEqual(['cart.list']);
    const names: unknown[] = [];
    cart.subscribeLines(() => names.push(cart.line(1)?.storeName));
    const line = fixture.lines.get(1);
    if (line) line.storeName = 'Late';
    void cart.refresh();
    await pass(30);
    if (line) line.storeName = 'Produit 1';
    cart.setLocale('fr');
    cart.setLocale('fr');
    await pass(200);
    expect(names).toEqual(['Produit 1']);
    expect(calls(fixture)).toEqual(['cart.list', 'cart.list', 'cart.list']);
    close();
  });
});

describe('refresh', () => {
  it('does not show a response that was sent before a write that is confirmed already', async () => {
    const slow: Exchange = { ...succeeded, thereMs: 5, backMs: 200 };
    const fixture = new CartFixture([3], [succeeded, slow]);
    const { cart } = await openCart(fixture);
    const shown: unknown[] = [];
    cart.subscribeLine(1, () => shown.push(cart.line(1)?.quantity));
    void cart.refresh();
    await pass(10);
    void cart.setQuantity(1, 9);
    cart.flush();
    await pass(1_000);
    expect(new Set(shown)).toEqual(new Set([9]));
  });

  it('waits for a pending write', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openTab(fixture);
    void cart.setQuantity(1, 5);
    cart.flush();
    void cart.refresh();
    await pass(10);
    expect(calls(fixture)).toEqual(['cart.setQuantity']);
    await pass(100);
    expect(calls(fixture)).toEqual(['cart.setQuantity', 'cart.list']);
  });

  it('reads once more if it is called during a read, and resolves after the last read', async () => {
    const fixture = new CartFixture([3]);
    const { cart } = await openTab(fixture);
    const done = vi.fn();
    void cart.refresh();
    await pass(5);
    void cart.refresh().then(done);
    void cart.refresh();
    await pass(45);
    expect(done).not.toHaveBeenCalled();
    await pass(100);
    expect(done).toHaveBeenCalled();
    expect(calls(fixture)).toEqual(['cart.list', 'cart.list']);
  });
});
