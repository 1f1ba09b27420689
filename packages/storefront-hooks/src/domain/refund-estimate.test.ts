import { describe, expect, it } from 'vitest';
import { type BoughtLine, refundableQuantity, refundEstimate } from './refund-estimate.ts';

const bought: readonly BoughtLine[] = [
  { id: 1, price: 1_000, payNum: 3 },
  { id: 2, price: 250, payNum: 2, refundNum: 1 },
];

describe('refundEstimate', () => {
  it.each<[string, readonly BoughtLine[], number, { orderInfoId: number; quantity: number }[] | undefined, object]>([
    ['all that is left', bought, 3_500, undefined, { quantity: 4, atMostCents: 3_250, isAll: true }],
    [
      'all that is left, listed line by line',
      bought,
      3_500,
      [
        { orderInfoId: 1, quantity: 3 },
        { orderInfoId: 2, quantity: 1 },
      ],
      { quantity: 4, atMostCents: 3_250, isAll: true },
    ],
    ['some units', bought, 3_500, [{ orderInfoId: 1, quantity: 2 }], { quantity: 2, atMostCents: 2_000, isAll: false }],
    [
      'some units of an order with a coupon',
      bought,
      1_500,
      [{ orderInfoId: 1, quantity: 2 }],
      { quantity: 2, atMostCents: 1_500, isAll: false },
    ],
    [
      'an order without refunds, including its freight',
      bought.slice(0, 1),
      3_500,
      undefined,
      { quantity: 3, atMostCents: 3_500, isAll: true },
    ],
    [
      'more than is left',
      bought,
      3_500,
      [{ orderInfoId: 2, quantity: 2 }],
      { issue: 'beyond-quantity', orderInfoId: 2 },
    ],
    [
      'another order’s line',
      bought,
      3_500,
      [{ orderInfoId: 9, quantity: 1 }],
      { issue: 'unknown-line', orderInfoId: 9 },
    ],
    ['nothing', bought, 3_500, [], { issue: 'nothing-to-refund' }],
    [
      'units that were refunded already',
      [{ id: 1, price: 1_000, payNum: 1, refundNum: 1 }],
      1_000,
      undefined,
      { issue: 'nothing-to-refund' },
    ],
  ])('estimates %s', (_case, lines, payCents, wishes, estimate) => {
    expect(refundEstimate(lines, payCents, wishes)).toEqual(estimate);
  });
});

it.each([
  [{ payNum: 3, refundNum: 1 }, 2],
  [{ payNum: 3, refundNum: null }, 3],
  [{ payNum: 3 }, 3],
  [{ payNum: 3, refundNum: 5 }, 0],
])('the refundable quantity of %j is %d', (line, quantity) => {
  expect(refundableQuantity(line)).toBe(quantity);
});
