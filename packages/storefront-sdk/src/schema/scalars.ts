import { described, IN_TOOLS } from './describe.ts';
import { reading } from './reading.ts';
import type { Limits, Schema } from './schema.ts';

const readNumber = (value: unknown) => {
  const finite = typeof value === 'string' && value.trim() ? +value : value;
  return Number.isFinite(finite) ? (finite as number) : undefined;
};
const readInt = (value: unknown) => {
  const whole = readNumber(value);
  return Number.isSafeInteger(whole) ? whole : undefined;
};
const readText = (value: unknown) => (value == null ? '' : typeof value === 'object' ? undefined : `${value}`);
// PHP's `number_format` separates thousands by commas, or as its parameters say: `1,234.50`, `1 234.50`, `1.234,50`.
const GROUPED = /^-?\d{1,3}([,\s'])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const WITH_COMMA = /^-?\d{1,3}(?:[.\s']?\d{3})*,\d{1,2}$/;
const ungrouped = (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (GROUPED.test(text)) return text.replace(/[,\s']/g, '');
  return WITH_COMMA.test(text) ? text.replace(/[.\s']/g, '').replace(',', '.') : value;
};
// Adding zero turns -0 into 0.
const readMoney = (value: unknown) =>
  readInt(Math.round((readNumber(ungrouped(value)) as number) * reading.minorUnits) + 0);
const readKey = (value: unknown) => readText(value) || undefined;
const readEmpty = () => null;

const readBool = (value: unknown) => {
  const written = readText(value) as string;
  return /^(1|true)$/.test(written) || (/^(0|false)?$/.test(written) ? false : undefined);
};

// Only these formats: browsers parse others differently.
const TIME = /^(\d{4}-\d\d-\d\d)(?:[ T]([\d:.]+)(Z|[+-]\d\d:?\d\d)?)?$/;

const readTime = (value: unknown) => {
  const written = readText(value) as string;
  const [, day, clock = '00:00', offset] = TIME.exec(written) ?? [];
  const local = `${day}T${clock}`;
  // Not all browsers parse offsets without a colon.
  const iso = local + (offset ?? reading.offsetOf(local)).replace(/(\d)(\d\d)$/, '$1:$2');
  return readNumber(+new Date(fromEpoch(+written) || iso));
};

/** Converts to epoch milliseconds. Values that would be before 1973 are epoch seconds, as PHP sends them. */
const fromEpoch = (count: number) => (Math.abs(count) < 1e11 ? count * 1000 : count);

const readCommaSeparated = (value: unknown) => {
  const texts = Array.isArray(value) ? value.map(readText) : readText(value)?.split(',');
  return texts?.filter((item) => !!item) as string[] | undefined;
};

/** A whole number. */
export const int: Schema<number> = IN_TOOLS ? described(readInt, 'int') : (readInt as Schema<number>);

/** Any finite number, such as a percentage. */
export const number: Schema<number> = IN_TOOLS ? described(readNumber, 'number') : (readNumber as Schema<number>);

/** A number that is decimal text with two or three decimals on the wire, such as `"0.95"`. */
export const decimal: Schema<number> = IN_TOOLS
  ? described((value) => readNumber(value), 'decimal')
  : (readNumber as Schema<number>);

/** An amount in minor units of the client's currency, such as cents; decimal text such as `"12.50"` on the wire. */
export const money: Schema<number> = IN_TOOLS ? described(readMoney, 'money') : (readMoney as Schema<number>);

/** A string; null and absent are read as empty. */
export const text: Schema<string> = IN_TOOLS ? described(readText, 'text') : (readText as Schema<string>);

/** A required, non-empty string that identifies something: an order number, a token, a slug. */
export const key: Schema<string> = IN_TOOLS
  ? described(readKey, 'text', undefined, { min: 1 })
  : (readKey as Schema<string>);

export const bool: Schema<boolean> = IN_TOOLS ? described(readBool, 'bool') : (readBool as Schema<boolean>);

/**
 * A timestamp in epoch milliseconds; `yyyy-MM-dd HH:mm:ss` on the wire, in UTC unless the client's `timeZone` says
 * otherwise. ISO 8601 and epoch milliseconds are read too.
 */
export const time: Schema<number> = IN_TOOLS ? described(readTime, 'time') : (readTime as Schema<number>);

const DAY_MS = 86_400_000;
const readLastTime = (value: unknown) => {
  const time = readTime(value);
  return time !== undefined && /^\d{4}-\d\d-\d\d$/.test(`${value}`) ? time + DAY_MS - 1 : time;
};

/** A timestamp like `time`, but a date without a time is read as the last millisecond of the day. */
export const lastTime: Schema<number> = IN_TOOLS ? described(readLastTime, 'time') : (readLastTime as Schema<number>);

/** Response of calls without data: null. */
export const empty: Schema<null> = IN_TOOLS ? described(readEmpty, 'empty') : (readEmpty as unknown as Schema<null>);

/** Comma-separated strings, such as `a,b`; empty ones are dropped. A list is read too. */
export const commaSeparated: Schema<string[]> = IN_TOOLS
  ? described(readCommaSeparated, 'commaSeparated')
  : (readCommaSeparated as Schema<string[]>);

/* @__NO_SIDE_EFFECTS__ */
export function intIn(limits: Limits): Schema<number> {
  return IN_TOOLS ? described((value) => readInt(value), 'int', undefined, limits) : (readInt as Schema<number>);
}

/* @__NO_SIDE_EFFECTS__ */
export function numberIn(limits: Limits): Schema<number> {
  return IN_TOOLS
    ? described((value) => readNumber(value), 'number', undefined, limits)
    : (readNumber as Schema<number>);
}

/* @__NO_SIDE_EFFECTS__ */
export function textIn(limits: Limits): Schema<string> {
  return IN_TOOLS ? described((value) => readText(value), 'text', undefined, limits) : (readText as Schema<string>);
}

/** One of a closed set of values; numbers may be sent as text. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Values extends readonly (string | number)[]>(...of: Values): Schema<Values[number]> {
  const read = (value: unknown) => of.find((allowed) => `${allowed}` === readText(value));
  return IN_TOOLS ? described(read, 'enum', of) : (read as Schema<Values[number]>);
}

/** The known values, plus others that a newer backend may send. */
export type Open<Value> = Value | (Value extends number ? number & {} : string & {});

/** One of an open set of values: unknown values are returned unchanged. Numbers may be sent as text. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOfOpen<const Values extends readonly (string | number)[]>(
  ...of: Values
): Schema<Open<Values[number]>> {
  const read = (value: unknown) =>
    (typeof of[0] === 'number' ? readInt(value) : readKey(value)) as Open<Values[number]>;
  return IN_TOOLS ? described(read, 'openEnum', of) : (read as Schema<Open<Values[number]>>);
}
