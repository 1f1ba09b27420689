import { aStore, createMockStorefront, MockFailure, type MockHandlers } from '@promenade/storefront-devkit/mock';
import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { createClient, credentials, type OutgoingRequest } from '@promenade/storefront-sdk';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type State, SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAddresses } from '../account/use-account.ts';
import { useSession } from '../account/use-session.ts';
import { useCartSummary } from '../cart/use-cart.ts';
import { createShopClock } from '../context/clock.ts';
import { createGuestId, newCartUuid } from '../context/identity.ts';
import { useStorefront } from '../context/use-storefront.ts';
import * as queries from '../query/queries.ts';
import type { Query } from '../query/query.ts';
import type { QueryName } from '../query/query-names.ts';
import { useQuery } from '../query/use-query.ts';
import { prefetch } from '../server/prefetch.ts';
import { page, productCard } from '../test-support/fixtures.ts';
import { useProductCard } from '../views/use-product-card.ts';
import { useWrite } from '../writes/use-write.ts';
import { StorefrontProvider } from './storefront-provider.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  createGuestId().rotate();
});

const clientOf = (handlers: MockHandlers) =>
  createClient({ baseUrl: 'http://shop.test', fetch: createMockStorefront({ handlers }).fetch });
const notFound = (): never => {
  throw new MockFailure(404);
};

function Home() {
  const { data } = useQuery(queries.homeProducts());
  return data?.list.map((card) => <Card key={card.id} card={card} />);
}
function Card({ card }: { card: ReturnType<typeof productCard> }) {
  const { name, price, href } = useProductCard(card);
  const { count } = useCartSummary().data ?? {};
  const { state } = useSession();
  return (
    <p>
      {name} {price.now} {price.was} {href} {count} {state}
    </p>
  );
}

const countRender = vi.fn();
function CountedReader() {
  countRender();
  return <p>{useQuery(queries.homeProducts()).data?.list.length}</p>;
}

describe('a page that a server rendered', () => {
  const renderedAt = Date.parse('2026-11-21T12:00:00Z');
  const onSale = productCard(1, { discount: 25, discountExpiry: renderedAt + 10_000 });

  it('hydrates without warnings and requests, for a guest', async () => {
    const asked = vi.fn(() => page([onSale]));
    const handlers: MockHandlers = { 'products.list': asked };
    const client = clientOf(handlers);
    const { fallback, failures } = await prefetch(client, [queries.homeProducts()], { locale: 'fr' });
    expect(failures).toEqual([]);
    expect(JSON.parse(JSON.stringify(fallback))).toEqual(fallback);
    const tree = (children: ReactNode, more = {}) => (
      <StrictMode>
        <StorefrontProvider client={client} store={aStore()} locale="fr" fallback={fallback} now={renderedAt} {...more}>
          {children}
        </StorefrontProvider>
      </StrictMode>
    );
    const html = renderToString(tree(<Home />));
    expect(html).toContain('/fr/product/lamp-1');
    expect(html).toContain('unknown');

    const complained = vi.spyOn(console, 'error');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const session = createTestSession('unknown');
    // According to the browser's clock the discount is over.
    vi.useFakeTimers({ toFake: ['Date'], now: renderedAt + 20_000 });
    const app = await act(async () => hydrateRoot(root, tree(<Home />, { session, now: renderedAt })));
    expect(complained).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => session.become('authenticated'));
    expect(root.textContent).toContain('authenticated');
    act(() => app.unmount());
    root.remove();
  });

  it('renders a component that reads its data once during hydration', async () => {
    const client = clientOf({ 'products.list': () => page([onSale]) });
    const { fallback } = await prefetch(client, [queries.homeProducts()], { locale: 'en' });
    const tree = (
      <StorefrontProvider client={client} store={aStore()} locale="en" fallback={fallback}>
        <CountedReader />
      </StorefrontProvider>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(tree);
    expect(root.textContent).toBe('1');
    countRender.mockClear();
    const app = await act(async () => hydrateRoot(root, tree));
    expect(countRender).toHaveBeenCalledTimes(1);
    act(() => app.unmount());
    root.remove();
  });

  it('gets the errors of queries that could not be prefetched', async () => {
    const onError = vi.fn();
    const client = clientOf({ 'categories.tree': () => [], 'products.detailBySlug': notFound });
    const wanted = [queries.categories(), queries.product({ slug: 'lost' }), queries.addresses()];
    const { fallback, failures } = await prefetch(client, wanted, { locale: 'en', onError });
    expect(Object.values(fallback)).toEqual([[]]);
    expect(failures).toEqual([{ query: 'product', key: ['product', 'lost', undefined], error: failures[0]?.error }]);
    expect(failures[0]?.error.kind).toBe('not-found');
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('a query', () => {
  const wrap =
    (props: Partial<Parameters<typeof StorefrontTestProvider>[0]>) =>
    ({ children }: { children: ReactNode }) => <StorefrontTestProvider {...props}>{children}</StorefrontTestProvider>;

  it('is loaded, reports its error and is loaded again', async () => {
    const tree = vi.fn<() => never[]>(() => []).mockImplementationOnce(notFound);
    const onError = vi.fn();
    const { result } = renderHook(() => useQuery(queries.categories()), {
      wrapper: wrap({ handlers: { 'categories.tree': tree }, onError }),
    });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.error?.kind).toBe('not-found'));
    expect(result.current.isLoading).toBe(false);
    expect(onError).toHaveBeenCalledTimes(1);
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject({ data: [], error: undefined });
  });

  it('is not requested when it was prefetched', async () => {
    const tree = vi.fn(() => []);
    const { result, rerender } = renderHook(
      ({ isOpen }: { isOpen: boolean }) => ({
        shop: useStorefront(),
        read: useQuery(isOpen ? queries.categories() : null),
      }),
      {
        initialProps: { isOpen: false },
        wrapper: wrap({ handlers: { 'categories.tree': tree, 'products.detailBySlug': notFound } }),
      },
    );
    await act(() => result.current.shop.prefetch([queries.categories()]));
    rerender({ isOpen: true });
    expect(result.current.read).toMatchObject({ data: [], isLoading: false, isRefreshing: false });
    await act(() => result.current.shop.prefetch([queries.categories()]));
    expect(tree).toHaveBeenCalledTimes(1);
    let failures: unknown;
    await act(async () => {
      failures = await result.current.shop.prefetch([queries.product({ slug: 'lost' })]);
    });
    expect(failures).toMatchObject([{ query: 'product', error: { kind: 'not-found' } }]);
  });

  it('that is private waits for the sign-in, and its data is removed when the shopper changes', async () => {
    const session = createTestSession('unknown');
    const list = vi.fn(() => page([]));
    const { result } = renderHook(() => useAddresses(), {
      wrapper: wrap({ handlers: { 'addresses.list': list }, session }),
    });
    expect(result.current).toMatchObject({ isLoading: true, data: undefined });
    act(() => session.become('anonymous'));
    expect(result.current.isLoading).toBe(false);
    expect(list).not.toHaveBeenCalled();
    act(() => session.become('authenticated'));
    await waitFor(() => expect(result.current.data).toEqual([]));
    act(() => session.become('authenticated', { subject: 'somebody-else' }));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('is requested again after a write that affects it, also while an earlier request is pending', async () => {
    const list = vi.fn(() => page([]));
    const save = vi.fn(({ body }) => ({ ...body, id: 1, addressLine2: null, phone: '' }));
    const { result } = renderHook(() => useAddresses(), {
      wrapper: wrap({ handlers: { 'addresses.list': list, 'addresses.save': save }, session: 'authenticated' }),
    });
    const draft = { firstName: 'A', lastName: 'B', email: 'a@b.co', country: 'FR', addressLine1: 'x', state: 's' };
    await act(() => result.current.save.run({ ...draft, city: 'c', postCode: '1', isDefault: true }));
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(list.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(result.current.save).toMatchObject({ isPending: false, error: undefined });
  });
});

describe('every query', () => {
  const calls = {
    addresses: queries.addresses(),
    unpaidOrders: queries.unpaidOrders(),
    categories: queries.categories(),
    collection: queries.collection(1),
    comparedProducts: queries.comparedProducts([1, 2]),
    facets: queries.facets({ keyword: 'shirt' }),
    foundMerchants: queries.foundMerchants({ keywords: 'atelier', typeId: 3 }),
    homeIndex: queries.homeIndex(),
    homeProducts: queries.homeProducts(),
    hotKeywords: queries.hotKeywords(),
    imageDomain: queries.imageDomain(),
    activities: queries.activities(),
    activity: queries.activity(1),
    activityProducts: queries.activityProducts(1),
    topProducts: queries.topProducts(),
    address: queries.address(1),
    checkoutCoupons: queries.checkoutCoupons('PRE12345'),
    checkoutPrice: queries.checkoutPrice('PRE12345', { addressId: 1, couponId: 2, spendPoints: true }),
    coupons: queries.coupons({ useType: 2, productId: 4, merId: 0 }, true),
    defaultAddress: queries.defaultAddress(),
    followedIds: queries.followedIds(),
    followedMerchants: queries.followedMerchants(),
    logistics: queries.logistics('SH26011512000001'),
    orderByToken: queries.orderByToken('q3Zx8nW1vT5kYb7dRf2HcA'),
    masterOrder: queries.masterOrder('PT26011512000001'),
    merchant: queries.merchant(1),
    merchantAgreement: queries.merchantAgreement(),
    merchantApplications: queries.merchantApplications(),
    merchantCategories: queries.merchantCategories(1),
    merchantDetail: queries.merchantDetail(1),
    merchantProducts: queries.merchantProducts(1, { keyword: 'shirt', sort: 'price-asc', minCents: 100 }),
    merchants: queries.merchants(),
    myCoupons: queries.myCoupons('unusable'),
    businessCategories: queries.businessCategories(),
    merchantTypes: queries.merchantTypes(),
    order: queries.order('SH26011512000001'),
    orderCenterCounts: queries.orderCenterCounts(),
    orderCounts: queries.orderCounts(),
    orders: queries.orders('completed'),
    payCurrency: queries.payCurrency(),
    paymentMethods: queries.paymentMethods(),
    pendingReviews: queries.pendingReviews(),
    points: queries.points(),
    pointsRecords: queries.pointsRecords(),
    preOrder: queries.preOrder('PRE12345'),
    product: queries.product({ slug: 'linen-shirt', uniqueKey: 'k1' }),
    productPreview: queries.productPreview({ slug: 'lamp', uniqueKey: 'k1' }),
    products: queries.products({ keyword: 'shirt', sort: 'sales', minCents: 100, maxCents: 10_000 }),
    productsByIds: queries.productsByIds([1, 2]),
    refund: queries.refund('RE26011512000001'),
    refundable: queries.refundable('SH26011512000001'),
    refundReasons: queries.refundReasons(),
    refunds: queries.refunds(),
    signInMethods: queries.signInMethods(),
    reviewCount: queries.reviewCount(1),
    reviews: queries.reviews(1, 'good'),
    reviewSummary: queries.reviewSummary(1),
    storeDetails: queries.storeDetails(),
    storePage: queries.storePage({ type: 'HEADER' }),
    streamingChannel: queries.streamingChannel(),
    theme: queries.theme(),
    unavailableLines: queries.unavailableLines(undefined, 1),
    user: queries.user(),
    userMenu: queries.userMenu(),
    wishedIds: queries.wishedIds(),
    wishList: queries.wishList(),
  } satisfies Record<QueryName, Query<unknown>>;

  it.each(Object.entries(calls))('%s has its name in its key, and calls an existing endpoint', async (name, query) => {
    expect(query.key[0]).toBe(name);
    const { fetch } = createMockStorefront();
    const authorize = () => ({ authorization: 'Bearer test' });
    const client = createClient({ baseUrl: 'http://shop.test', fetch, use: [credentials(authorize)] });
    const outcome = await query.load(client).then(
      () => 'answered',
      (error) => error.kind,
    );
    // The mock shop responds `not-found` for ids that it doesn't have; any other error means a wrong request.
    expect(['answered', 'not-found']).toContain(outcome);
  });
});

describe('cached data', () => {
  it('is removed when the shopper signs out, and pending responses are ignored', async () => {
    const cache = new Map<string, State>();
    const session = createTestSession('authenticated');
    let answer = (_: ReturnType<typeof page<never>>) => {};
    const late = new Promise<ReturnType<typeof page<never>>>((resolve) => {
      answer = resolve;
    });
    const list = vi.fn(async () => late);
    const { result } = renderHook(
      () => ({ shop: useStorefront(), menu: useQuery(queries.userMenu()), addresses: useAddresses() }),
      {
        wrapper: ({ children }) => (
          <SWRConfig value={{ provider: () => cache }}>
            <StorefrontTestProvider session={session} handlers={{ 'addresses.list': list }}>
              {children}
            </StorefrontTestProvider>
          </SWRConfig>
        ),
      },
    );
    await waitFor(() => expect(result.current.menu.data).toBeDefined());
    await waitFor(() => expect(list).toHaveBeenCalled());
    const cached = () =>
      [...cache.entries()].filter(([key, { data }]) => key.includes('shopper-1') && data !== undefined);
    expect(cached()).not.toEqual([]);
    act(() => session.become('anonymous'));
    expect(cached()).toEqual([]);
    await act(async () => answer(page([])));
    expect(cached()).toEqual([]);
    expect(result.current.addresses.data).toBeUndefined();
  });
});

describe('a write', () => {
  it('has the result of the latest run until another run starts or `reset` is called', async () => {
    const { result } = renderHook(() => useWrite(async (word: string) => word.toUpperCase()));
    expect(result.current).toMatchObject({ isSuccess: false, data: undefined });
    await act(() => result.current.run('one'));
    expect(result.current).toMatchObject({ isSuccess: true, data: 'ONE', error: undefined });
    let done: Promise<string> | undefined;
    act(() => {
      done = result.current.run('two');
    });
    expect(result.current).toMatchObject({ isPending: true, isSuccess: false, data: undefined });
    await act(async () => void (await done));
    expect(result.current.data).toBe('TWO');
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ isSuccess: false, data: undefined });
  });

  it('ignores the error of an earlier run after a later run succeeded', async () => {
    const outcomes: ((cause?: Error) => void)[] = [];
    const { result } = renderHook(() =>
      useWrite(
        () =>
          new Promise<void>((resolve, reject) => {
            outcomes.push((cause) => (cause ? reject(cause) : resolve()));
          }),
      ),
    );
    act(() => {
      void result.current.run();
      void result.current.run();
    });
    await act(async () => outcomes[1]?.());
    await act(async () => outcomes[0]?.(new Error('late')));
    expect(result.current).toMatchObject({ isPending: false, isSuccess: true, error: undefined });
    act(() => void result.current.run());
    await act(async () => outcomes[2]?.(new Error('now')));
    expect(result.current.error).toMatchObject({ kind: 'platform' });
  });
});

describe('the shop’s clock', () => {
  const answerAt = (iso: string) => async () => ({
    status: 200,
    headers: new Headers({ date: new Date(iso).toUTCString() }),
    body: undefined,
  });
  const request = {} as OutgoingRequest;

  it('follows the server when the device’s clock is wrong', async () => {
    const clock = createShopClock(undefined, () => Date.parse('2026-11-21T09:00:00Z'));
    await clock.middleware(request, answerAt('2026-11-21T12:00:00Z'));
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T12:00:00.500Z');
  });

  it('does not correct a difference within the header’s resolution', async () => {
    const clock = createShopClock(undefined, () => Date.parse('2026-11-21T12:00:01Z'));
    await clock.middleware(request, answerAt('2026-11-21T12:00:00Z'));
    expect(clock.now()).toBe(Date.parse('2026-11-21T12:00:01Z'));
  });

  it('changes a price when its discount ends', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    const card = productCard(1, { discount: 25, discountExpiry: Date.now() + 3_000 });
    render(
      <StorefrontTestProvider>
        <Card card={card} />
      </StorefrontTestProvider>,
    );
    expect(screen.getByText(/Lamp 1/).textContent).toContain('$36.00 $48.00');
    await act(() => vi.advanceTimersByTimeAsync(3_001));
    expect(screen.getByText(/Lamp 1/).textContent).toContain('$48.00  /product');
  });
});

describe('a guest id', () => {
  it('has 32 hex characters, is created when first needed and is removed by `rotate`', () => {
    const guestId = createGuestId();
    expect(guestId.read()).toBeUndefined();
    const uuid = guestId.ensure();
    expect(uuid).toMatch(/^[0-9a-f]{32}$/);
    expect(guestId.ensure()).toBe(uuid);
    expect(document.cookie).toContain(`cartUuid=${uuid}`);
    guestId.rotate();
    expect(guestId.read()).toBeUndefined();
    expect(guestId.ensure()).not.toBe(uuid);
  });

  it('ignores a manipulated cookie', () => {
    const cookies = { read: () => '<script>', write() {}, remove() {} };
    expect(createGuestId(cookies).read()).toBeUndefined();
  });

  it('is unique', () => {
    expect(new Set(Array.from({ length: 10_000 }, newCartUuid)).size).toBe(10_000);
  });
});
