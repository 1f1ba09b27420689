/** A value in a response that does not match the contract. */
export interface Issue {
  /** Path of the value, such as `data.list[3].price`. */
  readonly path: string;
  /** Type of the value: `missing`, `null`, `array` or a `typeof` name. Never the value, which may be personal. */
  readonly received: string;
  /** Kind that the contract expects. Only in tools and tests, whose schemas have descriptions. */
  readonly expected?: string | undefined;
}

/** Called with each value that cannot be read. */
export type Report = (issue: Issue) => void;

/** Returns the offset of a local time such as `2026-01-15T12:00:00`: `Z`, `+08:00`. */
export type OffsetOf = (localTime: string) => string;

/** State of the current read. Reading is synchronous, so all readers can share one object. */
export interface Reading {
  report: Report | undefined;
  offsetOf: OffsetOf;
  /** Minor units per unit of the currency of amounts. */
  minorUnits: number;
  /** Path of the current value; only updated while issues are reported. */
  path: string;
  /** Whether any value was unreadable so far. */
  hasIssues: boolean;
}

const utc: OffsetOf = () => 'Z';

export const reading: Reading = {
  report: undefined,
  offsetOf: utc,
  minorUnits: 100,
  path: '',
  hasIssues: false,
};

/** A reader or a schema. */
interface Readable<Value> {
  (value: unknown): Value | undefined;
  readonly mayBeAbsent?: true;
  readonly kind?: string;
}

/**
 * Reads a value inside the current one, and reports it if it is unreadable.
 *
 * @param key Field name or index; `undefined` for the current value itself.
 */
export function readAt<Value>(
  key: string | number | undefined,
  read: Readable<Value>,
  value: unknown,
): Value | undefined {
  const { report, path } = reading;
  if (report && key !== undefined) reading.path += typeof key === 'number' ? `[${key}]` : `.${key}`;
  const result = read(value);
  if (result === undefined && !read.mayBeAbsent) reportIssue(value, read.kind);
  reading.path = path;
  return result;
}

/** Records that the current value is unreadable, and reports it if there is a listener. */
export function reportIssue(value: unknown, expected: string | undefined): void {
  reading.hasIssues = true;
  reading.report?.({ path: reading.path, received: typeName(value), expected });
}

/** Reads a whole value with the given options. */
export function readWith<Value>(
  read: Readable<Value>,
  value: unknown,
  report?: Report,
  offsetOf: OffsetOf = utc,
  minorUnits = 100,
): Value | undefined {
  Object.assign(reading, { report, offsetOf, minorUnits, path: 'data', hasIssues: false });
  return readAt(undefined, read, value);
}

const typeName = (value: unknown) =>
  value === undefined ? 'missing' : value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
