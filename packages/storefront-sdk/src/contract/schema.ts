/**
 * Shapes as data. A schema says what a value is on the wire; `decode` reads it tolerantly, `encode` writes the one strict form,
 * `toJsonSchema` describes it. Nothing here runs at import but object literals, so unused shapes shake away.
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
  | 'nullable'
  | 'optional'
  | 'nothing';

/** A shape whose decoded value has the type `Value`. */
export interface Schema<Value> {
  readonly kind: Kind;
  /** Inner shape, fields of an object, or allowed values of an enum. */
  readonly of?: AnySchema | Shape | readonly (string | number)[];
  readonly limits?: Limits;
  readonly [decoded]?: Value;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a schema of any value is meant
export type AnySchema = Schema<any>;
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

/** A whole number. */
export const int: Schema<number> = { kind: 'int' };
/** Any finite number, a percentage for instance. */
export const number: Schema<number> = { kind: 'number' };
/** An amount in integer cents; decimal text such as `"12.50"` on the wire. */
export const money: Schema<number> = { kind: 'money' };
export const text: Schema<string> = { kind: 'text' };
export const bool: Schema<boolean> = { kind: 'bool' };
/** A moment in epoch milliseconds; `yyyy-MM-dd HH:mm:ss` in UTC on the wire. */
export const time: Schema<number> = { kind: 'time' };
/** Calls that answer no data. */
export const nothing: Schema<null> = { kind: 'nothing' };

/* @__NO_SIDE_EFFECTS__ */
export function intIn(limits: Limits): Schema<number> {
  return { kind: 'int', limits };
}

/* @__NO_SIDE_EFFECTS__ */
export function textIn(limits: Limits): Schema<string> {
  return { kind: 'text', limits };
}

/** One of a closed set of values; numbers may come as text. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Values extends readonly (string | number)[]>(...of: Values): Schema<Values[number]> {
  return { kind: 'enum', of };
}

/** A list; null and absent read as empty, a null or bad item is dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item>(of: Schema<Item>, limits?: Limits): Schema<Item[]> {
  return limits ? { kind: 'list', of, limits } : { kind: 'list', of };
}

/** A page object in any of its forms, or a bare array. */
/* @__NO_SIDE_EFFECTS__ */
export function page<Item>(of: Schema<Item>): Schema<Page<Item>> {
  return { kind: 'page', of };
}

/* @__NO_SIDE_EFFECTS__ */
export function record<Value>(of: Schema<Value>): Schema<Record<string, Value>> {
  return { kind: 'record', of };
}

/* @__NO_SIDE_EFFECTS__ */
export function object<const S extends Shape>(of: S): Schema<InferShape<S>> & { readonly of: S } {
  return { kind: 'object', of };
}

/** JSON inside a text, as the contract demands in places; a plain value is read too. */
/* @__NO_SIDE_EFFECTS__ */
export function json<Value>(of: Schema<Value>): Schema<Value> {
  return { kind: 'json', of };
}

/** Null, absent and empty text read as null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Value>(of: Schema<Value>): Schema<Value | null> {
  return { kind: 'nullable', of };
}

/** A field that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(of: Schema<Value>): Schema<Value | undefined> & { readonly kind: 'optional' } {
  return { kind: 'optional', of };
}
