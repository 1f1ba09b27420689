import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useStorefront } from '../context/use-storefront.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { createTestSession } from '../testing/test-session.ts';
import type { Query, QueryPage } from './query.ts';
import { useListQuery } from './use-list-query.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

interface Row {
  id: number;
  text: string;
}

/** Two pages of two rows that belong to the shopper; `text` is what the backend says of each at the moment. */
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
  const shown = () => result.current.pages.items.map((row) => `${row.id} ${row.text}`);
  return { result, load, shown };
}

it('a list of the shopper’s grows, and all of it is asked again after a write', async () => {
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

it('a list of the shopper’s is nobody else’s', async () => {
  const session = createTestSession('authenticated');
  const { result, shown } = open(() => session.getSnapshot().shopper?.subject ?? 'nobody', session);
  await waitFor(() => expect(shown()).toEqual(['10 shopper-1', '11 shopper-1']));
  await act(() => result.current.pages.loadMore());
  act(() => session.become('authenticated', { subject: 'bob' }));
  expect(shown()).toEqual([]);
  await waitFor(() => expect(shown()).toEqual(['10 bob', '11 bob']));
  act(() => session.become('anonymous'));
  expect(shown()).toEqual([]);
  expect(result.current.pages.isLoading).toBe(false);
});
