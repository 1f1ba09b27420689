import type { Limits, Scalar } from './schema.ts';

/** A whole number. */
export const int: Scalar<number> = {
  kind: 'int',
  read(value) {
    const whole = number.read(value);
    return Number.isSafeInteger(whole) ? whole : undefined;
  },
};

/** Any finite number, a percentage for instance. */
export const number: Scalar<number> = {
  kind: 'number',
  read(value) {
    const finite = typeof value === 'string' && value.trim() ? +value : value;
    return Number.isFinite(finite) ? (finite as number) : undefined;
  },
};

/** An amount in integer cents; decimal text such as `"12.50"` on the wire. */
export const money: Scalar<number> = {
  kind: 'money',
  // Adding zero turns -0 into 0.
  read: (value) => int.read(Math.round((number.read(value) as number) * 100) + 0),
};

/** Null and absent are no words. */
export const text: Scalar<string> = {
  kind: 'text',
  read: (value) => (value == null ? '' : typeof value === 'object' ? undefined : `${value}`),
};

export const bool: Scalar<boolean> = {
  kind: 'bool',
  read(value) {
    const index = ['', '0', 'false', '1', 'true'].indexOf(text.read(value) as string);
    return index < 0 ? undefined : index > 2;
  },
};

/** A moment in epoch milliseconds; `yyyy-MM-dd HH:mm:ss` in UTC on the wire. ISO 8601 and epoch milliseconds are read too. */
export const time: Scalar<number> = {
  kind: 'time',
  read(value) {
    const written = text.read(value) as string;
    // Other forms would reach parsers that differ between browsers.
    const [, day, clock = '00:00', hours = '+00', minutes = '00'] =
      /^(\d{4}-\d\d-\d\d)(?:[ T]([\d:.]+)(?:Z|([+-]\d\d):?(\d\d))?)?$/.exec(written) ?? [];
    return number.read(+new Date(+written || `${day}T${clock}${hours}:${minutes}`));
  },
};

/** Calls that answer no data. */
export const nothing: Scalar<null> = { kind: 'nothing', read: () => null };

/** Texts joined by commas, as in `a,b`; empty ones are dropped. A list is read too. */
export const joined: Scalar<string[]> = {
  kind: 'joined',
  read(value) {
    const texts = Array.isArray(value) ? value.map((item) => text.read(item)) : text.read(value)?.split(',');
    return texts?.filter((item) => !!item) as string[] | undefined;
  },
};

/* @__NO_SIDE_EFFECTS__ */
export function intIn(limits: Limits): Scalar<number> {
  return { ...int, limits };
}

/* @__NO_SIDE_EFFECTS__ */
export function textIn(limits: Limits): Scalar<string> {
  return { ...text, limits };
}

/** One of a closed set of values; numbers may come as text. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Values extends readonly (string | number)[]>(...of: Values): Scalar<Values[number]> {
  return { kind: 'enum', of, read: (value) => of.find((allowed) => `${allowed}` === text.read(value)) };
}
