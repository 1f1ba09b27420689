import { minorUnits } from '../money.ts';
import { type Issue, type OffsetOf, type Report, readWith } from './reading.ts';
import type { Schema } from './schema.ts';

/** Thrown for a value that does not match its schema. */
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
 * Reads a wire value tolerantly: unreadable values that may be missing (`nullable`, `withDefault`, `optional`, list
 * items, record entries) are dropped.
 *
 * @param report Called with each value that cannot be read, then with each enclosing value dropped because of it.
 * @param offsetOf Returns the offset of times without one. @default UTC
 * @param currency ISO 4217 code of amounts. @default 'USD'
 * @throws DecodeError if the whole value is unreadable.
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
  // After reading, since `report` may call `decode` itself.
  for (const issue of issues) report?.(issue);
  if (result === undefined && !schema.mayBeAbsent) throw new DecodeError(issues[0] as Issue);
  return result as Value;
}
