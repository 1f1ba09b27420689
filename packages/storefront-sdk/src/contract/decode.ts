import type { AnySchema, Page, Schema, Shape } from './schema.ts';

/** Something on the wire that the contract does not allow and that was worked around. */
export interface Issue {
  /** Where, as in `data.list[3].price`. */
  readonly path: string;
  readonly expected: string;
}

/** A value that cannot be read as its schema says. */
export class DecodeError extends Error {
  readonly path: string;
  readonly expected: string;
  constructor(path: string, expected: string) {
    super(`${path}: expected ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

type Report = (issue: Issue) => void;

/** Reads a wire value tolerantly. Throws `DecodeError` where no honest value can be made of it. */
export function decode<Value>(schema: Schema<Value>, value: unknown, report?: Report, path = 'data'): Value {
  return read(schema, value, path, report) as Value;
}

function read(schema: AnySchema, value: unknown, path: string, report: Report | undefined): unknown {
  const kind = schema.kind;
  const of = schema.of as AnySchema;
  const absent = value == null || value === '';
  if (kind === 'nothing') return null;
  if (kind === 'nullable') return absent ? null : read(of, value, path, report);
  if (kind === 'optional') return absent ? undefined : read(of, value, path, report);
  if (kind === 'text') {
    if (value == null) return '';
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  } else if (kind === 'bool') {
    if (absent) return false;
    if (typeof value === 'boolean') return value;
    if (value === 1 || value === '1' || value === 'true') return true;
    if (value === 0 || value === '0' || value === 'false') return false;
  } else if (kind === 'enum') {
    for (const allowed of schema.of as readonly (string | number)[]) if (`${allowed}` === `${value}`) return allowed;
  } else if (kind === 'list') {
    if (absent) return [];
    if (Array.isArray(value)) return readItems(of, value, path, report);
  } else if (kind === 'page') {
    return readPage(of, value, path, report);
  } else if (kind === 'json') {
    if (typeof value !== 'string') return read(of, value, path, report);
    try {
      return read(of, value ? JSON.parse(value) : null, path, report);
    } catch (cause) {
      if (cause instanceof DecodeError) throw cause;
    }
  } else if (kind === 'time') {
    const moment = readTime(value);
    if (moment !== undefined) return moment;
  } else if (kind === 'object' || kind === 'record') {
    if (typeof value === 'object' && value && !Array.isArray(value)) {
      return readFields(schema, value as Record<string, unknown>, path, report);
    }
  } else {
    const parsed = typeof value === 'string' && value.trim() ? +value : value;
    if (typeof parsed === 'number' && Number.isFinite(parsed)) {
      if (kind === 'money') return Math.round(parsed * 100);
      if (kind === 'number' || Number.isSafeInteger(parsed)) return parsed;
    }
  }
  throw new DecodeError(path, kind);
}

function readItems(of: AnySchema, values: unknown[], path: string, report: Report | undefined): unknown[] {
  const items: unknown[] = [];
  values.forEach((value, index) => {
    try {
      items.push(read(of, value, `${path}[${index}]`, report));
    } catch (cause) {
      if (!(cause instanceof DecodeError)) throw cause;
      report?.(cause);
    }
  });
  return items;
}

function readPage(of: AnySchema, value: unknown, path: string, report: Report | undefined): Page<unknown> {
  const source = (Array.isArray(value) ? { list: value } : (value ?? { list: [] })) as Record<string, unknown>;
  if (!Array.isArray(source.list)) throw new DecodeError(path, 'page');
  const list = readItems(of, source.list, `${path}.list`, report);
  const count = (field: unknown, fallback: number) => (Number(field) >= 0 && field != null ? Number(field) : fallback);
  return {
    list,
    pageNum: count(source.pageNum ?? source.page, 1),
    pages: count(source.pages ?? source.totalPage, list.length ? 1 : 0),
    total: count(source.total, list.length),
    pageSize: count(source.pageSize ?? source.limit, list.length),
  };
}

function readFields(
  schema: AnySchema,
  value: Record<string, unknown>,
  path: string,
  report: Report | undefined,
): unknown {
  const record = schema.kind === 'record';
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(record ? value : (schema.of as Shape))) {
    if (key === '__proto__') continue;
    const field = record ? (schema.of as AnySchema) : ((schema.of as Shape)[key] as AnySchema);
    const read_ = read(field, Object.hasOwn(value, key) ? value[key] : undefined, `${path}.${key}`, report);
    if (read_ !== undefined) result[key] = read_;
  }
  return result;
}

/** `yyyy-MM-dd[ HH:mm:ss]` without a zone is UTC; ISO 8601 and epoch milliseconds are read too. */
function readTime(value: unknown): number | undefined {
  const numeric = typeof value === 'string' && /^\d{10,}$/.test(value) ? +value : value;
  if (typeof numeric === 'number') return Number.isFinite(numeric) ? numeric : undefined;
  if (typeof value !== 'string') return undefined;
  const iso = value.trim().replace(' ', 'T');
  const zoned = /T.*(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : iso.includes('T') ? `${iso}Z` : iso;
  const moment = Date.parse(zoned);
  return Number.isNaN(moment) ? undefined : moment;
}
