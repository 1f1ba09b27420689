// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { type Client, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { memo, type ReactNode, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useWrite, type Write } from '../writes/use-write.ts';
import { privateQuery, publicQuery, type Query } from './query.ts';
import { type QueryOptions, type Read, useQuery } from './use-query.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A query of the app whose responses the test gives, one after the other. */
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
  it('renders once per change: not for requests, equal answers or changes that it does not show', async () => {
    const { query, last } = controlled<{ words: string[] }>();
    let renders = 0;
    let read: Read<{ words: string[] }> | undefined;
    const seen = new Set<unknown>();
    function Words() {
      renders += 1;
      read = useQuery(query());
      seen.add(read);
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
    expect(seen.size).toBe(3);
  });

  it('renders once per change of what it selects', async () => {
    const { query, last } = controlled<number[]>();
    let renders = 0;
    const counts: unknown[] = [];
    const { result } = renderInShop(() => {
      renders += 1;
      const { data } = useQuery(query(), { select: (all) => ({ count: all.length }) });
      counts.push(data);
      return useStorefront();
    }, {});
    await act(async () => last()?.answer([1, 2]));
    expect(renders).toBe(2);
    const reread = async (data: number[]) => {
      await act(async () => void result.current.invalidate('own'));
      await act(async () => last()?.answer(data));
    };
    await reread([3, 4]);
    expect(renders).toBe(2);
    await reread([5]);
    expect(counts).toEqual([undefined, { count: 2 }, { count: 1 }]);
  });

  it('returns one selected object as long as it is equal, however often the component renders', async () => {
    const { query, last } = controlled<number[]>();
    const seen = new Set<unknown>();
    const { result, rerender } = renderInShop(() => {
      const { data } = useQuery(query(), { select: (all) => ({ count: all.length }) });
      if (data) seen.add(data);
      return useStorefront();
    }, {});
    await act(async () => last()?.answer([1, 2]));
    rerender();
    await act(async () => void result.current.invalidate('own'));
    await act(async () => last()?.answer([3, 4]));
    rerender();
    expect([...seen]).toEqual([{ count: 2 }]);
  });

  it('passes the same result to memoised children until it changes', async () => {
    const { query, last } = controlled<string>();
    let childRenders = 0;
    const Child = memo(({ read }: { read: Read<string> }) => {
      childRenders += 1;
      return read.data ?? 'nothing';
    });
    let again = () => {};
    function Parent() {
      const [, setTurn] = useState(0);
      again = () => setTurn((turn) => turn + 1);
      return <Child read={useQuery(query())} />;
    }
    const { container } = renderIn(<Parent />);
    act(() => again());
    expect(childRenders).toBe(1);
    await act(async () => last()?.answer('text'));
    act(() => again());
    expect([childRenders, container.textContent]).toEqual([2, 'text']);
  });
});

const Component = ({ render: show }: { render: () => ReactNode }) => show();
const renderIn = (children: ReactNode) => render(<StorefrontTestProvider>{children}</StorefrontTestProvider>);

it('a component that reads only `run` of a write does not render for it, one that reads `isPending` renders twice', async () => {
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
  it('is aborted when its key changes and when nothing shows it any more, which is no error', async () => {
    const { query, requests } = controlled<string>();
    const onError = vi.fn();
    const { result, rerender, unmount } = renderInShop(
      (key: string) => {
        const { data, error, isLoading } = useQuery(query(key));
        return { data, error, isLoading };
      },
      { onError },
      'a' as string,
    );
    rerender('ab');
    await waitFor(() => expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]));
    // A backend that answers all the same is too late.
    await act(async () => requests[0]?.answer('old'));
    expect(result.current).toEqual({ data: undefined, error: undefined, isLoading: true });
    unmount();
    await waitFor(() => expect(requests[1]?.signal?.aborted).toBe(true));
    expect(onError).not.toHaveBeenCalled();
  });

  it('goes on while another component needs it, or somebody waits for it', async () => {
    const { query, requests } = controlled<string>();
    function Reader({ id }: { id: string }) {
      return useQuery(query(id)).data ?? null;
    }
    let warm: Promise<unknown> | undefined;
    function Warmer() {
      const shop = useStorefront();
      return (
        <button type="button" onClick={() => (warm = shop.warm([query('warmed')]))}>
          warm
        </button>
      );
    }
    const tree = (...ids: string[]) => (
      <StorefrontTestProvider>
        <Warmer />
        {ids.map((id, index) => (
          <Reader key={ids.slice(0, index + 1).join()} id={id} />
        ))}
      </StorefrontTestProvider>
    );
    const { rerender, getByText } = render(tree('shared', 'shared', 'warmed'));
    act(() => getByText('warm').click());
    expect(requests.map(({ key }) => key)).toEqual(['shared', 'warmed']);
    rerender(tree('shared'));
    await act(async () => {});
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    await act(async () => requests[1]?.answer('there'));
    expect(await warm).toEqual([]);
  });

  it('is aborted with the signal of the only one who waits, and not while another one does', async () => {
    const { query, requests } = controlled<string>();
    const { result } = renderHook(useStorefront, { wrapper: StorefrontTestProvider });
    const { warm } = result.current;
    const [first, second] = [new AbortController(), new AbortController()];
    const early = warm([query('alone'), query('shared')], { signal: first.signal });
    const late = warm([query('shared')], { signal: second.signal });
    await act(async () => first.abort());
    expect(requests.map(({ key, signal }) => [key, signal?.aborted])).toEqual([
      ['alone', true],
      ['shared', false],
    ]);
    await act(async () => {
      requests[0]?.answer('too late');
      requests[1]?.answer('there');
    });
    expect(await early).toEqual([]);
    expect(await late).toEqual([]);
    const { queryCache, locale } = result.current;
    expect(queryCache.peek(queryCache.keyOf(query('shared'), locale))).toBe('there');
    expect(queryCache.peek(queryCache.keyOf(query('alone'), locale))).toBeUndefined();
    await warm([query('alone')], { signal: first.signal });
    expect(requests).toHaveLength(2);
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

  it('that is older than an invalidation does not count, and its callers get the newer answer', async () => {
    const { query, requests } = controlled<string>();
    const { result } = renderInShop(() => ({ read: useQuery(query()), shop: useStorefront() }), {});
    const key = result.current.shop.queryCache.keyOf(query(), 'en');
    const loaded = result.current.shop.queryCache.load(key);
    await act(async () => void result.current.shop.invalidate('own'));
    expect(requests[0]?.signal?.aborted).toBe(true);
    await act(async () => requests[0]?.answer('old'));
    expect(result.current.read.data).toBeUndefined();
    await act(async () => requests[1]?.answer('new'));
    expect([result.current.read.data, await loaded]).toEqual(['new', 'new']);
  });

  it('that a backend handlers though it was aborted, after the newer one, resolves to the newer answer', async () => {
    const handlers: ((data: string) => void)[] = [];
    const slow = publicQuery(['slow'], () => new Promise<string>((resolve) => void handlers.push(resolve)));
    const { result } = renderInShop(() => ({ read: useQuery(slow), shop: useStorefront() }), {});
    const { queryCache, invalidate } = result.current.shop;
    const loaded = queryCache.load(queryCache.keyOf(slow, 'en'));
    await act(async () => void invalidate('slow'));
    await act(async () => handlers[1]?.('new'));
    await act(async () => handlers[0]?.('old'));
    expect([result.current.read.data, await loaded]).toEqual(['new', 'new']);
  });
});

describe('options', () => {
  const open = <Data,>(query: (key?: string) => Query<Data>, first: QueryOptions<Data> & { of?: string }) =>
    renderInShop(
      ({ of, ...options }: QueryOptions<Data> & { of?: string }) => useQuery(query(of), options),
      { session: createTestSession('authenticated') },
      first,
    );

  it('`enabled`: nothing is read, and nothing is loading, until it is true', async () => {
    const { query, requests } = controlled<string>();
    const { result, rerender } = open(query, { enabled: false });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(requests).toEqual([]);
    rerender({ enabled: true });
    expect(result.current.isLoading).toBe(true);
    await act(async () => requests[0]?.answer('text'));
    expect(result.current.data).toBe('text');
  });

  it('`keepPrevious`: the data of the last key stays until the next is there', async () => {
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

  it('`keepPrevious` never shows the data of one shopper to the next', async () => {
    const { query, last } = controlled<string>('own', privateQuery);
    const session = createTestSession('authenticated');
    const { result } = renderInShop(() => useQuery(query(), { keepPrevious: true }), { session });
    await act(async () => last()?.answer('Ada’s'));
    expect(result.current.data).toBe('Ada’s');
    act(() => session.become('authenticated', { subject: 'bob' }));
    expect(result.current.data).toBeUndefined();
  });

  it('`staleTimeMs`: how long data is shown again without a request', async () => {
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
    rerender(tree(<Reader key="3" staleTimeMs={10_000} />));
    expect(requests).toHaveLength(2);
    await act(async () => last()?.answer('text'));
    vi.setSystemTime(Date.now() + 60_000);
    rerender(tree(<Reader key="4" staleTimeMs={100_000} />));
    expect(requests).toHaveLength(2);
    rerender(tree(<Reader key="5" />));
    expect(requests).toHaveLength(3);
  });

  it('`refreshOnFocus`: private data is read again when the shopper comes back, unless it is false', async () => {
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
    await focus();
    expect(all.map(({ requests }) => requests.length)).toEqual([1, 1, 1]);
    vi.setSystemTime(Date.now() + 10_000);
    await focus();
    expect(all.map(({ requests }) => requests.length)).toEqual([2, 1, 1]);
    await act(async () => watched.last()?.answer('text'));
    vi.setSystemTime(Date.now() + 31_000);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(all.map(({ requests }) => requests.length)).toEqual([3, 2, 2]);
  });
});

describe('a query of the app', () => {
  it('is invalidated by its own name, and equal keys share one request whatever the order of their fields', async () => {
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

  it('shows an error that it throws at once, and null as data', async () => {
    const broken = publicQuery<string>(['broken'], () => {
      throw new Error('broken');
    });
    const none = publicQuery(['none'], async () => null);
    const { result } = renderInShop(() => ({ broken: useQuery(broken), none: useQuery(none) }), {});
    await waitFor(() => expect(result.current.broken.error?.kind).toBe('platform'));
    expect(result.current.none).toMatchObject({ data: null, isLoading: false });
  });

  it('stays empty for a shopper who left and came back in one task, and is read anew', async () => {
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

describe('a browser without a network', () => {
  const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  afterEach(() => vi.restoreAllMocks());

  it('requests nothing that it has already, however old, and all of it once there is a network', async () => {
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
    expect(requests).toHaveLength(2);
  });

  it('still requests what it does not have', () => {
    const { query, requests } = controlled<number>();
    goOffline();
    renderInShop(() => useQuery(query()).data, {});
    expect(requests).toHaveLength(1);
  });
});
