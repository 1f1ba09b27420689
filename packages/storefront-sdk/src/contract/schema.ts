import type { Report } from './decode.ts';

export { json, list, nullable, object, optional, page, record } from './containers.ts';
export { orElse, pictures } from './lenient.ts';
export { bool, int, intIn, joined, money, nothing, number, oneOf, text, textIn, time } from './scalars.ts';

/**
 * Shapes as data. A schema says what a value is on the wire; `decode` reads it tolerantly, `encode` writes the one strict form,
 * `toJsonSchema` describes it. Nothing here runs at import but object literals, so unused shapes and readers shake away.
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
}

export type Kind =
  | 'int'
  | 'number'
  | 'money'
  | 'text'
  | 'bool'
  | 'time'
  | 'enum'
  | 'list'
  | 'page'
  | 'record'
  | 'object'
  | 'json'
  | 'joined'
  | 'nullable'
  | 'optional'
  | 'nothing';

/** A shape whose decoded value has the type `Value`. */
export interface Schema<Value> {
  readonly kind: Kind;
  /** Makes an honest value of a wire value; `undefined` says that there is none. Use `decode`. */
  readonly read: (value: unknown, path: string, report?: Report) => Value | undefined;
  /** Inner shape, fields of an object, or allowed values of an enum. */
  readonly of?: AnySchema | Shape | readonly (string | number)[];
  readonly limits?: Limits | undefined;
  readonly [decoded]?: Value;
}

/** A shape without an inside: its value reads alike wherever it stands. */
export interface Scalar<Value> extends Schema<Value> {
  readonly read: (value: unknown) => Value | undefined;
}

/** A schema of whatever it may be. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a schema of any value is meant
export type AnySchema = Schema<any>;
/** The fields of a record with their schemas. */
export type Shape = { readonly [field: string]: AnySchema };

/** The decoded type of a schema. */
export type Infer<S> = S extends Schema<infer Value> ? Value : never;

type OptionalKeys<S extends Shape> = {
  [K in keyof S]: S[K] extends { readonly kind: 'optional' } ? K : never;
}[keyof S];
type Flat<T> = { [K in keyof T]: T[K] } & {};

/** The decoded type of an object shape: `optional` fields may be absent. */
export type InferShape<S extends Shape> = Flat<
  { -readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Infer<S[K]> } & {
    -readonly [K in OptionalKeys<S>]?: Infer<S[K]>;
  }
>;

/** A page of a list. `pageNum` counts from 1. */
export interface Page<Item> {
  list: Item[];
  pageNum: number;
  pages: number;
  total: number;
  pageSize: number;
}
