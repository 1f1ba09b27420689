import { readTime } from '../domain/shop-time.ts';

/*
 * Numbers and dates as spreadsheets of any country write them: `1,234.50`, `1 234,50`, `31/01/2027 18:00`, `1/31/2027 6:00
 * PM`. A text like `1,234` or `03/04/2027` has two meanings; other cells of its file may show which is right.
 */

/** A way to write: with a decimal point or a decimal comma, with the day or the month first. */
export type Way = 'point' | 'comma' | 'day' | 'month';

/** The meaning of a text in each possible format: `1234.5` of a number, `2027-01-31 18:00:00` of a time. */
export type Readings = Partial<Record<Way, string>>;

/** Thousands may be separated by the other decimal sign, by blanks of any width or by apostrophes. */
const NUMBERS = {
  point: /^(\d{1,14}|[1-9]\d{0,2}([, \u00a0\u2009\u202f'’])\d{3}(?:\2\d{3}){0,3})(?:\.(?=\d)(\d{0,12}?)0{0,12})?$/,
  comma: /^(\d{1,14}|[1-9]\d{0,2}([. \u00a0\u2009\u202f'’])\d{3}(?:\2\d{3}){0,3})(?:,(?=\d)(\d{0,12}?)0{0,12})?$/,
};
/** A number of many digits, which spreadsheets shorten: `4.006381333931E+12`. */
const POWER = /^(\d)(?:[.,](\d{1,13}))?e\+?(\d{1,2})$/i;

/** The mark of spreadsheets for a cell that is a text although it looks like a number. */
export const withoutTextMark = (text: string): string => text.replace(/^['’](?=[\d.,(+-])/, '');

/** The meanings of an unsigned number; trailing zeros of its decimals are dropped. */
export function numberReadings(given: string): Readings {
  const text = withoutTextMark(given);
  const read = (form: RegExp) => {
    const [, whole, , decimals = ''] = form.exec(text) ?? [];
    return whole && whole.replace(/\D/g, '') + (decimals && `.${decimals}`);
  };
  const whole = wholeOfPower(text);
  return known({ point: whole ?? read(NUMBERS.point), comma: whole ?? read(NUMBERS.comma) });
}

/** The whole number of such a notation; undefined where digits were lost. */
function wholeOfPower(text: string): string | undefined {
  const [, first, decimals = '', power = ''] = POWER.exec(text) ?? [];
  return first !== undefined && decimals.length === Number(power) ? first + decimals : undefined;
}

const TIME =
  /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:,?[\sT]{1,3}(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s?([ap])\.?m\.?)?)?$/i;
/** A day of a spreadsheet as its number, which dates become in cells without a format. */
const SERIAL = /^(\d{5})(?:[.,](\d{1,10}))?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
/** Numbers from 2000 to 2099; others are no dates that a shop writes. */
const SERIALS = { first: 36_526, last: 73_050 };
const DAY_SECONDS = 86_400;

/** The meanings of a date or a time of day; years have four digits. */
export function timeReadings(given: string): Readings {
  const text = withoutTextMark(given);
  const [, serial, fraction = ''] = SERIAL.exec(text) ?? [];
  if (serial !== undefined) return inAnyWay(serialTime(Number(serial), Number(`0.${fraction}`)));
  const [, first = '', sign, second = '', third = '', ...clock] = TIME.exec(text) ?? [];
  if (first.length === 4) return inAnyWay(existing([first, second, third], clock));
  // Dates with points are never written month first.
  const monthFirst = sign === '.' ? undefined : existing([third, first, second], clock);
  return known({ day: existing([third, second, first], clock), month: monthFirst });
}

function serialTime(serial: number, fraction: number): string | undefined {
  if (serial < SERIALS.first || serial > SERIALS.last) return undefined;
  const seconds = Math.round(fraction * DAY_SECONDS);
  const text = new Date(SERIAL_ZERO + (serial * DAY_SECONDS + seconds) * 1000).toISOString().slice(0, 19);
  return seconds === 0 ? text.slice(0, 10) : text.replace('T', ' ');
}

/** A time that there is, in the form of ISO 8601, of year, month and day. */
function existing(date: string[], [hour, minute, second = '00', half]: string[]): string | undefined {
  const day = date.map((part) => part.padStart(2, '0')).join('-');
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const isClock = !half || (Number(hour) >= 1 && Number(hour) <= 12);
  const text = hour === undefined ? day : `${day} ${`${hours}`.padStart(2, '0')}:${minute}:${second}`;
  return isClock && readTime(text, 'start', 'UTC') !== undefined ? text : undefined;
}

const inAnyWay = (text: string | undefined) => known({ day: text, month: text });

function known(readings: { [Name in Way]?: string | undefined }): Readings {
  return Object.fromEntries(Object.entries(readings).filter(([, text]) => text !== undefined));
}

/** The ways that a text is certainly written in: none where it says the same in both. */
export function waysOf(readings: Readings): Way[] {
  const ways = Object.keys(readings) as Way[];
  return ways.length === 1 ? ways : [];
}

/** The meanings of a text in a file with these formats: one, none, or several. */
export function meanings(readings: Readings, ways: ReadonlySet<Way>): string[] {
  const all = [...new Set(Object.values(readings))];
  if (all.length < 2) return all;
  const matching = Object.entries(readings).filter(([way]) => ways.has(way as Way));
  return matching.length === 1 ? matching.map(([, text]) => text) : all;
}
