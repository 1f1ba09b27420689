import type { OffsetOf } from '../schema/reading.ts';

const DAY_MS = 86_400_000;

/**
 * Offsets of a time zone, for the `timeZone` of a client whose backend writes local times. In the hour that a clock is set
 * back, which is ambiguous, the later one counts.
 *
 * @param timeZone A name of the IANA database, as in `Europe/Paris`.
 * @throws RangeError when there is no such zone.
 * @example createClient({ baseUrl, timeZone: offsetsOf('Europe/Paris') })
 */
export function offsetsOf(timeZone: string): OffsetOf {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: number) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
    // Times long ago have offsets with seconds, which dates cannot be read with.
    return name?.slice('GMT'.length, 'GMT+00:00'.length) || 'Z';
  };
  return (localTime) => {
    const time = Date.parse(`${localTime}Z`);
    if (Number.isNaN(time)) return 'Z';
    // Around a change, one of the offsets of the day after and of the day before is right.
    const later = offsetAt(time + DAY_MS);
    return offsetAt(Date.parse(localTime + later)) === later ? later : offsetAt(time - DAY_MS);
  };
}
