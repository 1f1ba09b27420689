import { expect, it } from 'vitest';
import { resendSecondsLeft } from './countdown.ts';

const now = 1_700_000_000_000;

it.each([
  ['that was never sent', undefined, 0],
  ['without a stored time', null, 0],
  ['unreadable', Number.NaN, 0],
  ['sent now', now, 60],
  ['a millisecond ago', now - 1, 60],
  ['a second ago', now - 1_000, 59],
  ['59.001 seconds ago', now - 59_001, 1],
  ['59.999 seconds ago', now - 59_999, 1],
  ['60 seconds ago', now - 60_000, 0],
  ['yesterday', now - 86_400_000, 0],
  ['sent when the clock was ahead', now + 30_000, 60],
  ['sent when the clock was nearly the whole pause ahead', now + 59_999, 60],
  ['sent before the clock was set back', now + 60_000, 0],
  ['sent at an infinite time', Number.POSITIVE_INFINITY, 0],
])('the countdown of a code %s', (_case, sentAt, seconds) => {
  expect(resendSecondsLeft(sentAt, now)).toBe(seconds);
});
