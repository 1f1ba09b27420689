import { createTestSession } from '@promenade/storefront-devkit/react';
import { StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { publicQuery, type Query, type QueryPage } from './query.ts';
import { useListQuery } from './use-list-query.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

interface Row {
  id: number;
  text: string;
}

/** Two pages of two rows that belong to the shopper; `text` returns the rows' current text in the backend. */
function open(text: () => string, session = createTestSession('authenticated')) {
  const load = vi.fn(async (pageNum: number): Promise<QueryPage<Row>> => {
    const list = [0, 1].map((row) => ({ id: pageNum * 10 + row, text: text() }));
    return { list, pageNum, pages: 2, total: 4, pageSize: 2, hasNext: pageNum < 2 };
  });
  const rows = (pageNum: number): Query<QueryPage<Row>> => ({
    key: ['refunds', pageNum],
    isPrivate: true,
    load: () => load(pageNum),
  });
  const { result } = renderInShop(() => ({ pages: useListQuery(rows), shop: useStorefront() }), { session });
  const shown = () => result.current.pages.data?.map((row) => `${row.id} ${row.text}`);
  return { result, load, shown };
}

it('a private list loads page by page, and requests all shown pages again after a write', async () => {
  let text = 'old';
  const { result, shown, load } = open(() => text);
  await waitFor(() => expect(shown()).toEqual(['10 old', '11 old']));
  await act(() => result.current.pages.loadMore());
  expect(shown()).toEqual(['10 old', '11 old', '20 old', '21 old']);
  expect(result.current.pages).toMatchObject({ hasMore: false, loadedPages: 2, total: 4 });
  text = 'new';
  await act(() => result.current.shop.invalidate('refunds'));
  await waitFor(() => expect(shown()).toEqual(['10 new', '11 new', '20 new', '21 new']));
  text = 'newest';
  const { length } = load.mock.calls;
  await act(() => result.current.pages.refresh());
  await waitFor(() => expect(shown()).toEqual(['10 newest', '11 newest', '20 newest', '21 newest']));
  expect(load.mock.calls.length).toBe(length + 2);
});

it('a private list never shows the items of another shopper', async () => {
  const session = createTestSession('authenticated');
  const { result, shown } = open(() => session.getSnapshot().shopper?.subject ?? 'nobody', session);
  await waitFor(() => expect(shown()).toEqual(['10 shopper-1', '11 shopper-1']));
  await act(() => result.current.pages.loadMore());
  act(() => session.become('authenticated', { subject: 'bob' }));
  expect(shown()).toBeUndefined();
  await waitFor(() => expect(shown()).toEqual(['10 bob', '11 bob']));
  act(() => session.become('anonymous'));
  expect(shown()).toBeUndefined();
  expect(result.current.pages.isLoading).toBe(false);
});

describe('a list', () => {
  const openPublic = (fails: (page: number) => boolean = () => false, onRender: () => void = () => {}) => {
    const load = vi.fn(async (pageNum: number): Promise<QueryPage<Row>> => {
      if (fails(pageNum)) throw new StorefrontError({ kind: 'server', code: 500, endpoint: 'rows' });
      const list = [{ id: pageNum, text: `row ${pageNum}` }];
      return { list, pageNum, pages: 3, total: 3, pageSize: 1, hasNext: pageNum < 3 };
    });
    const rows = (pageNum: number) => publicQuery(['rows', pageNum], () => load(pageNum));
    const onError = vi.fn();
    const view = renderInShop(
      (options: { loadedPages?: number }) => {
        onRender();
        return useListQuery(rows, options);
      },
      { onError },
      {},
    );
    return { ...view, load, onError };
  };

  it('has a stable `loadMore`, which never rejects and loads a page once when it is called twice', async () => {
    let isBroken = false;
    const { result, load, onError } = openPublic((page) => isBroken && page === 2);
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    const { loadMore } = result.current;
    isBroken = true;
    await act(() => Promise.all([loadMore(), loadMore()]));
    expect(result.current).toMatchObject({ isLoadingMore: false, loadedPages: 1, error: { kind: 'server' } });
    expect([load.mock.calls.length, onError.mock.calls.length]).toEqual([2, 1]);
    isBroken = false;
    await act(() => loadMore());
    await act(() => loadMore());
    await act(() => loadMore());
    expect(result.current).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 3 }], hasMore: false, error: undefined });
    expect(result.current.loadMore).toBe(loadMore);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('has no data before the first response, and reports `isRefreshing` during a refresh', async () => {
    const { result } = openPublic();
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, isRefreshing: false, total: 0, pages: 0 });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    let done = Promise.resolve();
    act(() => {
      done = result.current.refresh();
    });
    expect(result.current).toMatchObject({ isRefreshing: true, isLoading: false });
    const { data } = result.current;
    await act(() => done);
    expect(result.current.isRefreshing).toBe(false);
    expect(result.current.data).toBe(data);
  });
});
