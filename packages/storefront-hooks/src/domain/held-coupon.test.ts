import { describe, expect, it } from 'vitest';
import type { HeldCoupon } from './held-coupon.ts';
import { heldCouponIssue, heldCouponValidity, nextHeldCouponChange } from './held-coupon.ts';

const now = 1_700_000_000_000;
const coupon: HeldCoupon = { status: 0, startTime: now - 9, endTime: now + 9, validStr: null };
const timeless = { startTime: null, endTime: null };

describe('heldCouponValidity', () => {
  it.each<[string, Partial<HeldCoupon>, string]>([
    ['within its period', {}, 'usable'],
    ['that starts now', { startTime: now }, 'usable'],
    ['that starts in a millisecond', { startTime: now + 1 }, 'not-started'],
    ['that ends now', { endTime: now }, 'expired'],
    ['used', { status: 1 }, 'used'],
    ['expired by its status', { status: 2 }, 'expired'],
    ['without times', timeless, 'usable'],
    ['without times, used according to the backend', { ...timeless, validStr: 'unusable' }, 'used'],
    ['without times, expired according to the backend', { ...timeless, validStr: 'overdue' }, 'expired'],
    ['without times, not started according to the backend', { ...timeless, validStr: 'notStart' }, 'not-started'],
    ['that has started since the backend’s response', { validStr: 'notStart' }, 'usable'],
    ['within its period, but expired according to the backend', { validStr: 'overdue' }, 'usable'],
    ['within its period, but used according to the backend', { validStr: 'unusable' }, 'used'],
    ['that ended, but is usable according to the backend', { validStr: 'usable', endTime: now }, 'expired'],
  ])('%s', (_case, change, validity) => {
    expect(heldCouponValidity({ ...coupon, ...change }, now)).toBe(validity);
  });
});

describe('nextHeldCouponChange', () => {
  it.each<[string, Partial<HeldCoupon>, number | undefined]>([
    ['its end', {}, now + 9],
    ['its start', { startTime: now + 3 }, now + 3],
    ['its end, if it has started', { startTime: now }, now + 9],
    ['undefined without times', timeless, undefined],
    ['undefined after it was used', { status: 1 }, undefined],
    ['undefined after its end', { endTime: now }, undefined],
  ])('is %s', (_case, change, changeAt) => {
    expect(nextHeldCouponChange({ ...coupon, ...change }, now)).toBe(changeAt);
  });
});

describe('heldCouponIssue', () => {
  const priced = { ...coupon, money: 500, minPrice: 5_000 };
  it.each<[string, Partial<typeof priced>, object]>([
    ['it has ended', { endTime: now }, { issue: 'expired' }],
    ['it is used, and the minimum is not reached', { status: 1, minPrice: 9_000 }, { issue: 'used' }],
    ['a cent is missing to the minimum', { minPrice: 6_001 }, { issue: 'below-minimum', missingCents: 1 }],
    ['its value equals the goods total', { money: 6_000 }, { issue: 'exceeds-goods' }],
    ['there is no other reason', { minPrice: 6_000, money: 5_999 }, { issue: 'no-fitting-goods' }],
  ])('returns the reason if %s', (_case, change, issue) => {
    expect(heldCouponIssue({ ...priced, ...change }, 6_000, now)).toEqual({ isUsable: false, ...issue });
  });
});
