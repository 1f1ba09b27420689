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
 * A schema is a function that reads a value from the wire tolerantly; `undefined` means that the value cannot be used. In
 * the sources and in what servers, tests and tools load it also carries its description (`kind`, `of`, `limits`), which
 * `encode`, `toJsonSchema` and `sample` follow. Browser builds leave the descriptions out (see `describe`).
 */

declare const decoded: unique symbol;

/** Limits that only writers, validators and documents read. */
export interface Limits {
  /** Smallest number, or shortest text. */
  readonly min?: number;
  /** Largest number, or longest text. */
  readonly max?: number;
  /** Regular expression source that a text must match. */
  readonly pattern?: string;
  /** One sentence for documents and error texts. */
  readonly note?: string;
  /** Whether a number greater than `max` may be taken as `max`: clients of the family ask so for all there is. */
  readonly capped?: true;
  /** Whether an empty text, or 0, is a mistake rather than absent: where a caller relies on what is said. */
  readonly blankIsWrong?: true;
  /** Whether the text is an amount, whose further decimals may be rounded. */
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

/** A shape whose decoded value has the type `Value`. */
export interface Schema<Value> extends Description {
  (value: unknown): Value | undefined;
  /** Whether a field of this shape may be absent. */
  readonly mayBeAbsent?: true;
  readonly [decoded]?: Value;
}

/** A schema of whatever it may be. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a schema of any value is meant
export type AnySchema = Schema<any>;
/** The fields of a record with their schemas. */
export type Shape = { readonly [field: string]: AnySchema };

/** The decoded type of a schema. */
export type Infer<S> = S extends Schema<infer Value> ? Value : never;

type OptionalKeys<S extends Shape> = {
  [K in keyof S]: S[K] extends { readonly mayBeAbsent: true } ? K : never;
}[keyof S];
type Flat<T> = { [K in keyof T]: T[K] } & {};
type All<S extends Shape> = { -readonly [K in keyof S]: Infer<S[K]> };

/** The decoded type of an object shape: `optional` fields may be absent. Comments on its fields are kept. */
export type InferShape<S extends Shape> = Flat<
  Pick<All<S>, Exclude<keyof S, OptionalKeys<S>>> & Partial<Pick<All<S>, OptionalKeys<S>>>
>;

/** The schema of an object with the fields of these shapes. Each is inferred alone, so that the comments of its fields stay. */
export interface ObjectSchema<Shapes extends readonly Shape[]> extends Schema<Flat<InferShapes<Shapes>>> {
  readonly of: Shape;
}
type InferShapes<Shapes> = Shapes extends readonly [infer First extends Shape, ...infer Rest]
  ? Rest extends readonly []
    ? InferShape<First>
    : InferShape<First> & InferShapes<Rest>
  : unknown;

/** The schema of a list; it keeps that of its items, and with it the comments of their fields. */
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
  /** Counts from 1. */
  pageNum: number;
  /** How many pages there are. */
  pages: number;
  /** How many items there are on all pages. */
  total: number;
  /** How many items a page has at most. */
  pageSize: number;
}
