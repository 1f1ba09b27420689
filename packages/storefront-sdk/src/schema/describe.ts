import type { AnySchema, Kind, Limits, Schema, Shape } from './schema.ts';

/** Description of a schema for documentation, validators, samples and encoders. Browser builds leave it out. */
export interface Description {
  readonly kind: Kind;
  /** Inner schema, fields of an object, or known values of an enum. */
  readonly of?: AnySchema | Shape | readonly (string | number)[];
  readonly limits?: Limits | undefined;
}

declare const WITHOUT_DESCRIPTIONS: true | undefined;

/**
 * Whether schemas have descriptions. The build defines `WITHOUT_DESCRIPTIONS` for browser entries, so that bundlers see
 * a constant and drop the descriptions.
 */
export const IN_TOOLS = typeof WITHOUT_DESCRIPTIONS === 'undefined';

/** Makes a schema from a reader and its description. */
export function described<Value>(
  read: (value: unknown) => Value | undefined,
  kind: Kind,
  of?: Description['of'],
  limits?: Limits,
): Schema<Value> {
  return Object.assign(read, { kind, of, limits });
}
