import { describe, expect, it, vi } from 'vitest';
import { storeDetails } from '../calls/index.ts';
import { time } from '../schema/schema.ts';
import { createStorefront } from '../storefront.ts';
import { baseUrl } from '../test-support/recorder.ts';
import { envelope, rejection } from '../test-support/responses.ts';
import { offsetsOf } from './time-zone.ts';

describe('offsetsOf', () => {
  it.each([
    ['Asia/Shanghai', '2026-01-15T12:00:00', '+08:00'],
    ['Asia/Kolkata', '2026-01-15T12:00:00', '+05:30'],
    ['UTC', '2026-01-15T12:00:00', '+00:00'],
    // Clocks change from 02:00 to 03:00 in spring, and from 03:00 to 02:00 in autumn.
    ['Europe/Paris', '2026-03-29T01:59:59', '+01:00'],
    ['Europe/Paris', '2026-03-29T03:00:00', '+02:00'],
    ['Europe/Paris', '2026-10-25T01:59:59', '+02:00'],
    ['Europe/Paris', '2026-10-25T02:00:00', '+01:00'],
    ['Europe/Paris', '2026-10-25T02:59:59', '+01:00'],
    ['Europe/Paris', '2026-10-25T03:00:00', '+01:00'],
    // Clocks change from 02:00 to 03:00 in spring, and from 02:00 to 01:00 in autumn.
    ['America/New_York', '2026-03-08T01:59:59', '-05:00'],
    ['America/New_York', '2026-03-08T03:00:00', '-04:00'],
    ['America/New_York', '2026-11-01T00:59:59', '-04:00'],
    ['America/New_York', '2026-11-01T01:00:00', '-05:00'],
    ['America/New_York', '2026-11-01T01:59:59', '-05:00'],
    ['America/New_York', '2026-11-01T02:00:00', '-05:00'],
  ])('%s at %s is %s', (timeZone, localTime, offset) => {
    expect(offsetsOf(timeZone)(localTime)).toBe(offset);
  });

  it('reads a skipped local time as one hour later', () => {
    expect(new Date(`2026-03-29T02:30:00${offsetsOf('Europe/Paris')('2026-03-29T02:30:00')}`).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });

  it.each(['0001-01-01T00:00:00', '1900-01-01T00:00:00', '9999-12-31T23:59:59', 'undefinedT00:00', '2026-13-01T00:00'])(
    'returns an offset for %s',
    (localTime) => {
      expect(offsetsOf('Europe/Paris')(localTime)).toMatch(/^(Z|[+-]\d\d:\d\d)$/);
    },
  );

  it.each(['Mars/Olympus', '', 'GMT+25'])('throws for the time zone %j', (timeZone) => {
    expect(() => offsetsOf(timeZone)).toThrow(RangeError);
  });
});

describe('timeZone of a storefront', () => {
  const shopIn = (timeZone?: string) =>
    createStorefront({ baseUrl, fetch: async () => envelope('2026-01-15 12:00:00'), timeZone });
  const readIn = (timeZone?: string) =>
    shopIn(timeZone).client.call({ ...storeDetails, response: time as never }, { query: {} });

  it.each([
    [undefined, Date.UTC(2026, 0, 15, 12)],
    ['Z', Date.UTC(2026, 0, 15, 12)],
    ['+08:00', Date.UTC(2026, 0, 15, 4)],
    ['-05:00', Date.UTC(2026, 0, 15, 17)],
    ['Asia/Shanghai', Date.UTC(2026, 0, 15, 4)],
    ['Europe/Paris', Date.UTC(2026, 0, 15, 11)],
  ])('%s', async (timeZone, timestamp) => {
    expect(await readIn(timeZone)).toBe(timestamp);
  });

  it('can be a function', async () => {
    const shop = createStorefront({
      baseUrl,
      fetch: async () => envelope('2026-01-15 12:00:00'),
      timeZone: () => '-05:00',
    });
    const call = shop.client.call({ ...storeDetails, response: time as never }, { query: {} });
    expect(await call).toBe(Date.UTC(2026, 0, 15, 17));
  });

  it.each(['Mars/Olympus', '+08:00!', 'at +08:00', '+8', ''])('throws at once for the time zone %j', (timeZone) => {
    expect(() => shopIn(timeZone)).toThrow(RangeError);
  });

  it('needs no time zone database for an offset', async () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    for (const offset of ['Z', '+08:00', '-0500']) await readIn(offset);
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });

  it('reads invalid times as missing', async () => {
    const shop = createStorefront({
      baseUrl,
      fetch: async () => envelope('0001-01-01 00:00:00'),
      timeZone: 'Europe/Paris',
    });
    const call = shop.client.call({ ...storeDetails, response: time as never }, { query: {} });
    expect(await call).toBeLessThan(0);
    const broken = createStorefront({
      baseUrl,
      fetch: async () => envelope('2026-99-99 99:99:99'),
      timeZone: 'Europe/Paris',
      onIssue: () => {},
    });
    expect(
      await rejection(broken.client.call({ ...storeDetails, response: time as never }, { query: {} })),
    ).toMatchObject({ kind: 'contract' });
  });
});
