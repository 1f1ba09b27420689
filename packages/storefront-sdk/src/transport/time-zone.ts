import type { OffsetOf } from '../schema/reading.ts';

const DAY_MS = 86_400_000;

/**
 * Returns a function for the `timeZone` option that computes the offset of a local time, for backends that send local
 * times. In the ambiguous hour when clocks are set back, the later time is used.
 *
 * @param timeZone IANA name, such as `Europe/Paris`.
 * @throws RangeError if the zone is unknown.
 * @example createClient({ baseUrl, timeZone: offsetsOf('Europe/Paris') })
 */
export function offsetsOf(timeZone: string): OffsetOf {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: number) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
    // Offsets of the distant past include seconds, which `Date.parse` rejects.
    return name?.slice('GMT'.length, 'GMT+00:00'.length) || 'Z';
  };
  return (localTime) => {
    const time = Date.parse(`${localTime}Z`);
    if (Number.isNaN(time)) return 'Z';
    // Around a change, either the offset of the next day or of the previous day is right.
    const later = offsetAt(time + DAY_MS);
    return offsetAt(Date.parse(localTime + later)) === later ? later : offsetAt(time - DAY_MS);
  };
}
