import type { AnySchema, Shape } from '../../packages/storefront-sdk/src/contract/index.ts';
import { entities } from '../../packages/storefront-sdk/src/openapi/components.ts';

/** A row of a table: a value with its path, as in `orderDetails[].productNum`. */
export interface Row {
  readonly place: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly limits: string;
}

/** Returns the name of a shape that is described separately. */
export type NameOf = (schema: AnySchema) => string | undefined;

/** Links a shape to its description. */
export const linkFrom =
  (shapes: string): NameOf =>
  (schema) => {
    const name = entities.get(schema);
    return name && `[${name}](${shapes}#${name.toLowerCase()})`;
  };

const scalars: Readonly<Record<string, string>> = {
  int: 'whole number',
  number: 'number',
  decimal: 'decimal text',
  money: 'amount',
  text: 'text',
  bool: 'true or false',
  time: 'time',
  commaSeparated: 'texts joined by commas',
  empty: 'nothing',
};

/** A type in words: `list of CartGroup`, `amount or null`. */
export function typeOf(schema: AnySchema, nameOf: NameOf): string {
  const named = nameOf(schema);
  if (named) return named;
  const of = schema.of as AnySchema;
  switch (schema.kind) {
    case 'enum':
      return (schema.of as readonly unknown[]).map((value) => `\`${JSON.stringify(value)}\``).join(', ');
    case 'openEnum':
      return `${(schema.of as readonly unknown[]).map((value) => `\`${JSON.stringify(value)}\``).join(', ')}, others may follow`;
    case 'list':
      return of.kind === 'empty' ? 'empty list' : `list of ${typeOf(of, nameOf)}`;
    case 'page':
      return `page of ${typeOf(of, nameOf)}`;
    case 'record':
      return `${typeOf(of, nameOf)} by key`;
    case 'json':
      return `JSON text of ${typeOf(of, nameOf)}`;
    case 'nullable':
      return `${typeOf(of, nameOf)} or null`;
    case 'optional':
      return typeOf(of, nameOf);
    case 'object':
      return 'object';
    default:
      return scalars[schema.kind] ?? schema.kind;
  }
}

/** Limits in words: `1 to 50`, `up to 150 characters`, a pattern, a note. */
export function limitsOf(schema: AnySchema): string {
  if (schema.kind === 'optional' || schema.kind === 'nullable') return limitsOf(schema.of as AnySchema);
  const { min, max, pattern, note } = schema.limits ?? {};
  const unit = { text: ' characters', list: ' entries' }[schema.kind as string] ?? '';
  const both = min !== undefined && max !== undefined;
  const range = both
    ? `${min === max ? thousands(min) : `${thousands(min)} to ${thousands(max)}`}${unit}`
    : min !== undefined
      ? `at least ${thousands(min)}${unit}`
      : max !== undefined && `up to ${thousands(max)}${unit}`;
  return [range, pattern && `\`${pattern}\``, note].filter(Boolean).join('; ');
}

const thousands = (number: number) => number.toLocaleString('en');

/** Rows for an object's fields; shapes without a name are expanded, so that no row says just "object". */
export function rowsOf(shape: Shape, nameOf: NameOf, before = ''): Row[] {
  return Object.entries(shape).flatMap(([name, schema]) => rowsAt(`${before}${name}`, schema, nameOf));
}

/** Rows for a value and its nested values. */
export function rowsAt(place: string, schema: AnySchema, nameOf: NameOf): Row[] {
  const row = { place, type: typeOf(schema, nameOf), isOptional: schema.kind === 'optional', limits: limitsOf(schema) };
  const { inner, path } = opened(schema, place, nameOf);
  const below = inner ? rowsOf(inner.of as Shape, nameOf, path && `${path}.`) : [];
  return place === '' && below.length && !row.limits ? below : [row, ...below];
}

/** The unnamed object inside a schema, such as in a list, with the path of its fields. */
function opened(schema: AnySchema, path: string, nameOf: NameOf): { inner?: AnySchema; path: string } {
  if (nameOf(schema)) return { path };
  if (schema.kind === 'object') return { inner: schema, path };
  if (!['list', 'page', 'record', 'json', 'nullable', 'optional'].includes(schema.kind)) return { path };
  const marks: Readonly<Record<string, string>> = { list: '[]', page: '[]', record: '{}' };
  return opened(schema.of as AnySchema, `${path}${marks[schema.kind] ?? ''}`, nameOf);
}
