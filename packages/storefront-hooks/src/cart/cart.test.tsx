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
import { CartWorld, type Fate, GUEST } from './test-support/cart-world.ts';
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
const answered = (thereMs: number, backMs = 0): Fate => ({ thereMs, backMs, outcome: 'answered' });

/** A page with a cart, and what a test wants to know of it. */
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
  world: CartWorld,
  { session = createTestSession(), uuid = GUEST }: { session?: TestSession; uuid?: string | null } = {},
): Page {
  const page = { renders: {}, guestId: memoryGuestId(uuid ?? undefined) } as Page;
  render(
    <StorefrontProvider
      client={world.clientOf(session)}
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
  const networks: Record<string, Fate[]> = {
    delayed: [answered(180, 40), answered(30, 160)],
    failing: [{ thereMs: 60, backMs: 60, outcome: 'refused' }],
    'losing answers': [{ thereMs: 60, backMs: 60, outcome: 'lost' }],
  };
  const sizes = [20, 200, 1_000];
  const cases = Object.entries(networks).flatMap(([name, fates]) => sizes.map((lines) => ({ name, fates, lines })));

  it.each(cases)(
    'of $lines, with a network that is $name, write twice at most and render nothing else',
    async ({ fates, lines }) => {
      const world = new CartWorld(Array(lines).fill(1), [answered(5), ...fates]);
      const page = openPage(world);
      await pass(50);
      const before = { ...page.renders };
      for (let click = 0; click < 10; click++) {
        act(() => void page.actions.setQuantity.run(7, 2 + click).catch(() => {}));
        expect(shown(7)).toMatch(new RegExp(`^${2 + click}`));
        await pass(50);
      }
      await pass(5_000);
      const held = fates[0]?.outcome === 'refused' ? 1 : 11;
      expect(world.quantities[107]).toBe(held);
      expect(shown(7)).toMatch(new RegExp(`^${held}( |$)`));
      expect(world.writes.length).toBeLessThanOrEqual(2);
      const others = Object.keys(before).filter((name) => name !== 'line 7' && name !== 'badge');
      expect(others.map((name) => page.renders[name])).toEqual(others.map((name) => before[name]));
      expect((page.renders['line 7'] ?? 0) - (before['line 7'] ?? 0)).toBeLessThanOrEqual(12);
    },
  );

  it('end with the right quantity when answers overtake each other and every click is sent', async () => {
    const fates = [5, 180, 40, 160, 30, 150, 20, 140, 10, 130, 5].map((ms) => answered(ms, 200 - ms));
    const world = new CartWorld(twenty, fates);
    const page = openPage(world);
    await pass(250);
    for (let click = 0; click < 10; click++) {
      act(() => void page.actions.setQuantity.run(7, 2 + click));
      page.actions.flush(7);
      await pass(20);
    }
    await pass(5_000);
    expect(shown(7)).toBe('11');
    expect(world.quantities[107]).toBe(11);
    expect(world.writes.length).toBeLessThanOrEqual(6);
  });
});

describe('a quantity', () => {
  it('waits half a second before it is sent, and leaves at once on blur', async () => {
    const world = new CartWorld([1, 1]);
    const page = openPage(world);
    await pass(100);
    act(() => void page.actions.setQuantity.run(1, 4));
    await pass(499);
    expect(world.writes).toEqual([]);
    await pass(30);
    expect(world.writes).toHaveLength(1);
    act(() => {
      void page.actions.setQuantity.run(2, 3);
      page.actions.flush(2);
    });
    await pass(30);
    expect(world.quantities).toEqual({ 101: 4, 102: 3 });
  });

  it('falls back to the last confirmed number and keeps the error on the line', async () => {
    const world = new CartWorld([3], [answered(5), { thereMs: 5, backMs: 5, outcome: 'refused' }]);
    const page = openPage(world);
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
    act(() => page.actions.dismissError(1));
    expect(shown(1)).toBe('3');
  });

  it('is kept within one and the stock, whatever was typed', async () => {
    const world = new CartWorld([3]);
    const page = openPage(world);
    await pass(50);
    for (const [typed, kept] of [
      ['99', '20'],
      ['abc', '1'],
      ['-4', '1'],
      ['2,9', '2'],
    ] as const) {
      act(() => void page.actions.setQuantity.run(1, typed));
      expect(shown(1)).toBe(kept);
    }
  });

  it('leaves with the page', async () => {
    const world = new CartWorld([3]);
    const page = openPage(world);
    await pass(50);
    act(() => void page.actions.setQuantity.run(1, 5));
    act(() => void dispatchEvent(new Event('pagehide')));
    await pass(30);
    expect(world.quantities[101]).toBe(5);
  });
});

describe('lines', () => {
  it('can be removed at once and restored', async () => {
    const world = new CartWorld([1, 6], [answered(5), answered(300)]);
    const page = openPage(world);
    await pass(50);
    act(() => void page.actions.remove.run(2));
    expect(shown(2)).toBeUndefined();
    expect(page.cart.lastRemoved).toEqual({ lineId: 2, name: 'Product 2', quantity: 6, lines: 1 });
    act(() => void page.actions.undo.run());
    await pass(2_000);
    expect(world.quantities).toEqual({ 101: 1, 102: 6 });
    expect(page.cart.data?.groups.flatMap((group) => group.lineIds)).toEqual([1, 3]);
  });

  it('come back when their removal is refused', async () => {
    const world = new CartWorld([1], [answered(5), { thereMs: 5, backMs: 5, outcome: 'refused' }]);
    const page = openPage(world);
    await pass(50);
    act(() => void page.actions.remove.run(1).catch(() => {}));
    expect(page.cart.isEmpty).toBe(true);
    await pass(500);
    expect(shown(1)).toBe('1 invalid');
    expect(page.actions.remove.error).toMatchObject({ kind: 'invalid' });
    expect(page.cart.lastRemoved).toBeUndefined();
  });

  it('add up what is checked, all at the start', async () => {
    const page = openPage(new CartWorld([1, 2]));
    await pass(100);
    expect(page.summary).toMatchObject({ total: '$30.00', count: 3, allChecked: true, checkedLines: 2 });
    act(() => page.actions.check(2, false));
    expect(page.summary).toMatchObject({ total: '$10.00', count: 3, allChecked: false, checkedLines: 1 });
    act(() => page.actions.checkMerchant(1, false));
    expect(page.summary?.merchants).toEqual([{ merId: 1, total: '$0.00', allChecked: false, someChecked: false }]);
    act(() => page.actions.checkAll(true));
    expect(page.summary?.total).toBe('$30.00');
  });

  it('are counted for a badge, which renders when the number moves and not before', async () => {
    const page = openPage(new CartWorld([1, 2]));
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

  it('count what is added to a line whose own change still waits', async () => {
    const world = new CartWorld([1]);
    const page = openPage(world);
    await pass(100);
    act(() => void page.actions.setQuantity.run(1, 5));
    act(() => void page.actions.add.run({ productId: 10, attrId: 101, quantity: 2 }));
    expect(page.actions.add.isPending).toBe(true);
    await pass(1_000);
    expect(page.actions.add.isPending).toBe(false);
    expect(shown(1)).toBe('7');
    expect(world.quantities[101]).toBe(7);
  });
});

describe('a guest', () => {
  it('without an id has an empty cart and requests nothing', async () => {
    const world = new CartWorld([1]);
    const page = openPage(world, { uuid: null });
    await pass(100);
    expect(page.cart).toMatchObject({ isLoading: false, isEmpty: true });
    expect(world.asked).toEqual([]);
  });

  it('brings the cart along when signing in, once, and sees how much was added', async () => {
    const session = createTestSession('anonymous');
    const world = new CartWorld([3]);
    world.backend.fill('shopper-1', [18, 2]);
    const page = openPage(world, { session });
    await pass(100);
    act(() => session.become('authenticated'));
    await pass(500);
    expect(world.writes).toEqual([`cart.merge {"uuid":"${GUEST}","storeId":1}`]);
    expect(page.guestId.read()).toBeUndefined();
    // Three were there, and the stock had two more.
    expect(page.cart.mergeResult).toMatchObject({ added: 2 });
    expect(world.backend.quantitiesOf('shopper-1')).toEqual({ 101: 20, 102: 2 });
    act(() => page.actions.dismissMerge());
    expect(page.cart.mergeResult).toBeUndefined();
  });

  it('brings the cart along later when that failed', async () => {
    const session = createTestSession('anonymous');
    const world = new CartWorld(
      [3],
      [answered(5), answered(5), answered(5), { thereMs: 5, backMs: 5, outcome: 'refused' }],
    );
    const page = openPage(world, { session });
    await pass(100);
    act(() => session.become('authenticated'));
    await pass(500);
    expect(page.cart.isEmpty).toBe(true);
    act(() => void dispatchEvent(new Event('online')));
    await pass(500);
    expect(page.cart.mergeResult).toEqual({ added: 3, capped: [] });
    expect(page.guestId.read()).toBeUndefined();
  });

  it('shops while the identity provider is unreachable; the cart comes along afterwards', async () => {
    const session = createTestSession('unreachable');
    const world = new CartWorld([2]);
    const page = openPage(world, { session });
    await pass(100);
    expect(page.cart.data).toBeDefined();
    expect(shown(1)).toBe('2');
    act(() => session.become('authenticated'));
    await pass(500);
    expect(world.writes).toHaveLength(1);
    expect(page.cart.mergeResult).toMatchObject({ added: 2 });
  });

  it('never gets the account’s cart answered, nor the account a guest’s', async () => {
    const open = async (state: 'anonymous' | 'authenticated') => {
      const world = new CartWorld([1]);
      world.backend.fill('shopper-1', [1]);
      const page = openPage(world, { session: createTestSession(state), uuid: state === 'anonymous' ? GUEST : null });
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
      return world.asked;
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

  it('who signs out leaves no cart behind', async () => {
    const session = createTestSession('authenticated');
    const world = new CartWorld([1]);
    const page = openPage(world, { session, uuid: null });
    await pass(200);
    act(() => session.become('anonymous'));
    await pass(200);
    expect(page.guestId.read()).toBeUndefined();
    expect(page.cart).toMatchObject({ isLoading: false, isEmpty: true });
  });
});

describe('the state of the cart', () => {
  it('is loading before the first answer: no sum, no emptiness', async () => {
    const page = openPage(new CartWorld([2]));
    expect(page.cart).toMatchObject({ data: undefined, isLoading: true, isRefreshing: false, isEmpty: false });
    expect(page.summary).toBeUndefined();
    await pass(100);
    expect(page.cart).toMatchObject({ isLoading: false, isRefreshing: false, isEmpty: false });
    expect(page.cart.data?.groups.map(({ lineIds }) => lineIds)).toEqual([[1]]);
    expect(page.summary?.total).toBe('$20.00');
  });

  it('that could not be read is an error and not empty, and recovers', async () => {
    const page = openPage(new CartWorld([2], [{ thereMs: 5, backMs: 5, outcome: 'refused' }]));
    await pass(50);
    expect(page.cart).toMatchObject({ data: undefined, isLoading: false, isEmpty: false, error: { kind: 'network' } });
    act(() => void page.cart.refresh());
    await pass(100);
    expect(page.cart).toMatchObject({ error: undefined, isEmpty: false });
    expect(page.summary?.count).toBe(2);
  });

  it('is refreshing while it is read again, for who looks at that', async () => {
    const page = openPage(new CartWorld([2]));
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

  it('removes several lines, and all, in one request each', async () => {
    const world = new CartWorld([1, 2, 3]);
    const page = openPage(world);
    await pass(100);
    act(() => void page.actions.remove.run([1, 2]));
    await pass(100);
    act(() => void page.actions.clear.run());
    expect(page.cart.isEmpty).toBe(true);
    await pass(100);
    expect(world.writes.map((write) => /"ids":(\[.*?\])/.exec(write)?.[1])).toEqual(['[1,2]', '[3]']);
  });
});

it('no query of the cart can be prefetched on a server or shared between shoppers', () => {
  expect(Object.keys(queries)).toContain('unavailableLines');
  expect(Object.keys(queries)).not.toContain('cart');
});

it('survives StrictMode, which mounts everything twice', async () => {
  const world = new CartWorld([2]);
  render(
    <StrictMode>
      <StorefrontProvider
        client={world.clientOf(createTestSession())}
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

it('keeps lines that an answer did not change as they were', async () => {
  const world = new CartWorld([1, 2]);
  const tab = world.open();
  const close = tab.connect();
  await pass(100);
  const before = [tab.line(1), tab.line(2)];
  world.lines.set(2, cartLine(2, 9));
  void tab.refresh();
  await pass(100);
  expect(tab.line(1)).toBe(before[0]);
  expect(tab.line(2)).toMatchObject({ quantity: 9 });
  close();
});
