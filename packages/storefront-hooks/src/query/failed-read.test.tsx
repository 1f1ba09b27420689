// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, render } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StorefrontValue, useStorefront } from '../context/use-storefront.ts';
import { publicQuery } from './query.ts';
import { type ListRead, useListQuery } from './use-list-query.ts';
import { useQuery } from './use-query.ts';

let isDown = true;
let reset = () => {};
let shop: StorefrontValue;
let list: ListRead<{ id: number }> | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  isDown = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Resolves with `data`, or rejects while the backend is down. */
const answerOf = <Data,>(data: Data) =>
  vi.fn(async () => {
    if (isDown) throw new StorefrontError({ kind: 'server', status: 500, endpoint: 'own' });
    return data;
  });

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

const settle = async () => {
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await act(() => vi.advanceTimersByTimeAsync(1));
};
const dispatch = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));
const resetNow = () => act(async () => reset());

type Page = { rerender(ui: ReactNode): void; tree(key?: string): ReactNode };
type Way = (page: Page) => Promise<unknown> | unknown;

const remount: Way = ({ rerender, tree }) => act(async () => rerender(tree('other')));
const invalidate = () => act(() => shop.invalidate('own'));
const focus = () => dispatch('focus');
const online = async () => {
  await dispatch('offline');
  await dispatch('online');
};

/** Opens a tree whose first read fails, and counts its requests before and after the backend works again. */
async function recover(tree: Page['tree'], load: ReturnType<typeof answerOf>, way: Way): Promise<[number, string]> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender, container } = render(tree());
  await settle();
  expect(container.textContent).toContain('failed');
  const before = load.mock.calls.length;
  isDown = false;
  await way({ rerender, tree });
  await settle();
  errors.mockRestore();
  return [load.mock.calls.length - before, container.textContent];
}

function Root({ children }: { children: ReactNode }) {
  shop = useStorefront();
  return children;
}

it.each<[string, Way]>([
  ['a reset of the boundary', resetNow],
  [
    'the second reset, after the first has failed too',
    async () => {
      isDown = true;
      await resetNow();
      await settle();
      isDown = false;
      await resetNow();
    },
  ],
  ['`invalidate` and a reset', async () => [await invalidate(), await resetNow()]],
  ['a remounted component', remount],
  ['focus and a reset', async () => [await focus(), await resetNow()]],
  ['coming online and a reset', async () => [await online(), await resetNow()]],
])('a failed read in suspense recovers after %s', async (_, way) => {
  const load = answerOf('text');
  const Text = () => useQuery(publicQuery(['own'], load), { suspense: true }).data;
  const tree = (key = 'one') => (
    <StorefrontTestProvider>
      <Root>
        <Boundary key={key}>
          <Suspense fallback="loading">
            <Text />
          </Suspense>
        </Boundary>
      </Root>
    </StorefrontTestProvider>
  );
  const [requests, text] = await recover(tree, load, way);
  expect(requests).toBeGreaterThan(0);
  expect(text).toBe('text');
});

it.each<[string, Way]>([
  ['`invalidate`', invalidate],
  ['a remount', remount],
  ['focus', focus],
  ['coming online', online],
])('a failed read recovers after %s', async (_, way) => {
  const load = answerOf('text');
  function Text() {
    const { data, error } = useQuery(publicQuery(['own'], load));
    return error ? 'failed' : data;
  }
  const tree = (key = 'one') => (
    <StorefrontTestProvider>
      <Root>
        <Text key={key} />
      </Root>
    </StorefrontTestProvider>
  );
  expect(await recover(tree, load, way)).toEqual([1, 'text']);
});

it('a failed read recovers when another component shows it, also for the component that was there before', async () => {
  const load = answerOf('text');
  function Text() {
    const { data, error } = useQuery(publicQuery(['own'], load));
    return error ? 'failed' : data;
  }
  const tree = (key = 'one') => (
    <StorefrontTestProvider>
      <Text />
      {key === 'other' && <Text />}
    </StorefrontTestProvider>
  );
  expect(await recover(tree, load, remount)).toEqual([1, 'texttext']);
});

const shape = { pageNum: 1, pageSize: 1 };
const loadMore = () => act(async () => void list?.loadMore());

it.each<[string, Way, number]>([
  ['the next page', loadMore, 1],
  ['`invalidate`', invalidate, 1],
  ['a remount', remount, 1],
  ['focus', focus, 1],
  ['coming online', online, 1],
])('a list whose first page failed recovers after %s', async (_, way) => {
  const load = answerOf({ list: [{ id: 1 }], page: 1, pages: 1, total: 1, hasNext: false, ...shape });
  function List() {
    list = useListQuery(() => publicQuery(['own', 1], load as never));
    return list.error ? 'failed' : list.data?.map(({ id }) => `row ${id}`);
  }
  const tree = (key = 'one') => (
    <StorefrontTestProvider>
      <Root>
        <List key={key} />
      </Root>
    </StorefrontTestProvider>
  );
  expect(await recover(tree, load, way)).toEqual([1, 'row 1']);
});

it.each<[string, Way]>([
  ['another press', loadMore],
  ['focus', focus],
  ['coming online', online],
])('a list whose next page failed recovers after %s', async (_, way) => {
  const page = (number: number) => ({
    list: [{ id: number }],
    page: number,
    pages: 2,
    total: 2,
    hasNext: number < 2,
    ...shape,
  });
  const second = answerOf(page(2));
  function List() {
    list = useListQuery((number) =>
      publicQuery(['own', number], number === 1 ? async () => page(1) : (second as never)),
    );
    return [list.data?.map(({ id }) => `row ${id} `), list.error && 'failed'];
  }
  const tree = (key = 'one') => (
    <StorefrontTestProvider>
      <List key={key} />
    </StorefrontTestProvider>
  );
  const start = async () => {
    await settle();
    await loadMore();
    await settle();
  };
  const { container } = render(tree());
  await start();
  expect([second.mock.calls.length, container.textContent]).toEqual([1, 'row 1 failed']);
  isDown = false;
  await way({ rerender: () => {}, tree });
  await settle();
  expect([second.mock.calls.length, container.textContent]).toEqual([2, 'row 1 row 2 ']);
});
