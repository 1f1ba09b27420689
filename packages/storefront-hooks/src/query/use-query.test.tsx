// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useWrite, type Write } from '../writes/use-write.ts';
import * as queries from './queries.ts';
import { privateQuery, publicQuery, type Query } from './query.ts';
import { type QueryOptions, type Read, useQuery } from './use-query.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An app's query whose responses are controlled by the test. */
function controlled<Data>(name = 'own', build: typeof publicQuery = publicQuery) {
  const requests: { key: string; signal: AbortSignal | undefined; answer(data: Data): void; fail(): void }[] = [];
  const query = (key = 'one'): Query<Data> =>
    build(
      [name, key],
      (_: Client, options) =>
        new Promise<Data>((resolve, reject) => {
          const signal = options?.signal ?? undefined;
          signal?.addEventListener('abort', () => reject(new StorefrontError({ kind: 'aborted', endpoint: name })));
          const fail = () => reject(new StorefrontError({ kind: 'server', code: 500, endpoint: name }));
          requests.push({ key, signal, answer: resolve, fail });
        }),
    );
  return { query, requests, last: () => requests[requests.length - 1] };
}

describe('a component that reads only `data`', () => {
  it('renders once per change of `data`, not for requests, equal responses or errors', async () => {
    const { query, last } = controlled<{ words: string[] }>();
    let renders = 0;
    let read: Read<{ words: string[] }> | undefined;
    function Words() {
      renders += 1;
      read = useQuery(query());
      return <p>{read.data?.words.join()}</p>;
    }
    const { container } = render(
      <StorefrontTestProvider>
        <Words />
      </StorefrontTestProvider>,
    );
    const answer = (words: string[]) => act(async () => last()?.answer({ words }));
    expect(renders).toBe(1);
    await answer(['one']);
    expect(renders).toBe(2);
    const { data } = read as Read<{ words: string[] }>;
    await act(async () => void read?.refresh());
    await answer(['one']);
    expect(renders).toBe(2);
    expect(read?.data).toBe(data);
    await act(async () => void read?.refresh());
    await answer(['two']);
    expect([renders, container.textContent]).toEqual([3, 'two']);
    await act(async () => void read?.refresh());
    await act(async () => last()?.fail());
    expect(renders).toBe(3);
    expect(read?.error?.kind).toBe('server');
  });
});

const Component = ({ render: show }: { render: () => ReactNode }) => show();
const renderIn = (children: ReactNode) => render(<StorefrontTestProvider>{children}</StorefrontTestProvider>);

it('a write renders a component that reads `isPending` twice, and a component that reads only `run` never', async () => {
  let renders = 0;
  let pendingRenders = 0;
  let write: Write<[], string> | undefined;
  let answer = (_: string) => {};
  const work = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const results = new Set<unknown>();
  const open = async (component: () => ReactNode) => {
    renderIn(<Component render={component} />);
    await act(async () => void write?.run());
    await act(async () => answer('sent'));
  };
  await open(() => {
    renders += 1;
    write = useWrite(work);
    results.add(write);
    return <button type="button" onClick={write.run} />;
  });
  expect([renders, results.size]).toEqual([1, 1]);
  await open(() => {
    pendingRenders += 1;
    write = useWrite(work);
    return `${write.isPending}`;
  });
  expect(pendingRenders).toBe(3);
});

describe('a request', () => {
  it('for a key that is no longer shown does not change the data', async () => {
    const { query, requests } = controlled<string>();
    const { result, rerender } = renderInShop((key: string) => useQuery(query(key)), {}, 'a' as string);
    rerender('ab');
    await act(async () => requests[0]?.answer('old'));
    expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: true });
    await act(async () => requests[1]?.answer('new'));
    expect(result.current.data).toBe('new');
  });

  it('sent by `prefetch` is shared with a component that reads the query', async () => {
    const { query, requests } = controlled<string>();
    const { result, rerender } = renderInShop(
      ({ enabled }: { enabled: boolean }) => ({ shop: useStorefront(), read: useQuery(query(), { enabled }) }),
      {},
      { enabled: false },
    );
    const prefetched = result.current.shop.prefetch([query()]);
    rerender({ enabled: true });
    expect(requests).toHaveLength(1);
    await act(async () => requests[0]?.answer('there'));
    expect([result.current.read.data, await prefetched]).toEqual(['there', []]);
  });

  it('is sent once under StrictMode', async () => {
    const { query, requests } = controlled<string>();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <StorefrontTestProvider>{children}</StorefrontTestProvider>
      </StrictMode>
    );
    const { result } = renderHook(() => useQuery(query()), { wrapper });
    await act(async () => {});
    await act(async () => requests[0]?.answer('text'));
    expect(result.current.data).toBe('text');
    expect(requests).toHaveLength(1);
  });

  it('sent before an invalidation is ignored, in whichever order the responses arrive', async () => {
    const { query, requests } = controlled<string>();
    const { result } = renderInShop(() => ({ read: useQuery(query()), shop: useStorefront() }), {});
    await act(async () => void result.current.shop.invalidate('own'));
    await act(async () => requests[0]?.answer('old'));
    expect(result.current.read.data).toBeUndefined();
    await act(async () => requests[1]?.answer('new'));
    expect(result.current.read.data).toBe('new');
    await act(async () => void result.current.shop.invalidate('own'));
    await act(async () => void result.current.shop.invalidate('own'));
    await act(async () => requests[3]?.answer('newest'));
    await act(async () => requests[2]?.answer('newer'));
    expect(result.current.read.data).toBe('newest');
  });

  it('prefetched before an invalidation is sent again when the query is shown', async () => {
    const { query, requests } = controlled<string>();
    const { result, rerender } = renderInShop(
      ({ enabled }: { enabled: boolean }) => ({ shop: useStorefront(), read: useQuery(query(), { enabled }) }),
      {},
      { enabled: false },
    );
    void result.current.shop.prefetch([query()]);
    await act(async () => void result.current.shop.invalidate());
    await act(async () => requests[0]?.answer('old'));
    rerender({ enabled: true });
    await act(async () => requests[1]?.answer('new'));
    expect([result.current.read.data, requests.length]).toEqual(['new', 2]);
  });

  it('sent before an update does not undo the update', async () => {
    const { query, requests } = controlled<string>();
    const { result } = renderInShop(() => ({ read: useQuery(query()), shop: useStorefront() }), {});
    const { update, invalidate } = result.current.shop;
    await act(async () => update(query(), (text) => `${text}!`));
    await act(async () => requests[0]?.answer('text'));
    await act(async () => void invalidate('own'));
    await act(async () => update(query(), (text) => `${text}!`));
    expect([result.current.read.data, requests.length]).toEqual(['text!', 3]);
    await act(async () => requests[1]?.answer('older'));
    expect(result.current.read.data).toBe('text!');
    await act(async () => requests[2]?.answer('text? text!'));
    expect(result.current.read.data).toBe('text? text!');
  });
});

describe('the option', () => {
  const open = <Data,>(query: (key?: string) => Query<Data>, first: QueryOptions & { of?: string }) =>
    renderInShop(
      ({ of, ...options }: QueryOptions & { of?: string }) => useQuery(query(of), options),
      { session: createTestSession('authenticated') },
      first,
    );

  it('`enabled` prevents requests while it is false', async () => {
    const { query, requests } = controlled<string>();
    const { result, rerender } = open(query, { enabled: false });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(requests).toEqual([]);
    rerender({ enabled: true });
    expect(result.current.isLoading).toBe(true);
    await act(async () => requests[0]?.answer('text'));
    expect(result.current.data).toBe('text');
  });

  it('`keepPrevious` returns the data of the previous key until the new data is loaded', async () => {
    const { query, last } = controlled<string>();
    const { result, rerender } = open(query, { of: 'a', keepPrevious: true });
    await act(async () => last()?.answer('A'));
    expect(result.current.data).toBe('A');
    rerender({ of: 'b', keepPrevious: true });
    expect(result.current).toMatchObject({ data: 'A', isLoading: false, isRefreshing: true });
    await act(async () => last()?.answer('B'));
    expect(result.current).toMatchObject({ data: 'B', isRefreshing: false });
    rerender({ of: 'c', keepPrevious: false });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  });

  it('`keepPrevious` never returns the data of another shopper', async () => {
    const { query, last } = controlled<string>('own', privateQuery);
    const session = createTestSession('authenticated');
    const { result } = renderInShop(() => useQuery(query(), { keepPrevious: true }), { session });
    await act(async () => last()?.answer('Ada’s'));
    expect(result.current.data).toBe('Ada’s');
    act(() => session.become('authenticated', { subject: 'bob' }));
    expect(result.current.data).toBeUndefined();
  });

  it('`staleTimeMs` sets how long cached data is used without a request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { query, requests, last } = controlled<string>();
    function Reader({ staleTimeMs }: { staleTimeMs?: number }) {
      return useQuery(query(), staleTimeMs === undefined ? {} : { staleTimeMs }).data ?? null;
    }
    const tree = (child: ReactNode) => <StorefrontTestProvider>{child}</StorefrontTestProvider>;
    const { rerender } = render(tree(<Reader key="1" />));
    await act(async () => last()?.answer('text'));
    vi.setSystemTime(Date.now() + 20_000);
    rerender(tree(<Reader key="2" />));
    expect(requests).toHaveLength(1);
    await act(() => new Promise((done) => setTimeout(done)));
    rerender(tree(<Reader key="3" staleTimeMs={10_000} />));
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(async () => last()?.answer('text'));
    vi.setSystemTime(Date.now() + 60_000);
    await act(() => new Promise((done) => setTimeout(done)));
    rerender(tree(<Reader key="4" staleTimeMs={100_000} />));
    expect(requests).toHaveLength(2);
    rerender(tree(<Reader key="5" />));
    await waitFor(() => expect(requests).toHaveLength(3));
  });

  it('`refreshOnFocus` requests private data again on focus, unless it is false', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const watched = controlled<string>('watched', privateQuery);
    const still = controlled<string>('still', privateQuery);
    const common = controlled<string>('common');
    const session = createTestSession('authenticated');
    renderInShop(
      () => [useQuery(watched.query()), useQuery(still.query(), { refreshOnFocus: false }), useQuery(common.query())],
      { session },
    );
    const all = [watched, still, common];
    await act(async () => {
      for (const { last } of all) last()?.answer('text');
    });
    const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));
    vi.setSystemTime(Date.now() + 10_000);
    await focus();
    const counts = () => all.map(({ requests }) => requests.length);
    await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
    await act(async () => watched.last()?.answer('text'));
    vi.setSystemTime(Date.now() + 31_000);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(counts()).toEqual([3, 2, 2]));
  });
});

describe('a query with the option', () => {
  it('`suspense` shows the fallback until its data is loaded', async () => {
    const { query, last } = controlled<string>();
    const Text = () => <p>{useQuery(query(), { suspense: true }).data.toUpperCase()}</p>;
    const tree = (
      <StorefrontTestProvider>
        <Suspense fallback="waiting">
          <Text />
        </Suspense>
      </StorefrontTestProvider>
    );
    const { container } = await act(async () => render(tree));
    expect(container.textContent).toBe('waiting');
    await act(async () => last()?.answer('text'));
    expect(container.textContent).toBe('TEXT');
  });

  it('was prefetched is requested at once with `staleTimeMs: 0`', async () => {
    const { query, requests } = controlled<string>();
    const { result, rerender } = renderInShop(
      ({ enabled }: { enabled: boolean }) => ({
        shop: useStorefront(),
        read: useQuery(query(), { enabled, staleTimeMs: 0 }),
      }),
      {},
      { enabled: false },
    );
    void result.current.shop.prefetch([query()]);
    await act(async () => requests[0]?.answer('prefetched'));
    rerender({ enabled: true });
    expect(result.current.read.data).toBe('prefetched');
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(async () => requests[1]?.answer('newer'));
    expect(result.current.read.data).toBe('newer');
  });

  it('`refreshIntervalMs` is requested at this interval until the component unmounts', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => load.mock.calls.length);
    const { result, unmount } = renderInShop(
      () => useQuery(publicQuery(['ticker'], load), { refreshIntervalMs: 1_000 }).data,
      {},
    );
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(result.current).toBe(4);
    unmount();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  const DAY_MS = 86_400_000;
  it.each<[string, number, [afterMs: number, requests: number][]]>([
    ['never', Infinity, [[40 * DAY_MS, 1]]],
    ['never, as 0', 0, [[40 * DAY_MS, 1]]],
    ['never, by a number that is none', Number.NaN, [[40 * DAY_MS, 1]]],
    ['never, by a negative number', -1_000, [[40 * DAY_MS, 1]]],
    [
      'longer than a timer of browsers',
      3e9,
      [
        [2_999_000_000, 1],
        [2_000_000, 2],
        [3_000_000_000, 3],
      ],
    ],
  ])('`refreshIntervalMs` %s', async (_, refreshIntervalMs, steps) => {
    vi.useFakeTimers();
    const load = vi.fn(async () => 1);
    const { unmount } = renderInShop(() => useQuery(publicQuery(['ticker'], load), { refreshIntervalMs }).data, {});
    await act(() => vi.advanceTimersByTimeAsync(1));
    for (const [ms, requests] of steps) {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      expect(load).toHaveBeenCalledTimes(requests);
    }
    unmount();
  });

  it('`refreshIntervalMs` goes on after a failed request, and stops while the page is hidden or offline', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => {
      if (load.mock.calls.length === 2) throw new StorefrontError({ kind: 'server', code: 500, endpoint: 'ticker' });
      return load.mock.calls.length;
    });
    const { result } = renderInShop(
      () => useQuery(publicQuery(['ticker'], load), { refreshIntervalMs: 1_000 }).data,
      {},
    );
    const requestsAfter = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return load.mock.calls.length;
    };
    expect(await requestsAfter(3_100)).toBe(4);
    expect(result.current).toBe(4);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await requestsAfter(5_000)).toBe(4);
    visible.mockRestore();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await requestsAfter(5_000)).toBe(4);
    online.mockRestore();
    expect(await requestsAfter(1_000)).toBe(5);
  });

  it('`staleTimeMs` that is no number or negative is the default, `Infinity` never ends', async () => {
    vi.useFakeTimers();
    const requestsAt = async (staleTimeMs: number, ageMs: number) => {
      const load = vi.fn(async () => 1);
      const { result, unmount } = renderInShop(() => useStorefront(), {});
      const query = publicQuery(['ticker', `${staleTimeMs}`], load);
      await act(() => result.current.read(query));
      await act(() => vi.advanceTimersByTimeAsync(ageMs));
      await act(() => result.current.read(query, staleTimeMs));
      unmount();
      return load.mock.calls.length;
    };
    for (const none of [Number.NaN, -1]) {
      expect(await requestsAt(none, 29_000)).toBe(1);
      expect(await requestsAt(none, 31_000)).toBe(2);
    }
    expect(await requestsAt(Infinity, 40 * DAY_MS)).toBe(1);
    expect(await requestsAt(0, 0)).toBe(2);
  });
});

describe('a query of the app', () => {
  it('may have the name of a built-in query: their data is separate, and the name invalidates both', async () => {
    const load = vi.fn(async () => ['mine']);
    const { result } = renderInShop(
      () => ({
        own: useQuery(publicQuery(['categories'], load)),
        ofShop: useQuery(queries.categories()),
        shop: useStorefront(),
      }),
      {},
    );
    await waitFor(() => expect(result.current.own.data).toEqual(['mine']));
    await waitFor(() => expect(result.current.ofShop.data?.[0]).toHaveProperty('childList'));
    await act(() => result.current.shop.invalidate('categories'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is invalidated by its name, and equal keys share one request in any order of their fields', async () => {
    const load = vi.fn(async () => 'text');
    const { result } = renderInShop(
      () => ({
        one: useQuery(publicQuery(['stores', { city: 'Lyon', page: 1 }], load)),
        other: useQuery(publicQuery(['stores', { page: 1, city: 'Lyon' }], load)),
        shop: useStorefront(),
      }),
      {},
    );
    await waitFor(() => expect(result.current.other.data).toBe('text'));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => result.current.shop.invalidate('stores'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reports an error that is thrown synchronously, and accepts null as data', async () => {
    const broken = publicQuery<string>(['broken'], () => {
      throw new Error('broken');
    });
    const none = publicQuery(['none'], async () => null);
    const { result } = renderInShop(() => ({ broken: useQuery(broken), none: useQuery(none) }), {});
    await waitFor(() => expect(result.current.broken.error?.kind).toBe('platform'));
    expect(result.current.none).toMatchObject({ data: null, isLoading: false });
  });

  it('is requested again for a shopper who signed out and in again in one task', async () => {
    const { query, requests, last } = controlled<string>('own', privateQuery);
    const session = createTestSession('authenticated');
    const { result } = renderInShop(
      () => {
        const { data } = useQuery(query());
        return data;
      },
      { session },
    );
    await act(async () => last()?.answer('before'));
    act(() => {
      session.become('authenticated', { subject: 'bob' });
      session.become('authenticated');
    });
    expect(result.current).toBeUndefined();
    await act(async () => last()?.answer('after'));
    expect([result.current, requests.length]).toEqual(['after', 2]);
  });
});

describe('an offline browser', () => {
  const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  afterEach(() => vi.restoreAllMocks());

  it('sends no request for cached data of any age, and requests it when it is online again', async () => {
    const { query, requests, last } = controlled<number>();
    const read = ({ enabled }: { enabled: boolean }) => useQuery(query(), { enabled, staleTimeMs: 0 }).data;
    const { result, rerender } = renderInShop(read, {}, { enabled: true });
    await act(async () => last()?.answer(1));
    goOffline();
    rerender({ enabled: false });
    rerender({ enabled: true });
    await act(async () => {});
    expect([result.current, requests.length]).toEqual([1, 1]);
    rerender({ enabled: false });
    vi.restoreAllMocks();
    rerender({ enabled: true });
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it('requests data that is not cached', () => {
    const { query, requests } = controlled<number>();
    goOffline();
    renderInShop(() => useQuery(query()).data, {});
    expect(requests).toHaveLength(1);
  });
});
