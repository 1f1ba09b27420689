import { expect, test } from 'vitest';
import { maskedName, toReviewCount } from './review-views.ts';

test.each([
  ['Marmalade', 'M**e'],
  ['Al', 'A**l'],
  ['  Zoë ', 'Z**ë'],
  ['X', 'X**'],
  ['👩‍👩‍👧 and Co', '👩‍👩‍👧**o'],
  [' ', '**'],
])('%s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test('shares are hundredths, the mean is rounded down, and of none there is no share', () => {
  expect(toReviewCount({ good: 2, medium: 1, poor: 0, stars: 14 })).toMatchObject({ replyChance: 0.67, replyStar: 4 });
  expect(toReviewCount({ good: 0, medium: 0, poor: 0, stars: 0 })).toEqual({
    ...{ sumCount: 0, goodCount: 0, inCount: 0, poorCount: 0, replyChance: 0, replyStar: 0 },
  });
});
