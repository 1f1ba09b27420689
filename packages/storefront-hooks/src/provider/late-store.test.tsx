// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createClient, type StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { StorefrontProvider } from './storefront-provider.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let reset = () => {};
class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override componentDidMount() {
    reset = () => this.setState({ error: undefined });
  }
  override render() {
    return this.state.error ? 'failed' : this.props.children;
  }
}
const Name = () => useStorefront().store.email;

it('a shop that failed to load is requested again after a reset of the boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const details = vi.fn(() => {
    if (isDown) throw new StorefrontError({ kind: 'server', status: 500, endpoint: 'store.details' });
    return aStore({ email: 'Lamps' });
  });
  const { fetch } = createMockStorefront({ handlers: { 'store.details': details } });
  const client = createClient({ baseUrl: 'http://shop.test', fetch });
  const first = Promise.reject<StoreDetails>(new StorefrontError({ kind: 'server', status: 500, endpoint: 'x' }));
  const { container } = render(
    <Boundary>
      <Suspense fallback="loading">
        <StorefrontProvider client={client} store={first} locale="en">
          <Name />
        </StorefrontProvider>
      </Suspense>
    </Boundary>,
  );
  await waitFor(() => expect(container.textContent).toBe('failed'));
  await act(() => new Promise((done) => setTimeout(done)));
  await act(async () => reset());
  await waitFor(() => expect(container.textContent).toBe('failed'));
  isDown = false;
  await act(() => new Promise((done) => setTimeout(done)));
  await act(async () => reset());
  await waitFor(() => expect(container.textContent).toBe('Lamps'));
  expect(details.mock.calls.length).toBeGreaterThan(0);
});

it('a promise that is created at each render is used once, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn(async () => aStore({ email: 'Lamps' }));
  const { fetch } = createMockStorefront();
  const client = createClient({ baseUrl: 'http://shop.test', fetch });
  let next = () => {};
  function App() {
    const [round, setRound] = useState(0);
    next = () => setRound(round + 1);
    return (
      <StorefrontProvider client={client} store={load()} locale="en">
        <Name />
      </StorefrontProvider>
    );
  }
  const { container } = render(
    <Suspense fallback="loading">
      <App />
    </Suspense>,
  );
  await waitFor(() => expect(container.textContent).toBe('Lamps'));
  await act(async () => next());
  await waitFor(() => expect(container.textContent).toBe('Lamps'));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(load.mock.calls.length).toBeLessThan(10);
  expect(warn.mock.calls.map(([text]) => String(text).includes('once for the page'))).toEqual([true]);
});

it('a promise of another shop, given while the first is loading, wins', async () => {
  const { fetch } = createMockStorefront();
  const client = createClient({ baseUrl: 'http://shop.test', fetch });
  let answer = (_: StoreDetails) => {};
  const lamps = new Promise<StoreDetails>((resolve) => {
    answer = resolve;
  });
  const chairs = Promise.resolve(aStore({ id: 2, email: 'Chairs' }));
  const tree = (store: Promise<StoreDetails>) => (
    <Suspense fallback="loading">
      <StorefrontProvider client={client} store={store} locale="en">
        <Name />
      </StorefrontProvider>
    </Suspense>
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container, rerender } = render(tree(lamps));
  rerender(tree(chairs));
  await act(async () => answer(aStore({ id: 1, email: 'Lamps' })));
  await waitFor(() => expect(container.textContent).toBe('Chairs'));
});
