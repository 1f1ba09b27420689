import { expect, it } from 'vitest';
import { stationTime } from './station-time.ts';

it.each([
  ['2026-11-22 06:41:51', 'en', 'November 22, 2026 at 6:41 AM'],
  ['2026-11-22 18:05', 'fr', '22 novembre 2026 à 18:05'],
  ['yesterday, in the evening', 'en', 'yesterday, in the evening'],
  ['2026-13-45 99:99:99', 'en', '2026-13-45 99:99:99'],
  ['', 'en', ''],
])('%s in %s', (text, locale, shown) => {
  expect(stationTime(text, locale, 'UTC').replace(/\s/g, ' ')).toBe(shown);
});
