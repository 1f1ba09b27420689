import { describe, expect, it } from 'vitest';
import { canWithdraw, joinedWithdrawal, withdrawableQuantity } from './withdrawal.ts';

const lines = [{ payNum: 2 }];
const NOW = 1_000;

describe('canWithdraw', () => {
  it.each([
    ['unpaid', { paid: false, status: 0 }, false],
    ['processing', { paid: false, paymentProcessing: true, status: 0 }, false],
    ['paid', { paid: true, status: 0 }, true],
    ['in transit', { paid: true, status: 1 }, true],
    ['delivered', { paid: true, status: 2 }, true],
    ['completed', { paid: true, status: 3 }, true],
    ['cancelled', { paid: false, isCancel: true, status: 9 }, false],
    ['unknown', { paid: true, status: 77 }, false],
    ['under review', { paid: true, status: 2, refundStatus: 1 }, true],
    ['being paid back', { paid: true, status: 2, refundStatus: 2 }, false],
    ['refunded', { paid: true, status: 2, refundStatus: 3 }, false],
  ])('of an order that is %s', (_, order, isAllowed) => {
    expect(canWithdraw({ ...order, lines }, null, NOW)).toBe(isAllowed);
  });

  it('ends at its end, which is exclusive', () => {
    const order = { paid: true, status: 2, lines };
    expect(canWithdraw(order, NOW + 1, NOW)).toBe(true);
    expect(canWithdraw(order, NOW, NOW)).toBe(false);
  });

  it('needs a line that it covers and that is not refunded', () => {
    const order = { paid: true, status: 2 };
    expect(canWithdraw({ ...order, lines: [{ payNum: 2, isWithdrawable: false }] }, null, NOW)).toBe(false);
    expect(canWithdraw({ ...order, lines: [{ payNum: 2, refundNum: 2 }] }, null, NOW)).toBe(false);
    expect(canWithdraw({ ...order, lines: [{ payNum: 2, isWithdrawable: false }, { payNum: 1 }] }, null, NOW)).toBe(
      true,
    );
  });
});

it('excludes refunded units and lines that the right does not cover', () => {
  expect(withdrawableQuantity({ payNum: 3, refundNum: 1 })).toBe(2);
  expect(withdrawableQuantity({ payNum: 3, refundNum: 1, isWithdrawable: false })).toBe(0);
});

it('joins lines at the higher quantity', () => {
  const open = [
    { orderInfoId: 1, quantity: 2 },
    { orderInfoId: 2, quantity: 1 },
  ];
  const declared = [
    { orderInfoId: 1, quantity: 1 },
    { orderInfoId: 3, quantity: 1 },
  ];
  expect(joinedWithdrawal(open, declared)).toEqual([
    { orderInfoId: 1, quantity: 2 },
    { orderInfoId: 2, quantity: 1 },
    { orderInfoId: 3, quantity: 1 },
  ]);
});
