import { describe, expect, it } from 'vitest';
import type { OrderAction, OrderFacts, OrderRefundState, OrderState } from './order-status.ts';
import { isOrderActionAllowed, orderActions, orderRefundState, orderState } from './order-status.ts';

describe('orderState', () => {
  it.each<[OrderFacts, OrderState]>([
    [{ paid: false, status: 0 }, 'unpaid'],
    [{ paid: false }, 'unpaid'],
    [{ paid: true, status: 0 }, 'paid'],
    [{ paid: true, status: null }, 'paid'],
    [{ paid: true, status: 1 }, 'in-transit'],
    [{ paid: true, status: 2 }, 'delivered'],
    [{ paid: true, status: 3 }, 'completed'],
    [{ paid: false, status: 9 }, 'cancelled'],
    [{ paid: false, status: 0, isCancel: true }, 'cancelled'],
    [{ paid: true, status: 7 }, 'unknown'],
  ])('%j is %s', (order, state) => {
    expect(orderState(order)).toBe(state);
  });
});

it.each<[number | null | undefined, OrderRefundState]>([
  [0, 'none'],
  [null, 'none'],
  [undefined, 'none'],
  [1, 'under-review'],
  [2, 'accepted'],
  [3, 'refunded'],
])('refund status %j is %s', (refundStatus, state) => {
  expect(orderRefundState({ paid: true, refundStatus })).toBe(state);
});

describe('orderActions', () => {
  const done = { paid: true, status: 3 };
  it.each<[string, OrderFacts, OrderAction[]]>([
    ['unpaid', { paid: false, status: 0 }, ['pay', 'cancel', 'view-details']],
    ['paid', { paid: true, status: 0 }, ['apply-refund', 'view-details']],
    ['in transit', { paid: true, status: 1 }, ['confirm-receipt', 'logistics', 'view-details']],
    ['delivered', { paid: true, status: 2 }, ['confirm-receipt', 'logistics', 'apply-refund', 'view-details']],
    ['completed', done, ['logistics', 'add-review', 'apply-refund', 'reorder', 'delete', 'view-details']],
    ['cancelled', { paid: false, status: 9 }, ['reorder', 'delete', 'view-details']],
    ['unknown', { paid: true, status: 7 }, ['view-details']],
    ['paid, refund under review', { paid: true, status: 0, refundStatus: 1 }, ['view-details']],
    [
      'paid, part of it under review',
      { paid: true, status: 0, refundStatus: 1, refundableQuantity: 2 },
      ['view-details'],
    ],
    ['delivered, refund accepted', { paid: true, status: 2, refundStatus: 2 }, ['logistics', 'view-details']],
    [
      'completed, refund under review',
      { ...done, refundStatus: 1 },
      ['logistics', 'add-review', 'reorder', 'view-details'],
    ],
    [
      'completed, refunded',
      { ...done, refundStatus: 3 },
      ['logistics', 'add-review', 'reorder', 'delete', 'view-details'],
    ],
    [
      'completed, partly refunded',
      { ...done, refundStatus: 3, refundableQuantity: 2 },
      ['logistics', 'add-review', 'apply-refund', 'reorder', 'delete', 'view-details'],
    ],
    ['paid, nothing left to refund', { paid: true, status: 0, refundableQuantity: 0 }, ['view-details']],
    [
      'completed, virtual goods, all reviewed',
      { ...done, deliveryType: 'fictitious', unreviewedLines: 0 },
      ['apply-refund', 'reorder', 'delete', 'view-details'],
    ],
  ])('%s', (_case, order, actions) => {
    expect(orderActions(order)).toEqual(actions);
  });

  it('answers the same for a single action', () => {
    expect(isOrderActionAllowed({ paid: false, status: 0 }, 'pay')).toBe(true);
    expect(isOrderActionAllowed({ paid: true, status: 0 }, 'pay')).toBe(false);
  });
});
