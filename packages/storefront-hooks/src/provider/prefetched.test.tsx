import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { memoryGuestId } from '@promenade/storefront-devkit/react';
import { createClient } from '@promenade/storefront-sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useProductList } from '../catalog/use-product-list.ts';
import * as queries from '../query/queries.ts';
import { privateQuery, publicQuery } from '../query/query.ts';
import { useQuery } from '../query/use-query.ts';
import { prefetch } from '../server/prefetch.ts';
import { page, productCard } from '../test-support/fixtures.ts';
import { StorefrontProvider, type StorefrontProviderProps } from './storefront-provider.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Names() {
  const { data, isLoading } = useProductList(queries.homeProducts);
  return `${isLoading} ${data?.map(({ id }) => id)}`;
}

function openShop() {
  const list = vi.fn(() => page([productCard(1), productCard(2)]));
  const { fetch } = createMockStorefront({ handlers: { 'products.list': list } });
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
    ['is not read again right after the page was rendered', 10_000, 1],
    ['is shown and read again where the HTML lay in a cache', 60_000, 2],
    ['is read again where the device is an hour slow', -3_600_000, 2],
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
    // What waits for the next frame would ask again.
    for (let frame = 0; frame < 3; frame++)
      await act(() => new Promise<void>((next) => requestAnimationFrame(() => next())));
    expect(list).toHaveBeenCalledTimes(requests);
  });

  it('is the first page of a list, on the server too', async () => {
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
    const { result } = renderHook(() => useProductList(queries.homeProducts), { wrapper: Wrapper });
    expect(result.current.data?.map(({ id }) => id)).toEqual([1, 2]);
    await act(async () => {});
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('has queries of the app, and no private ones', async () => {
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
