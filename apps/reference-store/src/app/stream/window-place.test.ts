import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPlace, heightOf, nextCorner, placeByKey, type Room, startPlace, widthsIn } from './window-place.ts';

const screen: Room = { width: 1440, height: 900, bars: [] };
const phone: Room = { width: 360, height: 740, bars: [{ endFrom: 0, endTo: 360, height: 72 }] };

const anyNumber = fc.oneof(fc.integer({ min: -5_000, max: 5_000 }), fc.constantFrom(Number.NaN, Infinity, -Infinity));
const anyPlace = fc.record({ end: anyNumber, bottom: anyNumber, width: anyNumber });
const anyBar = fc
  .record({ endFrom: fc.integer({ min: 0, max: 2_000 }), size: fc.integer({ min: 1, max: 2_000 }) })
  .chain(({ endFrom, size }) =>
    fc.record({
      endFrom: fc.constant(endFrom),
      endTo: fc.constant(endFrom + size),
      height: fc.integer({ min: 1, max: 160 }),
    }),
  );
const anyRoom = fc.record({
  width: fc.integer({ min: 320, max: 4_000 }),
  height: fc.integer({ min: 500, max: 3_000 }),
  bars: fc.array(anyBar, { maxLength: 3 }),
});

describe('fitPlace', () => {
  it('keeps a window whole and off every bar, wherever it was wanted', () => {
    fc.assert(
      fc.property(anyPlace, anyRoom, (wanted, room) => {
        const { end, bottom, width } = fitPlace(wanted, room);
        expect(end).toBeGreaterThanOrEqual(0);
        expect(end + width).toBeLessThanOrEqual(room.width);
        expect(bottom).toBeGreaterThanOrEqual(0);
        for (const bar of room.bars) {
          const isBeside = bar.endTo <= end || bar.endFrom >= end + width;
          expect(isBeside || bottom >= bar.height).toBe(true);
        }
        if (room.bars.length === 0) expect(bottom + heightOf(width)).toBeLessThanOrEqual(room.height);
      }),
    );
  });

  it('does not move a window that already fits', () => {
    fc.assert(
      fc.property(anyPlace, anyRoom, (wanted, room) => {
        const place = fitPlace(wanted, room);
        expect(fitPlace(place, room)).toEqual(place);
      }),
    );
  });

  it('stays above the bottom bar on a phone', () => {
    expect(fitPlace(startPlace, phone)).toEqual({ end: 16, bottom: 88, width: 320 });
  });
});

it('is small or large, and on a phone two smaller sizes', () => {
  expect(widthsIn(screen)).toEqual({ small: 320, large: 640 });
  expect(widthsIn(phone)).toEqual({ small: 240, large: 328 });
});

it('cycles through the corners', () => {
  const places = [fitPlace(startPlace, screen)];
  for (let turn = 0; turn < 4; turn++) places.push(fitPlace(nextCorner(places.at(-1) ?? startPlace, screen), screen));
  expect(new Set(places.map(({ end, bottom }) => `${end} ${bottom}`)).size).toBe(4);
  expect(places.at(-1)).toEqual(places[0]);
});

describe('placeByKey', () => {
  const place = { end: 100, bottom: 100, width: 320 };
  const press = (key: string, options: { shiftKey?: boolean; rtl?: boolean } = {}) =>
    placeByKey(place, { key, shiftKey: options.shiftKey ?? false }, options.rtl ?? false);

  it('moves in the direction of the arrow key, also in right-to-left text', () => {
    expect(press('ArrowLeft')).toEqual({ ...place, end: 116 });
    expect(press('ArrowLeft', { rtl: true })).toEqual({ ...place, end: 84 });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ ...place, bottom: 164 });
  });

  it('changes the size by plus and minus, and leaves other keys alone', () => {
    expect(press('+')).toEqual({ ...place, width: 352 });
    expect(press('-')).toEqual({ ...place, width: 288 });
    expect(press('Tab')).toBeUndefined();
  });
});
