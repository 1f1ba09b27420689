// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { memoryGuestId } from '@promenade/storefront-devkit/react';
import { createClient } from '@promenade/storefront-sdk';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as queries from '../query/queries.ts';
import { privateQuery, publicQuery } from '../query/query.ts';
import { useListQuery } from '../query/use-list-query.ts';
import { useQuery } from '../query/use-query.ts';
import { prefetch } from '../server/prefetch.ts';
import { page, productCard } from '../test-support/fixtures.ts';
import { Prefetched } from './prefetched.tsx';
import { StorefrontProvider, type StorefrontProviderProps } from './storefront-provider.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Names() {
  const { data, isLoading } = useListQuery(queries.homeProducts);
  return `${isLoading} ${data?.map(({ id }) => id)}`;
}

function openShop() {
  const list = vi.fn(() => page([productCard(1), productCard(2)]));
  const { fetch } = createMockStorefront({ handlers: { 'products.list': list }, clock: Date.now });
  const client = createClient({ baseUrl: 'http://shop.test', fetch });
  const wrap =
    (props: Partial<StorefrontProviderProps>) =>
    ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <StorefrontProvider client={client} store={aStore()} locale="en" guestId={memoryGuestId()} {...props}>
          {children}
        </StorefrontProvider>
      </StrictMode>
    );
  return { list, client, wrap };
}

describe('prefetched data', () => {
  it.each([
    ['is not requested again soon after the page was rendered', 10_000, 1],
    ['is shown and requested again if the HTML was cached', 60_000, 2],
    ['is requested again if the device’s clock is an hour slow', -3_600_000, 2],
  ])('%s', async (_, passedMs, requests) => {
    const { list, client, wrap } = openShop();
    const now = Date.now();
    const { fallback } = await prefetch(client, [queries.homeProducts()], { locale: 'en' });
    vi.setSystemTime(now + passedMs);
    const { result } = renderHook(() => useQuery(queries.homeProducts()).data?.list.length, {
      wrapper: wrap({ fallback, now }),
    });
    expect(result.current).toBe(2);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(requests));
    // SWR may send a request in a later frame.
    for (let frame = 0; frame < 3; frame++)
      await act(() => new Promise<void>((next) => requestAnimationFrame(() => next())));
    expect(list).toHaveBeenCalledTimes(requests);
  });

  it('is the first page of a list, also on the server', async () => {
    const { list, client, wrap } = openShop();
    const now = Date.now();
    const { fallback } = await prefetch(client, [queries.homeProducts()], { locale: 'en' });
    const Wrapper = wrap({ fallback, now });
    const html = renderToString(
      <Wrapper>
        <Names />
      </Wrapper>,
    );
    expect(html).toContain('false 1,2');
    const { result } = renderHook(() => useListQuery(queries.homeProducts), { wrapper: Wrapper });
    expect(result.current.data?.map(({ id }) => id)).toEqual([1, 2]);
    await act(async () => {});
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('contains queries of the app, but no private queries', async () => {
    const { client } = openShop();
    const load = vi.fn(async () => 'text');
    const { fallback, failures } = await prefetch(
      client,
      [publicQuery(['own', 1], load), privateQuery(['mine'], load)],
      { locale: 'en' },
    );
    expect([Object.values(fallback), failures, load.mock.calls.length]).toEqual([['text'], [], 1]);
  });
});

describe('`Prefetched` data', () => {
  const Sizes = () => {
    const { data } = useQuery(queries.homeProducts());
    return <p>{data ? `${data.list.length} ${data.total}` : 'nothing'}</p>;
  };
  /** Loads data with a separate client, as a loader or a layout does. */
  const loaded = async (total: number) => {
    const { fetch } = createMockStorefront({
      handlers: { 'products.list': () => ({ ...page([productCard(1)]), total }) },
    });
    const client = createClient({ baseUrl: 'http://shop.test', fetch });
    return (await prefetch(client, [queries.homeProducts()], { locale: 'en' })).fallback;
  };

  it('is shown by the first render, also on a server, without a request', async () => {
    const { list, wrap } = openShop();
    const data = await loaded(7);
    const Shop = wrap({});
    const tree = (
      <Shop>
        <Prefetched data={data} now={Date.now()}>
          <Sizes />
        </Prefetched>
      </Shop>
    );
    expect(renderToString(tree)).toContain('1 7');
    const { container } = render(tree);
    expect(container.textContent).toBe('1 7');
    await act(async () => {});
    expect(list).not.toHaveBeenCalled();
  });

  it('replaces older data that is shown, without a request', async () => {
    const { list, wrap } = openShop();
    const Shop = wrap({});
    const tree = (data?: Record<string, unknown>) => (
      <Shop>
        <Sizes />
        {data && <Prefetched data={data} now={Date.now()} />}
      </Shop>
    );
    const { container, rerender } = render(tree());
    await waitFor(() => expect(container.textContent).toBe('2 2'));
    vi.setSystemTime(Date.now() + 10_000);
    rerender(tree(await loaded(8)));
    await waitFor(() => expect(container.textContent).toBe('1 8'));
    vi.setSystemTime(Date.now() + 10_000);
    rerender(tree(await loaded(9)));
    await waitFor(() => expect(container.textContent).toBe('1 9'));
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is ignored if newer data is loaded', async () => {
    const { wrap } = openShop();
    const Shop = wrap({});
    const old = await loaded(7);
    const tree = (data?: Record<string, unknown>) => (
      <Shop>
        <Sizes />
        {data && <Prefetched data={data} now={Date.now() - 60_000} />}
      </Shop>
    );
    const { container, rerender } = render(tree());
    await waitFor(() => expect(container.textContent).toBe('2 2'));
    rerender(tree(old));
    await act(async () => {});
    expect(container.textContent).toBe('2 2');
  });

  it('is the first page of a list', async () => {
    const { list, wrap } = openShop();
    const Shop = wrap({});
    const data = await loaded(1);
    const { container } = render(
      <Shop>
        <Prefetched data={data} now={Date.now()}>
          <Names />
        </Prefetched>
      </Shop>,
    );
    expect(container.textContent).toBe('false 1');
    await act(async () => {});
    expect(list).not.toHaveBeenCalled();
  });
});

it('a part of the page that hydrates after newer data was loaded causes no hydration error', async () => {
  const { list, client, wrap } = openShop();
  const now = Date.now();
  const { fallback } = await prefetch(client, [queries.homeProducts()], { locale: 'en' });
  list.mockImplementation(() => page([productCard(1), productCard(2), productCard(3)]));
  const Count = () => <b>{useQuery(queries.homeProducts()).data?.list.length}</b>;
  let isReady = typeof document === 'undefined';
  let open = () => {};
  const code = new Promise<void>((resolve) => {
    open = () => {
      isReady = true;
      resolve();
    };
  });
  const Late = () => {
    if (!isReady) throw code;
    return <Count />;
  };
  const Again = () => {
    const { refresh } = useQuery(queries.homeProducts());
    return <button type="button" onClick={() => void refresh()} />;
  };
  const Shop = wrap({ fallback, now });
  const tree = (
    <Shop>
      <Again />
      <Count />
      <Suspense>
        <Late />
      </Suspense>
    </Shop>
  );
  isReady = true;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(tree);
  isReady = false;
  const complained = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const app = await act(async () => hydrateRoot(root, tree, { onRecoverableError: recovered }));
  await act(async () => root.querySelector('button')?.click());
  await waitFor(() => expect(root.textContent).toBe('32'));
  await act(async () => open());
  await waitFor(() => expect(root.textContent).toBe('33'));
  expect([complained.mock.calls, recovered.mock.calls]).toEqual([[], []]);
  act(() => app.unmount());
  root.remove();
});
