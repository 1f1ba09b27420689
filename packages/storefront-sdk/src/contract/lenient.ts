import { json, nullable } from './containers.ts';
import { joined, textIn } from './scalars.ts';
import type { Schema } from './schema.ts';

/** A field that not every backend has: null, absent, empty and unreadable values are taken for `fallback`. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<Value>(schema: Schema<Value>, fallback: Value): Schema<Value> {
  const { read } = nullable(schema);
  return { ...schema, read: (value, path, report) => read(value, path, report) ?? fallback };
}

const joinedInJson = /* @__PURE__ */ json(joined);

/** Addresses of pictures: a list, also read from JSON in a text and from texts joined by commas. Empty ones are dropped. */
export const pictures: Schema<string[]> = {
  kind: 'list',
  of: /* @__PURE__ */ textIn({ min: 1 }),
  read: (value, path, report) =>
    typeof value === 'string' && value.startsWith('[') ? joinedInJson.read(value, path, report) : joined.read(value),
};
