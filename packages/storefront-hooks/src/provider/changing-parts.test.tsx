// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { aStore, createMockStorefront, MockFailure } from '@promenade/storefront-devkit/mock';
import {
  createTestSession,
  memoryGuestId,
  StorefrontTestProvider,
  type TestSession,
} from '@promenade/storefront-devkit/react';
import {
  type Client,
  createClient,
  credentials,
  en,
  type StoreDetails,
  StorefrontError,
} from '@promenade/storefront-sdk';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Component, memo, type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { type State, SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAddresses } from '../account/use-account.ts';
import { useCartCount } from '../cart/cart-hooks.ts';
import { useStorefront } from '../context/use-storefront.ts';
import * as queries from '../query/queries.ts';
import { useQuery } from '../query/use-query.ts';
import { page } from '../test-support/fixtures.ts';
import { useAccountWrite } from '../writes/use-account-write.ts';
import { useWrite } from '../writes/use-write.ts';
import { StorefrontProvider, type StorefrontProviderProps } from './storefront-provider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A shop that records each request with its shopper. */
function openShop(name: string, session: () => TestSession | undefined = () => undefined) {
  const { fetch } = createMockStorefront({
    scenario: 'guest-with-cart',
    handlers: { 'search.hotKeywords': () => [{ id: 1, title: name }], 'addresses.list': () => page([]) },
  });
  const sent: string[] = [];
  const client = createClient({
    baseUrl: `http://${name}.test`,
    fetch(request, init) {
      sent.push(`${new URL(String(request)).pathname} ${session()?.getSnapshot().shopper?.subject ?? 'guest'}`);
      return fetch(request, init);
    },
    use: [credentials(async (request) => (await session()?.authorize(request)) ?? {})],
  });
  return { client, sent };
}

function Page() {
  const count = useCartCount();
  const { data: words } = useQuery(queries.hotKeywords());
  const { data: addresses } = useAddresses();
  return (
    <output>{`${count} pieces, ${words?.[0]?.title}, ${addresses ? `${addresses.length} addresses` : 'no account'}`}</output>
  );
}
const shown = () => screen.getByRole('status').textContent;
const guestUuid = '0123456789abcdef0123456789abcdef';

const tree = (props: Pick<StorefrontProviderProps, 'client'> & Partial<StorefrontProviderProps>, isStrict = true) => {
  const shop = (
    <StorefrontProvider store={aStore()} locale="en" guestId={memoryGuestId(guestUuid)} {...props}>
      <Page />
    </StorefrontProvider>
  );
  return isStrict ? <StrictMode>{shop}</StrictMode> : shop;
};

describe('the provider handles', () => {
  it.each([true, false])('a session that is passed later (StrictMode: %s)', async (isStrict) => {
    let session: TestSession | undefined;
    const { client, sent } = openShop('lamps', () => session);
    function App() {
      const [later, setLater] = useState<TestSession>();
      useEffect(() => {
        session = createTestSession('authenticated');
        setLater(session);
      }, []);
      return tree({ client, ...(later && { session: later }) }, isStrict);
    }
    render(<App />);
    await waitFor(() => expect(shown()).toBe('3 pieces, lamps, 0 addresses'));
    expect(sent.some((line) => line.includes('cart') && line.endsWith('shopper-1'))).toBe(true);
  });

  it('another session, and removes the data of the previous shopper', async () => {
    const ada = createTestSession('authenticated', { subject: 'ada' });
    const bob = createTestSession('authenticated', { subject: 'bob' });
    let session = ada;
    const { client } = openShop('lamps', () => session);
    const cache = new Map<string, State>();
    const withCache = (current: TestSession) => (
      <SWRConfig value={{ provider: () => cache }}>
        <StorefrontProvider client={client} store={aStore()} locale="en" session={current} guestId={memoryGuestId()}>
          <Page />
        </StorefrontProvider>
      </SWRConfig>
    );
    const { rerender } = render(withCache(ada));
    await waitFor(() => expect(shown()).toContain('0 addresses'));
    const dataOf = (subject: string) =>
      [...cache.entries()].filter(([key, { data }]) => key.includes(`${subject}/`) && data !== undefined);
    expect(dataOf('ada')).toHaveLength(1);
    session = bob;
    rerender(withCache(bob));
    await waitFor(() => expect(dataOf('bob')).toHaveLength(1));
    expect(dataOf('ada')).toEqual([]);
  });

  it('another client, and shows the data and the cart of the new shop only', async () => {
    const lamps = openShop('lamps');
    const vases = openShop('vases');
    const { rerender } = render(tree({ client: lamps.client }));
    await waitFor(() => expect(shown()).toBe('3 pieces, lamps, no account'));
    const sentBefore = lamps.sent.length;
    rerender(tree({ client: vases.client }));
    expect(shown()).toContain('undefined, no account');
    await waitFor(() => expect(shown()).toBe('3 pieces, vases, no account'));
    expect(lamps.sent).toHaveLength(sentBefore);
  });

  it('another store, and loads its cart', async () => {
    const { client, sent } = openShop('lamps');
    const { rerender } = render(tree({ client, store: aStore({ id: 1 }) }));
    await waitFor(() => expect(shown()).toContain('3 pieces'));
    const carts = () => sent.filter((line) => line.includes('cart')).length;
    const before = carts();
    rerender(tree({ client, store: aStore({ id: 2 }) }));
    await waitFor(() => expect(carts()).toBeGreaterThan(before));
  });

  it('another `onError`, and calls only the latest', async () => {
    const { fetch } = createMockStorefront({
      handlers: {
        'search.hotKeywords'() {
          throw new MockFailure(500);
        },
      },
    });
    const client = createClient({ baseUrl: 'http://shop.test', fetch, retry: false } as Parameters<
      typeof createClient
    >[0]);
    const first = vi.fn();
    const second = vi.fn();
    const { rerender } = render(tree({ client, onError: first }));
    rerender(tree({ client, onError: second }));
    await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).not.toHaveBeenCalled();
  });
});

it('no listener or middleware remains after the provider is unmounted', async () => {
  const middlewares = new Set<unknown>();
  const { client } = openShop('lamps');
  const counted: Client = {
    ...client,
    use(middleware) {
      const remove = client.use(middleware);
      middlewares.add(middleware);
      return () => {
        middlewares.delete(middleware);
        remove();
      };
    },
  };
  let listeners = 0;
  const session = createTestSession('anonymous');
  const watched: TestSession = {
    ...session,
    subscribe(listener) {
      listeners += 1;
      const end = session.subscribe(listener);
      return () => {
        listeners -= 1;
        end();
      };
    },
  };
  const spies = [window, document].map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }));
  const ofPage = /^(focus|online|offline|visibilitychange|pagehide|storage)$/;
  const listening = () =>
    spies.flatMap(({ added, removed }) => {
      const gone = removed.mock.calls.map(([, listener]) => listener);
      const isEnded = (options: unknown) => (options as AddEventListenerOptions | undefined)?.signal?.aborted;
      return added.mock.calls.filter(
        ([type, listener, options]) => ofPage.test(type) && !gone.includes(listener) && !isEnded(options),
      );
    });
  const { unmount } = render(tree({ client: counted, session: watched }));
  await waitFor(() => expect(shown()).toContain('3 pieces'));
  expect([middlewares.size > 0, listeners > 0, listening().length > 0]).toEqual([true, true, true]);
  unmount();
  await act(async () => {});
  expect([middlewares.size, listeners]).toEqual([0, 0]);
  expect(listening()).toEqual([]);
});

describe('a store that is loaded while the page renders', () => {
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { error: undefined as Error | undefined };
    static getDerivedStateFromError = (error: Error) => ({ error });
    override render = () => (this.state.error ? <p>{this.state.error.message}</p> : this.props.children);
  }
  const load = (store: Promise<StoreDetails>) =>
    act(async () =>
      render(
        <Boundary>
          <Suspense fallback="Loading">{tree({ client: openShop('lamps').client, store }, false)}</Suspense>
        </Boundary>,
      ),
    );

  it('suspends the provider until it is loaded', async () => {
    let arrive = (_: StoreDetails) => {};
    await load(new Promise((resolve) => (arrive = resolve)));
    expect(document.body.textContent).toBe('Loading');
    await act(async () => arrive(aStore()));
    await waitFor(() => expect(shown()).toContain('lamps'));
  });

  it('passes its error to the nearest error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await load(Promise.reject(new Error('No shop today.')));
    expect(document.body.textContent).toBe('No shop today.');
  });
});

it('equal options in new objects do not render memoised components again', () => {
  const { client } = openShop('lamps');
  const rendered = vi.fn();
  const Price = memo(() => {
    rendered(useStorefront().formatMoney(1_00));
    return null;
  });
  const price = <Price />;
  const view = (locales: string[]) => (
    <StorefrontProvider client={client} store={aStore()} locale="en" locales={locales} texts={{ de: { ...en } }}>
      {price}
    </StorefrontProvider>
  );
  const { rerender } = render(view(['en', 'de']));
  rerender(view(['en', 'de']));
  expect(rendered).toHaveBeenCalledOnce();
  rerender(view(['en', 'fr']));
  expect(rendered).toHaveBeenCalledTimes(2);
});

describe('`onError` of the provider', () => {
  it('is called once for each failed write, in addition to the write’s callbacks', async () => {
    const onError = vi.fn();
    const own = { onSuccess: vi.fn(), onError: vi.fn(), onSettled: vi.fn() };
    const error = new StorefrontError({ kind: 'server', code: 500, endpoint: 'own' });
    let run: (fails: boolean) => Promise<string> = async () => '';
    function Writer() {
      const inner = useAccountWrite(
        async (fails: boolean) => {
          if (fails) throw error;
          return 'sent';
        },
        () => undefined,
      );
      run = useWrite((fails: boolean) => inner.run(fails), own).run;
      return null;
    }
    render(
      <StorefrontTestProvider session="authenticated" onError={onError}>
        <Writer />
      </StorefrontTestProvider>,
    );
    await act(() => run(false));
    expect(own.onSuccess.mock.calls).toEqual([['sent', false]]);
    await act(() => expect(run(true)).rejects.toBe(error));
    expect(onError.mock.calls).toEqual([[error]]);
    expect(own.onError.mock.calls).toEqual([[error, true]]);
    expect(own.onSettled.mock.calls).toEqual([[false], [true]]);
  });

  it('is not called for aborts', async () => {
    const onError = vi.fn();
    let run = async () => {};
    function Writer() {
      run = useWrite(() => Promise.reject(new StorefrontError({ kind: 'aborted', endpoint: 'own' }))).run;
      return null;
    }
    render(
      <StorefrontTestProvider onError={onError}>
        <Writer />
      </StorefrontTestProvider>,
    );
    await act(() => expect(run()).rejects.toMatchObject({ kind: 'aborted' }));
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a developer gets', () => {
  it('one warning about a second copy of the package, except in production', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const registry = globalThis as Record<symbol, unknown>;
    const key = Symbol.for('@promenade/storefront-hooks');
    const before = registry[key];
    const open = async () => {
      render(tree({ client: openShop('lamps').client }));
      await waitFor(() => expect(screen.getAllByRole('status')).not.toEqual([]));
      cleanup();
    };
    await open();
    expect(warn).not.toHaveBeenCalled();
    registry[key] = { copies: new Set([{}]), hasWarned: false };
    vi.stubEnv('NODE_ENV', 'production');
    await open();
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'development');
    await open();
    await open();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/Two copies.*npm ls @promenade\/storefront-hooks/)]]);
    registry[key] = before;
  });

  it('one warning about functions that are new at each render, except in production', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { client } = openShop('lamps');
    const open = (mode: string, options: () => object) => {
      vi.stubEnv('NODE_ENV', mode);
      const { rerender } = render(tree({ client, ...options() }));
      for (let round = 0; round < 20; round++) rerender(tree({ client, ...options() }));
      cleanup();
      vi.unstubAllEnvs();
    };
    const inline = () => ({ pictures: (src: string) => ({ src, width: 1, height: 1 }) });
    const stable = inline();
    open('development', () => stable);
    open('production', inline);
    expect(warn).not.toHaveBeenCalled();
    open('development', inline);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('(pictures)')]]);
  });

  it('an error for a hook that is called outside a component or with another copy of React', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => useStorefront()).toThrow(/another copy of React.*npm ls react/);
  });
});
