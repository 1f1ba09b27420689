import { describe, expect, it } from 'vitest';
import type { OrderFacts } from './order-status.ts';
import type { OrderTimes } from './order-timers.ts';
import { autoCompleteTime, dueOrderEvent, paymentDeadline, unpaidOrderTimeoutMs } from './order-timers.ts';

const now = 1_700_000_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it('an order can be paid for two hours', () => {
  expect(paymentDeadline({ createTime: now })).toBe(now + 2 * HOUR);
  expect(paymentDeadline({ createTime: now, expiresAt: null })).toBe(now + 2 * HOUR);
});

it('an order can be paid for half an hour without a verified e-mail address', () => {
  expect(unpaidOrderTimeoutMs({ hasVerifiedEmail: false })).toBe(HOUR / 2);
  expect(unpaidOrderTimeoutMs({ hasVerifiedEmail: true })).toBe(2 * HOUR);
});

it('the deadline of the backend takes precedence', () => {
  expect(paymentDeadline({ createTime: now, expiresAt: now + HOUR / 2 })).toBe(now + HOUR / 2);
});

it('an order is completed a week after delivery', () => {
  expect(autoCompleteTime({ deliveredTime: now })).toBe(now + 7 * DAY);
  expect(autoCompleteTime({ deliveredTime: null })).toBeUndefined();
  expect(autoCompleteTime({})).toBeUndefined();
});

describe('dueOrderEvent', () => {
  const unpaid = { paid: false, status: 0 };
  const delivered = { paid: true, status: 2, createTime: now - 30 * DAY };
  it.each<[string, OrderFacts & OrderTimes, string | undefined]>([
    ['unpaid for two hours', { ...unpaid, createTime: now - 2 * HOUR }, 'expire'],
    ['unpaid for a millisecond less than two hours', { ...unpaid, createTime: now - 2 * HOUR + 1 }, undefined],
    ['whose payment deadline is now', { ...unpaid, createTime: now - HOUR, expiresAt: now }, 'expire'],
    [
      'whose payment deadline is in a millisecond',
      { ...unpaid, createTime: now - 3 * HOUR, expiresAt: now + 1 },
      undefined,
    ],
    ['paid long ago', { paid: true, status: 0, createTime: now - 30 * DAY }, undefined],
    ['cancelled long ago', { paid: false, status: 9, createTime: now - 30 * DAY }, undefined],
    ['delivered a week ago', { ...delivered, deliveredTime: now - 7 * DAY }, 'auto-complete'],
    ['delivered a millisecond less than a week ago', { ...delivered, deliveredTime: now - 7 * DAY + 1 }, undefined],
    ['delivered at an unknown time', delivered, undefined],
    ['delivered, refund open', { ...delivered, deliveredTime: now - 9 * DAY, refundStatus: 1 }, undefined],
    ['delivered, all refunded', { ...delivered, deliveredTime: now - 9 * DAY, refundStatus: 3 }, 'auto-complete'],
    ['completed already', { ...delivered, status: 3, deliveredTime: now - 9 * DAY }, undefined],
  ])('of an order %s', (_case, order, event) => {
    expect(dueOrderEvent(order, now)).toBe(event);
  });
});
