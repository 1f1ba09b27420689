import { describe, expect, it } from 'vitest';
import { ORDER_TABS, orderListPath, orderPath, orderTabCount, parseOrderListQuery } from './order-tabs.ts';

describe('the tabs of the order list', () => {
  it.each([
    ['', { tab: 'all', page: 1 }],
    ['tab=unpaid&page=3', { tab: 'unpaid', page: 3 }],
    ['tab=nonsense&page=-1', { tab: 'all', page: 1 }],
    ['page=0', { tab: 'all', page: 1 }],
    ['page=1e99', { tab: 'all', page: 1 }],
    ['page=2.5', { tab: 'all', page: 1 }],
  ])('are parsed from the query %s', (query, view) => {
    expect(parseOrderListQuery(new URLSearchParams(query))).toEqual({ ...view, words: '' });
  });

  it('have addresses with search words', () => {
    const path = orderListPath('to-ship', 2, 'lamp & cord');
    expect(path).toBe('/users/order_list?tab=to-ship&page=2&q=lamp+%26+cord');
    const { searchParams } = new URL(path, 'https://shop.example');
    expect(parseOrderListQuery(searchParams)).toEqual({ tab: 'to-ship', page: 2, words: 'lamp & cord' });
  });

  it('have addresses without default values', () => {
    expect(orderListPath()).toBe('/users/order_list');
    expect(orderListPath('all', 1)).toBe('/users/order_list');
    expect(orderListPath('unpaid', 3)).toBe('/users/order_list?tab=unpaid&page=3');
    expect(orderListPath('all', 2)).toBe('/users/order_list?page=2');
    expect(orderListPath('to-ship')).toBe('/users/order_list?tab=to-ship');
  });

  it('have a count only if it is above 0', () => {
    const counts = { unPaidCount: 2, unShippedCount: 0, receivedCount: 1, completeCount: 4 };
    expect(orderTabCount('unpaid', counts)).toBe(2);
    expect(orderTabCount('to-receive', counts)).toBe(1);
    expect(orderTabCount('completed', counts)).toBe(4);
    expect(orderTabCount('all', counts)).toBeUndefined();
    expect(orderTabCount('to-ship', counts)).toBeUndefined();
    expect(orderTabCount('cancelled', counts)).toBeUndefined();
    expect(orderTabCount('to-ship', { ...counts, unShippedCount: 5 })).toBe(5);
    expect(orderTabCount('unpaid', undefined)).toBeUndefined();
  });
});

it('every tab can be parsed from its address', () => {
  for (const tab of ORDER_TABS) {
    const { searchParams } = new URL(orderListPath(tab, 4), 'https://shop.example');
    expect(parseOrderListQuery(searchParams)).toEqual({ tab, page: 4, words: '' });
  }
});

it('an order number is encoded in the query', () => {
  expect(orderPath('SH1&a=b')).toBe('/order/order_detail?orderNo=SH1%26a%3Db');
});
