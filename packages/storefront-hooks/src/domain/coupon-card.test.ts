import { describe, expect, it } from 'vitest';
import type { CouponCardInput } from './coupon-card.ts';
import { COUPON_USE_TYPE, couponCardState, couponKind, nextCouponChange } from './coupon-card.ts';

const now = 1_700_000_000_000;

describe('couponCardState', () => {
  it.each<[string, CouponCardInput, string]>([
    ['without limits', {}, 'open'],
    ['with empty limits', { isUse: false, status: 0, receiveStartTime: null, receiveEndTime: null }, 'open'],
    ['received', { isUse: true }, 'received'],
    [
      'received, regardless of the other fields',
      { isUse: true, status: 1, receiveEndTime: now - 1, isLimited: true },
      'received',
    ],
    ['disabled', { status: 1 }, 'disabled'],
    ['disabled, and over', { status: 2, endTime: now - 1 }, 'disabled'],
    ['that starts now', { receiveStartTime: now }, 'open'],
    ['that starts in a millisecond', { receiveStartTime: now + 1 }, 'not-yet'],
    ['that ends in a millisecond', { receiveEndTime: now + 1, endTime: now + 1 }, 'open'],
    ['that ends now', { receiveEndTime: now }, 'over'],
    ['that can no longer be used from now on', { endTime: now, receiveEndTime: now + 9 }, 'over'],
    ['of which one is left', { isLimited: true, lastTotal: 1 }, 'open'],
    ['of which none is left', { isLimited: true, lastTotal: 0 }, 'sold-out'],
    ['without a known number left', { isLimited: true }, 'sold-out'],
    ['unlimited, with 0 left', { isLimited: false, lastTotal: 0 }, 'open'],
    ['not yet available, without a known number left', { isLimited: true, receiveStartTime: now + 1 }, 'not-yet'],
  ])('%s', (_case, coupon, state) => {
    expect(couponCardState(coupon, now)).toBe(state);
  });
});

describe('nextCouponChange', () => {
  it.each<[string, CouponCardInput, number | undefined]>([
    ['undefined without limits', {}, undefined],
    ['its start', { receiveStartTime: now + 5, receiveEndTime: now + 9 }, now + 5],
    ['its end', { receiveStartTime: now, receiveEndTime: now + 9, endTime: now + 20 }, now + 9],
    [
      'the end of its use, if that is before the end of its receipt',
      { receiveEndTime: now + 9, endTime: now + 7 },
      now + 7,
    ],
    ['undefined after its end', { receiveEndTime: now, endTime: now + 7 }, undefined],
    ['undefined after it was received', { isUse: true, receiveEndTime: now + 9 }, undefined],
    ['its end, even if none is left', { isLimited: true, lastTotal: 0, receiveEndTime: now + 9 }, now + 9],
  ])('is %s', (_case, coupon, changeAt) => {
    expect(nextCouponChange(coupon, now)).toBe(changeAt);
  });
});

it.each([
  [1, 'general'],
  [2, 'goods'],
  [3, 'category'],
  [4, 'unknown'],
  [null, 'unknown'],
])('use type %j is %s', (useType, kind) => {
  expect(couponKind(useType)).toBe(kind);
});

it('each kind has the number that is used on the wire', () => {
  expect(COUPON_USE_TYPE).toEqual({ general: 1, goods: 2, category: 3 });
});
