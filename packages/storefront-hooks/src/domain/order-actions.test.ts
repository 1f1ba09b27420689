import { expect, it } from 'vitest';
import type { OrderAction } from './order-actions.ts';
import { isOrderActionAllowed, orderActions } from './order-actions.ts';
import type { OrderFacts } from './order-status.ts';

const done = { paid: true, status: 3 };
const all: readonly OrderAction[] = [
  'pay',
  'cancel',
  'confirm-receipt',
  'logistics',
  'add-review',
  'apply-refund',
  'reorder',
  'delete',
  'view-details',
];

it.each<[string, OrderFacts, OrderAction[]]>([
  ['unpaid', { paid: false, status: 0 }, ['pay', 'cancel', 'view-details']],
  ['processing', { paid: false, paymentProcessing: true, status: 0 }, ['cancel', 'view-details']],
  ['paid', { paid: true, status: 0 }, ['apply-refund', 'view-details']],
  ['in transit', { paid: true, status: 1 }, ['confirm-receipt', 'logistics', 'view-details']],
  ['delivered', { paid: true, status: 2 }, ['confirm-receipt', 'logistics', 'apply-refund', 'view-details']],
  ['completed', done, ['logistics', 'add-review', 'apply-refund', 'reorder', 'delete', 'view-details']],
  ['cancelled', { paid: false, status: 9 }, ['reorder', 'delete', 'view-details']],
  ['unknown', { paid: true, status: 7 }, ['view-details']],
  ['paid, refund under review', { paid: true, status: 0, refundStatus: 1 }, ['view-details']],
  [
    'paid, partial refund under review',
    { paid: true, status: 0, refundStatus: 1, refundableQuantity: 2 },
    ['view-details'],
  ],
  ['delivered, refund accepted', { paid: true, status: 2, refundStatus: 2 }, ['logistics', 'view-details']],
  ['in transit, fully refunded', { paid: true, status: 1, refundStatus: 3 }, ['logistics', 'view-details']],
  [
    'in transit, partly refunded',
    { paid: true, status: 1, refundStatus: 3, refundableQuantity: 1 },
    ['confirm-receipt', 'logistics', 'view-details'],
  ],
  [
    'completed, refund under review',
    { ...done, refundStatus: 1 },
    ['logistics', 'add-review', 'reorder', 'view-details'],
  ],
  [
    'completed, refund status unknown',
    { ...done, refundStatus: 7 },
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
])('the actions of an order: %s', (_case, order, actions) => {
  expect(orderActions(order)).toEqual(actions);
  expect(all.filter((action) => isOrderActionAllowed(order, action))).toEqual(actions);
});
