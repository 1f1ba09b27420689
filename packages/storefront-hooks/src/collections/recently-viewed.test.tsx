import type { MockRequest } from '@promenade/storefront-devkit/mock';
import { aStore } from '@promenade/storefront-devkit/mock';
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, productCard } from '../test-support/fixtures.ts';
import { type RecentlyViewedOptions, useRecentlyViewed, useTrackRecentlyViewed } from './use-recently-viewed.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const gone = 7;
const byIds = () =>
  vi.fn(({ query }: MockRequest) => {
    const ids = `${query.get('ids')}`.split(',').map(Number);
    return page(ids.filter((id) => id !== gone).map((id) => productCard(id)));
  });

function open(options: RecentlyViewedOptions = {}, { storeId = 1, answer = byIds() } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StorefrontTestProvider store={{ ...aStore(), id: storeId }} handlers={{ 'products.byIds': answer }}>
        {children}
      </StorefrontTestProvider>
    </StrictMode>
  );
  const rendered = renderHook(
    ({ productId }: { productId: number | undefined }) => {
      useTrackRecentlyViewed(productId);
      return useRecentlyViewed(options);
    },
    { wrapper, initialProps: { productId: undefined as number | undefined } },
  );
  const { result, rerender } = rendered;
  return {
    answer,
    result,
    ids: () => result.current.data?.map(({ id }) => id),
    look: (...ids: number[]) => {
      for (const productId of ids) rerender({ productId });
    },
  };
}

function Count() {
  return `${useRecentlyViewed().data?.length}`;
}

describe('recently viewed products', () => {
  it('are listed once each, the latest first, without products that no longer exist', async () => {
    const { ids, look, result } = open();
    expect(result.current).toMatchObject({ data: [], isLoading: false });
    look(1, 2, gone, 1);
    await waitFor(() => expect(ids()).toEqual([1, 2]));
  });

  it('exclude the product on the page, and cause no request when a known product is viewed again', async () => {
    const { ids, look, answer } = open({ except: 2, limit: 2 });
    look(1, 2, 3, 4);
    await waitFor(() => expect(ids()).toEqual([4, 3]));
    const requestsBefore = answer.mock.calls.length;
    look(1);
    await waitFor(() => expect(ids()).toEqual([1, 4]));
    expect(answer.mock.calls.length).toBe(requestsBefore);
  });

  it('are stored on the device for at most twenty products', async () => {
    const { look } = open();
    look(...Array.from({ length: 30 }, (_, index) => index + 1));
    expect(JSON.parse(localStorage.getItem('promenade.viewed.1') ?? '')).toEqual(
      Array.from({ length: 20 }, (_, index) => 30 - index),
    );
  });

  it('are stored separately for each shop, and update when another tab changes them', async () => {
    const here = open();
    const there = open({}, { storeId: 2 });
    there.look(5);
    await waitFor(() => expect(there.ids()).toEqual([5]));
    expect(here.ids()).toEqual([]);
    localStorage.setItem('promenade.viewed.1', '[6]');
    act(() => void dispatchEvent(new Event('storage')));
    await waitFor(() => expect(here.ids()).toEqual([6]));
  });

  it('can be removed one by one or all at once', async () => {
    const { ids, look, result } = open();
    look(1, 2, 3);
    await waitFor(() => expect(ids()).toEqual([3, 2, 1]));
    act(() => result.current.forget(2));
    await waitFor(() => expect(ids()).toEqual([3, 1]));
    act(() => result.current.forget());
    expect(ids()).toEqual([]);
    expect(localStorage.getItem('promenade.viewed.1')).toBe('[]');
  });

  it.each(['{', '{"1":1}', '["1",null,-1,1.5,9007199254740993,4]'])(
    'ignore invalid entries in the stored value %s',
    async (text) => {
      localStorage.setItem('promenade.viewed.3', text);
      const { ids } = open({}, { storeId: 3 });
      await waitFor(() => expect(ids()).toEqual(text.includes('4]') ? [4] : []));
    },
  );

  it('work in memory when storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { ids, look } = open({}, { storeId: 4 });
    look(1);
    await waitFor(() => expect(ids()).toEqual([1]));
  });

  it('are empty on a server', () => {
    localStorage.setItem('promenade.viewed.1', '[1]');
    const html = renderToString(
      <StorefrontTestProvider>
        <Count />
      </StorefrontTestProvider>,
    );
    expect(html).toBe('0');
  });
});
