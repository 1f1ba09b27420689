import { expect, it } from 'vitest';
import { formatPercent } from './percent-badge.ts';

it.each([
  [12.5, '12.50%'],
  [33, '33.00%'],
  [0.01, '0.01%'],
  [100, '100.00%'],
])('formats %d as %s', (percent, text) => {
  expect(formatPercent(percent, 'en')).toBe(text);
});

it('formats in the given language', () => {
  expect(formatPercent(12.5, 'fr')).toMatch(/^12,5\s%$/);
  expect(formatPercent(5, 'fr')).toMatch(/^5\s%$/);
  expect(formatPercent(21.25, 'fr')).toMatch(/^21,25\s%$/);
  expect(formatPercent(5, 'en-GB')).toBe('5.00%');
});

it('formats every hundredth of a percent exactly', () => {
  for (let points = 0; points <= 10_000; points += 1) {
    const digits = String(points).padStart(3, '0');
    expect(formatPercent(points / 100, 'en')).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}%`);
  }
});
