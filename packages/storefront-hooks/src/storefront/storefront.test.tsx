import { createClient, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAddresses } from '../account/use-account.ts';
import { useCartSummary } from '../cart/use-cart-summary.ts';
import { StorefrontProvider } from '../provider/storefront-provider.tsx';
import { prefetch } from '../server/prefetch.ts';
import { page, productCard } from '../test-support/fixtures.ts';
import { type FakeAnswers, fakeFetch } from '../testing/fake-fetch.ts';
import { StorefrontTestProvider, testStore } from '../testing/test-provider.tsx';
import { createTestSession } from '../testing/test-session.ts';
import { useProductCardProps } from '../views/use-product-card-props.ts';
import * as queries from './all-queries.ts';
import { createShopClock } from './clock.ts';
import { createGuestId, newCartUuid } from './identity.ts';
import { useQuery } from './use-query.ts';
import { useSession } from './use-session.ts';
import { useStorefront } from './use-storefront.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  createGuestId().rotate();
});

const clientOf = (answers: FakeAnswers) =>
  createClient({ baseUrl: 'http://shop.test', fetch: fakeFetch(answers), retries: 0 });
const notFound = (): never => {
  throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'x' });
};

function Home() {
  const { data } = useQuery(queries.homeProducts());
  return data?.list.map((card) => <Card key={card.id} card={card} />);
}
function Card({ card }: { card: ReturnType<typeof productCard> }) {
  const { name, price, href } = useProductCardProps(card);
  const { count } = useCartSummary();
  const { state } = useSession();
  return (
    <p>
      {name} {price.now} {price.was} {href} {count} {state}
    </p>
  );
}

describe('a page rendered on a server', () => {
  const renderedAt = Date.parse('2026-11-21T12:00:00Z');
  const onSale = productCard(1, { discount: 25, discountExpiry: renderedAt + 60_000 });

  it('hydrates without a warning, asks for nothing again and knows no shopper', async () => {
    const asked = vi.fn(() => page([onSale]));
    const answers: FakeAnswers = { 'product.indexList': asked };
    const client = clientOf(answers);
    const { fallback, failures } = await prefetch(client, [queries.homeProducts()], { locale: 'fr' });
    expect(failures).toEqual([]);
    expect(JSON.parse(JSON.stringify(fallback))).toEqual(fallback);
    const tree = (children: ReactNode, more = {}) => (
      <StrictMode>
        <StorefrontProvider
          client={client}
          store={testStore}
          locale="fr"
          fallback={fallback}
          now={renderedAt}
          {...more}
        >
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
    // By the browser's own clock the discount is long over.
    const app = await act(async () => hydrateRoot(root, tree(<Home />, { session, now: renderedAt })));
    expect(complained).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => session.become('authenticated'));
    expect(root.textContent).toContain('authenticated');
    act(() => app.unmount());
    root.remove();
  });

  it('says what could not be loaded, and with which error', async () => {
    const onError = vi.fn();
    const client = clientOf({ 'category.tree': () => [], 'product.detailBySlug': notFound });
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

  it('reads, tells its error and reads again', async () => {
    const tree = vi.fn<() => never[]>(() => []).mockImplementationOnce(notFound);
    const onError = vi.fn();
    const { result } = renderHook(() => useQuery(queries.categories()), {
      wrapper: wrap({ answers: { 'category.tree': tree }, onError }),
    });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.error?.kind).toBe('not-found'));
    expect(result.current.isLoading).toBe(false);
    expect(onError).toHaveBeenCalledTimes(1);
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject({ data: [], error: undefined });
  });

  it('is not asked when it was warmed', async () => {
    const tree = vi.fn(() => []);
    const { result, rerender } = renderHook(
      ({ isOpen }: { isOpen: boolean }) => ({
        shop: useStorefront(),
        read: useQuery(isOpen ? queries.categories() : null),
      }),
      {
        initialProps: { isOpen: false },
        wrapper: wrap({ answers: { 'category.tree': tree, 'product.detailBySlug': notFound } }),
      },
    );
    await act(() => result.current.shop.warm([queries.categories()]));
    rerender({ isOpen: true });
    expect(result.current.read).toMatchObject({ data: [], isLoading: false, isRefreshing: false });
    await act(() => result.current.shop.warm([queries.categories()]));
    expect(tree).toHaveBeenCalledTimes(1);
    let failures: unknown;
    await act(async () => {
      failures = await result.current.shop.warm([queries.product({ slug: 'lost' })]);
    });
    expect(failures).toMatchObject([{ query: 'product', error: { kind: 'not-found' } }]);
  });

  it('of a shopper waits for the sign-in, and its answer goes with the shopper', async () => {
    const session = createTestSession('unknown');
    const list = vi.fn(() => page([]));
    const { result } = renderHook(() => useAddresses(), {
      wrapper: wrap({ answers: { 'address.list': list }, session }),
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

  it('asks again after a write that concerns it, also while an older question is under way', async () => {
    const list = vi.fn(() => page([]));
    const save = vi.fn(({ body }) => ({ ...body, id: 1, addressLine2: null, phone: '' }));
    const { result } = renderHook(() => useAddresses(), {
      wrapper: wrap({ answers: { 'address.list': list, 'address.save': save }, session: 'authenticated' }),
    });
    const draft = { firstName: 'A', lastName: 'B', email: 'a@b.co', country: 'FR', addressLine1: 'x', state: 's' };
    await act(() => result.current.save.run({ ...draft, city: 'c', postCode: '1', isDefault: true }));
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(list.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(result.current.save).toMatchObject({ isPending: false, error: undefined });
  });

  it('keys differ by language', () => {
    const keys = ['en', 'fr'].map((locale) => {
      const { result } = renderHook(() => useStorefront(), { wrapper: wrap({ locale }) });
      return result.current.queryCache.keyOf(queries.categories(), locale);
    });
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the time of the shop', () => {
  const answerAt = (iso: string) => async () => new Response('', { headers: { date: new Date(iso).toUTCString() } });
  const request = { url: '', init: { headers: {} }, endpoint: {} as never };

  it('follows the server where the device is wrong', async () => {
    const clock = createShopClock(undefined, () => Date.parse('2026-11-21T09:00:00Z'));
    await clock.middleware(request, answerAt('2026-11-21T12:00:00Z'));
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T12:00:00.500Z');
  });

  it('leaves a clock alone that is right within the header’s resolution', async () => {
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
  it('is 32 hex characters, made when first needed and forgotten on rotation', () => {
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

  it('ignores a cookie somebody tampered with', () => {
    const cookies = { read: () => '<script>', write() {}, remove() {} };
    expect(createGuestId(cookies).read()).toBeUndefined();
  });

  it('does not repeat', () => {
    expect(new Set(Array.from({ length: 10_000 }, newCartUuid)).size).toBe(10_000);
  });
});
