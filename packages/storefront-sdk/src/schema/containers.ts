import { described, IN_TOOLS } from './describe.ts';
import { readAt } from './reading.ts';
import { int } from './scalars.ts';
import type {
  AnySchema,
  Infer,
  Limits,
  ListSchema,
  NullableSchema,
  ObjectSchema,
  OptionalSchema,
  Page,
  Schema,
  Shape,
} from './schema.ts';

/** Reads each item; `undefined` if the value is not a list. */
function readItems<Item>(of: Schema<Item>, value: unknown): (Item | undefined)[] | undefined {
  if (isBlank(value)) return [];
  return Array.isArray(value) ? value.map((item, index) => readAt(index, of, item)) : undefined;
}

/** A list. Null and absent are read as empty; null and unreadable items are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends AnySchema>(of: S, limits?: Limits): ListSchema<S> {
  const read = (value: unknown) => readItems(of, value)?.filter((item) => item != null) as Infer<S>[] | undefined;
  return (IN_TOOLS ? described(read, 'list', of, limits) : read) as ListSchema<S>;
}

/** A list that is unreadable if one item is, for lists whose totals would be wrong without it. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeList<S extends AnySchema>(of: S): ListSchema<S> {
  const read = (value: unknown) => {
    const items = readItems(of, value);
    return items?.includes(undefined) ? undefined : items;
  };
  return (IN_TOOLS ? described(read, 'list', of) : read) as ListSchema<S>;
}

/** A page object in any of its formats, or a plain array. */
/* @__NO_SIDE_EFFECTS__ */
export function page<Item>(of: Schema<Item>, items: Schema<Item[]> = listOf(of)): Schema<Page<Item>> {
  const read = (value: unknown): Page<Item> | undefined => {
    const source = Array.isArray(value) || isBlank(value) ? { list: value } : Object(value);
    const found = 'list' in source && readAt('list', items, source.list);
    const count = (field: unknown, fallback: number) => {
      const number = int(field) as number;
      return number >= 0 ? number : fallback;
    };
    return found
      ? {
          list: found,
          pageNum: count(source.pageNum ?? source.page, 1),
          pages: count(source.pages ?? source.totalPage, found.length && 1),
          total: count(source.total, found.length),
          pageSize: count(source.pageSize ?? source.limit, found.length),
        }
      : undefined;
  };
  return IN_TOOLS ? described(read, 'page', of) : (read as Schema<Page<Item>>);
}

/** Values by name; unreadable entries are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Value>(of: Schema<Value>): Schema<Record<string, Value>> {
  const read = (value: unknown) => {
    if (!isPlain(value)) return undefined;
    const result: Record<string, Value> = {};
    for (const key of Object.keys(value)) {
      const entry = readAt(key, of, value[key]);
      if (entry !== undefined && key !== '__proto__') result[key] = entry;
    }
    return result;
  };
  return IN_TOOLS ? described(read, 'record', of) : (read as Schema<Record<string, Value>>);
}

/**
 * An object with these fields; inherited properties are ignored.
 *
 * @param shapes Shared fields, then the object's own. (Not spread into one object, since bundlers could not remove it.)
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Shapes extends readonly Shape[]>(...shapes: Shapes): ObjectSchema<Shapes> {
  const of: Shape = Object.assign({}, ...[...shapes].reverse());
  const read = (value: unknown) => {
    if (!isPlain(value)) return undefined;
    // Copying `of` first allocates all fields at once: adding them one by one takes twice the time.
    const result: Record<string, unknown> = { ...of };
    for (const key in of) {
      const schema = of[key] as AnySchema;
      const field = readAt(key, schema, Object.hasOwn(value, key) ? value[key] : undefined);
      result[key] = field;
      if (field === undefined) {
        if (!schema.mayBeAbsent) return undefined;
        delete result[key];
      }
    }
    return result;
  };
  const schema: unknown = IN_TOOLS ? described(read, 'object', of) : read;
  return schema as ObjectSchema<Shapes>;
}

/** JSON in a string. Plain values and strings that are not JSON are read too. */
/* @__NO_SIDE_EFFECTS__ */
export function json<S extends AnySchema>(of: S): S {
  const read = (value: unknown) => {
    const parsed = typeof value === 'string' ? parseJson(value || 'null') : (value ?? null);
    return of(parsed === undefined ? value : parsed);
  };
  return (IN_TOOLS ? described(read, 'json', of) : read) as unknown as S;
}

/** Null, absent, empty and unreadable values are read as null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<S extends AnySchema>(of: S): NullableSchema<S> {
  const read = (value: unknown) => (isBlank(value) ? null : (readAt(undefined, of, value) ?? null));
  return (IN_TOOLS ? described(read, 'nullable', of) : read) as NullableSchema<S>;
}

/** A field that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<S extends AnySchema>(of: S): OptionalSchema<S> {
  const read = (value: unknown) => (isBlank(value) ? undefined : readAt(undefined, of, value));
  const schema = (IN_TOOLS ? described(read, 'optional', of) : read) as Schema<Infer<S> | undefined>;
  return Object.assign(schema, { mayBeAbsent: true as const });
}

/** Parses JSON; `undefined` if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isBlank(value: unknown): value is null | undefined | '' {
  return value == null || value === '';
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return !!value && typeof value === 'object' && !Array.isArray(value);
}
