import { read } from './decode.ts';
import { int } from './scalars.ts';
import type { InferShape, Limits, Page, Schema, Shape } from './schema.ts';

/** A list; null and absent read as empty, a null or bad item is dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item>(of: Schema<Item>, limits?: Limits): Schema<Item[]> {
  return {
    kind: 'list',
    of,
    limits,
    read: (value, path, report) =>
      isBlank(value)
        ? []
        : Array.isArray(value)
          ? (value
              .map((item, index) => read(of, item, report ? `${path}[${index}]` : path, report))
              .filter((item) => item != null) as Item[])
          : undefined,
  };
}

/** A page object in any of its forms, or a bare array. */
/* @__NO_SIDE_EFFECTS__ */
export function page<Item>(of: Schema<Item>): Schema<Page<Item>> {
  const items = list(of);
  return {
    kind: 'page',
    of,
    read(value, path, report) {
      const source = Array.isArray(value) || isBlank(value) ? { list: value } : Object(value);
      const found = 'list' in source && items.read(source.list, report ? `${path}.list` : path, report);
      const count = (field: unknown, fallback: number) => {
        const number = int.read(field) as number;
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
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function record<Value>(of: Schema<Value>): Schema<Record<string, Value>> {
  return {
    kind: 'record',
    of,
    read(value, path, report) {
      if (!isPlain(value)) return undefined;
      const result: Record<string, Value> = {};
      for (const key of Object.keys(value)) {
        const entry = read(of, value[key], report ? `${path}.${key}` : path, report);
        if (entry !== undefined && key !== '__proto__') result[key] = entry;
      }
      return result;
    },
  };
}

/** An object with these fields; inherited names are none. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const S extends Shape>(of: S): Schema<InferShape<S>> & { readonly of: S } {
  return {
    kind: 'object',
    of,
    read(value, path, report) {
      if (!isPlain(value)) return undefined;
      // A copy has its fields in place: adding them one by one takes twice the time.
      const result: Record<string, unknown> = { ...of };
      for (const key in of) {
        const schema = of[key] as S[typeof key];
        const field = read(
          schema,
          Object.hasOwn(value, key) ? value[key] : undefined,
          report ? `${path}.${key}` : path,
          report,
        );
        result[key] = field;
        if (field === undefined) {
          if (schema.kind !== 'optional') return undefined;
          delete result[key];
        }
      }
      return result as InferShape<S>;
    },
  };
}

/** JSON inside a text, as the contract demands in places; a plain value is read too. */
/* @__NO_SIDE_EFFECTS__ */
export function json<Value>(of: Schema<Value>): Schema<Value> {
  return {
    kind: 'json',
    of,
    read(value, path, report) {
      const inner = typeof value === 'string' ? parseJson(value || 'null') : (value ?? null);
      if (inner === undefined) report?.({ path, expected: 'json' });
      return read(of, inner, path, report);
    },
  };
}

/** Null, absent and empty text read as null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Value>(of: Schema<Value>): Schema<Value | null> {
  return {
    kind: 'nullable',
    of,
    read: (value, path, report) => (isBlank(value) ? null : (read(of, value, path, report) ?? null)),
  };
}

/** A field that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(of: Schema<Value>): Schema<Value | undefined> & { readonly kind: 'optional' } {
  return {
    kind: 'optional',
    of,
    read: (value, path, report) => (isBlank(value) ? undefined : read(of, value, path, report)),
  };
}

/** What a text holds as JSON; `undefined` when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isBlank(value: unknown): boolean {
  return value == null || value === '';
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return !!value && typeof value === 'object' && !Array.isArray(value);
}
