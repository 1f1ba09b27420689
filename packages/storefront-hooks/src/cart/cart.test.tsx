import { aStore } from '@promenade/storefront-devkit/mock';
import { createTestSession, memoryGuestId, type TestSession } from '@promenade/storefront-devkit/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestId } from '../context/identity.ts';
import { StorefrontProvider } from '../provider/storefront-provider.tsx';
import * as queries from '../query/queries.ts';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { useCartCount } from './cart-hooks.ts';
import { cartLine } from './test-support/cart-backend.ts';
import { CartFixture, type Exchange, GUEST } from './test-support/cart-fixture.ts';
import { type CartSummary, type UseCart, useCart, useCartLine, useCartSummary } from './use-cart.ts';
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
const succeeded = (thereMs: number, backMs = 0): Exchange => ({ thereMs, backMs, outcome: 'succeeded' });

/** The values that the hooks returned last, and the number of renders by component. */
interface Page {
  renders: Record<string, number>;
  guestId: GuestId;
  actions: CartActions;
  summary: CartSummary | undefined;
  cart: UseCart;
  count: number | undefined;
}

const countRender = (page: Page, name: string) => {
  page.renders[name] = (page.renders[name] ?? 0) + 1;
};

function Line({ page, id }: { page: Page; id: number }) {
  const line = useCartLine(id);
  countRender(page, `line ${id}`);
  return line ? (
    <li data-testid={`line-${id}`}>
      {line.quantity}
      {line.error ? ` ${line.error.kind}` : ''}
    </li>
  ) : null;
}

function Lines({ page }: { page: Page }) {
  page.cart = useCart();
  page.actions = useCartActions();
  countRender(page, 'list');
  return page.cart.data?.groups.flatMap((group) => group.lineIds.map((id) => <Line key={id} page={page} id={id} />));
}

function Badge({ page }: { page: Page }) {
  page.count = useCartCount();
  countRender(page, 'badge');
  return null;
}

function Sums({ page }: { page: Page }) {
  page.summary = useCartSummary().data;
  return <output>{page.summary?.total}</output>;
}

function FirstQuantity() {
  return <b>{useCartLine(1)?.quantity}</b>;
}

function openPage(
  fixture: CartFixture,
  { session = createTestSession(), uuid = GUEST }: { session?: TestSession; uuid?: string | null } = {},
): Page {
  const page = { renders: {}, guestId: memoryGuestId(uuid ?? undefined) } as Page;
  render(
    <StorefrontProvider
      client={fixture.clientOf(session)}
      session={session}
      store={aStore()}
      locale="en"
      guestId={page.guestId}
    >
      <Lines page={page} />
      <Badge page={page} />
      <Sums page={page} />
    </StorefrontProvider>,
  );
  return page;
}

const shown = (id: number) => screen.queryByTestId(`line-${id}`)?.textContent;

describe('ten quick clicks on one line', () => {
  const twenty = Array.from({ length: 20 }, () => 1);
  const networks: Record<string, Exchange[]> = {
    delayed: [succeeded(180, 40), succeeded(30, 160)],
    failing: [{ thereMs: 60, backMs: 60, outcome: 'refused' }],
    'response-losing': [{ thereMs: 60, backMs: 60, outcome: 'lost' }],
  };
  const sizes = [20, 200, 1_000];
  const cases = Object.entries(networks).flatMap(([name, exchanges]) =>
    sizes.map((lines) => ({ name, exchanges, lines })),
  );

  it.each(cases)(
    'of $lines lines send two requests at most and rerender no other line ($name network)',
    async ({ exchanges, lines }) => {
      const fixture = new CartFixture(Array(lines).fill(1), [succeeded(5), ...exchanges]);
      const page = openPage(fixture);
      await pass(50);
      const before = { ...page.renders };
      for (let click = 0; click < 10; click++) {
        act(() => void page.actions.setQuantity.run(7, 2 + click).catch(() => {}));
        expect(shown(7)).toMatch(new RegExp(`^${2 + click}`));
        await pass(50);
      }
      await pass(5_000);
      const expected = exchanges[0]?.outcome === 'refused' ? 1 : 11;
      expect(fixture.quantities[107]).toBe(expected);
      expect(shown(7)).toMatch(new RegExp(`^${expected}( |$)`));
      expect(fixture.writes.length).toBeLessThanOrEqual(2);
      const others = Object.keys(before).filter((name) => name !== 'line 7' && name !== 'badge');
      expect(others.map((name) => page.renders[name])).toEqual(others.map((name) => before[name]));
      expect((page.renders['line 7'] ?? 0) - (before['line 7'] ?? 0)).toBeLessThanOrEqual(12);
    },
  );

  it('end with the last quantity if every click is sent and responses arrive out of order', async () => {
    const exchanges = [5, 180, 40, 160, 30, 150, 20, 140, 10, 130, 5].map((ms) => succeeded(ms, 200 - ms));
    const fixture = new CartFixture(twenty, exchanges);
    const page = openPage(fixture);
    await pass(250);
    for (let click = 0; click < 10; click++) {
      act(() => void page.actions.setQuantity.run(7, 2 + click));
      page.actions.flush(7);
      await pass(20);
    }
    await pass(5_000);
    expect(shown(7)).toBe('11');
    expect(fixture.quantities[107]).toBe(11);
    expect(fixture.writes.length).toBeLessThanOrEqual(6);
  });
});

describe('a quantity', () => {
  it('is sent after half a second, or at once with flush', async () => {
    const fixture = new CartFixture([1, 1]);
    const page = openPage(fixture);
    await pass(100);
    act(() => void page.actions.setQuantity.run(1, 4));
    await pass(499);
    expect(fixture.writes).toEqual([]);
    await pass(30);
    expect(fixture.writes).toHaveLength(1);
    act(() => {
      void page.actions.setQuantity.run(2, 3);
      page.actions.flush(2);
    });
    await pass(30);
    expect(fixture.quantities).toEqual({ 101: 4, 102: 3 });
  });

  it('is restored to the confirmed one after an error, which the line shows', async () => {
    const fixture = new CartFixture([3], [succeeded(5), { thereMs: 5, backMs: 5, outcome: 'refused' }]);
    const page = openPage(fixture);
    await pass(50);
    let reason: unknown;
    act(
      () =>
        void page.actions.setQuantity.run(1, 9).catch((cause) => {
          reason = cause;
        }),
    );
    expect(shown(1)).toBe('9');
    await pass(2_000);
    expect(shown(1)).toBe('3 invalid');
    expect(reason).toMatchObject({ kind: 'invalid' });
  });

  it('is limited to 1 and the stock, and text that is not a number counts as 1', async () => {
    const fixture = new CartFixture([3]);
    const page = openPage(fixture);
    await pass(50);
    for (const [typed, expected] of [
      ['99', '20'],
      ['abc', '1'],
      ['-4', '1'],
      ['2,9', '2'],
    ] as const) {
      act(() => void page.actions.setQuantity.run(1, typed));
      expect(shown(1)).toBe(expected);
    }
  });

  it('is sent when the page is left', async () => {
    const fixture = new CartFixture([3]);
    const page = openPage(fixture);
    await pass(50);
    act(() => void page.actions.setQuantity.run(1, 5));
    act(() => void dispatchEvent(new Event('pagehide')));
    await pass(30);
    expect(fixture.quantities[101]).toBe(5);
  });
});

describe('lines', () => {
  it('are hidden at once when removed, and restored by undo', async () => {
    const fixture = new CartFixture([1, 6], [succeeded(5), succeeded(300)]);
    const page = openPage(fixture);
    await pass(50);
    act(() => void page.actions.remove.run(2));
    expect(shown(2)).toBeUndefined();
    expect(page.cart.lastRemoved).toEqual({ lineId: 2, name: 'Product 2', quantity: 6, lines: 1 });
    act(() => void page.actions.undo.run());
    await pass(2_000);
    expect(fixture.quantities).toEqual({ 101: 1, 102: 6 });
    expect(page.cart.data?.groups.flatMap((group) => group.lineIds)).toEqual([1, 3]);
  });

  it('are shown again if their removal is refused', async () => {
    const fixture = new CartFixture([1], [succeeded(5), { thereMs: 5, backMs: 5, outcome: 'refused' }]);
    const page = openPage(fixture);
    await pass(50);
    act(() => void page.actions.remove.run(1).catch(() => {}));
    expect(page.cart.isEmpty).toBe(true);
    await pass(500);
    expect(shown(1)).toBe('1 invalid');
    expect(page.actions.remove.error).toMatchObject({ kind: 'invalid' });
    expect(page.cart.lastRemoved).toBeUndefined();
  });

  it('are included in the sum while they are checked, and all are checked at first', async () => {
    const page = openPage(new CartFixture([1, 2]));
    await pass(100);
    expect(page.summary).toMatchObject({ total: '$30.00', count: 3, allChecked: true, checkedLines: 2 });
    act(() => page.actions.check(2, false));
    expect(page.summary).toMatchObject({ total: '$10.00', count: 3, allChecked: false, checkedLines: 1 });
    act(() => page.actions.check([1, 2], false));
    expect(page.summary?.merchants).toEqual([{ merId: 1, total: '$0.00', allChecked: false, someChecked: false }]);
    act(() => page.actions.check([1, 2], true));
    expect(page.summary?.total).toBe('$30.00');
  });

  it('are counted for a badge, which rerenders only when the total quantity changes', async () => {
    const page = openPage(new CartFixture([1, 2]));
    expect(page.count).toBeUndefined();
    await pass(100);
    expect(page.count).toBe(3);
    const before = page.renders.badge ?? 0;
    act(() => page.actions.check(2, false));
    expect(page.renders.badge).toBe(before);
    act(() => void page.actions.setQuantity.run(1, 4));
    expect(page.count).toBe(6);
    await pass(1_000);
    act(() => void page.actions.remove.run(2));
    expect(page.count).toBe(4);
    await pass(1_000);
    expect(page.renders.badge).toBe(before + 2);
  });

  it('include an addition to a line whose quantity is still paused', async () => {
    const fixture = new CartFixture([1]);
    const page = openPage(fixture);
    await pass(100);
    act(() => void page.actions.setQuantity.run(1, 5));
    act(() => void page.actions.add.run({ productId: 10, attrId: 101, quantity: 2 }));
    expect(page.actions.add.isPending).toBe(true);
    await pass(1_000);
    expect(page.actions.add.isPending).toBe(false);
    expect(shown(1)).toBe('7');
    expect(fixture.quantities[101]).toBe(7);
  });
});

describe('a guest', () => {
  it('without an id has an empty cart and requests nothing', async () => {
    const fixture = new CartFixture([1]);
    const page = openPage(fixture, { uuid: null });
    await pass(100);
    expect(page.cart).toMatchObject({ isLoading: false, isEmpty: true });
    expect(fixture.calls).toEqual([]);
  });

  it('sees the carts merged once at sign-in, with the quantity that was added', async () => {
    const session = createTestSession('anonymous');
    const fixture = new CartFixture([3]);
    fixture.backend.fill('shopper-1', [18, 2]);
    const page = openPage(fixture, { session });
    await pass(100);
    act(() => session.become('authenticated'));
    await pass(500);
    expect(fixture.writes).toEqual([`cart.merge {"uuid":"${GUEST}","storeId":1}`]);
    expect(page.guestId.read()).toBeUndefined();
    // The guest had 3, but the stock of 20 allowed only 2 more.
    expect(page.cart.mergeResult).toMatchObject({ added: 2 });
    expect(fixture.backend.quantitiesOf('shopper-1')).toEqual({ 101: 20, 102: 2 });
    act(() => page.actions.dismissMerge());
    expect(page.cart.mergeResult).toBeUndefined();
  });

  it('sees the carts merged at the next online event if the merge failed', async () => {
    const session = createTestSession('anonymous');
    const fixture = new CartFixture(
      [3],
      [succeeded(5), succeeded(5), succeeded(5), { thereMs: 5, backMs: 5, outcome: 'refused' }],
    );
    const page = openPage(fixture, { session });
    await pass(100);
    act(() => session.become('authenticated'));
    await pass(500);
    expect(page.cart.isEmpty).toBe(true);
    act(() => void dispatchEvent(new Event('online')));
    await pass(500);
    expect(page.cart.mergeResult).toEqual({ added: 3, capped: [] });
    expect(page.guestId.read()).toBeUndefined();
  });

  it('keeps the cart while the identity provider is unreachable, and it is merged at sign-in', async () => {
    const session = createTestSession('unreachable');
    const fixture = new CartFixture([2]);
    const page = openPage(fixture, { session });
    await pass(100);
    expect(page.cart.data).toBeDefined();
    expect(shown(1)).toBe('2');
    act(() => session.become('authenticated'));
    await pass(500);
    expect(fixture.writes).toHaveLength(1);
    expect(page.cart.mergeResult).toMatchObject({ added: 2 });
  });

  it('makes cart calls without auth, whereas each cart call of an account has auth user', async () => {
    const open = async (state: 'anonymous' | 'authenticated') => {
      const fixture = new CartFixture([1]);
      fixture.backend.fill('shopper-1', [1]);
      const page = openPage(fixture, { session: createTestSession(state), uuid: state === 'anonymous' ? GUEST : null });
      await pass(100);
      const [line = 0] = page.cart.data?.groups[0]?.lineIds ?? [];
      act(() => {
        void page.actions.setQuantity.run(line, 3);
        page.actions.flush();
      });
      await pass(100);
      act(() => void page.actions.add.run({ productId: 10, attrId: 101, quantity: 1 }));
      await pass(100);
      act(() => void page.actions.remove.run(line));
      await pass(100);
      return fixture.calls;
    };
    const account = await open('authenticated');
    expect(new Set(account.map(([call]) => call))).toEqual(
      new Set(['cart.list', 'cart.setQuantity', 'cart.save', 'cart.remove']),
    );
    expect(account.filter(([, auth]) => auth !== 'user')).toEqual([]);
    cleanup();
    const guest = await open('anonymous');
    expect(guest.length).toBeGreaterThan(3);
    expect(guest.filter(([, auth]) => auth !== undefined)).toEqual([]);
  });

  it('has no id and an empty cart after a sign-out', async () => {
    const session = createTestSession('authenticated');
    const fixture = new CartFixture([1]);
    const page = openPage(fixture, { session, uuid: null });
    await pass(200);
    act(() => session.become('anonymous'));
    await pass(200);
    expect(page.guestId.read()).toBeUndefined();
    expect(page.cart).toMatchObject({ isLoading: false, isEmpty: true });
  });
});

describe('useCart', () => {
  it('is loading until the first response, without a sum and not empty', async () => {
    const page = openPage(new CartFixture([2]));
    expect(page.cart).toMatchObject({ data: undefined, isLoading: true, isRefreshing: false, isEmpty: false });
    expect(page.summary).toBeUndefined();
    await pass(100);
    expect(page.cart).toMatchObject({ isLoading: false, isRefreshing: false, isEmpty: false });
    expect(page.cart.data?.groups.map(({ lineIds }) => lineIds)).toEqual([[1]]);
    expect(page.summary?.total).toBe('$20.00');
  });

  it('has an error, and is not empty, if the cart could not be read, until a read succeeds', async () => {
    const page = openPage(new CartFixture([2], [{ thereMs: 5, backMs: 5, outcome: 'refused' }]));
    await pass(50);
    expect(page.cart).toMatchObject({ data: undefined, isLoading: false, isEmpty: false, error: { kind: 'network' } });
    act(() => void page.cart.refresh());
    await pass(100);
    expect(page.cart).toMatchObject({ error: undefined, isEmpty: false });
    expect(page.summary?.count).toBe(2);
  });

  it('sets isRefreshing while the cart is read again, and rerenders a component that reads it', async () => {
    const page = openPage(new CartFixture([2]));
    await pass(100);
    const before = page.renders.list ?? 0;
    expect(page.cart.isRefreshing).toBe(false);
    act(() => void page.cart.refresh());
    await pass(1);
    expect(page.cart.isRefreshing).toBe(true);
    await pass(100);
    expect(page.cart.isRefreshing).toBe(false);
    expect(page.renders.list).toBe(before + 2);
  });

  it('is empty after several lines, then all lines, are removed with one request each', async () => {
    const fixture = new CartFixture([1, 2, 3]);
    const page = openPage(fixture);
    await pass(100);
    act(() => void page.actions.remove.run([1, 2]));
    await pass(100);
    act(() => void page.actions.clear.run());
    expect(page.cart.isEmpty).toBe(true);
    await pass(100);
    expect(fixture.writes.map((write) => /"ids":(\[.*?\])/.exec(write)?.[1])).toEqual(['[1,2]', '[3]']);
  });
});

it('the cart is not a query, so that a server cannot prefetch it or share it between shoppers', () => {
  expect(Object.keys(queries)).toContain('unavailableLines');
  expect(Object.keys(queries)).not.toContain('cart');
});

it('the cart works in StrictMode, which runs effects twice', async () => {
  const fixture = new CartFixture([2]);
  render(
    <StrictMode>
      <StorefrontProvider
        client={fixture.clientOf(createTestSession())}
        store={aStore()}
        locale="en"
        guestId={memoryGuestId(GUEST)}
      >
        <FirstQuantity />
      </StorefrontProvider>
    </StrictMode>,
  );
  await pass(200);
  expect(document.querySelector('b')?.textContent).toBe('2');
});

it('lines that a response did not change stay the same objects', async () => {
  const fixture = new CartFixture([1, 2]);
  const tab = fixture.open();
  const close = tab.connect();
  await pass(100);
  const before = [tab.line(1), tab.line(2)];
  fixture.lines.set(2, cartLine(2, 9));
  void tab.refresh();
  await pass(100);
  expect(tab.line(1)).toBe(before[0]);
  expect(tab.line(2)).toMatchObject({ quantity: 9 });
  close();
});
