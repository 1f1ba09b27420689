import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, endOfDayAfter, isTimeZone, readTime, writeTime } from './shop-time.ts';

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
const zones = ['UTC', 'America/New_York', 'Europe/Paris', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe'];

test.each([
  ['UTC', '2027-01-31', 'start', '2027-01-31T00:00:00.000Z'],
  ['UTC', '2027-01-31', 'end', '2027-02-01T00:00:00.000Z'],
  ['America/New_York', '2027-01-31', 'start', '2027-01-31T05:00:00.000Z'],
  ['America/New_York', '2027-01-31', 'end', '2027-02-01T05:00:00.000Z'],
  ['America/New_York', '2027-07-31', 'end', '2027-08-01T04:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-31', 'end', '2027-01-31T18:15:00.000Z'],
  ['Europe/Paris', '2027-01-31 18:00', 'end', '2027-01-31T17:00:00.000Z'],
  ['Europe/Paris', '2027-07-31T18:00:30', 'start', '2027-07-31T16:00:30.000Z'],
  // Clocks go from 2:00 to 3:00, and back from 3:00 to 2:00.
  ['Europe/Paris', '2027-03-28 02:30', 'start', '2027-03-28T01:30:00.000Z'],
  ['Europe/Paris', '2027-10-31 02:30', 'start', '2027-10-31T00:30:00.000Z'],
  // Midnight does not exist on the day that clocks are put forward in Beirut.
  ['Asia/Beirut', '2027-03-28', 'start', '2027-03-27T22:00:00.000Z'],
] as const)('in %s, %s as %s is %s', (timeZone, text, edge, expected) => {
  expect(iso(readTime(text, edge, timeZone))).toBe(expected);
});

test.each(['', '2027-1-31', '2027-02-31', '2027-13-01', '31/01/2027', '2027-01-31 25:00', '2027-01-31 18', 'soon'])(
  '“%s” is no date',
  (text) => {
    for (const edge of ['start', 'end'] as const) expect(readTime(text, edge, 'Europe/Paris')).toBeUndefined();
  },
);

test('a whole day is written as its date, in the zone of the shop', () => {
  for (const timeZone of zones) {
    const end = readTime('2027-01-31', 'end', timeZone) ?? 0;
    expect([writeTime(end, 'end', timeZone), dayOf(end - 1, timeZone)]).toEqual(['2027-01-31', '2027-01-31']);
    const evening = readTime('2027-01-31 18:00', 'end', timeZone) ?? 0;
    expect(writeTime(evening, 'end', timeZone)).toBe('2027-01-31 18:00:00');
  }
});

test('a formatted time is parsed as the same time, in any zone and at any daylight saving change', () => {
  const seconds = fc.integer({ min: 1_600_000_000, max: 2_200_000_000 });
  fc.assert(
    fc.property(seconds, fc.constantFrom(...zones), fc.constantFrom('start', 'end'), (second, timeZone, edge) => {
      const read = readTime(writeTime(second * 1000, edge, timeZone), edge, timeZone) ?? 0;
      // Clocks that are set back show an hour twice, of which the first is read.
      const hours = (second * 1000 - read) / 3_600_000;
      expect([0, 0.5, 1]).toContain(hours);
      if (hours > 0) expect(writeTime(read, edge, timeZone)).toBe(writeTime(second * 1000, edge, timeZone));
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['UTC', '2027-01-31T10:00:00.000Z', 14, '2027-02-15T00:00:00.000Z'],
  ['UTC', '2027-01-31T00:00:00.000Z', 0, '2027-02-01T00:00:00.000Z'],
  // Clocks go forward in between: the last day still ends at midnight.
  ['Europe/Paris', '2027-03-20T22:59:00.000Z', 14, '2027-04-03T22:00:00.000Z'],
  ['Europe/Paris', '2027-03-20T23:01:00.000Z', 14, '2027-04-04T22:00:00.000Z'],
])('in %s, the day of %s and %i more end at %s', (timeZone, at, days, expected) => {
  expect(iso(endOfDayAfter(Date.parse(at), days, timeZone))).toBe(expected);
});

test('time zones are those of the IANA database', () => {
  expect(['UTC', 'Europe/Paris', 'America/New_York'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['', 'Paris', 'UTC+25', '+02:00', 'Europe/Nowhere'].map(isTimeZone)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
