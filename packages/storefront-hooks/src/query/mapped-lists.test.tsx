import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useCoupons } from '../coupons/use-coupons.ts';
import { useMyCoupons } from '../coupons/use-my-coupons.ts';
import { usePointsRecords } from '../points/use-points.ts';
import { useRefunds } from '../refunds/use-refunds.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import type { Read } from './read.ts';

afterEach(cleanup);

it.each([
  ['refunds', () => useRefunds()],
  ['points', () => usePointsRecords()],
  ['coupons on offer', () => useCoupons({ useType: 1 })],
  ['coupons of the shopper', () => useMyCoupons('usable')],
])('%s are the same array between renders and after a refresh without changes', async (_, useIt) => {
  const { result, rerender } = renderInShop(useIt as () => Read<unknown>, { session: 'authenticated' });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  const { data } = result.current;
  rerender();
  expect(result.current.data).toBe(data);
  let done = Promise.resolve();
  act(() => {
    done = result.current.refresh();
  });
  await act(() => done);
  expect(result.current.data).toBe(data);
});
