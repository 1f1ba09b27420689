import type { AnySchema, Kind, Limits, Schema, Shape } from './schema.ts';

/** What documents, validators, samples and writers know of a schema; absent in browser builds. */
export interface Description {
  readonly kind: Kind;
  /** Inner shape, fields of an object, or known values of an enum. */
  readonly of?: AnySchema | Shape | readonly (string | number)[];
  readonly limits?: Limits | undefined;
}

declare const WITHOUT_DESCRIPTIONS: true | undefined;

/**
 * Whether schemas carry their descriptions. The build defines `WITHOUT_DESCRIPTIONS` for what browsers load, so that
 * bundlers see a constant and drop them.
 */
export const IN_TOOLS = typeof WITHOUT_DESCRIPTIONS === 'undefined';

/** Adds its description to a reader, which makes it a schema. */
export function described<Value>(
  read: (value: unknown) => Value | undefined,
  kind: Kind,
  of?: Description['of'],
  limits?: Limits,
): Schema<Value> {
  return Object.assign(read, { kind, of, limits });
}
