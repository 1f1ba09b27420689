import { expect, it } from 'vitest';
import { mergedQuantity } from './cart-merge.ts';

it.each([
  [2, 3, 10, 5],
  [2, 3, 4, 4],
  [2, 3, 0, 1],
  [0, 1, 5, 1],
])('%i and %i units with %i in stock are merged to %i', (account, guest, stock, merged) => {
  expect(mergedQuantity(account, guest, stock)).toBe(merged);
});
