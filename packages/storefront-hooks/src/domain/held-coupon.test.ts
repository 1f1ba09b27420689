import { describe, expect, it } from 'vitest';
import type { HeldCoupon } from './held-coupon.ts';
import { heldCouponIssue, heldCouponValidity, nextHeldCouponChange } from './held-coupon.ts';

const now = 1_700_000_000_000;
const coupon: HeldCoupon = { status: 0, startTime: now - 9, endTime: now + 9, validStr: null };
const timeless = { startTime: null, endTime: null };

describe('heldCouponValidity', () => {
  it.each<[string, Partial<HeldCoupon>, string]>([
    ['within its time', {}, 'usable'],
    ['from this moment on', { startTime: now }, 'usable'],
    ['a millisecond early', { startTime: now + 1 }, 'not-started'],
    ['until this moment', { endTime: now }, 'expired'],
    ['used', { status: 1 }, 'used'],
    ['expired by its status', { status: 2 }, 'expired'],
    ['without any bound', timeless, 'usable'],
    ['without any bound, used by the backend’s word', { ...timeless, validStr: 'unusable' }, 'used'],
    ['without any bound, expired by the backend’s word', { ...timeless, validStr: 'overdue' }, 'expired'],
    ['without any bound, not begun by the backend’s word', { ...timeless, validStr: 'notStart' }, 'not-started'],
    ['begun since the backend said otherwise', { validStr: 'notStart' }, 'usable'],
    ['with an end that the backend reckons otherwise', { validStr: 'overdue' }, 'usable'],
    ['used by the backend’s word, whatever its time', { validStr: 'unusable' }, 'used'],
    ['of which the backend thinks well', { validStr: 'usable', endTime: now }, 'expired'],
  ])('%s', (_case, change, validity) => {
    expect(heldCouponValidity({ ...coupon, ...change }, now)).toBe(validity);
  });
});

describe('nextHeldCouponChange', () => {
  it.each<[string, Partial<HeldCoupon>, number | undefined]>([
    ['its end', {}, now + 9],
    ['its beginning', { startTime: now + 3 }, now + 3],
    ['its end, from its first moment on', { startTime: now }, now + 9],
    ['nothing without bounds', timeless, undefined],
    ['nothing once it is used', { status: 1 }, undefined],
    ['nothing once it has ended', { endTime: now }, undefined],
  ])('%s', (_case, change, moment) => {
    expect(nextHeldCouponChange({ ...coupon, ...change }, now)).toBe(moment);
  });
});

describe('heldCouponIssue', () => {
  const priced = { ...coupon, money: 500, minPrice: 5_000 };
  it.each<[string, Partial<typeof priced>, object]>([
    ['it has ended', { endTime: now }, { issue: 'expired' }],
    ['it is used, and the goods lack too', { status: 1, minPrice: 9_000 }, { issue: 'used' }],
    ['the goods lack a cent', { minPrice: 6_001 }, { issue: 'below-minimum', missingCents: 1 }],
    ['it is worth all of the goods', { money: 6_000 }, { issue: 'exceeds-goods' }],
    ['nothing else is known', { minPrice: 6_000, money: 5_999 }, { issue: 'no-fitting-goods' }],
  ])('%s', (_case, change, issue) => {
    expect(heldCouponIssue({ ...priced, ...change }, 6_000, now)).toEqual({ isUsable: false, ...issue });
  });
});
