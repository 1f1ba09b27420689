import { expect, it } from 'vitest';
import type { OrderFacts, OrderRefundState, OrderState } from './order-status.ts';
import {
  hasGoodsLeft,
  isRefundOpen,
  ORDER_REFUND_STATUS,
  ORDER_STATUS,
  orderRefundState,
  orderState,
} from './order-status.ts';

it.each<[OrderFacts, OrderState]>([
  [{ paid: false, status: 0 }, 'unpaid'],
  [{ paid: false }, 'unpaid'],
  [{ paid: false, paymentProcessing: true }, 'processing'],
  [{ paid: true, paymentProcessing: true }, 'paid'],
  [{ paid: false, paymentProcessing: true, isCancel: true }, 'cancelled'],
  [{ paid: false, status: 3 }, 'unpaid'],
  [{ paid: true, status: 0 }, 'paid'],
  [{ paid: true, status: null }, 'paid'],
  [{ paid: true, status: 1 }, 'in-transit'],
  [{ paid: true, status: 2 }, 'delivered'],
  [{ paid: true, status: 3 }, 'completed'],
  [{ paid: false, status: 9 }, 'cancelled'],
  [{ paid: true, status: 9 }, 'cancelled'],
  [{ paid: false, status: 0, isCancel: true }, 'cancelled'],
  [{ paid: true, status: 7 }, 'unknown'],
  [{ paid: false, status: 7 }, 'unknown'],
  [{ paid: true, status: 7, isCancel: true }, 'cancelled'],
])('%j is %s', (order, state) => {
  expect(orderState(order)).toBe(state);
});

it('each state has the number that is used on the wire', () => {
  expect(ORDER_STATUS).toEqual({
    ...{ unpaid: 0, processing: 0, paid: 0 },
    ...{ 'in-transit': 1, delivered: 2, completed: 3, cancelled: 9 },
  });
  expect(ORDER_REFUND_STATUS).toEqual({ none: 0, 'under-review': 1, accepted: 2, refunded: 3 });
});

it.each<[number | null | undefined, OrderRefundState, boolean]>([
  [0, 'none', false],
  [null, 'none', false],
  [undefined, 'none', false],
  [1, 'under-review', true],
  [2, 'accepted', true],
  [3, 'refunded', false],
  [7, 'unknown', true],
])('refund status %j is %s, open: %s', (refundStatus, state, isOpen) => {
  expect(orderRefundState({ paid: true, refundStatus })).toBe(state);
  expect(isRefundOpen({ paid: true, refundStatus })).toBe(isOpen);
});

it.each<[string, Omit<OrderFacts, 'paid'>, boolean]>([
  ['nothing refunded', {}, true],
  ['nothing left, without a refund status', { refundableQuantity: 0 }, false],
  ['refunded', { refundStatus: 3 }, false],
  ['partly refunded', { refundStatus: 3, refundableQuantity: 2 }, true],
  ['under review', { refundStatus: 1, refundableQuantity: 2 }, false],
  ['accepted', { refundStatus: 2, refundableQuantity: 2 }, false],
])('hasGoodsLeft of an order: %s', (_case, order, expected) => {
  expect(hasGoodsLeft({ paid: true, ...order })).toBe(expected);
});
