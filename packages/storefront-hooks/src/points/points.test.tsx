import type { PointsRecord } from '@promenade/storefront-sdk';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { usePoints, usePointsRecords } from './use-points.ts';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = Date.parse('2026-11-21T12:00:00Z');
const record = (id: number, more: Partial<PointsRecord> = {}): PointsRecord => ({
  id,
  linkId: 'SH1',
  linkType: 'order',
  type: 1,
  title: 'Order',
  integral: 48,
  balance: 48,
  mark: '',
  status: 2,
  frozenTime: 7,
  thawTime: null,
  createTime: start,
  ...more,
});

it('frozen points become available while the history is shown', async () => {
  vi.useFakeTimers({ now: start });
  const { result } = renderInShop(usePointsRecords, {
    session: 'authenticated',
    handlers: {
      'points.records': () =>
        page([record(1, { thawTime: start + 9_000 }), record(2, { thawTime: start + 5_000 }), record(3)]),
    },
  });
  const states = () => result.current.data?.map(({ state }) => state);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(states()).toEqual(['frozen', 'frozen', 'frozen']);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(states()).toEqual(['frozen', 'done', 'frozen']);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(states()).toEqual(['done', 'done', 'frozen']);
});

it('the history is the same object at each render until it changes', async () => {
  const { result, rerender } = renderInShop(usePointsRecords, {
    session: 'authenticated',
    handlers: { 'points.records': () => page([record(1)]) },
  });
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  const before = result.current.data;
  rerender();
  expect(result.current.data).toBe(before);
});

it('usePoints returns the totals of the backend', async () => {
  const sums = { integral: 10, sumIntegral: 50, deductionIntegral: 40, frozenIntegral: 5 };
  const { result } = renderInShop(usePoints, { session: 'authenticated', handlers: { 'points.summary': () => sums } });
  await waitFor(() => expect(result.current.data).toEqual(sums));
});
