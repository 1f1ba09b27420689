import { describe, expect, it } from 'vitest';
import { COUPON_VALID_STR, couponPeriod, couponValidity, USER_COUPON_STATUS } from './coupon-status.ts';

const now = 1_700_000_000_000;
const DAY = 86_400_000;

describe('couponPeriod', () => {
  const fixed = { startTime: now - DAY, endTime: now + DAY };
  it.each([
    ['fixed dates', fixed, fixed],
    ['fixed dates, which take precedence over days', { ...fixed, day: 30 }, fixed],
    ['days from the receipt', { day: 3 }, { startTime: now, endTime: now + 3 * DAY }],
    [
      'days if the end is missing',
      { startTime: now - DAY, endTime: null, day: 3 },
      { startTime: now, endTime: now + 3 * DAY },
    ],
    ['days if the start is missing', { endTime: now + DAY, day: 3 }, { startTime: now, endTime: now + 3 * DAY }],
    ['neither', { startTime: null, endTime: null, day: null }, { startTime: now, endTime: now }],
  ])('%s', (_case, term, period) => {
    expect(couponPeriod(term, now)).toEqual(period);
  });

  it('is empty without dates and days', () => {
    expect(couponValidity({ status: 0, ...couponPeriod({}, now) }, now)).toBe('expired');
  });
});

describe('couponValidity', () => {
  const period = { startTime: now - 10, endTime: now + 10 };
  it.each([
    ['unused, within its period', { status: 0, ...period }, 'usable'],
    ['at its start', { status: 0, startTime: now, endTime: now + 1 }, 'usable'],
    ['a millisecond before its start', { status: 0, startTime: now + 1, endTime: now + 2 }, 'not-started'],
    ['at its end', { status: 0, startTime: now - 1, endTime: now }, 'expired'],
    ['after its end, before the timer has run', { status: 0, startTime: now - 2, endTime: now - 1 }, 'expired'],
    ['used', { status: 1, ...period }, 'used'],
    ['used, after its end', { status: 1, startTime: now - 2, endTime: now - 1 }, 'used'],
    ['with the status expired', { status: 2, ...period }, 'expired'],
    ['with an unknown status', { status: 7, ...period }, 'used'],
  ])('%s', (_case, coupon, validity) => {
    expect(couponValidity(coupon, now)).toBe(validity);
  });
});

it('each validity has the text that is used on the wire', () => {
  expect(USER_COUPON_STATUS).toEqual({ unused: 0, used: 1, expired: 2 });
  expect(COUPON_VALID_STR).toEqual({
    usable: 'usable',
    used: 'unusable',
    expired: 'overdue',
    'not-started': 'notStart',
  });
});
