import type { Schema } from './schema.ts';

/** Something on the wire that the contract does not allow. */
export interface Issue {
  /** Where, as in `data.list[3].price`. */
  readonly path: string;
  readonly expected: string;
}

export type Report = (issue: Issue) => void;

/** A value that cannot be read as its schema says. */
export class DecodeError extends Error {
  readonly path: string;
  readonly expected: string;
  constructor({ path, expected }: Issue) {
    super(`${path}: expected ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

/**
 * Reads a wire value tolerantly: what may be missing (`nullable`, `optional`, an item, an entry) is left out where it is
 * unreadable. Reports what could not be read, then each thing that had to be left out because of it.
 * `undefined` says that no honest value can be made, or that an `optional` one is absent. Paths are written for reports only.
 */
export function read<Value>(schema: Schema<Value>, value: unknown, path: string, report?: Report): Value | undefined {
  const { kind } = schema;
  const result = schema.read(value, path, report);
  if (result === undefined && kind !== 'optional') report?.({ path, expected: kind });
  return result;
}

/** Reads a wire value as `read` does; throws `DecodeError` where no honest value can be made. */
export function decode<Value>(schema: Schema<Value>, value: unknown, report?: Report): Value {
  const issues: Issue[] = [];
  const result = read(schema, value, 'data', (issue) => {
    issues.push(issue);
    report?.(issue);
  });
  if (result === undefined && schema.kind !== 'optional') throw new DecodeError(issues[0] as Issue);
  return result as Value;
}
