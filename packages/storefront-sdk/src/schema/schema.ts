import type { Description } from './describe.ts';

export { json, listOf, nullable, object, optional, page, record, wholeList } from './containers.ts';
export { orText, pictures, withDefault } from './lenient.ts';
export {
  bool,
  commaSeparated,
  decimal,
  empty,
  int,
  intIn,
  key,
  lastTime,
  money,
  number,
  numberIn,
  type Open,
  oneOf,
  oneOfOpen,
  text,
  textIn,
  time,
} from './scalars.ts';

/**
 * A schema is a function that reads a wire value tolerantly; `undefined` means unreadable. In the sources and in the
 * entries for servers, tests and tools it also has a description (`kind`, `of`, `limits`), which `encode`,
 * `toJsonSchema` and `sample` use. Browser builds leave the descriptions out (see `describe`).
 */

declare const decoded: unique symbol;

/** Limits of an input, for validators and documentation; decoding ignores them. */
export interface Limits {
  /** Minimum of a number, or minimum length of a text or list. */
  readonly min?: number;
  /** Maximum of a number, or maximum length of a text or list. */
  readonly max?: number;
  /** Source of a regular expression that a text must match. */
  readonly pattern?: string;
  /** One sentence for documentation and error messages. */
  readonly note?: string;
  /** Whether to treat a number greater than `max` as `max`: CRMEB clients send large limits to load everything. */
  readonly capped?: true;
  /** Whether to reject an empty text or 0 instead of treating it as absent. */
  readonly blankIsWrong?: true;
  /** Whether the text is an amount that may be rounded to the decimals of the currency. */
  readonly isAmount?: true;
}

export type Kind =
  | 'int'
  | 'number'
  | 'decimal'
  | 'money'
  | 'text'
  | 'bool'
  | 'time'
  | 'enum'
  | 'openEnum'
  | 'list'
  | 'page'
  | 'record'
  | 'object'
  | 'json'
  | 'commaSeparated'
  | 'nullable'
  | 'optional'
  | 'empty';

/** A schema whose decoded value has the type `Value`. */
export interface Schema<Value> extends Description {
  (value: unknown): Value | undefined;
  /** Whether a field with this schema may be absent. */
  readonly mayBeAbsent?: true;
  readonly [decoded]?: Value;
}

/** A schema of any value. */
// biome-ignore lint/suspicious/noExplicitAny: a schema of any value
export type AnySchema = Schema<any>;
/** Fields with their schemas. */
export type Shape = { readonly [field: string]: AnySchema };

/** The decoded type of a schema. */
export type Infer<S> = S extends Schema<infer Value> ? Value : never;

type OptionalKeys<S extends Shape> = {
  [K in keyof S]: S[K] extends { readonly mayBeAbsent: true } ? K : never;
}[keyof S];
type Flat<T> = { [K in keyof T]: T[K] } & {};
type All<S extends Shape> = { -readonly [K in keyof S]: Infer<S[K]> };

/** The decoded type of a shape: `optional` fields may be absent. Preserves the comments of the fields. */
export type InferShape<S extends Shape> = Flat<
  Pick<All<S>, Exclude<keyof S, OptionalKeys<S>>> & Partial<Pick<All<S>, OptionalKeys<S>>>
>;

/**
 * The schema of an object with the fields of these shapes. Inferred per shape, to preserve the comments of the fields.
 */
export interface ObjectSchema<Shapes extends readonly Shape[]> extends Schema<Flat<InferShapes<Shapes>>> {
  readonly of: Shape;
}
type InferShapes<Shapes> = Shapes extends readonly [infer First extends Shape, ...infer Rest]
  ? Rest extends readonly []
    ? InferShape<First>
    : InferShape<First> & InferShapes<Rest>
  : unknown;

/** The schema of a list. Preserves the item schema, and with it the comments of the fields. */
export interface ListSchema<S extends AnySchema> extends Schema<Infer<S>[]> {
  readonly of: S;
}

/** The schema of a value that may be null. */
export interface NullableSchema<S extends AnySchema> extends Schema<Infer<S> | null> {}

/** The schema of a field that may be absent. */
export interface OptionalSchema<S extends AnySchema> extends Schema<Infer<S> | undefined> {
  readonly mayBeAbsent: true;
}

/** A page of a list. */
export interface Page<Item> {
  /** The items of this page. */
  list: Item[];
  /** Page number, from 1. */
  pageNum: number;
  /** Number of pages. */
  pages: number;
  /** Number of items on all pages. */
  total: number;
  /** Maximum number of items per page. */
  pageSize: number;
}
