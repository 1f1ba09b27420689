import { aStore } from '@promenade/storefront-devkit/mock';
import { createTestSession, memoryGuestId, type TestSession } from '@promenade/storefront-devkit/react';
import type { Client, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestId } from '../context/identity.ts';
import { createShop } from '../core/create-shop.ts';
import type { Locale } from '../domain/locale-path.ts';
import { StorefrontProvider } from '../provider/storefront-provider.tsx';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { useCartCount } from './cart-hooks.ts';
import { createLazyCart } from './lazy-cart.ts';
import { CartFixture, type Exchange, GUEST, shownIn } from './test-support/cart-fixture.ts';
import { useCart, useCartLine } from './use-cart.ts';
import { type CartActions, useCartActions } from './use-cart-actions.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  FakeChannel.reset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const refused: Exchange = { thereMs: 5, backMs: 5, outcome: 'refused' };

interface Page {
  client: Client;
  session: TestSession;
  guestId: GuestId;
}

const openPage = (fixture: CartFixture, uuid: string | undefined = GUEST): Page => {
  const session = createTestSession();
  return { client: fixture.clientOf(session), session, guestId: memoryGuestId(uuid) };
};

interface RootProps extends Page {
  locale?: Locale;
  onError?: (error: StorefrontError) => void;
  children: React.ReactNode;
}

const Root = ({ locale = 'en', ...props }: RootProps) => (
  <StorefrontProvider store={aStore()} locale={locale} {...props} />
);

let actions: CartActions;
function Badge() {
  actions = useCartActions();
  return <output>{useCartCount() ?? 'unknown'}</output>;
}

function Line({ id }: { id: number }) {
  const line = useCartLine(id);
  return line ? <li>{`${line.storeName}: ${line.quantity}`}</li> : null;
}

function Lines() {
  return useCart().data?.groups.flatMap((group) => group.lineIds.map((id) => <Line key={id} id={id} />));
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const badges = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('a change of language', () => {
  it('reloads the texts of the cart and keeps unconfirmed edits', async () => {
    const fixture = new CartFixture([1, 2]);
    const page = openPage(fixture);
    const tree = (locale: Locale) => (
      <Root {...page} locale={locale}>
        <Lines />
        <Badge />
      </Root>
    );
    const { rerender } = render(tree('en'));
    await pass(100);
    expect(lines()).toEqual(['Product 1: 1', 'Product 2: 2']);
    act(() => void actions.setQuantity.run(1, 5));
    for (const line of fixture.lines.values()) line.storeName = `Produit ${line.id}`;
    rerender(tree('fr'));
    await pass(100);
    expect(lines()).toEqual(['Produit 1: 5', 'Produit 2: 2']);
    expect(fixture.writes).toEqual([]);
    await pass(1_000);
    expect(fixture.quantities).toEqual({ 101: 5, 102: 2 });
  });
});

describe('two roots of one page', () => {
  const twoRoots = (page: Page) => (
    <>
      <Root {...page}>
        <Badge />
      </Root>
      <Root {...page}>
        <Badge />
      </Root>
    </>
  );

  it('share one cart, which is read once', async () => {
    const fixture = new CartFixture([1]);
    const page = openPage(fixture);
    render(twoRoots(page));
    await pass(100);
    expect(badges()).toEqual(['1', '1']);
    expect(fixture.calls).toHaveLength(1);
    act(() => void actions.add.run({ productId: 10, attrId: 104, quantity: 2 }));
    await pass(200);
    expect(badges()).toEqual(['3', '3']);
  });

  it('both show the first addition of a guest', async () => {
    const fixture = new CartFixture([]);
    render(twoRoots({ ...openPage(fixture), guestId: memoryGuestId() }));
    await pass(100);
    expect(badges()).toEqual(['0', '0']);
    act(() => void actions.add.run({ productId: 10, attrId: 104, quantity: 2 }));
    await vi.waitFor(() => expect(badges()).toEqual(['2', '2']));
  });

  it('share the cart with createShop, but not with another client, store, session or guest', () => {
    const page = openPage(new CartFixture([1]));
    const shopOf = (changes: object) => createShop({ ...page, store: aStore(), locale: 'en', ...changes }).cart;
    const cart = shopOf({});
    expect(shopOf({})).toBe(cart);
    for (const other of [
      { store: { ...aStore(), id: 99 } },
      { session: createTestSession() },
      { guestId: memoryGuestId(GUEST) },
      { client: openPage(new CartFixture([1])).client },
    ])
      expect(shopOf(other)).not.toBe(cart);
  });

  it('keep the cart connected until both unmount, and an error is reported once, to the first mounted root', async () => {
    const fixture = new CartFixture([1], [refused, refused]);
    const page = openPage(fixture);
    const reports = [vi.fn(), vi.fn()] as const;
    const tree = (shown: readonly number[]) =>
      shown.map((root) => (
        <Root key={root} {...page} onError={reports[root] as () => void}>
          <Badge />
        </Root>
      ));
    const { rerender, unmount } = render(tree([0, 1]));
    await pass(50);
    expect(reports.map((report) => report.mock.calls.length)).toEqual([1, 0]);
    rerender(tree([1]));
    act(() => void dispatchEvent(new Event('online')));
    await pass(50);
    expect(reports.map((report) => report.mock.calls.length)).toEqual([1, 1]);
    act(() => void dispatchEvent(new Event('online')));
    await pass(100);
    expect(badges()).toEqual(['1']);
    unmount();
    const before = fixture.calls.length;
    act(() => void dispatchEvent(new Event('online')));
    await pass(100);
    expect(fixture.calls).toHaveLength(before);
  });
});

it('another tab shows the first addition of a guest, even if it has not loaded the cart’s code', async () => {
  const fixture = new CartFixture([]);
  const session = createTestSession();
  const guestId = memoryGuestId();
  const open = () => {
    const cart = createLazyCart({ client: fixture.clientOf(session), storeId: 1, session, guestId });
    const close = cart.connect();
    cart.retainLines();
    return { cart, close };
  };
  const [one, other] = [open(), open()];
  await pass(100);
  expect(other.cart.count()).toBe(0);
  void one.cart.add({ productId: 10, attrId: 104 });
  await vi.waitFor(async () => {
    await pass(50);
    expect(shownIn(other.cart)).toEqual({ 104: 1 });
  });
  one.close();
  other.close();
});
