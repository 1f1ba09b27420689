import { expect, it } from 'vitest';
import { freightOf, freightTerms } from './freight.ts';

const line = (unitCents: number, quantity: number, isShippingIncluded = false) => ({
  unitCents,
  quantity,
  isShippingIncluded,
});

it.each([
  ['nothing', [], 0],
  ['one unit', [line(1_000, 1)], 500],
  ['three units of one line', [line(1_000, 3)], 700],
  ['three units of two lines', [line(1_000, 1), line(500, 2)], 700],
  ['a cent below the free amount', [line(4_999, 1)], 500],
  ['the free amount', [line(5_000, 1)], 0],
  ['several units that reach the free amount', [line(1_000, 5)], 0],
  ['shipping included', [line(1_000, 4, true)], 0],
  ['units with shipping included, which are not counted', [line(1_000, 3, true), line(500, 2)], 600],
  ['goods with shipping included, which count towards the free amount', [line(4_500, 1, true), line(500, 1)], 0],
])('freight of %s', (_case, lines, cents) => {
  expect(freightOf(lines)).toBe(cents);
});

it.each([
  ['JPY', { firstCents: 5, furtherCents: 1, freeFromCents: 50 }],
  ['KWD', { firstCents: 5_000, furtherCents: 1_000, freeFromCents: 50_000 }],
  ['HUF', { firstCents: 500, furtherCents: 100, freeFromCents: 5_000 }],
  [undefined, { firstCents: 500, furtherCents: 100, freeFromCents: 5_000 }],
])('costs whole units of %s', (currency, terms) => {
  expect(freightTerms(currency)).toEqual(terms);
  expect(freightOf([line(1, 3)], currency)).toBe(terms.firstCents + 2 * terms.furtherCents);
  expect(freightOf([line(terms.freeFromCents, 1)], currency)).toBe(0);
});
