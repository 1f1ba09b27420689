import { formatDate } from '@promenade/storefront-hooks/domain';

const wireTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/;

/** Formats the time at which a parcel was at a station. Text in a format that is not recognised is returned unchanged. */
export function stationTime(text: string, locale: string, timeZone?: string): string {
  const [, day, hour] = wireTime.exec(text.trim()) ?? [];
  const time = Date.parse(`${day}T${hour}Z`);
  return Number.isNaN(time) ? text : formatDate(time, { locale, withTime: true, timeZone });
}
