import { expect, it } from 'vitest';
import { formatCompact, soldCount } from './sold-count.ts';

it.each([
  [{ sales: 10, ficti: 5 }, 15],
  [{ sales: 10, ficti: null }, 10],
  [{ sales: 10 }, 10],
  [{}, 0],
  [{ sales: 3, ficti: -9 }, 0],
])('the sold count of %j is %i', (facts, count) => {
  expect(soldCount(facts)).toBe(count);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_249, '1.2K'],
  [12_345, '12K'],
  [3_400_000, '3.4M'],
])('formats %i as %s', (count, text) => {
  expect(formatCompact(count, 'en')).toBe(text);
});

it('formats in the given language', () => {
  expect(formatCompact(1_530, 'fr')).toMatch(/^1,5\sk$/);
});
