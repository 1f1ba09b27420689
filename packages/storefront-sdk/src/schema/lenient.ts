import { isBlank, parseJson } from './containers.ts';
import { described, IN_TOOLS } from './describe.ts';
import { readAt, reportIssue } from './reading.ts';
import { commaSeparated, key } from './scalars.ts';
import type { AnySchema, Infer, Schema } from './schema.ts';

/**
 * A field that some backends don't send: null, absent, empty and unreadable values are read as `fallback`.
 *
 * @param fallback The value, or a function that creates it, so that results don't share an object or a list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<S extends AnySchema>(schema: S, fallback: Infer<S> | (() => Infer<S>)): S {
  const makeFallback = () => (typeof fallback === 'function' ? (fallback as () => Infer<S>)() : fallback);
  const read = (value: unknown) => (isBlank(value) ? undefined : readAt(undefined, schema, value)) ?? makeFallback();
  return (IN_TOOLS ? described(read, schema.kind, schema.of, schema.limits) : read) as unknown as S;
}

/** An object for which a backend may send only the text of one field. */
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
 * Image URLs: a list, JSON in a string, or comma-separated text. Empty URLs are dropped.
 */
export const pictures: Schema<string[]> = IN_TOOLS
  ? described(readPictures, 'list', key)
  : (readPictures as Schema<string[]>);
