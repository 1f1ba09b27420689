import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import {
  createTestSession,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
} from '@promenade/storefront-devkit/react';
import type { CollectedProduct } from '@promenade/storefront-sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../auth/session-types.ts';
import { useIntendedAction } from '../checkout/use-intended-action.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useFollow, useFollowedMerchants } from './use-follow.ts';
import { useUpdateWishlist, useWishedIds, useWishlist, useWishlistItem } from './use-wishlist.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

function open<Result>(
  hook: () => Result,
  state: SessionState = 'authenticated',
  handlers: NonNullable<StorefrontTestProviderProps['handlers']> = {},
  guestWishes = false,
) {
  const session = createTestSession(state);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StorefrontTestProvider session={session} handlers={handlers} guestWishes={guestWishes}>
        {children}
      </StorefrontTestProvider>
    </StrictMode>
  );
  return { session, ...renderHook(hook, { wrapper }) };
}

/** A handler whose responses wait for `respond`. */
function delayed<Response>(response: () => Response) {
  const waiting: (() => void)[] = [];
  const call = vi.fn(async (_: MockRequest) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return response();
  });
  return { call, respond: () => act(async () => void waiting.shift()?.()) };
}

describe('the wish button of a product', () => {
  it('changes on every card and in the list after the backend has confirmed the change', async () => {
    const seen: string[] = [];
    const { result } = open(() => {
      const parts = {
        card: useWishlistItem(4),
        detail: useWishlistItem(4),
        other: useWishlistItem(1),
        list: useWishlist(),
      };
      seen.push(
        `${parts.detail.toggle.isPending ? 'pending' : 'at rest'}, ${parts.detail.isWished ? 'wished' : 'not wished'}`,
      );
      return parts;
    });
    await waitFor(() => expect(result.current.list.isLoading).toBe(false));
    await act(() => expect(result.current.card.toggle.run()).resolves.toBe(true));
    expect([...new Set(seen)].slice(0, 2)).toEqual(['at rest, not wished', 'pending, not wished']);
    expect(result.current).toMatchObject({
      card: { isWished: true, toggle: { isPending: false } },
      detail: { isWished: true, toggle: { isPending: false } },
      other: { isWished: false, toggle: { isPending: false } },
    });
    await waitFor(() => expect(result.current.list.data?.map(({ productId }) => productId)).toEqual([4]));
    await act(() => expect(result.current.detail.toggle.run()).resolves.toBe(false));
    expect(result.current.card.isWished).toBe(false);
    await waitFor(() => expect(result.current.list.data).toEqual([]));
  });

  it('sends one change at a time, then the latest wanted state', async () => {
    const add = delayed(() => null);
    const remove = delayed(() => null);
    const { result } = open(() => useWishlistItem(4), 'authenticated', {
      'wishlist.add': add.call,
      'wishlist.remove': remove.call,
    });
    await act(async () => void result.current.toggle.run());
    await act(async () => void result.current.toggle.run());
    await waitFor(() => expect(add.call).toHaveBeenCalledTimes(1));
    expect(remove.call).not.toHaveBeenCalled();
    await add.respond();
    await waitFor(() => expect(remove.call).toHaveBeenCalledTimes(1));
    await remove.respond();
    await waitFor(() => expect(result.current.toggle.isPending).toBe(false));
    expect(result.current.isWished).toBe(false);
    expect(add.call).toHaveBeenCalledTimes(1);
  });

  it('stays unchanged and reports the error when the backend rejects the change', async () => {
    const { result } = open(() => useWishlistItem(4), 'authenticated', {
      'wishlist.add': () => new MockFailure(500, 'Not now'),
    });
    await act(() => expect(result.current.toggle.run()).rejects.toMatchObject({ kind: 'server' }));
    expect(result.current).toMatchObject({ isWished: false, toggle: { isPending: false, error: { kind: 'server' } } });
  });

  it('of a guest rejects, and the wish is carried out after the sign-in', async () => {
    localStorage.setItem('promenade.wishes.1', '[1]');
    const { result, session } = open(() => {
      useIntendedAction(() => {});
      return { item: useWishlistItem(4), ids: useWishedIds(), list: useUpdateWishlist() };
    }, 'anonymous');
    await act(() => expect(result.current.item.toggle.run()).rejects.toMatchObject({ kind: 'auth' }));
    expect(result.current).toMatchObject({ item: { isWished: false }, ids: [] });
    await act(() => session.signIn());
    await waitFor(() => expect(result.current.ids).toEqual([4]));
    act(() => session.become('anonymous'));
    await act(() => expect(result.current.list.run([1], true)).rejects.toMatchObject({ kind: 'auth' }));
    await act(() => session.signIn());
    await waitFor(() => expect(result.current.ids).toEqual([1, 4]));
    expect(localStorage.getItem('promenade.wishes.1')).toBe('[1]');
  });

  it('of a guest with `guestWishes` changes on this device, on every card, without a request', async () => {
    const add = vi.fn((_: MockRequest) => null);
    const { result } = open(
      () => ({ card: useWishlistItem(4), detail: useWishlistItem(4), ids: useWishedIds() }),
      'anonymous',
      { 'wishlist.add': add },
      true,
    );
    await act(() => expect(result.current.card.toggle.run()).resolves.toBe(true));
    expect(result.current).toMatchObject({ card: { isWished: true }, detail: { isWished: true }, ids: [4] });
    expect(JSON.parse(localStorage.getItem('promenade.wishes.1') ?? '')).toEqual([4]);
    await act(() => expect(result.current.detail.toggle.run()).resolves.toBe(false));
    expect(result.current).toMatchObject({ card: { isWished: false }, ids: [] });
    expect(add).not.toHaveBeenCalled();
  });

  it('of a guest with `guestWishes` is on the account after the sign-in, with all that are on sale, the latest first', async () => {
    localStorage.setItem('promenade.wishes.1', '[4,999999,1]');
    const { result, session } = open(() => ({ item: useWishlistItem(4), list: useWishlist() }), 'anonymous', {}, true);
    expect(result.current.item.isWished).toBe(true);
    await act(() => session.signIn());
    await waitFor(() => expect(result.current.list.data?.map(({ productId }) => productId)).toEqual([4, 1]));
    await waitFor(() => expect(result.current.item.isWished).toBe(true));
    expect(localStorage.getItem('promenade.wishes.1')).toBe('[]');
  });

  it('keeps the wishes of a guest with `guestWishes` on the device while the account cannot take them', async () => {
    localStorage.setItem('promenade.wishes.1', '[4]');
    const addAll = vi.fn((_: MockRequest): MockFailure | null => null);
    addAll.mockReturnValueOnce(new MockFailure(500, 'Not now'));
    const { session } = open(() => useWishlistItem(4), 'anonymous', { 'wishlist.addAll': addAll }, true);
    await act(() => session.signIn());
    await waitFor(() => expect(addAll).toHaveBeenCalledTimes(1));
    await act(async () => session.become('anonymous'));
    expect(localStorage.getItem('promenade.wishes.1')).toBe('[4]');
    await act(() => session.signIn());
    await waitFor(() => expect(addAll).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(localStorage.getItem('promenade.wishes.1')).toBe('[]'));
  });

  it('shows nothing of the previous shopper, whose waiting change is not sent for the next shopper', async () => {
    const add = delayed(() => null);
    const remove = vi.fn((_: MockRequest) => null);
    const { result, session } = open(() => useWishlistItem(4), 'authenticated', {
      'wishlist.add': add.call,
      'wishlist.remove': remove,
      'wishlist.list': () => ({ list: [], pageNum: 1, pages: 0, total: 0, pageSize: 50 }),
    });
    let done: Promise<boolean> | undefined;
    await act(async () => void result.current.toggle.run());
    await act(async () => {
      done = result.current.toggle.run();
    });
    await waitFor(() => expect(add.call).toHaveBeenCalledTimes(1));
    act(() => session.become('authenticated', { subject: 'shopper-2' }));
    expect(result.current).toMatchObject({ isWished: false, toggle: { isPending: false } });
    await add.respond();
    await act(() => expect(done).rejects.toMatchObject({ kind: 'auth' }));
    expect(remove).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ isWished: false, toggle: { isPending: false } });
  });

  it('works with a new session of the same shopper', async () => {
    const sessions = [createTestSession('authenticated'), createTestSession('authenticated')];
    let [session] = sessions;
    const { result, rerender } = renderHook(() => useWishlistItem(4), {
      wrapper: ({ children }) => <StorefrontTestProvider session={session}>{children}</StorefrontTestProvider>,
    });
    await act(() => expect(result.current.toggle.run(true)).resolves.toBe(true));
    sessions[0]?.become('anonymous');
    [, session] = sessions;
    rerender();
    await act(() => expect(result.current.toggle.run(false)).resolves.toBe(false));
    expect(result.current.isWished).toBe(false);
  });

  it('is not set for a guest after signing out', async () => {
    const { result, session } = open(() => useWishlistItem(4));
    await act(() => result.current.toggle.run(true));
    expect(result.current.isWished).toBe(true);
    act(() => session.become('anonymous'));
    expect(result.current.isWished).toBe(false);
  });

  it('reads all pages of the wish list', async () => {
    const requestedPages: string[] = [];
    const products = ({ query }: MockRequest) => {
      requestedPages.push(`${query.get('page')}`);
      const page = Number(query.get('page'));
      const entry = { id: page, productId: 10 + page, createTime: null, storeName: '', image: '', price: 1 };
      const rest = { storePrice: null, discount: null, discountExpiry: null, slug: 's', uniqueKey: 'k' };
      const list = [{ ...entry, ...rest, listedOnStore: true, landingPage: false }];
      return { list, pageNum: page, pages: 3, total: 3, pageSize: 1 };
    };
    const { result } = open(() => [useWishlistItem(11), useWishlistItem(13), useWishlistItem(14)], 'authenticated', {
      'wishlist.list': products,
    });
    await waitFor(() => expect(result.current.map(({ isWished }) => isWished)).toEqual([true, true, false]));
    expect(requestedPages).toEqual(['1', '2', '3']);
  });

  it('reads the list once for a whole grid, and not again after a click or when the window gets the focus', async () => {
    const read = vi.fn((_: MockRequest) => ({ list: [], pageNum: 1, pages: 1, total: 0, pageSize: 50 }));
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const { result } = open(() => [useWishlistItem(1), useWishlistItem(2), useWishlistItem(3)], 'authenticated', {
      'wishlist.list': read,
      'wishlist.add': () => null,
    });
    await pass(100);
    expect(read).toHaveBeenCalledTimes(1);
    act(() => void result.current[0]?.toggle.run());
    await pass(100);
    expect(result.current.map(({ isWished }) => isWished)).toEqual([true, false, false]);
    await pass(60_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(100);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('changes in other tabs, also through the hooks for all ids and for several products', async () => {
    let list: CollectedProduct[] = [];
    const rest = { storePrice: null, discount: null, discountExpiry: null, slug: 's', uniqueKey: 'k' };
    const handlers = {
      'wishlist.list': () => ({ list, pageNum: 1, pages: 1, total: list.length, pageSize: 50 }),
      'wishlist.add': () => {
        const entry = { id: 1, productId: 11, createTime: null, storeName: '', image: '', price: 1 };
        list = [{ ...entry, ...rest, listedOnStore: true, landingPage: false }];
        return null;
      },
    };
    const tab = () => open(() => ({ ids: useWishedIds(), change: useUpdateWishlist() }), 'authenticated', handlers);
    const [one, other] = [tab(), tab()];
    await waitFor(() => expect([one.result.current.ids, other.result.current.ids]).toEqual([[], []]));
    await act(() => one.result.current.change.run([11], true));
    await waitFor(() => expect(other.result.current.ids).toEqual([11]));
  });

  it('returns the same object while nothing changes', async () => {
    const { result, rerender } = renderInShop(() => useWishlistItem(4), { session: 'authenticated' });
    await act(() => result.current.toggle.run(true));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });

  it('rejects with kind `network`, and stores no intended action, while the identity provider is unreachable', async () => {
    const { result, session } = open(() => useWishlistItem(4), 'unreachable');
    await act(() => expect(result.current.toggle.run()).rejects.toMatchObject({ kind: 'network' }));
    await act(() => session.signIn());
    expect(session.takeIntendedAction()).toBeUndefined();
  });
});

describe('following a merchant', () => {
  it('adds it to the list of followed merchants, and unfollowing removes it', async () => {
    const { result } = open(() => ({ button: useFollow(2), list: useFollowedMerchants() }));
    await act(() => expect(result.current.button.toggle.run()).resolves.toBe(true));
    expect(result.current.button.isFollowed).toBe(true);
    await waitFor(() => expect(result.current.list.data?.map(({ merName }) => merName)).toEqual(['Maison Sud']));
    await act(() => result.current.button.toggle.run(false));
    await waitFor(() => expect(result.current.list.data).toEqual([]));
  });

  it('as a guest takes effect after the sign-in', async () => {
    const { result, session } = open(() => {
      useIntendedAction(() => {});
      return useFollow(2);
    }, 'anonymous');
    await act(() => expect(result.current.toggle.run()).rejects.toMatchObject({ kind: 'auth' }));
    await act(() => session.signIn());
    await waitFor(() => expect(result.current.isFollowed).toBe(true));
  });

  it('rejects with kind `not-found` for a merchant that does not exist', async () => {
    const { result } = open(() => useFollow(99));
    await act(() => expect(result.current.toggle.run()).rejects.toMatchObject({ kind: 'not-found' }));
    expect(result.current.isFollowed).toBe(false);
  });
});
