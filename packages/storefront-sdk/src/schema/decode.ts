import { minorUnits } from '../money.ts';
import { type Issue, type OffsetOf, type Report, readWith } from './reading.ts';
import type { Schema } from './schema.ts';

/** A value that cannot be read as its schema says. */
export class DecodeError extends Error {
  readonly path: string;
  readonly received: string;
  readonly expected: string | undefined;
  constructor({ path, received, expected }: Issue) {
    super(`${path}: ${expected ? `expected ${expected}, ` : ''}received ${received}`);
    this.path = path;
    this.received = received;
    this.expected = expected;
  }
}

/**
 * Reads a wire value tolerantly: what may be missing (`nullable`, `withDefault`, `optional`, a list's item, a record's
 * entry) is left out where it cannot be read.
 *
 * @param report Called with each value that cannot be read, then with each one around it that is left out because of it.
 * @param offsetOf Offset of times that come without one. @default UTC
 * @param currency ISO 4217 code of its amounts. @default 'USD'
 * @throws DecodeError when the value as a whole cannot be used.
 */
export function decode<Value>(
  schema: Schema<Value>,
  value: unknown,
  report?: Report,
  offsetOf?: OffsetOf,
  currency?: string,
): Value {
  const issues: Issue[] = [];
  const result = readWith(schema, value, (issue) => issues.push(issue), offsetOf, minorUnits(currency));
  // Afterwards, since a listener may decode a value of its own.
  for (const issue of issues) report?.(issue);
  if (result === undefined && !schema.mayBeAbsent) throw new DecodeError(issues[0] as Issue);
  return result as Value;
}
