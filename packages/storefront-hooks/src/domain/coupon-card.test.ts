import { describe, expect, it } from 'vitest';
import type { CouponCardInput } from './coupon-card.ts';
import { COUPON_USE_TYPE, couponCardState, couponKind, nextCouponChange } from './coupon-card.ts';

const now = 1_700_000_000_000;

describe('couponCardState', () => {
  it.each<[string, CouponCardInput, string]>([
    ['without any bound', {}, 'open'],
    ['with bounds that are empty', { isUse: false, status: 0, receiveStartTime: null, receiveEndTime: null }, 'open'],
    ['received', { isUse: true }, 'received'],
    ['received, whatever else', { isUse: true, status: 1, receiveEndTime: now - 1, isLimited: true }, 'received'],
    ['disabled', { status: 1 }, 'disabled'],
    ['disabled, and over', { status: 2, endTime: now - 1 }, 'disabled'],
    ['from this moment on', { receiveStartTime: now }, 'open'],
    ['a millisecond early', { receiveStartTime: now + 1 }, 'not-yet'],
    ['until a moment later', { receiveEndTime: now + 1, endTime: now + 1 }, 'open'],
    ['until this moment', { receiveEndTime: now }, 'over'],
    ['of no use from this moment', { endTime: now, receiveEndTime: now + 9 }, 'over'],
    ['of which some are left', { isLimited: true, lastTotal: 1 }, 'open'],
    ['of which none is left', { isLimited: true, lastTotal: 0 }, 'sold-out'],
    ['of which nobody knows how many are left', { isLimited: true }, 'sold-out'],
    ['unlimited, whatever is counted', { isLimited: false, lastTotal: 0 }, 'open'],
    ['neither yet given out nor left', { isLimited: true, receiveStartTime: now + 1 }, 'not-yet'],
  ])('%s', (_case, coupon, state) => {
    expect(couponCardState(coupon, now)).toBe(state);
  });
});

describe('nextCouponChange', () => {
  it.each<[string, CouponCardInput, number | undefined]>([
    ['without any bound', {}, undefined],
    ['its beginning', { receiveStartTime: now + 5, receiveEndTime: now + 9 }, now + 5],
    ['its end', { receiveStartTime: now, receiveEndTime: now + 9, endTime: now + 20 }, now + 9],
    ['the end of its use, before that of its receipt', { receiveEndTime: now + 9, endTime: now + 7 }, now + 7],
    ['nothing more once it is over', { receiveEndTime: now, endTime: now + 7 }, undefined],
    ['nothing more once it is received', { isUse: true, receiveEndTime: now + 9 }, undefined],
    ['its end, though none is left', { isLimited: true, lastTotal: 0, receiveEndTime: now + 9 }, now + 9],
  ])('%s', (_case, coupon, moment) => {
    expect(nextCouponChange(coupon, now)).toBe(moment);
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

it('numbers each kind as calls do', () => {
  expect(COUPON_USE_TYPE).toEqual({ general: 1, goods: 2, category: 3 });
});
