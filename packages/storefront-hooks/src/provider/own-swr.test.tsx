// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { aStore, createMockStorefront, MockFailure } from '@promenade/storefront-devkit/mock';
import { memoryGuestId, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { createClient } from '@promenade/storefront-sdk';
import { act, cleanup, configure, render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { type Cache, mutate, SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import * as queries from '../query/queries.ts';
import { useQuery } from '../query/use-query.ts';
import { StorefrontProvider } from './storefront-provider.tsx';

configure({ reactStrictMode: true });
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await mutate(() => true, undefined, { revalidate: false });
});

const Shop = ({ children }: { children: ReactNode }) => <StorefrontTestProvider>{children}</StorefrontTestProvider>;
const refused = (): never => {
  throw new MockFailure(404);
};

describe('an app with its own SWR', () => {
  it('can use it below the provider, and SWR’s global `mutate` works there', async () => {
    let text = 'first';
    const { result } = renderHook(() => useSWR('own', async () => text), { wrapper: Shop });
    await waitFor(() => expect(result.current.data).toBe('first'));
    text = 'second';
    await act(() => mutate('own'));
    expect(result.current.data).toBe('second');
    await act(() => mutate('own', 'third', { revalidate: false }));
    expect(result.current).toMatchObject({ data: 'third', isLoading: false });
  });

  it('shares its SWR data above and below the provider', async () => {
    const fetcher = vi.fn(async () => 'shared');
    const seen: Record<string, string | undefined> = {};
    function Reader({ at }: { at: string }) {
      seen[at] = useSWR('shared', fetcher).data;
      return null;
    }
    render(
      <>
        <Reader at="above" />
        <Shop>
          <Reader at="below" />
        </Shop>
      </>,
    );
    await waitFor(() => expect(seen).toEqual({ above: 'shared', below: 'shared' }));
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('keeps its cache, fetcher, retries and error handler, which is called for its own hooks only', async () => {
    const cache: Cache = new Map();
    const onError = vi.fn();
    const onShopError = vi.fn();
    let failures = 2;
    const fetcher = vi.fn(async (key: string) => {
      if (key === 'flaky' && failures-- > 0) throw new Error('flaky');
      return `${key} read`;
    });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => cache, fetcher, onError, errorRetryInterval: 1 }}>
        <StorefrontTestProvider onError={onShopError} handlers={{ 'categories.tree': refused }}>
          {children}
        </StorefrontTestProvider>
      </SWRConfig>
    );
    const { result } = renderHook(
      () => ({ plain: useSWR('plain'), flaky: useSWR('flaky'), shop: useQuery(queries.categories()) }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.flaky.data).toBe('flaky read'));
    expect(result.current.plain.data).toBe('plain read');
    expect([...cache.keys()].filter((key) => !key.includes('promenade')).sort()).toEqual(['flaky', 'plain']);
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['flaky', 'flaky']);
    await waitFor(() => expect(result.current.shop.error?.kind).toBe('not-found'));
    expect(onShopError.mock.calls.map(([error]) => error.endpoint)).toEqual(['categories.tree']);
  });

  it.each([true, false])(
    'does not change the shop’s queries by its SWR settings (revalidateOnMount: %s)',
    async (isSet) => {
      vi.useFakeTimers();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const categories = vi.fn(() => []);
      const settings = {
        revalidateOnMount: isSet,
        strictServerPrefetchWarning: true,
        suspense: true,
        isPaused: () => true,
        refreshInterval: 1,
        refreshWhenHidden: true,
        refreshWhenOffline: true,
        keepPreviousData: true,
        fallbackData: 'foreign',
        compare: () => true,
      };
      const Reader = () => useQuery(queries.categories()).data && <i />;
      const Page = ({ readers }: { readers: string[] }) => (
        <SWRConfig value={settings}>
          <StorefrontTestProvider handlers={{ 'categories.tree': categories }}>
            {readers.map((reader) => (
              <Reader key={reader} />
            ))}
          </StorefrontTestProvider>
        </SWRConfig>
      );
      const { container, rerender } = render(<Page readers={['one']} />);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      rerender(<Page readers={['one', 'other']} />);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(container.querySelectorAll('i')).toHaveLength(2);
      expect(categories).toHaveBeenCalledTimes(1);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('may have another SWR cache below the provider, which the shop does not use', async () => {
    const inner: Cache = new Map();
    const { result } = renderHook(
      () => ({ shop: useQuery(queries.categories()), own: useSWR('own', async () => 'own'), at: useStorefront() }),
      {
        wrapper: ({ children }) => (
          <Shop>
            <SWRConfig value={{ provider: () => inner, dedupingInterval: 0 }}>{children}</SWRConfig>
          </Shop>
        ),
      },
    );
    await waitFor(() => expect(result.current.own.data).toBe('own'));
    await waitFor(() => expect(result.current.shop.data).toBeInstanceOf(Array));
    expect([...inner.keys()]).toEqual(['own']);
    await act(() => result.current.at.invalidate());
    expect(result.current.at.peek(queries.categories())).toBe(result.current.shop.data);
  });
});

it('two shops on one page have separate data', async () => {
  const shop = (name: string, children: ReactNode) => {
    const { fetch } = createMockStorefront({ handlers: { 'search.hotKeywords': () => [{ id: 1, title: name }] } });
    const client = createClient({ baseUrl: `http://${name}.test`, fetch });
    return (
      <StorefrontProvider client={client} store={aStore()} locale="en" guestId={memoryGuestId()}>
        {children}
      </StorefrontProvider>
    );
  };
  const lamps = shop('lamps', <Words />);
  const both = shop('vases', [<Words key="words" />, <div key="inner">{lamps}</div>]);
  function Words() {
    const { data } = useQuery(queries.hotKeywords());
    return <p>{data?.map(({ title }) => title).join()}</p>;
  }
  const { container } = render(both);
  await waitFor(() =>
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['vases', 'lamps']),
  );
});
