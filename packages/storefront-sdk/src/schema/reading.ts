/** A value from the backend that the contract does not allow. */
export interface Issue {
  /** Where it is, as in `data.list[3].price`. */
  readonly path: string;
  /** Type of what was there: `missing`, `null`, `array` or what `typeof` names. Never the value, which may be personal. */
  readonly received: string;
  /** What the contract allows there. Only told by tools and tests, whose schemas carry descriptions. */
  readonly expected?: string | undefined;
}

/** Called with a value that cannot be read. */
export type Report = (issue: Issue) => void;

/** Offset of a local time without one: `Z`, `+08:00`. Receives the time as in `2026-01-15T12:00:00`. */
export type OffsetOf = (localTime: string) => string;

/** How the value at hand is read. Reading never pauses, so one set of options serves all readers. */
export interface Reading {
  report: Report | undefined;
  offsetOf: OffsetOf;
  /** Minor units in one unit of the currency that amounts are in. */
  minorUnits: number;
  /** Where the reader is; kept only while issues are reported. */
  path: string;
  /** Whether something could not be used since the whole value was begun. */
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

/** A reader, or a whole schema. */
interface Readable<Value> {
  (value: unknown): Value | undefined;
  readonly mayBeAbsent?: true;
  readonly kind?: string;
}

/**
 * Reads a value inside the value at hand, and reports it if it cannot be used.
 *
 * @param key Name of its field, or its index; `undefined` for the value at hand itself.
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

/** Notes that the value at hand cannot be used, and reports it where issues are reported. */
export function reportIssue(value: unknown, expected: string | undefined): void {
  reading.hasIssues = true;
  reading.report?.({ path: reading.path, received: typeName(value), expected });
}

/** Reads a whole value under the given options. */
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
