import type { AnySchema, Kind, Schema, Shape } from './schema.ts';

/** Something on the wire that the contract does not allow and that was worked around. */
export interface Issue {
  /** Where, as in `data.list[3].price`. */
  readonly path: string;
  readonly expected: string;
}

/** A value that cannot be read as its schema says. */
export class DecodeError extends Error {
  readonly path: string;
  readonly expected: string;
  constructor(path: string, expected: string) {
    super(`${path}: expected ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

type Report = ((issue: Issue) => void) | undefined;
/** Reads one kind of value; `undefined` says that it cannot. */
type Reader = (value: unknown, of: AnySchema, path: string, report: Report) => unknown;

/**
 * Reads a wire value tolerantly: what may be missing (`nullable`, `optional`, an item, an entry) is left out and reported
 * where it is unreadable. Throws `DecodeError` where no honest value can be made.
 */
export function decode<Value>(schema: Schema<Value>, value: unknown, report?: Report, path = 'data'): Value {
  const { kind, of } = schema;
  const result = readers[kind](value, of as AnySchema, path, report);
  if (result === undefined && kind !== 'optional') throw new DecodeError(path, kind);
  return result as Value;
}

const readers: Readonly<Record<Kind, Reader>> = {
  nothing: () => null,
  number: readNumber,
  int: (value) => whole(readNumber(value)),
  // Adding zero turns -0 into 0.
  money: (value) => whole(Math.round(Number(readNumber(value)) * 100) + 0),
  text: (value) => (value == null ? '' : typeof value === 'object' ? undefined : `${value}`),
  bool: (value) =>
    isBlank(value) || [false, 0, 'false', '0'].includes(value as string)
      ? false
      : [true, 1, 'true', '1'].includes(value as string) || undefined,
  time: readTime,
  enum: (value, of) =>
    (of as unknown as (string | number)[]).find((allowed) => allowed === value || `${allowed}` === value),
  nullable: (value, of, path, report) => (isBlank(value) ? null : (attempt(of, value, path, report) ?? null)),
  optional: (value, of, path, report) => (isBlank(value) ? undefined : attempt(of, value, path, report)),
  json(value, of, path, report) {
    let inner = value;
    try {
      if (typeof value === 'string') inner = JSON.parse(value || 'null');
    } catch {
      inner = null;
      report?.({ path, expected: 'json' });
    }
    return decode(of, inner, report, path);
  },
  list: readList,
  page(value, of, path, report) {
    const source = Array.isArray(value) || isBlank(value) ? { list: value } : Object(value);
    const list = 'list' in source && readList(source.list, of, `${path}.list`, report);
    if (!list) return undefined;
    const count = (field: unknown, fallback: number) => {
      const number = whole(readNumber(field)) as number;
      return number >= 0 ? number : fallback;
    };
    return {
      list,
      pageNum: count(source.pageNum ?? source.page, 1),
      pages: count(source.pages ?? source.totalPage, list.length && 1),
      total: count(source.total, list.length),
      pageSize: count(source.pageSize ?? source.limit, list.length),
    };
  },
  object: (value, of, path, report) =>
    readFields(value, Object.keys(of), (field, key) =>
      decode((of as unknown as Shape)[key] as AnySchema, field, report, `${path}.${key}`),
    ),
  record: (value, of, path, report) =>
    readFields(value, Object.keys(Object(value)), (field, key) => attempt(of, field, `${path}.${key}`, report)),
};

function isBlank(value: unknown): boolean {
  return value == null || value === '';
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? +value : value;
  return Number.isFinite(number) ? (number as number) : undefined;
}

function whole(number: number | undefined): number | undefined {
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Reads what may be left out. */
function attempt(schema: AnySchema, value: unknown, path: string, report: Report): unknown {
  try {
    return decode(schema, value, report, path);
  } catch (cause) {
    report?.(cause as DecodeError);
    return undefined;
  }
}

function readList(value: unknown, of: AnySchema, path: string, report: Report): unknown[] | undefined {
  if (isBlank(value)) return [];
  if (!Array.isArray(value)) return undefined;
  return value.map((item, index) => attempt(of, item, `${path}[${index}]`, report)).filter((item) => item != null);
}

function readFields(value: unknown, keys: string[], readField: (field: unknown, key: string) => unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const result: Record<string, unknown> = {};
  for (const key of keys) {
    const field = readField(Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined, key);
    if (field !== undefined && key !== '__proto__') result[key] = field;
  }
  return result;
}

/** `yyyy-MM-dd[ HH:mm:ss]` without a zone is UTC; ISO 8601 and epoch milliseconds are read too. */
function readTime(value: unknown): number | undefined {
  const text = `${typeof value === 'number' ? value : typeof value === 'string' && value.trim()}`.replace(' ', 'T');
  // Other forms would reach parsers that differ between browsers.
  const [form, clock, zone] = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.exec(text) ?? [];
  const moment = new Date(
    form ? (clock && !zone ? `${form}Z` : form) : /^-?\d{10,}$/.test(text) ? +text : Number.NaN,
  ).getTime();
  return Number.isNaN(moment) ? undefined : moment;
}
