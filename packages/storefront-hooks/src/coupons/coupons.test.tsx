import {
  aCoupon,
  aUserCoupon,
  createMockStorefront,
  MockFailure,
  type MockHandlers,
  type MockRequest,
} from '@promenade/storefront-devkit/mock';
import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { type Coupon, createClient, type Page, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBuyNow } from '../checkout/use-buy-now.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useIntendedAction } from '../checkout/use-intended-action.ts';
import { page } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useCheckoutCoupons } from './use-checkout-coupons.ts';
import { useCoupons } from './use-coupons.ts';
import { useMyCoupons } from './use-my-coupons.ts';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const general = { useType: 1 } as const;
const statesOf = (result: { current: ReturnType<typeof useCoupons> }) => result.current.data?.map(({ state }) => state);
const first = (result: { current: ReturnType<typeof useCoupons> }) => result.current.data?.[0]?.coupon as Coupon;

describe('coupons on offer', () => {
  it('become received, join the shopper’s coupons, and stay received after a refresh', async () => {
    const { result } = renderInShop(() => ({ offered: useCoupons(general), mine: useMyCoupons('usable') }), {
      session: 'authenticated',
    });
    const offered = {
      get current() {
        return result.current.offered;
      },
    };
    await waitFor(() => expect(statesOf(offered)).toEqual(['open']));
    let receipt: unknown;
    await act(async () => {
      receipt = await result.current.offered.receive.run(first(offered));
    });
    expect(receipt).toEqual({ message: 'Received', wasAlreadySent: false });
    await waitFor(() => expect(result.current.mine.data?.map(({ validity }) => validity)).toEqual(['usable']));
    expect(statesOf(offered)).toEqual(['received']);
    await act(() => result.current.offered.refresh());
    expect(first(offered).isUse).toBe(true);
  });

  it('send one request for a double click, also from two lists on one page', async () => {
    let answer = (_: string) => {};
    const answered = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const receive = vi.fn((_: MockRequest) => answered);
    const { result } = renderInShop(() => ({ one: useCoupons(general), other: useCoupons(general) }), {
      session: 'authenticated',
      handlers: { 'coupons.claim': receive },
    });
    await waitFor(() => expect(result.current.one.data).toHaveLength(1));
    const coupon = result.current.one.data?.[0]?.coupon as Coupon;
    let presses: Promise<unknown>[] = [];
    act(() => {
      presses = [result.current.one, result.current.one, result.current.other].map(({ receive }) =>
        receive.run(coupon),
      );
    });
    await waitFor(() => expect(result.current.other.data?.[0]?.isPending).toBe(true));
    answer('Received');
    await act(() => Promise.all(presses));
    expect(receive).toHaveBeenCalledTimes(1);
    expect(result.current.other.data?.[0]).toMatchObject({ state: 'received', isPending: false });
  });

  it('stay pending, and are requested once, when the app passes new props to the provider', async () => {
    let answer = (_: string) => {};
    const answered = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const receive = vi.fn((_: MockRequest) => answered);
    const { result, rerender } = renderHook(() => useCoupons(general), {
      wrapper: ({ children }) => (
        <StorefrontTestProvider session="authenticated" handlers={{ 'coupons.claim': receive }} locales={['en', 'fr']}>
          {children}
        </StorefrontTestProvider>
      ),
    });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    const coupon = first(result);
    const presses: Promise<unknown>[] = [];
    act(() => void presses.push(result.current.receive.run(coupon)));
    await waitFor(() => expect(receive).toHaveBeenCalledTimes(1));
    rerender();
    expect(result.current.data?.[0]?.isPending).toBe(true);
    act(() => void presses.push(result.current.receive.run(coupon)));
    answer('Received');
    await act(() => Promise.all(presses));
    expect(receive).toHaveBeenCalledTimes(1);
    expect(statesOf(result)).toEqual(['received']);
  });

  it.each([
    ['the backend rejects the claim', () => new MockFailure(400, 'You have received this coupon already')],
    ['the response was lost', () => new MockFailure(504)],
  ])('that were received before become received although %s', async (_, failure) => {
    let isUse = false;
    const { result } = renderInShop(() => useCoupons(general), {
      session: 'authenticated',
      handlers: {
        'coupons.claimable': () => page([aCoupon({ isUse })]),
        'coupons.claim': () => {
          isUse = true;
          return failure();
        },
      },
    });
    await waitFor(() => expect(statesOf(result)).toEqual(['open']));
    let receipt: unknown;
    await act(async () => {
      receipt = await result.current.receive.run(first(result));
    });
    expect(receipt).toEqual({ message: '', wasAlreadySent: true });
    expect(result.current.receive.error).toBeUndefined();
    expect(statesOf(result)).toEqual(['received']);
  });

  it.each<[string, MockHandlers['coupons.claimable']]>([
    ['none is left', () => page([aCoupon()])],
    ['it is no longer offered', () => page<Coupon>([])],
    ['the verification fails', () => new MockFailure(500)],
  ])('show the server’s message after a rejected claim if %s', async (_, later) => {
    let isAsked = false;
    const { result } = renderInShop(() => useCoupons(general), {
      session: 'authenticated',
      handlers: {
        'coupons.claimable': (request) => (isAsked && later ? later(request) : page([aCoupon()])),
        'coupons.claim': () => {
          isAsked = true;
          return new MockFailure(400, 'None is left');
        },
      },
    });
    await waitFor(() => expect(statesOf(result)).toEqual(['open']));
    await act(() => expect(result.current.receive.run(first(result))).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.data?.[0]).toMatchObject({
      state: 'open',
      isPending: false,
      error: { serverMessage: 'None is left' },
    });
  });

  it('are searched for on at most ten pages of the list after a rejected claim', async () => {
    const pages = vi.fn(({ query }: MockRequest): Page<Coupon> => {
      const number = Number(query.get('page'));
      return { ...page([aCoupon({ id: query.get('limit') === '50' ? 100 + number : 1 })], number), pages: 1_000_000 };
    });
    const { result } = renderInShop(() => useCoupons(general), {
      session: 'authenticated',
      handlers: { 'coupons.claimable': pages, 'coupons.claim': () => new MockFailure(400) },
    });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    await act(() => expect(result.current.receive.run(first(result))).rejects.toBeInstanceOf(StorefrontError));
    expect(pages.mock.calls.filter(([{ query }]) => query.get('limit') === '50')).toHaveLength(10);
  });

  it('with an unknown type are searched for in the lists of all types after a rejected claim', async () => {
    let isAsked = false;
    const { result } = renderInShop(() => useCoupons(general), {
      session: 'authenticated',
      handlers: {
        'coupons.claimable': ({ query }) =>
          page(isAsked && query.get('useType') !== '3' ? [] : [aCoupon({ useType: 7, isUse: isAsked })]),
        'coupons.claim': () => {
          isAsked = true;
          return new MockFailure(400);
        },
      },
    });
    await waitFor(() => expect(statesOf(result)).toEqual(['open']));
    await act(() => expect(result.current.receive.run(first(result))).resolves.toMatchObject({ wasAlreadySent: true }));
  });

  it('claimed by a guest are received after the sign-in', async () => {
    const session = createTestSession('anonymous');
    const outcomes = vi.fn();
    const { result } = renderInShop(
      () => {
        useIntendedAction(outcomes);
        return useCoupons(general);
      },
      { session },
    );
    await waitFor(() => expect(statesOf(result)).toEqual(['open']));
    await act(() => expect(result.current.receive.run(first(result))).rejects.toMatchObject({ kind: 'auth' }));
    expect(statesOf(result)).toEqual(['open']);
    await act(() => session.signIn());
    await waitFor(() => expect(statesOf(result)).toEqual(['received']));
    expect(outcomes.mock.calls).toEqual([[{ action: { kind: 'coupon', couponId: 1 }, error: undefined }]]);
  });

  it('claimed by a guest whose account already has them cause no error after the sign-in', async () => {
    const session = createTestSession('anonymous');
    const outcomes = vi.fn();
    const kinds = vi.fn(({ query }: MockRequest) =>
      page(query.get('useType') === '2' ? [aCoupon({ id: 2, isUse: true })] : []),
    );
    const refused = () => new MockFailure(400);
    renderInShop(() => useIntendedAction(outcomes), {
      session,
      handlers: { 'coupons.claimable': kinds, 'coupons.claim': refused },
    });
    session.intend({ kind: 'coupon', couponId: 2 });
    await act(() => session.signIn());
    await waitFor(() => expect(outcomes).toHaveBeenCalledTimes(1));
    expect(outcomes).toHaveBeenCalledWith({ action: { kind: 'coupon', couponId: 2 }, error: undefined });
    session.intend({ kind: 'coupon', couponId: 3 });
    await act(() => session.signIn());
    await waitFor(() => expect(outcomes).toHaveBeenCalledTimes(2));
    expect(outcomes.mock.lastCall?.[0].error).toMatchObject({ kind: 'invalid' });
  });

  it('received by one shopper are not shown to the next shopper', async () => {
    const session = createTestSession('authenticated');
    const { result } = renderInShop(() => useCoupons(general), {
      session,
      handlers: { 'coupons.claimable': () => page([aCoupon()]) },
    });
    await waitFor(() => expect(statesOf(result)).toEqual(['open']));
    await act(() => result.current.receive.run(first(result)));
    expect(statesOf(result)).toEqual(['received']);
    act(() => session.become('authenticated', { subject: 'somebody-else' }));
    await waitFor(() => expect(statesOf(result)).toEqual(['open']));
  });
});

it('receiving a coupon rejects with kind `network`, not `auth`, while the identity provider is unreachable', async () => {
  const { result } = renderInShop(() => useCoupons(general), { session: 'unreachable' });
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  await act(() => expect(result.current.receive.run(first(result))).rejects.toMatchObject({ kind: 'network' }));
});

describe('with the server’s time', () => {
  const start = Date.parse('2026-11-21T12:00:00Z');
  beforeEach(() => void vi.useFakeTimers({ now: start }));

  it('a coupon opens and ends while its card is shown', async () => {
    const { result } = renderInShop(() => useCoupons(general), {
      handlers: {
        'coupons.claimable': () => page([aCoupon({ receiveStartTime: start + 5_000, receiveEndTime: start + 9_000 })]),
      },
    });
    const at = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(start + ms - Date.now()));
      return statesOf(result);
    };
    expect(await at(1_000)).toEqual(['not-yet']);
    expect(await at(6_000)).toEqual(['open']);
    expect(await at(9_500)).toEqual(['over']);
  });

  it('a coupon is over although the device’s clock is an hour behind', async () => {
    const { fetch } = createMockStorefront({
      clock: () => Date.now() + 3_600_000,
      handlers: { 'coupons.claimable': () => page([aCoupon({ receiveEndTime: start + 1_800_000 })]) },
    });
    const client = createClient({ baseUrl: 'http://shop.test', fetch });
    const { result } = renderInShop(() => useCoupons(general), { client });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(statesOf(result)).toEqual(['over']);
  });

  it('lists are the same objects between renders while nothing changes', async () => {
    const { result, rerender } = renderInShop(() => [useCoupons(general), useMyCoupons('usable')] as const, {
      session: 'authenticated',
      handlers: { 'coupons.mine': () => page([aUserCoupon({ startTime: start, endTime: start + 5_000 })]) },
    });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    const [offered, held] = result.current;
    expect([offered.data?.length, held.data?.length]).toEqual([1, 1]);
    rerender();
    expect(result.current[0].data).toBe(offered.data);
    expect(result.current[1].data).toBe(held.data);
  });

  it('a coupon of the shopper expires while it is shown', async () => {
    const { result } = renderInShop(() => useMyCoupons('usable'), {
      session: 'authenticated',
      handlers: { 'coupons.mine': () => page([aUserCoupon({ startTime: start, endTime: start + 5_000 })]) },
    });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(result.current.data?.[0]?.validity).toBe('usable');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(result.current.data?.[0]?.validity).toBe('expired');
  });

  it('a coupon’s period begins while the checkout is shown', async () => {
    const held = aUserCoupon({ minPrice: 5_000, startTime: start + 5_000, endTime: start + 9_000 });
    const { result, rerender } = renderInShop(
      (preOrderNo: string) => ({
        coupons: useCheckoutCoupons(preOrderNo),
        checkout: useCheckout(),
        buyNow: useBuyNow(),
      }),
      { session: 'authenticated', handlers: { 'coupons.mine': () => page([held]) } },
      'PRE00000' as string,
    );
    const mug = { productId: 4, attrId: 41, quantity: 1 };
    const placing = act(() => result.current.buyNow.run(mug));
    await act(() => vi.advanceTimersByTimeAsync(100));
    rerender(await placing);
    const reasonAt = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(start + ms - Date.now()));
      return result.current.coupons.data?.unusable[0]?.issue;
    };
    expect(await reasonAt(1_000)).toBe('not-started');
    expect(await reasonAt(6_000)).toBe('below-minimum');
  });

  it('a coupon that expires while the checkout is shown is unusable, with the issue `expired`', async () => {
    const held = aUserCoupon({ id: 7, minPrice: 0, money: 100, startTime: start - 1_000, endTime: start + 5_000 });
    const { result, rerender } = renderInShop(
      (preOrderNo: string) => ({
        coupons: useCheckoutCoupons(preOrderNo),
        checkout: useCheckout(),
        buyNow: useBuyNow(),
      }),
      {
        session: 'authenticated',
        handlers: { 'coupons.mine': () => page([held]), 'coupons.forPreOrder': () => [{ ...held, couponId: 70 }] },
      },
      'PRE00000' as string,
    );
    const placing = act(() => result.current.buyNow.run({ productId: 4, attrId: 41, quantity: 1 }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    rerender(await placing);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(result.current.coupons.data).toMatchObject({ usable: [{ coupon: { id: 7 } }], unusable: [] });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(result.current.coupons.data).toMatchObject({ usable: [], unusable: [{ issue: 'expired' }] });
  });
});

describe('coupons at a checkout', () => {
  it('are split into usable coupons, and unusable ones with the reason', async () => {
    const { result, rerender } = renderInShop(
      (preOrderNo: string) => ({
        coupons: useCheckoutCoupons(preOrderNo),
        checkout: useCheckout(),
        buyNow: useBuyNow(),
        general: useCoupons(general),
        goods: useCoupons({ useType: 2 }),
      }),
      { session: 'authenticated' },
      'PRE00000' as string,
    );
    await waitFor(() => expect(result.current.goods.data).toHaveLength(1));
    for (const { receive, data = [] } of [result.current.general, result.current.goods]) {
      await act(() => receive.run(data[0]?.coupon as Coupon));
    }
    const mug = { productId: 4, attrId: 41, quantity: 1 };
    rerender(await act(() => result.current.buyNow.run(mug)));
    // A coupon is valid from the time it was received, which the shop's clock reaches a little later.
    await waitFor(() =>
      expect(result.current.coupons.data).toMatchObject({
        usable: [{ coupon: { name: '2.00 off mugs' }, savesAtMostCents: 200 }],
        unusable: [{ coupon: { name: '5.00 off from 50.00' }, issue: 'below-minimum', missingCents: 3_200 }],
      }),
    );
  });
});
