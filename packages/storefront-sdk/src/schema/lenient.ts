import { isBlank, parseJson } from './containers.ts';
import { described, IN_TOOLS } from './describe.ts';
import { readAt, reportIssue } from './reading.ts';
import { commaSeparated, key } from './scalars.ts';
import type { AnySchema, Infer, Schema } from './schema.ts';

/**
 * A field that not every backend has: null, absent, empty and unreadable values are read as `fallback`.
 *
 * @param fallback The value, or for objects and lists a function that makes one, so that no two results share it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<S extends AnySchema>(schema: S, fallback: Infer<S> | (() => Infer<S>)): S {
  const makeFallback = () => (typeof fallback === 'function' ? (fallback as () => Infer<S>)() : fallback);
  const read = (value: unknown) => (isBlank(value) ? undefined : readAt(undefined, schema, value)) ?? makeFallback();
  return (IN_TOOLS ? described(read, schema.kind, schema.of, schema.limits) : read) as unknown as S;
}

/** An object for which a backend may send the text of one field alone. */
/* @__NO_SIDE_EFFECTS__ */
export function orText<S extends AnySchema>(schema: S, field: keyof Infer<S> & string): S {
  const read = (value: unknown) => schema(typeof value === 'string' ? { [field]: value } : value);
  return (IN_TOOLS ? described(read, schema.kind, schema.of, schema.limits) : read) as unknown as S;
}

const readPictures = (value: unknown) => {
  if (typeof value !== 'string' || !value.startsWith('[')) return commaSeparated(value);
  const parsed = parseJson(value);
  if (parsed === undefined) reportIssue(value, 'json');
  return commaSeparated(parsed);
};

/**
 * Addresses of pictures: a list, also read from JSON in a text and from texts separated by commas. Empty ones are dropped.
 */
export const pictures: Schema<string[]> = IN_TOOLS
  ? described(readPictures, 'list', key)
  : (readPictures as Schema<string[]>);
