import { anOrder, MockFailure, type MockHandlers, type MockRequest } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import type { MasterOrder, OrderDetail, OrderListItem } from '@promenade/storefront-sdk';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../cart/test-support/cart-backend.ts';
import { page } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useUnavailableLineView } from '../views/use-cart-line-view.ts';
import { summaryOfMasterOrder, summaryOfMerchantOrder } from './order-summary.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useLogistics, useOrder, useOrderCenterCounts, useOrders } from './use-orders.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

const createTime = Date.UTC(2026, 10, 21, 12);
const line = {
  id: 5,
  merOrderNo: 'SH1',
  productId: 1,
  productName: 'Lamp',
  image: '/lamp.jpg',
  attrValueId: 9,
  sku: 'Red,L',
  price: 4_800,
  payNum: 2,
  isReply: false,
};
const listItem: OrderListItem = {
  id: 1,
  orderNo: 'SH1',
  masterOrderNo: 'PT1',
  merId: 1,
  merName: 'Atelier',
  createTime,
  paid: true,
  payTime: createTime,
  payPrice: 10_100,
  status: 3,
  totalNum: 2,
  payPostage: 500,
  refundStatus: 0,
  deliveryName: null,
  deliveryId: null,
  orderInfoList: [line],
};
const masterOrder: MasterOrder = {
  id: 1,
  orderNo: 'PT1',
  email: 'ada@example.com',
  realName: 'Ada',
  userPhone: '',
  userAddress: '',
  totalNum: 2,
  proTotalPrice: 9_600,
  totalPostage: 500,
  totalPrice: 10_100,
  payPostage: 500,
  payPrice: 10_100,
  couponId: 0,
  couponPrice: 0,
  paid: false,
  payTime: null,
  payType: '',
  mark: '',
  isCancel: false,
  redirect: null,
  createTime,
  orderList: [],
  useIntegral: 0,
  integralPrice: 0,
};

describe('orders', () => {
  it('are listed by tab, each with its actions', async () => {
    const list = vi.fn(({ query }: MockRequest) => page(query.get('type') === '3' ? [listItem] : []));
    const { result } = renderInShop(() => useOrders('completed'), {
      handlers: { 'orders.list': list },
      session: 'authenticated',
    });
    await waitFor(() => expect(result.current.data?.list).toHaveLength(1));
    expect(result.current.data?.list[0]).toMatchObject({ state: 'completed', masterOrderNo: 'PT1' });
    expect(result.current.data?.list[0]?.actions).toContain('delete');
  });

  it('remain while the next page loads, but not when the shopper changes', async () => {
    const session = createTestSession('authenticated');
    const list = vi.fn(async ({ query }: MockRequest) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return page([{ ...listItem, orderNo: `SH${query.get('page')}` }], Number(query.get('page')), 2);
    });
    const { result, rerender } = renderInShop(
      ({ number }: { number: number }) => useOrders('all', number),
      { handlers: { 'orders.list': list }, session },
      { number: 1 },
    );
    const shown = () => result.current.data?.list[0]?.orderNo;
    await waitFor(() => expect(shown()).toBe('SH1'));
    rerender({ number: 2 });
    expect(shown()).toBe('SH1');
    expect(result.current).toMatchObject({ isLoading: false, isRefreshing: true });
    await waitFor(() => expect(shown()).toBe('SH2'));
    act(() => session.become('authenticated', { subject: 'somebody-else' }));
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(shown()).toBe('SH2'));
    act(() => session.become('expired'));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it('with an unknown status remain in the list and can be viewed', async () => {
    const newer = { ...listItem, status: 7, refundStatus: 8 };
    const { result } = renderInShop(() => ({ list: useOrders('all'), one: useOrder('SH1') }), {
      handlers: {
        'orders.list': () => page([newer]),
        'orders.detail': () => anOrder({ ...newer, deliveryType: 'drone' }),
      },
      session: 'authenticated',
    });
    await waitFor(() => expect(result.current.list.data?.list).toHaveLength(1));
    const unknown = { orderNo: 'SH1', state: 'unknown', actions: ['view-details'] };
    expect(result.current.list.data?.list[0]).toMatchObject(unknown);
    await waitFor(() => expect(result.current.one.data).toBeDefined());
    expect(summaryOfMerchantOrder(result.current.one.data?.order as OrderDetail)).toMatchObject(unknown);
  });

  it('are loaded by the number of the checkout', async () => {
    const { result } = renderInShop(() => useOrder('PT1'), {
      handlers: { 'orders.masterDetail': () => masterOrder },
      session: 'authenticated',
    });
    await waitFor(() => expect(result.current.data?.kind).toBe('master'));
    expect(summaryOfMasterOrder(masterOrder)).toMatchObject({
      state: 'unpaid',
      actions: ['pay', 'cancel', 'view-details'],
    });
    expect(summaryOfMasterOrder({ ...masterOrder, paid: true }).actions).toEqual([]);
  });

  it('are updated after an action', async () => {
    let isCancel = false;
    const { result } = renderInShop(() => ({ order: useOrder('PT1'), actions: useOrderActions() }), {
      handlers: {
        'orders.masterDetail': () => ({ ...masterOrder, isCancel }),
        'orders.cancel': () => {
          isCancel = true;
          return null;
        },
      },
      session: 'authenticated',
    });
    await waitFor(() => expect(result.current.order.data).toBeDefined());
    await act(() => result.current.actions.cancel.run('PT1'));
    await waitFor(() => expect(result.current.order.data).toMatchObject({ order: { isCancel: true } }));
  });
});

describe('the actions of an order', () => {
  const noDelete = { ...listItem, orderInfoList: [{ ...line, isReply: true, refundNum: 1 }] };
  it.each<[string, OrderListItem, string[]]>([
    ['the backend returns no refunds', listItem, ['logistics', 'add-review', 'apply-refund', 'reorder', 'delete']],
    ['a unit is not refunded', noDelete, ['logistics', 'apply-refund', 'reorder', 'delete']],
    [
      'all units are refunded',
      { ...listItem, orderInfoList: [{ ...line, refundNum: 2 }] },
      ['logistics', 'add-review', 'reorder', 'delete'],
    ],
  ])('are listed when %s', (_, order, actions) => {
    expect(summaryOfMerchantOrder(order).actions).toEqual([...actions, 'view-details']);
  });

  const open = (handlers: MockHandlers) =>
    renderInShop(() => ({ order: useOrder('SH1'), actions: useOrderActions() }), { handlers, session: 'authenticated' })
      .result;

  it('send one request when the receipt is confirmed twice', async () => {
    const confirm = vi.fn((_: MockRequest): null => null);
    const result = open({ 'orders.confirmReceipt': confirm, 'orders.detail': () => anOrder() });
    await act(() => {
      const { run } = result.current.actions.confirmReceipt;
      return Promise.all([run('SH1'), run('SH1')]);
    });
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it.each<[string, 'cancel' | 'confirmReceipt' | 'remove', string, MockHandlers]>([
    [
      'cancelled',
      'cancel',
      'PT1',
      {
        'orders.cancel': () => new MockFailure(400),
        'orders.masterDetail': () => ({ ...masterOrder, isCancel: true }),
      },
    ],
    [
      'received',
      'confirmReceipt',
      'SH1',
      { 'orders.confirmReceipt': () => new MockFailure(400), 'orders.detail': () => anOrder({ status: 3 }) },
    ],
    [
      'hidden',
      'remove',
      'SH1',
      { 'orders.remove': () => new MockFailure(404), 'orders.detail': () => anOrder({ status: 3 }) },
    ],
  ])('succeed for an order that is %s already', async (_, action, orderNo, handlers) => {
    const result = open(handlers);
    await act(() => expect(result.current.actions[action].run(orderNo)).resolves.toBeUndefined());
    expect(result.current.actions[action].error).toBeUndefined();
  });

  it('reject with the backend’s error, and the order is loaded again', async () => {
    let status: 0 | 1 = 0;
    const result = open({
      'orders.detail': () => anOrder({ orderNo: 'SH1', status }),
      'orders.remove': () => {
        status = 1;
        return new MockFailure(400, 'The order is under way');
      },
    });
    await waitFor(() => expect(result.current.order.data).toBeDefined());
    await act(() => expect(result.current.actions.remove.run('SH1')).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.order.data).toMatchObject({ order: { status: 1 } });
  });
});

it('tracking is null before an order is shipped, and the order counts are loaded', async () => {
  const { result } = renderInShop(() => ({ parcel: useLogistics('SH1'), counts: useOrderCenterCounts() }), {
    handlers: { 'orders.logistics': () => null },
    session: 'authenticated',
  });
  await waitFor(() => expect(result.current.counts.data?.commentCount).toBe(0));
  await waitFor(() => expect(result.current.parcel).toMatchObject({ data: null, isLoading: false }));
});

describe('the view of an unavailable cart line', () => {
  it('contains its texts, prices and price change', () => {
    const view = {
      ...cartLine(1, 3),
      priceWhenAdded: 900,
      quantity: 3,
      checked: true,
      minusDisabled: false,
      plusDisabled: false,
      isPending: true,
    };
    const { result } = renderInShop(() => useUnavailableLineView(view), {});
    expect(result.current).toMatchObject({
      id: 1,
      href: '/product/product-1',
      attributes: 'Red, M',
      unitPrice: { now: '$10.00' },
      lineTotal: '$30.00',
      unconfirmed: true,
      error: undefined,
      onlyLeft: undefined,
      priceChanged: { was: '$9.00', now: '$10.00' },
    });
  });

  it.each([
    ['more units than are left', 5, 2, 2],
    ['all units left', 5, 5, undefined],
    ['a sold-out variant', 5, 0, undefined],
  ])('has the right `onlyLeft` for %s', (_, quantity, stock, onlyLeft) => {
    const line = cartLine(1, quantity);
    const facts = { quantity, stock, checked: true, minusDisabled: false, plusDisabled: true, isPending: false };
    const { result } = renderInShop(() => useUnavailableLineView({ ...line, ...facts }), {});
    expect(result.current.onlyLeft).toBe(onlyLeft);
  });
});

it('a reviewed line contains the shopper’s review if the backend returns it', () => {
  const reviewOf = (more: object) =>
    summaryOfMerchantOrder({ ...listItem, orderInfoList: [{ ...line, ...more }] }).lines[0]?.review;
  const review = { reviewStar: 4, reviewComment: 'Bright' };
  expect(reviewOf({ ...review, isReply: true })).toEqual({ stars: 4, comment: 'Bright', reply: '' });
  expect(reviewOf({ isReply: true })).toBeUndefined();
  expect(reviewOf({ ...review, isReply: false })).toBeUndefined();
});

it('an order whose payment is processing can be cancelled, but not paid again, and does not expire', () => {
  const { expiresAt: _, ...order } = { ...masterOrder, expiresAt: undefined, paymentProcessing: true };
  const { state, actions, payUntil } = summaryOfMasterOrder(order);
  expect([state, actions, payUntil]).toEqual(['processing', ['cancel', 'view-details'], undefined]);
});
