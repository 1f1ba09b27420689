/*
 * Dates and times as people write them, in the time zone of a shop. A date without a time means the whole day: as a start its first
 * millisecond, as an end the first one after it, since ends are exclusive.
 */

export const DEFAULT_TIME_ZONE = 'UTC';

/** The time zone of a shop, in which its owner writes dates and shoppers read them. */
export const timeZoneOf = ({ details }: { details: { timeZone?: string | null } }): string =>
  details.timeZone ?? DEFAULT_TIME_ZONE;

/** Whether a date or time opens a period or ends it. */
export type Edge = 'start' | 'end';

const FORM = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?)?$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const MIDNIGHT = '00:00:00';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks show in a time zone, as in `2027-01-31 18:00:00`. */
function localTime(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish dates are written as in ISO 8601.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

const asUtc = (local: string) => Date.parse(`${local.replace(' ', 'T')}Z`);

/** The first timestamp at which clocks in the zone show this time or, where they skip it, a later one. */
function timestampOf(local: string, timeZone: string): number {
  const wanted = asUtc(local);
  // One of the offsets of the day before and of the day after is right.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => asUtc(localTime(at, timeZone)) - at);
  const candidates = offsets.map((offset) => wanted - offset).toSorted((one, other) => one - other);
  return candidates.find((at) => asUtc(localTime(at, timeZone)) >= wanted) ?? wanted;
}

/** The calendar day that follows a day by a number of days. */
const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The end of the calendar day that follows the day of a timestamp by a number of days, in epoch milliseconds. */
export function endOfDayAfter(at: number, days: number, timeZone: string): number {
  return timestampOf(`${dayAfter(dayOf(at, timeZone), days + 1)} ${MIDNIGHT}`, timeZone);
}

/** Whether a time zone exists, as in `Europe/Paris`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/**
 * The timestamp of `2027-01-31`, `2027-01-31 18:00` or `2027-01-31T18:00:00` in epoch milliseconds; undefined for other forms and
 * days that do not exist.
 */
export function readTime(text: string, edge: Edge, timeZone: string): number | undefined {
  const [, day, time, seconds = '00'] = FORM.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  // The date parser reads 31 February as 3 March.
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return undefined;
  if (time === undefined) return timestampOf(`${edge === 'start' ? day : dayAfter(day)} ${MIDNIGHT}`, timeZone);
  return Number.isNaN(asUtc(`${day} ${time}:${seconds}`))
    ? undefined
    : timestampOf(`${day} ${time}:${seconds}`, timeZone);
}

/** A timestamp as {@link readTime} reads it: a whole day as its date. */
export function writeTime(at: number, edge: Edge, timeZone: string): string {
  const local = localTime(at, timeZone);
  if (edge === 'end' && local.endsWith(MIDNIGHT)) return dayOf(at - 1, timeZone);
  return local;
}

/** The calendar day of a timestamp in a time zone, as in `2027-01-31`. */
export function dayOf(at: number, timeZone: string): string {
  return localTime(at, timeZone).slice(0, 10);
}
