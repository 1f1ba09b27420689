import type { InferShape, Schema, Shape } from './schema.ts';

/** Who may call: `guest` needs no token, `optional` answers differently with one, `user` demands one. */
export type Auth = 'guest' | 'optional' | 'user';

/**
 * Where a call comes from: the product's specification, the public backend family it belongs to, or an extension of ours
 * that a backend may lack (then it answers 404 and the feature is absent).
 */
export type Origin = 'specification' | 'family' | 'extension';

/** The half of an endpoint that servers, validators and documents read; browsers only see its types. */
export interface Input {
  readonly summary: string;
  readonly origin: Origin;
  readonly path?: Shape;
  readonly query?: Shape;
  // biome-ignore lint/suspicious/noExplicitAny: a body of any shape
  readonly body?: Schema<any>;
}

/* @__NO_SIDE_EFFECTS__ */
export function input<const I extends Input>(definition: I): I {
  return definition;
}

type Part<I, K extends 'path' | 'query'> = I extends { readonly [P in K]: infer S extends Shape }
  ? { readonly [P in K]: InferShape<S> }
  : unknown;
type Body<I> = I extends { readonly body: Schema<infer Value> } ? { readonly body: Value } : unknown;

/** What a caller hands over: `{ path, query, body }`, each only where the endpoint has it. */
export type InputValue<I> = Part<I, 'path'> & Part<I, 'query'> & Body<I>;
