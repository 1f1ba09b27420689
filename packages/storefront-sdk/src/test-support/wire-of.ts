import { encode } from '../schema/encode.ts';
import { sample } from '../schema/sample.ts';
import type { AnySchema } from '../schema/schema.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An entity in wire format, with some fields replaced. */
export const wireOf = (schema: AnySchema, fields: Fields): Fields => ({
  ...(encode(schema, sample(schema)) as Fields),
  ...fields,
});
