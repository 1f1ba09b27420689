import { encode } from '../schema/encode.ts';
import { sample } from '../schema/sample.ts';
import type { AnySchema } from '../schema/schema.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A whole entity on the wire, with some fields as backends of the family send them. */
export const wireOf = (schema: AnySchema, fields: Fields): Fields => ({
  ...(encode(schema, sample(schema)) as Fields),
  ...fields,
});
