import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useComparedProducts, useComparison } from './use-comparison.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <StorefrontTestProvider>{children}</StorefrontTestProvider>
  </StrictMode>
);

describe('products to compare', () => {
  it('are stored on the device in their order, at most four', () => {
    const { result } = renderHook(() => useComparison(), { wrapper });
    act(() => {
      for (const id of [5, 3, 8, 1]) expect(result.current.change(id, true)).toContain(id);
    });
    expect(result.current).toMatchObject({ ids: [5, 3, 8, 1], isFull: true });
    act(() => void expect(result.current.change(9, true)).toEqual([5, 3, 8, 1]));
    act(() => void expect(result.current.change(3, false)).toEqual([5, 8, 1]));
    expect(result.current).toMatchObject({ ids: [5, 8, 1], isFull: false });
    expect(JSON.parse(localStorage.getItem('promenade.compared.1') ?? '')).toEqual([1, 8, 5]);
  });

  it('have their cards and details, in the order of the ids, without products that no longer exist', async () => {
    const { result } = renderHook(() => useComparedProducts([2, 999_999, 1]), { wrapper });
    await waitFor(() => expect(result.current.data?.map(({ card }) => card.id)).toEqual([2, 1]));
    expect(result.current.data?.map(({ detail }) => detail.productInfo.id)).toEqual([2, 1]);
  });
});
