import { expect, it } from 'vitest';
import { freightOf } from './freight.ts';

const line = (unitCents: number, quantity: number, isShippingIncluded = false) => ({
  unitCents,
  quantity,
  isShippingIncluded,
});

it.each([
  ['nothing', [], 0],
  ['one piece', [line(1_000, 1)], 500],
  ['three pieces of one line', [line(1_000, 3)], 700],
  ['three pieces of two lines', [line(1_000, 1), line(500, 2)], 700],
  ['a cent below the free amount', [line(4_999, 1)], 500],
  ['the free amount', [line(5_000, 1)], 0],
  ['the free amount in pieces', [line(1_000, 5)], 0],
  ['shipping included', [line(1_000, 4, true)], 0],
  ['included pieces are not counted', [line(1_000, 3, true), line(500, 2)], 600],
  ['included goods count towards the free amount', [line(4_500, 1, true), line(500, 1)], 0],
])('freight of %s', (_case, lines, cents) => {
  expect(freightOf(lines)).toBe(cents);
});
