import { expect, it } from 'vitest';
import { stockLabel } from './stock.ts';

it.each([
  [0, { kind: 'sold-out', canBuy: false }],
  [-2, { kind: 'sold-out', canBuy: false }],
  [Number.NaN, { kind: 'sold-out', canBuy: false }],
  [1, { kind: 'low', left: 1, canBuy: true }],
  [14, { kind: 'low', left: 14, canBuy: true }],
  [15, { kind: 'in-stock', canBuy: true }],
  [5_000, { kind: 'in-stock', canBuy: true }],
])('the label of %d units', (stock, label) => {
  expect(stockLabel(stock)).toEqual(label);
});
