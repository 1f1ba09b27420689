import type { InferShape, Schema, Shape } from '../schema/schema.ts';

/** Who may call: `guest` needs no token, `optional` answers differently with one, `user` demands one. */
export type Auth = 'guest' | 'optional' | 'user';

/**
 * Where a call comes from: the product's specification, the public backend family it belongs to, or an extension of ours
 * that a backend may lack (then it answers 404 and the feature is absent).
 */
export type Origin = 'specification' | 'family' | 'extension';

/** The file that a form carries. */
export interface FileInput {
  /** Name of its field in the form. */
  readonly field: string;
  readonly maxBytes: number;
  /** MIME types taken; a server tells them by the content, not by the name. */
  readonly types: readonly string[];
}

/** Another path of a call. A backend may lack it: this SDK does not ask for it. */
export interface Alias {
  /** Path with `{name}` where a path parameter goes. */
  readonly path: string;
  /** Its path parameters, in place of those of the call. */
  readonly params?: Shape;
}

/** The half of an endpoint that servers, validators and documents read; browsers only see its types. */
export interface Input {
  readonly summary: string;
  readonly origin: Origin;
  readonly path?: Shape;
  readonly query?: Shape;
  // biome-ignore lint/suspicious/noExplicitAny: a body of any shape
  readonly body?: Schema<any>;
  /** What travels instead of a body in a `multipart/form-data` form. */
  readonly file?: FileInput;
  /** Whether its query may come as a form instead. */
  readonly form?: true;
  /** Other paths that clients of the family ask for it by. */
  readonly aliases?: readonly Alias[];
  /** One sentence per code on when it is answered; 400 for bad input, 401, 429 and 500 go without saying. */
  readonly errors?: Readonly<Record<number, string>>;
  /** What a caller might hand over: `{ path, query, body }`, as the schemas have it. */
  readonly example?: { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };
}

/* @__NO_SIDE_EFFECTS__ */
export function input<const I extends Input>(definition: I & { readonly example?: Fields<I> }): I {
  return definition;
}

type Part<I, K extends 'path' | 'query'> = I extends { readonly [P in K]: infer S extends Shape }
  ? { readonly [P in K]: InferShape<S> }
  : unknown;
type Body<I> = I extends { readonly body: Schema<infer Value> } ? { readonly body: Value } : unknown;

type Fields<I> = Part<I, 'path'> & Part<I, 'query'> & Body<I>;
type Form<I> = I extends { readonly file: FileInput } ? { readonly body: FormData } : unknown;

/** What a caller hands over: `{ path, query, body }`, each only where the endpoint has it. */
export type InputValue<I> = Fields<I> & Form<I>;
