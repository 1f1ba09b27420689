import { formatDate } from '@promenade/storefront-hooks/domain';

const wireTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/;

/** When a parcel was at a station, as a date of the page's language; a carrier's text of any other form stays as it is. */
export function stationTime(text: string, locale: string, timeZone?: string): string {
  const [, day, hour] = wireTime.exec(text.trim()) ?? [];
  const time = Date.parse(`${day}T${hour}Z`);
  return Number.isNaN(time) ? text : formatDate(time, { locale, withTime: true, timeZone });
}
