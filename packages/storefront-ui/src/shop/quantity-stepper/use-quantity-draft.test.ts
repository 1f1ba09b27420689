import { expect, it } from 'vitest';
import { readQuantity } from './use-quantity-draft.ts';

it.each([
  ['3', 10, 3],
  [' +4 ', 10, 4],
  ['\u0667', 10, 7],
  ['\u096a\u0968', 99, 42],
  ['\uff13', 10, 3],
  ['2.9', 10, 2],
  ['2,9', 10, 2],
  ['0', 10, 1],
  ['-4', 10, 1],
  ['11', 10, 10],
  ['99999999999999999999', 10, 10],
  ['', 10, 1],
  ['two', 10, 1],
  ['3 pieces', 10, 1],
  ['1e1', 99, 1],
  ['5', 0, 1],
])('%j of %d in stock means %d', (text, stock, quantity) => {
  expect(readQuantity(text, stock)).toBe(quantity);
});
