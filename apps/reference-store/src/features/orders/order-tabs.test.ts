import { describe, expect, it } from 'vitest';
import { orderListPath, orderListPlace, tabCount } from './order-tabs.ts';

describe('the views of the order list', () => {
  it.each([
    ['', { tab: 'all', page: 1 }],
    ['tab=unpaid&page=3', { tab: 'unpaid', page: 3 }],
    ['tab=nonsense&page=-1', { tab: 'all', page: 1 }],
    ['page=2.5', { tab: 'all', page: 1 }],
  ])('are read from the address: %s', (query, place) => {
    expect(orderListPlace(new URLSearchParams(query))).toEqual(place);
  });

  it('have addresses without what goes without saying', () => {
    expect(orderListPath('all')).toBe('/users/order_list');
    expect(orderListPath('all', 2)).toBe('/users/order_list?page=2');
    expect(orderListPath('to-ship')).toBe('/users/order_list?tab=to-ship');
  });

  it('show a count only where something waits', () => {
    const counts = { unPaidCount: 2, unShippedCount: 0, receivedCount: 1, completeCount: 4 };
    expect(tabCount('unpaid', counts)).toBe(2);
    expect(tabCount('to-ship', counts)).toBeUndefined();
    expect(tabCount('cancelled', counts)).toBeUndefined();
    expect(tabCount('unpaid', undefined)).toBeUndefined();
  });
});
