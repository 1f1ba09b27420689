import { expect, it } from 'vitest';
import { dateText, formatDate } from './format-date.ts';

const noon = Date.UTC(2026, 0, 31, 12);

it.each([
  ['en', 'January 31, 2026'],
  ['fr', '31 janvier 2026'],
  ['fr-CA', '31 janvier 2026'],
  ['de', '31. Januar 2026'],
])('in %s a date is %s', (locale, text) => {
  expect(formatDate(noon, { locale, timeZone: 'UTC' })).toBe(text);
});

it('a date can include the time of day, in a given time zone', () => {
  expect(formatDate(noon, { locale: 'en', withTime: true, timeZone: 'UTC' })).toMatch(
    /^January 31, 2026 at 12:00\sPM$/,
  );
  expect(formatDate(noon, { locale: 'en', timeZone: 'Pacific/Kiritimati' })).toBe('February 1, 2026');
});

it('a date is in UTC if the device does not know the time zone', () => {
  const text = formatDate(noon, { locale: 'en', withTime: true, timeZone: 'Mars/Olympus_Mons' });
  expect(text).toMatch(/^January 31, 2026 at 12:00\sPM$/);
});

it("a date is in the device's time zone by default", () => {
  const expected = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(noon);
  expect(formatDate(noon, { locale: 'en', withTime: true })).toBe(expected);
});

it('a date is also available in ISO 8601, and undefined for a missing time', () => {
  const format = { locale: 'fr', timeZone: 'UTC' };
  expect(dateText(0, format)).toEqual({ text: '1 janvier 1970', iso: '1970-01-01T00:00:00.000Z' });
  expect(dateText(null, format)).toBeUndefined();
  expect(dateText(undefined, format)).toBeUndefined();
});
