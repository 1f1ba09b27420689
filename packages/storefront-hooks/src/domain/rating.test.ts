import { expect, it } from 'vitest';
import { ratingToHalf } from './rating.ts';

it.each([
  [0, 0],
  [0.24, 0],
  [0.25, 0.5],
  [3.74, 3.5],
  [3.75, 4],
  [4.5, 4.5],
  [4.99, 5],
  [5, 5],
  [7, 5],
  [-1, 0],
  [Number.NaN, 0],
])('rounds %d to %d', (rating, half) => {
  expect(ratingToHalf(rating)).toBe(half);
});
